"""An ear that gets ready while the host already speaks, and that gets ready again when its microphone was lost."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from threading import Event, Thread
from typing import Union

from voice_host.hearing.attention import Attention
from voice_host.hearing.errors import HearingError, MicrophoneLost, MicrophoneUnavailable, NoSoundLibrary
from voice_host.hearing.listener import VoiceEar
from voice_host.hearing.source import Source
from voice_host.hearing.utterance import Silence, Utterance
from voice_host.language.sentences import Sentences
from voice_host.script import Meaning

TRY_AGAIN_S = 2.0
"""So long it waits until it tries to open a lost microphone again, in seconds."""
PROOF_S = 1.0
"""A microphone that was opened again must give sound within so many seconds."""

Around = Callable[[Source], Source]
"""Puts something around a source of sound, which sees each of its blocks."""


class LateEar:
    """Loads the recognisers in the background, and opens the source of sound when it listens first.

    A microphone that is not there, or is lost, is tried again in the background until it gives sound.
    """

    def __init__(
        self,
        make_attention: Callable[[], Attention],
        open_source: Callable[[bool], Source],
        now: Callable[[], float],
        around: Around = lambda source: source,
    ) -> None:
        """``open_source`` is told whether it is to look for devices that are new."""
        self._open_source = open_source
        self._now = now
        self._around = around
        self._attention: Future[Attention] = Future()
        self._ear: VoiceEar | None = None
        self._reopened: Source | None = None
        self._is_back = Event()
        self._is_over = Event()
        self._turn_to: Sentences | None = None
        self.patience = 1.0
        self.can_return = True
        """See ``Returning``."""
        Thread(target=self._load, args=(make_attention,), name="load recognisers", daemon=True).start()

    def listen(self, expects: tuple[type[Meaning], ...], until: float | None) -> Union[Utterance, Silence]:
        """Listen: see Ear. What could not be loaded is raised here, again each time."""
        if self._ear is None:
            source = self._source()
            self._ear = VoiceEar(self._around(source), self._loaded(source), self._now)
        if self._turn_to is not None:
            self._ear.turn_to(self._turn_to)
            self._turn_to = None
        self._ear.patience = self.patience
        try:
            return self._ear.listen(expects, until)
        except MicrophoneLost:
            lost, self._ear = self._ear, None
            self._try_again(lost.close)
            raise

    def turn_to(self, sentences: Sentences) -> None:
        """Hear what can be said in another game: see ReturningEar."""
        self._turn_to = sentences

    def is_back(self) -> bool:
        """Whether a microphone that was not there gives sound now."""
        return self._is_back.is_set()

    def wait(self, seconds: float) -> None:
        """Wait so long, or until it is back."""
        self._is_back.wait(seconds)

    def close(self) -> None:
        """Let go of the source, if it was opened."""
        self._is_over.set()
        if self._ear is not None:
            self._ear.close()
        if self._reopened is not None:
            self._reopened.close()

    def _loaded(self, source: Source) -> Attention:
        try:
            return self._attention.result()
        except Exception:
            source.close()
            self.can_return = False
            raise

    def _source(self) -> Source:
        """Return the source that was opened again, else open it. Raises MicrophoneUnavailable."""
        reopened, self._reopened = self._reopened, None
        self._is_back.clear()
        if reopened is not None:
            return reopened
        try:
            return self._open_source(False)
        except NoSoundLibrary:
            self.can_return = False
            raise
        except MicrophoneUnavailable:
            self._try_again(lambda: None)
            raise

    def _try_again(self, first: Callable[[], None]) -> None:
        """Try in the background until the source gives sound, after doing something first."""
        Thread(target=self._reopen, args=(first,), name="reopen microphone", daemon=True).start()

    def _reopen(self, first: Callable[[], None]) -> None:
        first()
        while not self._is_over.wait(TRY_AGAIN_S):
            source = self._sounding()
            if source is not None:
                self._reopened = source
                self._is_back.set()
                if self._is_over.is_set():
                    source.close()
                return

    def _sounding(self) -> Source | None:
        """Open the source and return it, None where it is not there or gives no sound."""
        try:
            source = self._open_source(True)
        except HearingError:
            return None
        try:
            if source.read(self._now() + PROOF_S) is not None:
                return source
        except HearingError:
            pass
        source.close()
        return None

    def _load(self, make_attention: Callable[[], Attention]) -> None:
        try:
            self._attention.set_result(make_attention())
        except Exception as error:
            self._attention.set_exception(error)
