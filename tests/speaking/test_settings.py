from typing import Any

import pytest

from voice_host.speaking.errors import SpeakingError
from voice_host.speaking.settings import FASTEST, QUIETEST, SLOWEST, SpeechSettings


def test_faster_and_slower_undo_each_other() -> None:
    assert SpeechSettings(rate=160).faster().slower().rate == 160


def test_faster_and_slower_end_at_what_can_be_understood() -> None:
    fast = slow = SpeechSettings()
    for _ in range(20):
        fast, slow = fast.faster(), slow.slower()

    assert fast.rate == FASTEST
    assert fast.faster() == fast
    assert slow.rate == SLOWEST
    assert slow.slower() == slow


def test_quieter_never_ends_in_silence() -> None:
    settings = SpeechSettings()
    for _ in range(20):
        settings = settings.quieter()

    assert settings.volume == QUIETEST
    assert settings.quieter() == settings


def test_louder_ends_at_full_volume() -> None:
    assert SpeechSettings(volume=0.9).louder().volume == 1
    assert SpeechSettings(volume=1).louder() == SpeechSettings(volume=1)


def test_louder_than_nothing_can_be_heard() -> None:
    assert SpeechSettings(volume=0).louder().volume == QUIETEST


def test_quieter_than_the_quietest_by_option_does_not_grow_louder() -> None:
    assert SpeechSettings(volume=0.02).quieter().volume == 0.02


@pytest.mark.parametrize(
    ("wrong", "advice"),
    [
        ({"rate": 20}, "choose 80 to 320 words a minute"),
        ({"rate": 1000}, "choose 80 to 320 words a minute"),
        ({"volume": -0.1}, "choose 0 to 1"),
        ({"volume": 80}, "choose 0 to 1"),
        ({"pitch": 101}, "choose 0 to 100"),
    ],
)
def test_what_is_out_of_range_is_a_sentence(wrong: dict[str, Any], advice: str) -> None:
    with pytest.raises(SpeakingError, match=advice):
        SpeechSettings(**wrong)
