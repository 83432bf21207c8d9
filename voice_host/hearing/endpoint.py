"""Has the person finished? That depends on what was said, not on a fixed silence."""

from __future__ import annotations

from voice_host.hearing.doubt import Verdict
from voice_host.hearing.settings import ListeningSettings


def patience(verdict: Verdict, settings: ListeningSettings) -> float:
    """Return how long a silence must be, in seconds, for an utterance to be over.

    Short after a complete sentence that nothing can extend, longer after one that could go on, longer still after a
    number that another word would change, or after what was not understood; longest after the beginning of a sentence.
    """
    if not verdict.words or verdict.out_of_place:
        return settings.wait_begun if verdict.could_go_on else settings.wait_unfinished
    if verdict.number_could_go_on:
        return settings.wait_in_number
    if verdict.could_go_on:
        return settings.wait_could_go_on
    return settings.wait_finished
