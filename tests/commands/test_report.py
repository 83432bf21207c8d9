"""``voice-host report`` and ``voice-host forget``."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.commands.running import RunningGame
from tests.reports.family import TO_THE_NINE, Family
from voice_host.records import RecordsUnavailable
from voice_host.records.database import connect
from voice_host.records.errors import GOES_ON


@pytest.fixture
def family(tmp_path: Path) -> Family:
    return Family(tmp_path)


@pytest.fixture
def report(voice_host: Run, tmp_path: Path) -> Run:
    return lambda words="": voice_host(f"report --data {tmp_path} {words}")


@pytest.fixture
def forget(voice_host: Run, tmp_path: Path) -> Run:
    return lambda words="": voice_host(f"forget --data {tmp_path} {words}")


def noa_and_dan(family: Family) -> None:
    """Noa says eleven, nine, nine and gives up; Dan says ten, in a game that is not played to its end."""
    noas = (*TO_THE_NINE, "eleven", "roll", "nine", "done", "nine", "give up", "yes")
    dans = ("near seven", "near nine", "left forward right", "three steps six pieces", "ready", "ten")
    family.plays(*noas, *dans, dice=[(3, 3)] * 9, players=["Noa", "Dan"])


def test_what_was_missed_is_told_with_what_was_said_instead(report: Run, family: Family) -> None:
    noa_and_dan(family)
    told = report()

    assert told.code == 0
    assert "3 times 3: asked 4 times, right at once 2. Said instead: 10, 11." in told.lines
    assert any(line.startswith("Noa: asked 3 times") for line in told.lines)
    assert "\x1b" not in told.out, "what is piped has no colours"


def test_of_one_player_only_their_own_is_told(report: Run, family: Family) -> None:
    noa_and_dan(family)
    told = report("noa")

    assert "Said instead: 11" in told.out
    assert "10" not in told.out.replace("2010", "")
    assert "Dan" not in told.out
    assert report("noa --json").objects[0]["player"] == "Noa"


def test_of_somebody_who_never_played_it_says_who_did(report: Run, family: Family) -> None:
    assert "nobody has multiplied on this machine yet" in report("Zoe").refused()
    noa_and_dan(family)
    assert report("Zoe").refused() == "Nothing is kept of a player Zoe. Players who have answered: Dan, Noa."


def test_before_any_game_it_says_how_to_begin(report: Run) -> None:
    assert "voice-host play dogylicious" in report().out


def test_the_page_is_one_file_for_its_owner(report: Run, family: Family, tmp_path: Path) -> None:
    noa_and_dan(family)
    page = tmp_path / "report.html"

    assert f"The report is in {page}." in report(f"--out {page}").out
    assert "Noa" in page.read_text(encoding="utf-8")
    assert stat.S_IMODE(page.stat().st_mode) == 0o600
    assert report(f"Dan --out {page} --json").objects == [{"file": str(page), "asked": 1}]
    assert "Noa" not in page.read_text(encoding="utf-8"), "an earlier report is replaced"


@pytest.mark.parametrize(
    ("there", "sentence"),
    [
        ("letter.html", "is not a report of this program, so it is left"),
        ("folder", "is a folder"),
        ("no/a.html", "no folder"),
    ],
)
def test_nothing_else_is_written_over(report: Run, family: Family, tmp_path: Path, there: str, sentence: str) -> None:
    noa_and_dan(family)
    (tmp_path / "letter.html").write_text("<p>Dear grandmother")
    (tmp_path / "folder").mkdir()

    assert sentence in report(f"--out {tmp_path / there}").refused(1)
    assert (tmp_path / "letter.html").read_text() == "<p>Dear grandmother"


def everything(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file()).lower()


def test_a_forgotten_player_is_nowhere_in_the_folder_any_more(
    forget: Run, report: Run, voice_host: Run, family: Family, tmp_path: Path
) -> None:
    noa_and_dan(family)
    family.plays_to_the_end("nine", "nine", "nine", dice=[(3, 3)] * 3, players=["Noa"])
    voice_host(f"settings rate 120 --player Noa --data {tmp_path}")
    voice_host(f"say Noa --as No-ah --quiet --data {tmp_path}")
    assert b"noa" in everything(tmp_path)

    told = forget("noa")

    assert told.lines == [
        "Noa is forgotten. Removed: 6 answers, the points of 1 game, what was said in 2 games, 1 setting and how the "
        "name is said.",
        "One of these games was unfinished, and cannot be gone on with any more.",
        "Points and answers of those who played with Noa stay, and records of teams, which name nobody.",
    ]
    assert b"noa" not in everything(tmp_path)
    assert "asked once" in report("Dan").out
    assert forget("noa").refused(1) == "Nothing is kept about noa. Players who are known: Dan."


def test_a_dry_run_only_tells(forget: Run, family: Family, tmp_path: Path) -> None:
    noa_and_dan(family)

    assert forget("dan --dry-run").lines[0] == "Would be removed of Dan: 1 answer and what was said in 1 game."
    assert b"dan" in everything(tmp_path)
    assert forget("dan --dry-run --json").objects[0]["removed"] is False
    assert forget("dan --json").objects[0] == {
        "player": "Dan",
        "removed": True,
        "answers": 1,
        "results": 0,
        "journals": 1,
        "unfinished_games": 1,
        "mentions": 0,
        "records": 0,
        "settings": 0,
        "pronunciation": False,
        "other_files": [],
    }


def test_games_of_others_who_were_only_offered_the_name_go_on(
    forget: Run, play: Run, family: Family, tmp_path: Path
) -> None:
    family.plays_to_the_end("nine", "nine", "nine", dice=[(3, 3)] * 3, players=["Noa"])
    play("--new --mode competitive --no-clock --sides 6", "no", "two", "Dan and Lia", "yes", "near seven")
    assert b'"known_players":["Noa"]'.lower() in everything(tmp_path), "the host offered her name"

    told = forget("Noa")

    assert "the name in 1 game of others" in told.out
    assert b"noa" not in everything(tmp_path)
    gone_on = play("", "yes").out
    assert "Dan and Lia" in gone_on
    assert "Choose a target." in gone_on


def test_of_a_game_that_is_being_played_nobody_is_forgotten(forget: Run, tmp_path: Path) -> None:
    game = RunningGame(tmp_path, "--keyboard", "--quiet", "--players", "Noa, Dan")
    game.wait_for_text("Where do you start?")
    game.type("near seven")
    game.wait_for_text("Choose a target.")

    assert "is being played in another window" in forget("Dan").refused(1)
    game.end_input()
    assert game.end() == 0
    assert forget("Dan").code == 0


def test_what_the_log_may_tell_is_told(forget: Run, family: Family, tmp_path: Path) -> None:
    noa_and_dan(family)
    (tmp_path / "voice-host.log").write_text("['play', 'dogylicious', '--players', 'Noa, Dan']\n")

    assert f"{tmp_path / 'voice-host.log'} may name Noa as well." in forget("Noa").err


def test_a_record_of_ones_own_goes_too_and_that_of_a_team_stays(forget: Run, family: Family, tmp_path: Path) -> None:
    family.plays_to_the_end("nine", "nine", "nine", dice=[(3, 3)] * 3, players=["Noa"])
    store = family.store()
    for key in ("dogylicious solo, noa, 6 sides, no clock", "dogylicious team, 2 players, 6 sides, no clock"):
        store._database.execute("INSERT INTO records VALUES ('dogylicious', ?, 9, 1, '')", (key,))
    store.close()

    assert "1 record" in forget("Noa").out
    assert b"noa" not in everything(tmp_path)
    store = family.store()
    assert store.record("dogylicious", "dogylicious team, 2 players, 6 sides, no clock") == 9


def test_an_answer_given_once_more_is_one_for_whoever_is_forgotten_as_well(forget: Run, family: Family) -> None:
    again = ("fifty", "that was right", "yes", "fifteen")
    family.plays(*TO_THE_NINE, *again, dice=[(3, 5)] * 2, players=["Noa", "Dan"])

    assert "Removed: 1 answer and" in forget("Noa").out


@pytest.mark.parametrize("command", ["report", "forget Noa"])
def test_a_folder_that_is_not_there_is_not_made(voice_host: Run, tmp_path: Path, command: str) -> None:
    assert "There is no folder" in voice_host(f"{command} --data {tmp_path / 'gamse'}").refused()
    assert not (tmp_path / "gamse").exists()


def test_where_nothing_was_ever_kept_nothing_is_made(
    voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *who, **how: tmp_path / "never")

    assert voice_host("report").code == 0
    assert "Nobody has played" in voice_host("forget Noa").refused(1)
    assert not (tmp_path / "never").exists()


def test_nobody_is_nobody(forget: Run) -> None:
    assert "Say who is to be forgotten" in forget("' '").refused()


def test_other_users_of_the_machine_cannot_read_what_was_answered(report: Run, family: Family, tmp_path: Path) -> None:
    noa_and_dan(family)
    page = tmp_path / "report.html"
    report(f"--out {page}")
    page.chmod(0o644)
    report(f"--out {page}")

    kept = [file for file in tmp_path.iterdir() if file.is_file()]
    assert {stat.S_IMODE(file.stat().st_mode) for file in kept} == {0o600}


def test_records_that_cannot_be_written_to_can_still_be_told_of(
    report: Run, forget: Run, family: Family, monkeypatch: pytest.MonkeyPatch
) -> None:
    noa_and_dan(family)
    before = report("--json").objects

    def read_only(path: Path | None) -> sqlite3.Connection:
        if path is not None:
            raise RecordsUnavailable(f"The folder of the records cannot be written to.{GOES_ON}")
        return connect(None)

    monkeypatch.setattr("voice_host.records.store.connect", read_only)
    told = report("--json")

    assert told.objects == before
    assert told.err == "voice-host: The folder of the records cannot be written to.\n"
    assert "Nothing was removed" in forget("Noa").err


@pytest.mark.parametrize("name", ["Left", "Near", "Team"])
def test_a_player_who_is_called_like_a_word_of_the_game_leaves_other_games_as_they_are(
    forget: Run, play: Run, family: Family, name: str
) -> None:
    family.plays(*TO_THE_NINE, dice=[(3, 3)], players=["Ann", "Ben"], mode="team")
    family.plays_to_the_end("nine", "nine", "nine", dice=[(3, 3)] * 3, players=[name])

    assert "of others" not in forget(name).out
    gone_on = play("", "yes").out
    assert "Ann and Ben" in gone_on
    assert "set aside" not in gone_on


def test_who_is_called_like_a_part_of_another_name_leaves_it(forget: Run, report: Run, family: Family) -> None:
    family.plays_to_the_end("nine", dice=[(3, 3)] * 2, players=["Mary Ann"])
    family.plays_to_the_end("nine", dice=[(3, 3)] * 2, players=["Ann"])

    assert "what was said in 1 game." in forget("ann").lines[0]
    assert "Asked once" in report("'mary ann'").out


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE problems SET given = 'no date' WHERE n = (SELECT min(n) FROM problems)",
        "UPDATE problems SET first = 13 WHERE n = (SELECT min(n) FROM problems)",
        "UPDATE problems SET said = x'00' WHERE n = (SELECT min(n) FROM problems)",
        "UPDATE problems SET took_ms = 1e308 WHERE n = (SELECT min(n) FROM problems)",
        "UPDATE problems SET called = x'00' WHERE n = (SELECT min(n) FROM problems)",
        "UPDATE replies SET reply = x'00'",
        "UPDATE replies SET words = x'00'",
        "UPDATE games SET options = x'00'",
        """UPDATE games SET options = '{"players":5}'""",
        "UPDATE games SET seed = 'x'",
        "INSERT INTO settings VALUES ('', x'00', 'rate', '120')",
    ],
)
def test_a_damaged_row_stops_nothing(report: Run, forget: Run, play: Run, family: Family, damage: str) -> None:
    noa_and_dan(family)
    family.plays_to_the_end("nine", "nine", dice=[(3, 3)] * 3, players=["Noa"])
    store = family.store()
    store._database.execute(damage)
    store.close()

    assert report().code == 0
    assert "host: " in play("", "no").out
    assert forget("Noa").code == 0
    assert report().code == 0


@pytest.mark.parametrize(
    "reply",
    [
        f'{{"meaning":{{"kind":"answer","value":{10**30},"factors":[]}},"at_ms":0}}',
        '{"meaning":{"kind":"answer","value":9,"factors":5},"at_ms":0}',
        '{"meaning":{"kind":"answer","value":[],"factors":[]},"at_ms":0}',
        "[" * 5_000,
    ],
)
def test_a_damaged_journal_of_old_stops_nothing(report: Run, family: Family, reply: str) -> None:
    noa_and_dan(family)
    family.plays_to_the_end("nine", dice=[(3, 3)] * 2, players=["Lia"])
    store = family.store()
    store._database.execute("DELETE FROM problems")
    store._database.execute("UPDATE games SET problems_are = 'in the journal'")
    store._database.execute("UPDATE replies SET reply = ? WHERE game = 1 AND words = 'eleven'", (reply,))
    store.close()

    assert "right at once 1" in report("Lia").out


def test_a_good_report_is_never_replaced_by_an_empty_one(report: Run, family: Family, tmp_path: Path) -> None:
    noa_and_dan(family)
    page = tmp_path / "report.html"
    report(f"--out {page}")
    good = page.read_bytes()
    (tmp_path / "voice-host.sqlite3").write_bytes(b"no database at all" * 100)

    assert "was damaged" in report(f"--out {page}").refused(1)
    assert "Nothing was multiplied yet" in report(f"--out {page}").refused()
    assert page.read_bytes() == good


def test_a_name_in_letters_and_marks_is_the_same_name(report: Run, family: Family) -> None:
    family.plays_to_the_end("nine", dice=[(3, 3)] * 2, players=["Zo\u00eb"])

    assert "Asked once" in report("Zoe\u0308").out
