"""Machines on which the speech library is missing or broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from voice_host.speaking import espeak_library
from voice_host.speaking.errors import SpeechUnavailable

IN_A_NEW_PROCESS = """
import sys
from pathlib import Path
from voice_host.speaking import espeak_library
from voice_host.speaking.errors import SpeechUnavailable
{prepare}
try:
    library = espeak_library.espeak_library()
except SpeechUnavailable as error:
    print(error)
else:
    print(library.version, len(library.speak("Sixteen.")), hash(library.speak("Whisper.")))
"""


def run(prepare: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", IN_A_NEW_PROCESS.format(prepare=prepare)],
        env={"PYTHONPATH": str(Path(__file__).parents[2]), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_no_library_at_all_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyttsx3.drivers._espeak", None)
    monkeypatch.delattr("pyttsx3.drivers._espeak", raising=False)  # where another test has loaded it
    espeak_library._load.cache_clear()

    with pytest.raises(SpeechUnavailable, match=r"No speech library was found.*pip install espeakng-loader.*--quiet"):
        espeak_library.espeak_library()


def test_a_library_without_its_data_is_a_sentence_and_not_the_end_of_the_process(tmp_path: Path) -> None:
    result = run(
        "load = espeak_library._load_from_wheel\n"
        f"espeak_library._load_from_wheel = lambda: load() and Path({str(tmp_path)!r})"
    )

    assert result.returncode == 0
    assert result.stdout.startswith("The speech library espeak-ng does not find its data. Run `pip install")


def test_a_wheel_that_is_not_whole_is_not_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import espeakng_loader

    monkeypatch.setattr(espeakng_loader, "get_library_path", lambda: str(tmp_path / "libespeak-ng.so"))

    assert espeak_library._load_from_wheel() is None


def test_the_wheel_speaks_and_each_process_speaks_alike() -> None:
    first, second = run("").stdout, run("").stdout

    assert first.startswith("1.5")
    assert first == second
