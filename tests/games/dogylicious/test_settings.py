from __future__ import annotations

import pytest

from voice_host.games.dogylicious.rules.records import RecordVerdict, compare, record_key
from voice_host.games.dogylicious.rules.settings import Settings, SettingsError


def test_the_defaults_of_the_rules():
    settings = Settings(("Noa", "Dan"))
    assert (settings.mode, settings.starter, settings.order) == ("competitive", "Noa", ("Noa", "Dan"))
    assert (settings.dice_sides, settings.rounds, settings.clock, settings.limit_ms) == (6, 4, False, None)
    assert Settings(("Noa",)).mode == "solo"
    assert Settings(("Noa",), clock=True).limit_ms == 120_000


def test_turns_go_clockwise_from_the_starter():
    assert Settings(("Noa", "Dan", "Gil"), starter="Dan").order == ("Dan", "Gil", "Noa")


@pytest.mark.parametrize(
    ("players", "chosen", "sentence"),
    [
        ((), {}, "one to four players, not for 0"),
        (("a", "b", "c", "d", "e"), {}, "one to four players, not for 5"),
        (("Noa", "noa "), {}, "a name of their own"),
        (("Noa", " "), {}, "Every player needs a name"),
        (("Noa",), {"starter": "Dan"}, "starts with one of Noa, and Dan is not one"),
        (("Noa",), {"mode": "team"}, "One player plays solo"),
        (("Noa", "Dan"), {"mode": "solo"}, "choose another mode or other players"),
        (("Noa", "Dan"), {"mode": "league"}, "mode is one of competitive, team, solo, not league"),
        (("Noa",), {"dice_sides": 7}, "6, 8, 10 or 12 sides, not 7"),
        (("Noa",), {"turn_seconds": 14}, "15 to 1800 seconds, not 14"),
        (("Noa",), {"turn_seconds": 1801}, "15 to 1800 seconds, not 1801"),
        (("Noa",), {"rounds": 5}, "1 to 4 rounds, not 5"),
        (("Noa",), {"timeup": "harsh"}, "timeup is one of basic, gentler, not harsh"),
        (("Noa",), {"feeding": "never"}, "feeding is one of told, player_says"),
        (("Noa",), {"announce_route": "half"}, "announce_route is one of full, count_only"),
        (("Noa",), {"check_before_ready": "no"}, "check_before_ready is one of"),
        (("Noa",), {"rolled_by": "dog"}, "rolled_by is one of host, players"),
        (("Noa",), {"dogs": "three"}, "dogs is one of shared, own"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(players, chosen, sentence):
    with pytest.raises(SettingsError, match=sentence):
        Settings(players, **chosen)


def test_only_like_games_share_a_record():
    def key(players=("Noa", "Dan"), mode="team", **chosen):
        return record_key(Settings(players, mode=mode, **chosen))

    like = key()
    assert like is not None
    assert key(("Gil", "Tal")) == like
    others = [
        key(("Noa", "Dan", "Gil")),
        key(dice_sides=12),
        key(clock=True),
        key(clock=True, turn_seconds=60),
        key(clock=True, timeup="gentler"),
        key(("Noa",), "solo"),
        key(("Dan",), "solo"),
    ]
    assert len({like, *others}) == 8
    # without a clock its length and option play no part
    assert key(turn_seconds=60, timeup="gentler") == like
    assert key(mode="competitive") is None
    assert key(rounds=1) is None


def test_a_record_is_broken_only_by_more():
    assert compare(5, None) is RecordVerdict.FIRST
    assert compare(0, None) is RecordVerdict.FIRST
    assert compare(6, 5) is RecordVerdict.BROKEN
    assert compare(5, 5) is RecordVerdict.EQUALLED
    assert compare(4, 5) is RecordVerdict.SHORT
