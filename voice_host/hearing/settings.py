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
class BackgroundSettings:
    """When talk that goes on all the time is background, and what stands out of it. Levels are decibels."""

    memory: float = 30.0
    """How many seconds of listening are kept in mind."""
    block: float = 0.64
    """Speech is looked at in blocks of so many seconds ..."""
    much: float = 2.5
    """... and so many seconds of it that came to nothing are a background."""
    margin: float = 1.5
    """So much louder is a voice in front of it; the loudest talk in the background is, too, now and then ..."""
    most_margin: float = 8.0
    """... so what is heard of whoever is much louder is as much above it as this ..."""
    range: float = 7.0
    """... if she is so much louder than that."""
    contrast: float = 5.0
    """Who is not so much louder does not speak to the host: a television shouts now and then ..."""
    certain: float = 7.0
    """... and who is less than this above it is asked whether she said it."""
    at_once: float = 0.03
    """Who is heard so soon when the host begins to listen has begun before: what is left may be half an answer."""
    outside: float = 0.3
    """Who says so much beside the words of a sentence may be telling something to somebody else. Seconds with a voice
    that is less than ..."""
    fainter_outside: float = 10.0
    """... this fainter than the whole, and no "um"."""
    alone: float = 4.0
    """Speech before a silence that is no longer may be a player who was not understood: it is no background. Answers
    last up to three seconds. Seconds with a voice."""
    own: float = 0.15
    """... and a click or a single vowel is no word. Seconds."""
    silence: float = 0.8
    """Whoever speaks after so many seconds without speech is listened to, however faint ..."""
    reaction: float = 0.25
    """... and so is who takes that long to answer the host: a television does not wait for it."""
    decay: float = 3.0
    """How fast the level falls at most, a window: the dips within a word are shorter."""
    jump: float = 6.5
    """So much louder than an utterance so far is another voice in front of it, where no background is known ..."""
    jump_after: float = 1.0
    """... and the utterance has so many seconds of speech. So much fainter for so long after somebody has spoken is a
    background, too."""
    fill_before: float = 0.13
    """Seconds before a loud window that are heard as they are: soft consonants begin words ..."""
    fill_after: float = 0.16
    """... and end them, softer still."""
    fainter: float = 2.5
    """A word before or after hers, whose loudest window is so much fainter than her voice, may be another's. So are 3 %
    of the players' words and 73 % of those heard in the other talk (2335 and 168 words, with recordings of the training
    side and players 10 dB louder) ..."""
    shouting: float = 10.0
    """... and one that is as loud as her voice, and so much above the background, is hers: so are 84 % of
    the players' and one in 170 of the others."""
    longer: float = 0.25
    """So much longer one waits in front of a background for a further word, which may begin too softly to stand out."""
    faded: float = 40.0
    """How much the rest is faded."""


@dataclass(frozen=True)
class ListeningSettings:
    """Times are seconds, scores natural logarithms of likelihood ratios, distances errors a sound.

    The figures told here were measured with an earlier listening model; with the present one ``farthest`` was chosen
    anew and the others were left as they were, since what was tried instead was no better.
    """

    wait_finished: float = 0.2
    """Silence after words that are complete and cannot go on. Shorter, and the stop in "sixteen" would end "six"."""
    wait_could_go_on: float = 0.32
    """Silence after words that are complete but begin a longer sentence: "forward ... right". Of sixty strings of
    digits by children three are cut at this, one at half a second."""
    wait_in_number: float = 1.1
    """Silence after words that are complete but whose number a further word would change: "fifty ... six". Six voices
    pausing there for 0.3 to 0.9 s are understood in 84 of 84 cases; with half a second in 35."""
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
    rival_in_front: float = 5.0
    """The same for whom speaks in front of a background, and ..."""
    left_out: float = 0.3
    """... of a number word there that costs the second ear so little more to leave out, it is asked whether it was
    said: it may be the background's. Of 934 lines in front of other talk 21 were misheard without these three and 43
    asked about; with them 4 and 145 ..."""
    left_out_at_end: float = 1.7
    """... or so little, if it is the first or the last: "thirty | four"."""
    reach: float = 2.0
    """The best sentence counts only if its score is within this of the best string of words, sentence or not."""
    reach_in_front: float = 4.5
    """The same for a sentence inside that string, of whom speaks in front of a background: the other words may be the
    background's ("ready wait")."""
    farthest: float = 0.6
    """A sentence whose distance from the second ear's sounds is above this was not said. Higher, and no more words of
    held-out people are gained (``models/en/MODEL_CARD.md`` draws it)."""
    farthest_elsewhere: float = 0.4
    """A sentence that answers another question has to be nearer: much talk at a table holds a "no" or a "three"."""
    certain_anytime: float = 0.45
    """One that may be said at any time, and is farther than this, is asked about: so often nobody says "goodbye"."""
    certain_borrowed: float = 0.3
    """A sentence with a number that is so far is asked about where the words are heard by the sounds of another
    language: so are one of four that were taken for others and one in twenty of those that were right (300 synthesised
    Hebrew lines)."""
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
