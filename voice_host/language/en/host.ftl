# What the host itself says in any game, in English. The format is described in voice_host/language/prompt_file.py.
# Numbers are spelled: { WORDS($count) }; a selector sees the number.

## Lists and choices

# "Noa, Dan and Lia"
list-and = { LIST($items, join: "and") }
# "the near nine or the far nine"
list-or = { LIST($items, join: "or") }
# "one, ten, nine"
list-plain = { LIST($items) }
# "thirteen"
number = { WORDS($number) }
# "thirteen, one three": a number and its digits, where it sounds like another
number-and-digits = { WORDS($number) }, { WORDS($number, style: "digits") }
