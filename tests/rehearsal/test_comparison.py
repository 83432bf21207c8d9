"""When the host has said what is written, and how a difference is shown."""

import pytest

from voice_host.rehearsal.conversations.comparison import Difference, compare
from voice_host.rehearsal.conversations.conversation import HostLine
from voice_host.rehearsal.conversations.conversation_file import parse_conversation
from voice_host.rehearsal.conversations.rehearse import rehearse_as_text


def exactly(text: str) -> HostLine:
    return HostLine(1, text, exact=True)


def words(text: str) -> HostLine:
    return HostLine(1, text, exact=False)


def differs(said: str, *written: HostLine) -> bool:
    return compare("play.txt, line 1", written, said) is not None


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("Three steps. Ready?", [exactly("Three steps.  Ready?")]),
        ("Three steps. Ready?", [exactly("Three steps."), exactly("Ready?")]),
        ("Right. Step one: give one piece.", [words("step ONE give")]),
        ("Right. Step one: give one piece.", [words("right ... piece")]),
        ("Right. Step one: give one piece.", [words("right"), words("one piece")]),
        ("Right. Step one: give one piece.", [exactly("Right."), words("one piece")]),
        ("Anything.", [words("...")]),
        ("", [exactly("")]),
    ],
)
def test_this_is_as_written(said: str, written: list[HostLine]) -> None:
    assert not differs(said, *written)


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("Three steps. Ready?", [exactly("Three steps.")]),
        ("Three steps. Ready?", [exactly("Three steps, ready?")]),
        ("Three steps.", [exactly("three steps.")]),
        ("Step one: give one piece.", [words("piece ... step")]),
        ("Step one: give one piece.", [words("step give")]),
        ("Step ten.", [words("step te")]),
        ("Step ten.", [words("ep ... ten")]),
        ("Step one.", [words("one ... one")]),
        ("Right. Step one.", [exactly("Step one."), words("right")]),
        ("", [words("step")]),
    ],
)
def test_this_is_not(said: str, written: list[HostLine]) -> None:
    assert differs(said, *written)


def test_a_difference_is_shown_word_by_word() -> None:
    difference = compare("play.txt, line 7", [exactly("Three steps, six pieces.")], "Three steps, five pieces. Ready?")
    assert str(difference).splitlines() == [
        "play.txt, line 7: the host says something else.",
        "  written: Three steps, six pieces.",
        "  said:    Three steps, five pieces. Ready?",
        '  "six" is now "five"',
        '  not written: "Ready?"',
    ]


def test_of_words_that_are_missing_the_first_are_shown() -> None:
    difference = compare("play.txt, line 7", [words("right ... step two ... pieces")], "Right. Step one: one piece.")
    assert difference == Difference(
        "play.txt, line 7",
        "~ right ... step two ... pieces",
        "Right. Step one: one piece.",
        ('not said, or not in this order: "step two"',),
    )


def test_a_performance_tells_every_line_at_which_the_host_says_something_else() -> None:
    conversation = parse_conversation(
        "game: dogylicious\nplayers: Noa\nhost: Hello.\nyou: the near two\nhost ~ tile three\n", "play.txt"
    )
    rehearsed = rehearse_as_text(conversation)
    assert [difference.place for difference in rehearsed.differences] == ["play.txt, line 3", "play.txt, line 5"]
    assert not rehearsed.as_written
