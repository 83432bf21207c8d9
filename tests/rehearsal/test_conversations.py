"""Every conversation file, performed as text. How to write one is told in ``conversation_file.py``."""

from pathlib import Path

import pytest

from voice_host.rehearsal.conversations.conversation_file import read_conversation
from voice_host.rehearsal.conversations.rehearse import rehearse_as_text

FILES = sorted((Path(__file__).parent.parent / "conversations").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_host_says_what_is_written(file: Path) -> None:
    rehearsed = rehearse_as_text(read_conversation(file))
    assert rehearsed.as_written, "\n".join(map(str, rehearsed.differences))


def test_there_are_conversations() -> None:
    assert len(FILES) >= 15
