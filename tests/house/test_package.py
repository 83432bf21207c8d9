"""What is installed is whole: the wheel, built from the source distribution, runs from any folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.sound_file import Talk

ROOT = Path(__file__).parents[2]


def run(*command: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a program as a person would, from ``folder``; the source tree must not help it."""
    outside = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    return subprocess.run(
        [str(part) for part in command], cwd=folder, env=outside, capture_output=True, text=True, check=False
    )


def build(kind: str, source: Path, into: Path) -> Path:
    """Build an sdist or a wheel and return its path."""
    built = run(sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", into, folder=source)
    assert built.returncode == 0, built.stderr
    (package,) = into.glob("*.tar.gz" if kind == "sdist" else "*.whl")
    return package


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = tmp_path_factory.mktemp("source")
    with tarfile.open(sdist) as archive:
        if hasattr(tarfile, "data_filter"):
            archive.extractall(source, filter="data")
        else:  # a Python older than 3.11.4 or 3.10.12, such as Debian 12's
            archive.extractall(source)
    (tree,) = source.iterdir()
    return build("wheel", tree, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The voice-host command of a fresh environment, which borrows the libraries of this one: no network is needed."""
    place = tmp_path_factory.mktemp("installed") / "venv"
    venv.create(place, with_pip=False)
    scripts = place / ("Scripts" if sys.platform == "win32" else "bin")
    pip = run(
        sys.executable,
        "-m",
        "pip",
        "--python",
        next(scripts.glob("python*")),
        "install",
        "--no-deps",
        "--no-index",
        wheel,
        folder=place,
    )
    assert pip.returncode == 0, pip.stderr
    (site,) = place.glob("lib/python*/site-packages") if sys.platform != "win32" else place.glob("Lib/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    return scripts / "voice-host"


def test_the_sdist_holds_what_the_wheel_and_the_tests_need(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    assert {"README.md", "LICENSE", "models/en/am/final.mdl", "tests/house/test_package.py"} <= names
    assert {"models/recipe/README.md", "models/recipe/train.py", "models/recipe/pronunciations.txt"} <= names


def test_the_wheel_holds_model_sentences_and_prompts(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())

    assert "voice_host/games/dogylicious/en/sentences.yaml" in names
    assert "voice_host/games/dogylicious/en/prompts.ftl" in names
    assert {"voice_host/printouts/en.ftl", "voice_host/printouts/he.ftl"} <= names
    assert "voice_host/reports/page/report.css" in names
    model = {path.relative_to(ROOT / "models") for path in (ROOT / "models" / "en").rglob("*") if path.is_file()}
    assert {f"voice_host/models/{path.as_posix()}" for path in model} <= names


def test_the_wheel_holds_nothing_that_only_makes_the_model(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if "recipe" in name]


def test_the_installed_doctor_finds_the_model_that_came_with_it(installed: Path, tmp_path: Path) -> None:
    checked = run(installed, "doctor", "--json", "--data", tmp_path / "data", folder=tmp_path)

    assert checked.returncode == 0, checked.stderr
    checks = {check["check"]: check for check in map(json.loads, checked.stdout.splitlines())}
    assert checks["listening model"]["ok"]
    assert str(installed.parents[1]) in checks["listening model"]["text"]
    assert checks["words"]["ok"]
    assert checks["speech"]["ok"]


def test_the_installed_host_hears_a_sentence(installed: Path, tmp_path: Path) -> None:
    with Talk(tmp_path / "answer.wav") as talk:
        talk.append(find_synthesizer().pcm("seven times eight is fifty six", voice="en-us"))

    heard = run(installed, "hear", "answer.wav", "--expect", "answer", "--json", folder=tmp_path)

    assert heard.returncode == 0, heard.stderr
    assert json.loads(heard.stdout)["meaning"] == {"kind": "answer", "value": 56, "factors": [7, 8]}


def test_the_installed_host_plays(installed: Path, tmp_path: Path) -> None:
    command = (installed, "play", "dogylicious", "--players", "Noa", "--keyboard", "--quiet", "--data", tmp_path)

    played = run(*command, folder=tmp_path)

    assert played.returncode == 0, played.stderr
    assert "host: Noa, round one. Where do you start?" in played.stdout.splitlines()
