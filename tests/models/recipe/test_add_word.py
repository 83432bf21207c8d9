from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from models.recipe import add_word as step
from models.recipe.lexicon import OWN
from models.recipe.lexicon_file import comments, read_lexicon
from voice_host.hearing.listening_model import ListeningModel
from voice_host.hearing.vosk_recognizer import VoskEngine
from voice_host.rehearsal.speaking.player_voice import heard, voices_of
from voice_host.speaking.find_synthesizer import find_synthesizer

pytest.importorskip("pocketsphinx", reason="the pronouncing dictionary comes with pocketsphinx")

Add = Callable[..., None]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of our own pronunciations, in their place."""
    path = tmp_path / "pronunciations.txt"
    path.write_bytes(OWN.read_bytes())
    monkeypatch.setattr(step, "OWN", path)
    return path


@pytest.fixture
def add(own: Path, monkeypatch: pytest.MonkeyPatch) -> Add:
    """The step, as the command line starts it."""

    def run(*arguments: object) -> None:
        monkeypatch.setattr(sys, "argv", ["add_word", *map(str, arguments)])
        step.main()

    return run


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.usefixtures("fst_tools")
def test_a_new_word_is_vocabulary(
    shipped: Path, copy: Path, own: Path, add: Add, capsys: pytest.CaptureFixture[str]
) -> None:
    before = ListeningModel(shipped)
    assert before.missing(["zorgle"]) == ("zorgle",)

    add(copy, "zorgle", "Z AO R G AH L")

    model = ListeningModel(copy)
    assert model.missing(["zorgle", *before.vocabulary]) == ()
    assert model.lexicon is not None
    assert model.lexicon.pronunciations("zorgle") == (("Z", "AO", "R", "G", "AH", "L"),)
    assert read_lexicon(copy / "lexicon.txt").keys() - read_lexicon(shipped / "lexicon.txt").keys() == {"zorgle"}
    assert comments(copy / "lexicon.txt") == comments(shipped / "lexicon.txt")
    assert own.read_text() == OWN.read_text() + "zorgle Z AO R G AH L\n"
    assert 'hears "zorgle" now' in capsys.readouterr().out


@pytest.mark.usefixtures("fst_tools")
def test_only_what_changes_is_changed(shipped: Path, copy: Path, add: Add) -> None:
    add(copy, "zebra")

    theirs = contents(shipped)
    mine = {path.relative_to(copy): data for path, data in contents(copy).items()}
    changed = {path.as_posix() for path, data in mine.items() if theirs.get(shipped / path) != data}
    assert changed == {"lexicon.txt", "graph/HCLr.fst", "graph/Gr.fst", "graph/words.txt"}
    assert len(mine) == len(theirs)


@pytest.mark.usefixtures("fst_tools")
def test_a_word_of_the_dictionary_needs_no_sounds(copy: Path, own: Path, add: Add) -> None:
    add(copy, "zebra")

    assert ListeningModel(copy).missing(["zebra"]) == ()
    assert own.read_bytes() == OWN.read_bytes()


@pytest.mark.usefixtures("fst_tools")
def test_one_more_way_to_say_a_word(copy: Path, add: Add) -> None:
    before = read_lexicon(copy / "lexicon.txt")["seven"]

    add(copy, "seven", "S EH B AH N")

    assert read_lexicon(copy / "lexicon.txt")["seven"] == [*before, ("S", "EH", "B", "AH", "N")]


def test_a_word_that_is_there_already(copy: Path, add: Add, capsys: pytest.CaptureFixture[str]) -> None:
    before = contents(copy.parent)

    add(copy, "seven", "S EH V AH N")

    assert contents(copy.parent) == before
    assert "already" in capsys.readouterr().out


@pytest.mark.spoken
@pytest.mark.usefixtures("fst_tools")
def test_a_new_word_is_heard(copy: Path, add: Add) -> None:
    add(copy, "zebra", "Z EH B R AH")
    synthesizer = find_synthesizer()
    phrases = ["zebra", "yes", "seven", "never mind", "repeat"]
    recognizer = VoskEngine(ListeningModel(copy)).of_phrases(phrases, readings=1)

    heard_as = []
    for voice in voices_of(synthesizer):
        recognizer.hear(heard(voice.speak(synthesizer, "zebra")))
        heard_as.append(recognizer.finish()[0].words)

    assert heard_as.count("zebra") >= len(heard_as) - 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["zorgle"], 'lacks "zorgle": write how it sounds'),
        (["zorgle", "Z AO1 R"], "unknown sounds: AO1"),
        (["zorgle", "T4"], "unknown sounds: T4"),
        (["zorgle", " "], "at least one sound"),
        (["Zebra"], "small letters"),
        (["#aa", "AA"], "small letters"),
        (["two words", "T UW"], "small letters"),
        (["zébra", "Z IY B R AH"], "small letters"),
    ],
)
def test_what_cannot_be_is_said_and_nothing_is_changed(
    copy: Path, add: Add, arguments: list[str], complaint: str
) -> None:
    before = contents(copy.parent)

    with pytest.raises(SystemExit, match=complaint):
        add(copy, *arguments)

    assert contents(copy.parent) == before


@pytest.mark.usefixtures("no_tools")
def test_without_the_tools_nothing_is_changed(copy: Path, add: Add) -> None:
    before = contents(copy.parent)

    with pytest.raises(SystemExit, match="apt-get install libfst-tools"):
        add(copy, "zebra", "Z EH B R AH")

    assert contents(copy.parent) == before


def test_a_folder_that_is_no_model_is_named(tmp_path: Path, add: Add) -> None:
    with pytest.raises(SystemExit, match=r"lexicon\.txt cannot be read"):
        add(tmp_path / "none", "zebra")


def test_a_full_disk_changes_nothing(copy: Path, add: Add, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(step, "rebuild", full)
    before = contents(copy.parent)

    with pytest.raises(SystemExit, match="No space left"):
        add(copy, "zorgle", "Z AO R G AH L")

    assert contents(copy.parent) == before
