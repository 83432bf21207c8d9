"""The machinery of a language: what people say to meanings, messages to what the host says, numbers both ways."""

from voice_host.language.errors import LanguageError, PromptsError, SentencesError
from voice_host.language.files import HOST, files_of, languages, name_file, page_files, prompt_files, sentence_files
from voice_host.language.normalise import normalise
from voice_host.language.numbers import digits, ordinal, plural, spell, spellings
from voice_host.language.prompts import Prompts
from voice_host.language.sentences import Sentences, Understanding

__all__ = [
    "HOST",
    "LanguageError",
    "Prompts",
    "PromptsError",
    "Sentences",
    "SentencesError",
    "Understanding",
    "digits",
    "files_of",
    "languages",
    "name_file",
    "normalise",
    "ordinal",
    "page_files",
    "plural",
    "prompt_files",
    "sentence_files",
    "spell",
    "spellings",
]
