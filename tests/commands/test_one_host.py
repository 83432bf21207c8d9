"""Two hosts at one sound."""

from __future__ import annotations

from pathlib import Path

import pytest

from voice_host.commands.one_host import OneHost


def test_the_first_host_has_the_sound_until_it_ends(tmp_path: Path) -> None:
    with OneHost(tmp_path / "sound.lock") as first, OneHost(tmp_path / "sound.lock") as second:
        assert first.is_alone()
        assert not second.is_alone()
        assert first.is_alone()
        first.__exit__(None, None, None)
        assert second.is_alone()


def test_hosts_at_different_sound_servers_do_not_disturb_each_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PULSE_SERVER", f"unix:{tmp_path}/one")
    first = OneHost()
    monkeypatch.setenv("PULSE_SERVER", f"unix:{tmp_path}/two")
    with first, OneHost() as second:
        assert first.is_alone()
        assert second.is_alone()


def test_where_no_file_can_be_written_the_host_plays(tmp_path: Path) -> None:
    with OneHost(tmp_path / "nowhere" / "sound.lock") as host:
        assert host.is_alone()
