"""The benchmark as it is typed. What it measures is tested in tests/rehearsal/benchmark."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.rehearsal.benchmark.recordings import write_folder, write_manifest


@pytest.mark.spoken
def test_it_prints_an_object_for_each_group_and_recogniser(voice_host: Run, tmp_path: Path) -> None:
    write_folder(tmp_path, ("digit", "seven"), ("digit", "eight"), ("noise_rain", ""))

    told = voice_host(f"bench {tmp_path} --groups digit --limit 1 --expect digit=answer --json")

    assert told.code == 0
    digits = [each for each in told.objects if each.get("group") == "digit"]
    assert [each["recogniser"] for each in digits][:2] == ["voice host", "plain vosk"]
    assert {each["files"] for each in digits} == {1}
    assert {each["expected"] for each in digits} == {"answer"}
    assert "plain vosk hears 1 recordings ..." in told.err
    assert not any(each.get("group") == "noise_rain" for each in told.objects)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("", "Name a folder of recordings, or measure the host itself with --host."),
        ("{folder} --groups dogs", 'There is no group "dogs"'),
        ("{folder} --expect digit", '"digit" is no GROUP=KIND'),
        ("{folder} --expect dogs=answer", 'There is no group "dogs"'),
        ("{folder} --expect digit=soup", 'Nothing is called "soup" here'),
        ("{folder} --game chess", "chess"),
        ("{folder} --limit 0", "--limit"),
    ],
)
def test_what_was_typed_wrongly_is_a_sentence(voice_host: Run, tmp_path: Path, options: str, sentence: str) -> None:
    (tmp_path / "one.wav").touch()
    write_manifest(tmp_path, "path\tgroup\ttranscript", "one.wav\tdigit\tone")

    assert sentence in voice_host(f"bench {options.format(folder=tmp_path)}").refused()


def test_a_folder_without_recordings_is_a_sentence(voice_host: Run, tmp_path: Path) -> None:
    assert "There is no manifest.tsv" in voice_host(f"bench {tmp_path}").refused(code=1)
