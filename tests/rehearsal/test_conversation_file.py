"""What a parent can write in a conversation file, and what is said about a mistake in it."""

from pathlib import Path

import pytest

from voice_host.rehearsal.conversations.conversation import (
    Conversation,
    ConversationError,
    HostLine,
    PlayerLine,
    Resume,
    Stop,
    Wait,
)
from voice_host.rehearsal.conversations.conversation_file import parse_conversation, read_conversation
from voice_host.rehearsal.conversations.rehearse import rehearse_as_text

PLAY = """
# A remark.
game: dogylicious
players: Noa, Dan
clock: on
dice: 3 4, 12 2
record: 57

host: Where do you start?
host ~ start ... again
you: near seven
you: thirty
hears: thirty / thirteen
hears too: no
"""


def play(text: str) -> Conversation:
    return parse_conversation(text, "play.txt")


def test_the_level_of_words_is_a_setting_of_the_talk() -> None:
    brief = play("game: dogylicious\nplayers: Noa\nlevel: brief\nyou: near seven\nhost: Tile seven. Your target?")
    assert brief.level == "brief"
    assert rehearse_as_text(brief).as_written
    with pytest.raises(ConversationError, match='There is no level "short"'):
        play("game: dogylicious\nlevel: short")


def test_settings_come_first_and_then_the_talk() -> None:
    conversation = play(PLAY.replace("hears too: no\n", "wait: 1 minute 30 seconds\nstop\nresume\n"))
    assert conversation == Conversation(
        "play.txt",
        "dogylicious",
        {"players": "Noa, Dan", "clock": "on"},
        dice=((3, 4), (12, 2)),
        record=57,
        lines=(
            HostLine(9, "Where do you start?", exact=True),
            HostLine(10, "start ... again", exact=False),
            PlayerLine(11, "near seven"),
            PlayerLine(12, "thirty", ("thirty", "thirteen")),
            Wait(14, 90.0),
            Stop(15),
            Resume(16),
        ),
    )


def test_speech_that_is_not_understood_is_written_without_words() -> None:
    assert play("game: dogylicious\nyou: bla\nhears:\n").lines == (PlayerLine(2, "bla", ("",)),)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("near seven", 'line 2: "near seven" is no line of a conversation'),
        ("you:", 'line 2: "you" says nothing'),
        ("you ~ seven", 'line 2: Only a line of the host has a "~"'),
        ("hears: seven", 'line 2: "hears" tells what is made of'),
        ("you: a\nhears: a\nhears: b", 'line 4: "hears" tells'),
        ("you: a\nhears: a / ", "line 3: A doubtful reading is empty"),
        ("you: a\nclock: on", 'line 3: "clock" is no line of a talk'),
        ("wait: a while", 'line 2: "a while" is no time'),
        ("wait: 30", 'line 2: "30" is no time'),
        ("stop now: please", 'line 2: "stop now: please" is no line'),
        ("stop: please", 'line 2: "stop" stands alone'),
        ("dice: 3 x, 6 2", 'line 2: "3 x" is no roll'),
        ("dice: 3 4,", 'line 2: "" is no roll'),
        ("record: many", 'line 2: "record" is a whole number'),
        ("clock:", 'line 2: "clock" has no value'),
        ("clock: on\nclock: off", 'line 3: "clock" is there twice'),
    ],
)
def test_a_mistake_is_told_with_its_line(line: str, complaint: str) -> None:
    with pytest.raises(ConversationError) as error:
        play(f"game: dogylicious\n{line}\n")
    assert str(error.value).startswith(f"play.txt, {complaint}")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("players: Noa\nyou: hello\n", "play.txt does not say which game is played."),
        ("game: chess\nyou: hello\n", 'play.txt: There is no game "chess"'),
        ("game: dogylicious\ncolour: red\n", "play.txt: There is no option colour."),
        ("game: dogylicious\nplayers: Noa\ndice-sides: 7\n", "play.txt: The dice have 6, 8, 10 or 12 sides, not 7."),
        ("game: dogylicious\nplayers: Noa\nyou: near two\nresume\n", "play.txt, line 4: the program has not ended."),
        (
            "game: dogylicious\nplayers: Noa\nyou: quit\nyou: yes\nyou: near two\n",
            "play.txt, line 5: The game is over here",
        ),
        (
            "game: dogylicious\nplayers: Noa\ndice: 7 1\nyou: the near two\nyou: the near ten\nyou: five, eight, ten\n"
            "you: three steps, six pieces\nyou: ready\n",
            "play.txt: The game rolls 2 dice of 6 sides, but the roll named for it is (7, 1).",
        ),
    ],
)
def test_what_cannot_be_performed_is_told(text: str, complaint: str) -> None:
    with pytest.raises(ConversationError) as error:
        rehearse_as_text(play(text))
    assert str(error.value).startswith(complaint)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(ConversationError, match="cannot be read: No such file or directory"):
        read_conversation(tmp_path / "nothing.txt")


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    (tmp_path / "sound.wav").write_bytes(bytes(range(128, 256)))
    with pytest.raises(ConversationError, match="is not a text file"):
        read_conversation(tmp_path / "sound.wav")
