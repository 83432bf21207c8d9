"""How the host listens: waiting times and limits, with defaults that were measured."""

from __future__ import annotations

from dataclasses import dataclass, replace

from voice_host.hearing.errors import HearingError

LEAST_PATIENCE, MOST_PATIENCE = 0.5, 4.0
"""Less, and numbers are cut off; more, and the host seems to be gone."""

PATIENCE = {"short": 0.75, "normal": 1.0, "long": 2.0}
"""Degrees of patience by name: for who is in a hurry, for most, and for a small child or who searches for words."""

WAITS = {
    "wait_finished": "words that are complete and cannot go on",
    "wait_could_go_on": "words that are complete but begin a longer sentence",
    "wait_in_number": "words whose number a further word would change",
    "wait_begun": "the beginning of a sentence",
    "wait_unfinished": "words that were not understood",
}
"""The waiting times, and what was said before each of them."""
_SHORTEST_WAIT, _LONGEST_WAIT = 0.1, 10.0
"""Seconds. A word has stops inside it that last up to a tenth of a second."""

LEAST_HOLD_OFF, MOST_HOLD_OFF = 0.02, 1.0
"""Seconds. Sound takes so long even in a short circuit; more, and the beginning of an answer is lost."""


class NoSuchWait(HearingError):  # noqa: N818
    """Nobody can be waited for so."""


def read_patience(written: str) -> float:
    """Return how patient ``written`` is: a name of PATIENCE, or a factor. Raises NoSuchWait."""
    if written.lower() in PATIENCE:
        return PATIENCE[written.lower()]
    try:
        factor = float(written)
    except ValueError:
        factor = 0.0
    if not LEAST_PATIENCE <= factor <= MOST_PATIENCE:
        choices = f"{', '.join(PATIENCE)}, or a factor of {LEAST_PATIENCE:g} to {MOST_PATIENCE:g}"
        raise NoSuchWait(f'Patience cannot be "{written}". Choose {choices}.')
    return factor


def patience_in_words(patience: float) -> str:
    """Return the name of a patience, or the factor where it has none: the inverse of ``read_patience``."""
    return next((name for name, factor in PATIENCE.items() if factor == patience), f"{patience:g}")


@dataclass(frozen=True)
class ListeningSettings:
    """Times are seconds, scores natural logarithms of likelihood ratios, distances errors a sound."""

    wait_finished: float = 0.2
    """Silence after words that are complete and cannot go on. Shorter, and the stop in "sixteen" would end "six"."""
    wait_could_go_on: float = 0.32
    """Silence after words that are complete but begin a longer sentence: "forward ... right". Of sixty strings of
    digits by children three are cut at this, one at half a second."""
    wait_in_number: float = 0.5
    """Silence after words that are complete but whose number a further word would change: "fifty ... six"."""
    wait_begun: float = 1.6
    """Silence after the beginning of a sentence, while a player works it out: "seven times eight is ... fifty six"."""
    wait_unfinished: float = 0.9
    """Silence after words that were not understood."""
    longest: float = 20.0
    """An utterance is decided after so long, whoever is still talking: a television never pauses."""
    shortest: float = 0.3
    """Speech shorter than this that is not understood is a noise, and gets no reply."""
    before: float = 0.4
    """How much sound before the first sign of speech belongs to it: the gate opens late on a soft beginning."""
    gate_opens: float = 0.5
    """Probability of speech at which the gate opens."""
    gate_closes: float = 0.35
    """Probability of speech below which the gate takes it for silence."""
    gate_lag: float = 0.07
    """How late the gate notices the end of speech (median over 150 synthesised lines; 0.05 to 0.11 in most)."""
    sounds_count: float = 0.8
    """What a difference of one from the second ear's sounds counts against a sentence, beside its score."""
    rival: float = 3.0
    """Another sentence with so little less evidence than the best may be what was said: it is asked about. Of 160
    digits by people (of the speakers that train the model) nine are asked about and one is wrong; with 4.3 eighteen
    and one, with 2.5 seven and three."""
    reach: float = 2.0
    """The best sentence counts only if its score is within this of the best string of words, sentence or not."""
    farthest: float = 0.5
    """A sentence whose distance from the second ear's sounds is above this was not said."""
    farthest_elsewhere: float = 0.4
    """A sentence that answers another question has to be nearer: much talk at a table holds a "no" or a "three"."""
    hold_off: float = 0.15
    """How long after the host has spoken the microphone still hears the room's echo of it: what the doctor measures."""

    def __post_init__(self) -> None:
        for name in WAITS:
            wait = getattr(self, name)
            if not _SHORTEST_WAIT <= wait <= _LONGEST_WAIT:
                raise NoSuchWait(
                    f"The host cannot wait {wait:g} seconds; choose {_SHORTEST_WAIT:g} to {_LONGEST_WAIT:g}."
                )
        if not LEAST_HOLD_OFF <= self.hold_off <= MOST_HOLD_OFF:
            raise NoSuchWait(
                f"The host cannot be deaf for {self.hold_off:g} seconds after it has spoken; "
                f"choose {LEAST_HOLD_OFF:g} to {MOST_HOLD_OFF:g}."
            )

    def stretched(self, patience: float) -> ListeningSettings:
        """Return the settings for somebody who takes ``patience`` times as long (0.5 to 4) between words.

        Only what the host waits for a further word is stretched. Where none can follow, waiting is of no use to a slow
        speaker, and less of it would be of harm to a quick one.
        """
        if patience == 1:
            return self
        waits = {
            name: min(max(self.wait_finished, patience * float(getattr(self, name))), _LONGEST_WAIT)
            for name in ("wait_could_go_on", "wait_in_number", "wait_begun", "wait_unfinished")
        }
        return replace(self, **waits)
