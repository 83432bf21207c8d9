"""What the host would make of a recording: the words, their meaning, the doubt, and how long that took."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

from voice_host.commands.hearable import notes
from voice_host.commands.spoken_game import spoken_game
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.hearing.overhear import overhear
from voice_host.hearing.recording import load
from voice_host.hearing.source import Samples
from voice_host.hearing.utterance import Utterance
from voice_host.records import meaning_to_plain
from voice_host.rehearsal.expectation import expected, listened_for
from voice_host.script import Meaning
from voice_host.script.meaning import SHARED


@dataclass(frozen=True)
class Finding:
    """What was found in one recording. Where there are several utterances, it is about the first that has a meaning."""

    file: str
    words: str = ""
    meaning: Meaning | None = None
    """None where it is nothing, or in doubt."""
    doubt: tuple[int | str, ...] | None = None
    """The candidates: numbers where they differ in one number, words otherwise. A single one may be other talk."""
    distance: float | None = None
    seconds: float | None = None
    """How long the recording is."""
    decision_ms: int | None = None
    """From the end of the words to the decision."""
    rtf: float | None = None
    """Seconds of the processor's time for each second of sound."""
    also: tuple[str, ...] = ()
    """The words of the other utterances, in the order said."""

    def plain(self) -> dict[str, Any]:
        """Return it as plain values for JSON."""
        return {
            "file": self.file,
            "words": self.words,
            "meaning": None if self.meaning is None else meaning_to_plain(self.meaning),
            "doubt": None if self.doubt is None else list(self.doubt),
            "distance": None if self.distance is None else round(self.distance, 3),
            "seconds": None if self.seconds is None else round(self.seconds, 2),
            "decision_ms": self.decision_ms,
            "rtf": None if self.rtf is None else round(self.rtf, 4),
            **({"also": list(self.also)} if self.also else {}),
        }


class Overhearing:
    """Hears recordings as the host hears players while it waits for a certain answer."""

    def __init__(
        self,
        game: str,
        expect: str,
        model: str | None,
        tell: Callable[[str], None],
        *,
        language: str,
    ) -> None:
        """``expect`` is a kind of meaning, one of the names in ``expectation.py``; what the model cannot do is told.

        Raises NoSuchGame, LanguageError, NoSuchExpectation and ModelUnusable, each with a sentence.
        """
        spoken = spoken_game(game, language)
        self._expects = expected(expect, (*SHARED, *spoken.game.meanings))
        self._sentences = spoken.sentences
        listening_model = find(spoken.language, model)
        self._attention = attention(listening_model, spoken.sentences)
        for note in notes(listening_model, spoken, shipped=model is None):
            tell(note)

    def hear(self, file: Path) -> Finding:
        """Return what is in a sound file. Raises RecordingUnusable."""
        return self.of(load(file), str(file))

    def of(self, sound: Samples, called: str) -> Finding:
        """Return what is in a sound; ``called`` stands for the file in what is found."""
        overheard = overhear(sound, self._attention, listened_for(self._expects, self._sentences))
        if not overheard.utterances:
            return Finding(called, seconds=overheard.seconds, rtf=overheard.rtf)
        meant = [utterance for utterance in overheard.utterances if self._candidates(utterance)]
        utterance = (meant or overheard.utterances)[0]
        candidates = self._candidates(utterance)
        is_clear = len(candidates) == 1 and not utterance.unsure
        return Finding(
            called,
            utterance.words,
            candidates[0][1] if is_clear else None,
            _told_apart(candidates) if candidates and not is_clear else None,
            utterance.distance,
            overheard.seconds,
            round(1000 * (utterance.decided_at - utterance.ended_at)),
            overheard.rtf,
            tuple(each.words for each in overheard.utterances if each is not utterance),
        )

    def _candidates(self, utterance: Utterance) -> list[tuple[str, Meaning]]:
        """Return the different meanings with their words, the likeliest first.

        Some words are of several kinds ("seven" is a number and a digit): that is no doubt, and the first kind counts.
        """
        found: dict[Meaning, str] = {}
        for words in (utterance.words, *utterance.others):
            if words:
                for meaning in self._of_one_kind(words):
                    found.setdefault(meaning, words)
        return [(words, meaning) for meaning, words in found.items()]

    def _of_one_kind(self, words: str) -> Sequence[Meaning]:
        meanings = (
            self._sentences.understand(words, self._expects).meanings
            or self._sentences.understand(words, self._sentences.always).meanings
        )
        return [meaning for meaning in meanings if type(meaning) is type(meanings[0])]


def _told_apart(candidates: Sequence[tuple[str, Meaning]]) -> tuple[int | str, ...]:
    values = [tuple(_leaves(astuple(meaning))) for _, meaning in candidates]
    if len({len(each) for each in values}) == 1:
        differing = [place for place in zip(*values, strict=True) if len(set(place)) > 1]
        if len(differing) == 1 and all(isinstance(value, int) for value in differing[0]):
            return differing[0]
    return tuple(words for words, _ in candidates)


def _leaves(values: Sequence[Any]) -> Iterator[Any]:
    for value in values:
        if isinstance(value, tuple):
            yield from _leaves(value)
        else:
            yield value
