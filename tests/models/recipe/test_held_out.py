from __future__ import annotations

from pathlib import Path

from models.recipe.corpus import Recording
from models.recipe.held_out import is_among, is_held_out

SAME = [2, 9, 14, 20, 21, 28]


def recording(speaker: str, *, is_person: bool) -> Recording:
    return Recording(Path("a.flac"), "yes", speaker, "somewhere", "free", is_person)


def test_about_one_speaker_in_six_is_held_out() -> None:
    held_out = sum(is_held_out(f"speaker {number}") for number in range(6_000))

    assert 900 < held_out < 1_100


def test_they_are_the_same_ones_for_ever() -> None:
    assert [number for number in range(30) if is_held_out(f"speaker {number}")] == SAME


def test_only_people_are_held_out() -> None:
    speaker = f"speaker {SAME[0]}"

    assert recording(speaker, is_person=True).held_out
    assert not recording(speaker, is_person=False).held_out
    assert not recording(f"speaker {SAME[0] + 1}", is_person=True).held_out


def test_a_share_of_the_speakers_is_part_of_every_larger_share() -> None:
    shares = [{n for n in range(1_000) if is_among(f"speaker {n}", share)} for share in (0.0, 0.25, 0.5, 1.0)]

    assert [len(shares[0]), len(shares[3])] == [0, 1_000]
    assert 200 < len(shares[1]) < 300
    assert shares[1] < shares[2] < shares[3]
