"""An ear that gets ready while the host already speaks: the first word comes sooner."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import Union

from voice_host.hearing.attention import Attention
from voice_host.hearing.ear import Ear
from voice_host.hearing.listener import VoiceEar
from voice_host.hearing.source import Source
from voice_host.hearing.utterance import Silence, Utterance
from voice_host.script import Meaning


class LateEar:
    """Loads the recognisers in the background, and opens the source of sound when it listens first.

    The source waits because PortAudio does not allow two devices to be opened at once, and the host is speaking.
    """

    def __init__(
        self, make_attention: Callable[[], Attention], open_source: Callable[[], Source], now: Callable[[], float]
    ) -> None:
        self._open_source = open_source
        self._now = now
        self._attention: Future[Attention] = Future()
        self._ear: Ear | None = None
        self.patience = 1.0
        Thread(target=self._load, args=(make_attention,), name="load recognisers", daemon=True).start()

    def listen(self, expects: tuple[type[Meaning], ...], until: float | None) -> Union[Utterance, Silence]:
        """Listen: see Ear. What could not be loaded or opened is raised here, again each time."""
        if self._ear is None:
            self._ear = VoiceEar(self._open_source(), self._attention.result(), self._now)
        self._ear.patience = self.patience
        return self._ear.listen(expects, until)

    def close(self) -> None:
        """Let go of the source, if it was opened."""
        if self._ear is not None:
            self._ear.close()

    def _load(self, make_attention: Callable[[], Attention]) -> None:
        try:
            self._attention.set_result(make_attention())
        except Exception as error:
            self._attention.set_exception(error)
