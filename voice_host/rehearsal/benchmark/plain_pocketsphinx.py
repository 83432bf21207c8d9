"""The plain pocketsphinx loop: its own endpointer, its own American acoustic model, and the sentences as a grammar."""

from __future__ import annotations

from typing import Any

from voice_host.hearing.source import Block
from voice_host.hearing.utterance import Utterance
from voice_host.language import Sentences
from voice_host.rehearsal.benchmark.jsgf import jsgf
from voice_host.script import Meaning

VERSION = "5.1.1"


class PocketsphinxMissing(ValueError):  # noqa: N818 - named by what is wrong
    """It is not installed; the message is a sentence with the remedy."""


class PlainPocketsphinx:
    """Follows sound as ``overhear`` wants it."""

    def __init__(self, sentences: Sentences) -> None:
        """Load it. Raises PocketsphinxMissing."""
        try:
            import pocketsphinx
        except ImportError:
            raise PocketsphinxMissing(
                f"It is not installed. To measure it too: pip install pocketsphinx=={VERSION}"
            ) from None
        self._pocketsphinx = pocketsphinx
        self._decoder = pocketsphinx.Decoder(lm=None, loglevel="FATAL")
        self._sentences = sentences
        self._grammars: dict[tuple[type[Meaning], ...], str] = {}
        self._endpointer: Any = pocketsphinx.Endpointer()
        self._waiting = b""
        self._decoding = False

    def enter_room(self) -> None:
        """Nothing is known of the room."""

    def expect(self, expects: tuple[type[Meaning], ...]) -> None:
        """Begin anew, for an utterance that means one of these."""
        if self._decoding:
            self._decoder.end_utt()
        if expects not in self._grammars:
            name = f"expected-{len(self._grammars)}"
            self._decoder.add_jsgf_string(name, jsgf(self._sentences.expected(expects), self._knows))
            self._grammars[expects] = name
        self._decoder.activate_search(self._grammars[expects])
        self._endpointer = self._pocketsphinx.Endpointer()
        self._waiting = b""
        self._decoding = False

    def hear(self, block: Block) -> Utterance | None:
        """Take the next block; return what was said where the endpointer says that it is over."""
        self._waiting += block.samples.tobytes()
        size = self._endpointer.frame_bytes
        utterance = None
        while len(self._waiting) >= size:
            frame, self._waiting = self._waiting[:size], self._waiting[size:]
            self._take(self._endpointer.process(frame))
            if self._decoding and not self._endpointer.in_speech:
                utterance = utterance or self._finish(block.ended_at)
        return utterance

    def give_up(self, at: float) -> Utterance | None:
        """Return what was said until the sound ended."""
        if not self._decoding:
            return None
        self._take(self._endpointer.end_stream(self._waiting))
        self._waiting = b""
        return self._finish(at)

    def _take(self, speech: bytes | None) -> None:
        if speech is None:
            return
        if not self._decoding:
            self._decoder.start_utt()
            self._decoding = True
        self._decoder.process_raw(speech, False, False)

    def _finish(self, at: float) -> Utterance | None:
        self._decoder.end_utt()
        self._decoding = False
        heard = self._decoder.hyp()
        return Utterance(heard.hypstr, decided_at=at) if heard and heard.hypstr else None

    def _knows(self, word: str) -> bool:
        return self._decoder.lookup_word(word) is not None
