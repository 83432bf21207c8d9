from __future__ import annotations

from pathlib import Path

from voice_host.rehearsal.benchmark.kaldi_rules import RULES, copy_with_rules


def model(folder: Path, *conf: str) -> Path:
    for part in ("am", "conf"):
        (folder / part).mkdir(parents=True)
    (folder / "am" / "final.mdl").write_text("weights")
    (folder / "conf" / "model.conf").write_text("".join(f"{line}\n" for line in conf))
    return folder


def test_the_copy_has_the_rules_instead_of_the_models_own(tmp_path: Path) -> None:
    ours = model(
        tmp_path / "ours",
        "--beam=12.0",
        "--endpoint.silence-phones=1",
        "--endpoint.rule1.min-trailing-silence=1000",
        "--endpoint.rule5.min-utterance-length=1000",
    )

    copy = copy_with_rules(ours, tmp_path / "copy")

    assert (copy / "am" / "final.mdl").read_text() == "weights"
    assert (copy / "conf" / "model.conf").read_text().splitlines() == [
        "--beam=12.0",
        "--endpoint.silence-phones=1",
        *RULES,
    ]
    assert "=1000" in (ours / "conf" / "model.conf").read_text()


def test_a_model_without_a_conf_gets_the_rules(tmp_path: Path) -> None:
    bare = model(tmp_path / "bare")
    (bare / "conf" / "model.conf").unlink()

    assert (copy_with_rules(bare, tmp_path / "copy") / "conf" / "model.conf").read_text().splitlines() == [*RULES]


def test_the_silences_are_kaldis() -> None:
    silences = [float(rule.partition("=")[2]) for rule in RULES if ".min-trailing-silence=" in rule]

    assert silences == [5.0, 0.5, 1.0, 2.0, 0.0]
