"""What can be wrong with the files of a language. Each error is a sentence that names the file and the place in it."""


class LanguageError(ValueError):
    """The base: a sentence that says what is wrong and what to do."""


class SentencesError(LanguageError):
    """A sentences file that can't be used, or a meaning that no sentences file speaks of."""


class PromptsError(LanguageError):
    """A prompts file that can't be used, or a message that can't be put into words."""
