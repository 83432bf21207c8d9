from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from models.recipe import graph
from models.recipe.container import Component, FixedAffine, RectifiedLinear, write_model
from models.recipe.errors import RecipeError
from models.recipe.graph import SOUND_WORDS, UNKNOWN_OUTPUTS, build_graph, main, rebuild, with_others
from models.recipe.lexicon_file import Sounds, read_lexicon
from models.recipe.openfst import openfst
from models.recipe.phones import GARBAGE_OUTPUT, NUMBER, PHONE_UNITS, PHONES, in_place, leaving
from models.recipe.units import UNITS
from voice_host.hearing.listening_model import ListeningModel
from voice_host.hearing.vosk_recognizer import VoskEngine

LEXICON: dict[str, list[Sounds]] = {
    "one": [("W", "AH", "N")],
    "oh": [("OW",)],
    "thirteen": [("TH", "ER", "T", "IY", "N")],
}


def small_model(folder: Path, shipped: Path) -> Path:
    """A model with random weights that look at one frame before and one after."""
    chance = np.random.default_rng(0)
    components: dict[str, Component] = {
        "first": FixedAffine(chance.normal(0, 0.02, (16, 120)), np.zeros(16)),
        "positive": RectifiedLinear(16),
        "last": FixedAffine(chance.normal(0, 0.3, (GARBAGE_OUTPUT + 1, 16)), np.zeros(GARBAGE_OUTPUT + 1)),
    }
    config = [
        "input-node name=input dim=40",
        "component-node name=first component=first input=Append(Offset(input,-1),input,Offset(input,1))",
        "component-node name=positive component=positive input=first",
        "component-node name=last component=last input=positive",
        "output-node name=output input=last objective=linear",
    ]
    for part in ("am", "conf"):
        (folder / part).mkdir(parents=True)
    write_model(folder / "am" / "final.mdl", PHONE_UNITS, config, components, 1, 1)
    for name in ("mfcc.conf", "model.conf"):
        (folder / "conf" / name).write_bytes((shipped / "conf" / name).read_bytes())
    build_graph(LEXICON, folder / "graph")
    return folder


def test_every_phone_has_its_output() -> None:
    assert len(PHONES) == len(PHONE_UNITS) == 185
    assert UNITS[PHONE_UNITS[NUMBER["T4_I"] - 1]] == "T4"
    assert PHONE_UNITS[NUMBER["GBG_E"] - 1] == GARBAGE_OUTPUT == 46
    assert in_place(["OW"]) == ("OW_S",)
    assert in_place(["W", "AH", "N"]) == ("W_B", "AH_I", "N_E")


@pytest.mark.usefixtures("fst_tools")
def test_the_graph_that_ships_comes_out_again(shipped: Path, tmp_path: Path) -> None:
    build_graph(with_others(read_lexicon(shipped / "lexicon.txt"), shipped), tmp_path / "graph")

    assert contents(tmp_path / "graph") == contents(shipped / "graph")


@pytest.mark.usefixtures("fst_tools")
def test_a_model_of_random_weights_is_heard_with(shipped: Path, tmp_path: Path) -> None:
    model = ListeningModel(small_model(tmp_path / "small", shipped))
    sound = np.random.default_rng(1).normal(0, 3000, 32_000).astype(np.int16)

    assert model.labels.keys() == {"one", "oh", "thirteen", "[unk]"}
    assert set(model.phone_words) == set(SOUND_WORDS)
    recognizer = VoskEngine(model).of_phrases(["one", "oh one", "thirteen"], readings=2)
    recognizer.hear(sound)
    readings = recognizer.finish()
    assert readings
    assert set(readings[0].words.split()) <= model.vocabulary


@pytest.mark.usefixtures("fst_tools")
def test_the_built_in_grammar_is_heard_with_too(shipped: Path, tmp_path: Path) -> None:
    vosk = pytest.importorskip("vosk")
    vosk.SetLogLevel(-1)
    recognizer = vosk.KaldiRecognizer(vosk.Model(str(small_model(tmp_path / "small", shipped))), 16_000)
    recognizer.AcceptWaveform(np.random.default_rng(1).normal(0, 3000, 32_000).astype(np.int16).tobytes())

    assert "text" in json.loads(recognizer.FinalResult())


def test_unknown_words_last_at_least_four_outputs() -> None:
    arcs = graph._Arcs()
    arcs.unknown(9)
    heard = [line.split()[2] for line in arcs.lines]

    assert UNKNOWN_OUTPUTS == 4
    assert [str(leaving(phone)) for phone in ("GBG_B", "GBG_I", "GBG_I", "GBG_E")] == [
        number for number in heard if number in {str(leaving(f"GBG_{where}")) for where in "BIE"}
    ]


@pytest.mark.usefixtures("fst_tools")
def test_the_step_builds_the_graph_of_a_folders_lexicon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    model = tmp_path / "model"
    (model / "graph").mkdir(parents=True)
    (model / "graph" / "HCLG.fst").write_text("old")
    (model / "lexicon.txt").write_text("one W AH N\n")
    monkeypatch.setattr(sys, "argv", ["graph", str(model)])

    main()

    assert ListeningModel(model).labels.keys() == {"one", "[unk]"}
    assert not (model / "graph" / "HCLG.fst").exists()
    assert {path.name for path in model.iterdir()} == {"graph", "lexicon.txt"}


@pytest.mark.usefixtures("no_tools")
def test_missing_tools_are_named_and_nothing_is_changed(copy: Path) -> None:
    before = contents(copy)

    with pytest.raises(RecipeError, match=r"fstcompile is needed.*apt-get install libfst-tools libfst22-plugins-base"):
        rebuild(copy, LEXICON)

    assert contents(copy) == before


def test_a_missing_plugin_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("models.recipe.openfst.PLACES", (str(tmp_path / "*"),))
    monkeypatch.setattr("shutil.which", lambda tool: tool)

    with pytest.raises(RecipeError, match=r"olabel_lookahead.*apt-get install"):
        build_graph(LEXICON, tmp_path / "graph")


@pytest.mark.usefixtures("fst_tools")
def test_what_a_tool_complains_of_is_said(tmp_path: Path) -> None:
    with pytest.raises(RecipeError, match=r"fstcompile failed: .*nowhere"):
        openfst("fstcompile", tmp_path / "nowhere.txt", tmp_path / "out.fst")


def test_a_folder_without_a_lexicon_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["graph", str(tmp_path)])

    with pytest.raises(SystemExit, match=r"lexicon\.txt cannot be read"):
        main()


def contents(folder: Path) -> dict[Path, bytes]:
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
