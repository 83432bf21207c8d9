"""Finding a listening model, and saying what it cannot do."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from voice_host.games.dogylicious.meanings import Answer
from voice_host.hearing import listening_model
from voice_host.hearing.ears import Ears
from voice_host.hearing.errors import HearingError, ModelUnusable
from voice_host.hearing.lexicon import Lexicon
from voice_host.hearing.listening_model import ListeningModel, find
from voice_host.hearing.recognizer import Reading
from voice_host.hearing.settings import ListeningSettings
from voice_host.hearing.vosk_recognizer import VoskEngine

from .speech import SENTENCES

WORDS = "<eps> 0\n[unk] 1\n#s 2\n#ih 3\n#k 4\nsix 5\nfifty 6\n"
WORDS_WITHOUT_SOUNDS = "<eps> 0\n[unk] 1\nsix 2\nfifty 3\n"


def model_folder(folder: Path, words: str = WORDS, without: str = "", lexicon: bool = True) -> Path:
    """A folder in the layout of a small vosk model, as far as it is looked at before it is loaded."""
    for name in ("am/final.mdl", "conf/mfcc.conf", "graph/words.txt", "graph/HCLr.fst", "graph/Gr.fst"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if name != without:
            (folder / name).write_text(words if name == "graph/words.txt" else "")
    if lexicon:
        (folder / "lexicon.txt").write_text("six S IH K S\nfifty F IH F T IY\n")
    return folder


@pytest.fixture
def no_other_models(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any model; the folder that VOSK_MODEL_PATH names is returned."""
    usual = tmp_path / "usual"
    usual.mkdir()
    monkeypatch.setattr(listening_model, "_shipped", lambda language: (tmp_path / "none" / language,))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    monkeypatch.setenv("VOSK_MODEL_PATH", str(usual))
    return usual


def test_the_model_that_ships_is_found_and_lacks_nothing() -> None:
    model = find()

    assert model.has_second_ear
    assert model.is_light
    assert model.notes(["six", "fifty"]) == ()
    assert {"six", "hundred", "target", "[unk]"} <= model.vocabulary


def test_a_named_folder_is_taken(tmp_path: Path) -> None:
    assert find(named=str(model_folder(tmp_path / "mine"))).folder == tmp_path / "mine"


def test_a_name_is_looked_up_where_vosk_keeps_its_models(no_other_models: Path) -> None:
    folder = model_folder(no_other_models / "vosk-model-small-en-us-0.15")

    assert find(named="vosk-model-small-en-us-0.15").folder == folder
    assert find().folder == folder


def test_without_any_model_the_sentence_says_what_to_do(no_other_models: Path) -> None:
    with pytest.raises(ModelUnusable, match=r'no listening model for the language "en".* --model.* --keyboard'):
        find()


def test_a_damaged_model_in_the_usual_places_is_passed_over(no_other_models: Path) -> None:
    model_folder(no_other_models / "vosk-model-en-us-0.1", without="am/final.mdl")
    whole = model_folder(no_other_models / "vosk-model-en-us-0.2")

    assert find().folder == whole


@pytest.mark.parametrize("make", ["nothing", "file"])
def test_a_name_that_is_no_folder_is_a_sentence(make: str, tmp_path: Path) -> None:
    named = tmp_path / "model.zip"
    if make == "file":
        named.write_bytes(b"PK")

    with pytest.raises(ModelUnusable) as refused:
        find(named=str(named))
    sentence = f"There is no listening model {named}: name the folder of an unpacked vosk model, or leave --model out."
    assert str(refused.value) == sentence


@pytest.mark.parametrize("missing", ["am/final.mdl", "conf/mfcc.conf", "graph/words.txt"])
def test_a_folder_that_is_no_model_is_a_sentence_that_names_what_is_missing(missing: str, tmp_path: Path) -> None:
    model_folder(tmp_path, without=missing)

    with pytest.raises(ModelUnusable, match=f"is no listening model: {missing} is missing there. Name the folder"):
        find(named=str(tmp_path))


@pytest.mark.parametrize("missing", ["graph/HCLr.fst", "graph/Gr.fst"])
def test_a_model_that_cannot_be_told_what_may_be_said_is_a_sentence(missing: str, tmp_path: Path) -> None:
    model_folder(tmp_path, without=missing)

    with pytest.raises(ModelUnusable, match=f'fixed grammar .{missing} is missing.*whose name has "small" in it'):
        find(named=str(tmp_path))


def test_a_model_that_cannot_be_loaded_is_a_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ModelUnusable, match=r"cannot be loaded; unpack it again, or name another with --model"):
        VoskEngine(find(named=str(model_folder(tmp_path))))


def test_every_fault_is_one_for_people() -> None:
    assert issubclass(ModelUnusable, HearingError)
    assert issubclass(HearingError, ValueError)


# -- what a model cannot do --------------------------------------------------------------------------------------------


def test_words_that_it_cannot_hear_are_told(tmp_path: Path) -> None:
    model = ListeningModel(model_folder(tmp_path))

    assert model.missing(["six", "seven", "eight"]) == ("eight", "seven")
    (note,) = model.notes(["six", "seven", "eight"])
    assert note == "The listening model cannot hear these words, so sentences with them are lost: eight, seven."


@pytest.mark.parametrize(("words", "lexicon"), [(WORDS_WITHOUT_SOUNDS, True), (WORDS, False)])
def test_without_sounds_the_second_ear_is_off_and_that_is_told(words: str, lexicon: bool, tmp_path: Path) -> None:
    model = ListeningModel(model_folder(tmp_path, words, lexicon=lexicon))

    assert not model.has_second_ear
    (note,) = model.notes(["six"])
    assert "the second ear is off" in note


class Hears:
    """An engine whose recognisers all hear the same."""

    def __init__(self, heard: str) -> None:
        self.heard = heard
        self.made: list[str] = []

    def of_phrases(self, phrases: tuple[str, ...], **_: object) -> Hears:
        self.made.append("phrases")
        return self

    def of_sentences(self, *_: object, **also: object) -> Hears:
        self.made.append("sentences")
        return self

    def hear(self, samples: object) -> None:
        pass

    def finish(self) -> tuple[Reading, ...]:
        return (Reading(self.heard, 0.0),)

    def reset(self) -> None:
        pass


def heard_with(model: ListeningModel, engine: Hears) -> float | None:
    ears = Ears(engine, model, SENTENCES, ListeningSettings())  # type: ignore[arg-type]
    ears.expect((Answer,))
    ears.hear(np.zeros(512, np.int16))
    verdict = ears.finish()
    assert verdict.words == engine.heard
    return verdict.distance


def test_without_the_second_ear_words_are_heard_all_the_same(tmp_path: Path) -> None:
    assert heard_with(ListeningModel(model_folder(tmp_path, WORDS_WITHOUT_SOUNDS)), Hears("fifty six")) is None


def test_a_light_model_is_told_whole_sentences_and_a_heavy_one_phrases(tmp_path: Path) -> None:
    light = ListeningModel(model_folder(tmp_path / "light", WORDS_WITHOUT_SOUNDS))
    heavy = ListeningModel(model_folder(tmp_path / "heavy", WORDS_WITHOUT_SOUNDS))
    with (heavy.folder / "am" / "final.mdl").open("wb") as network:
        network.truncate(30_000_000)

    for model, told in ((light, "sentences"), (heavy, "phrases")):
        engine = Hears("fifty six")
        heard_with(model, engine)
        assert engine.made == [told]


def test_listening_before_a_question_is_a_mistake_of_the_program(tmp_path: Path) -> None:
    ears = Ears(Hears(""), ListeningModel(model_folder(tmp_path)), SENTENCES, ListeningSettings())  # type: ignore[arg-type]

    with pytest.raises(RuntimeError, match="expect"):
        ears.hear(np.zeros(512, np.int16))
    with pytest.raises(RuntimeError, match="expect"):
        ears.finish()


@pytest.mark.parametrize("table", [b"six\n", b"six one\n", b"caf\xe9 1\n"])
def test_a_damaged_word_list_is_a_sentence(tmp_path: Path, table: bytes) -> None:
    (tmp_path / "graph").mkdir()
    (tmp_path / "graph" / "words.txt").write_bytes(table)

    with pytest.raises(ModelUnusable, match=r"words\.txt is damaged; unpack the listening model again"):
        _ = ListeningModel(tmp_path).vocabulary


def test_a_damaged_lexicon_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "lexicon.txt").write_bytes(b"caf\xe9 K AE F\n")

    with pytest.raises(ModelUnusable, match=r"lexicon\.txt is damaged; unpack the listening model again"):
        Lexicon.load(tmp_path / "lexicon.txt")
