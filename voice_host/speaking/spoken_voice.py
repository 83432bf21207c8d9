"""The voice that is heard: a synthesizer and a speaker."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from threading import Event

from voice_host.script.sound import Sound
from voice_host.speaking.earcons import earcon
from voice_host.speaking.on_air import OnAir, on_air
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.settings import SpeechSettings
from voice_host.speaking.speaker import Speaker
from voice_host.speaking.speaking_queue import SpeakingQueue
from voice_host.speaking.synthesizer import Synthesizer
from voice_host.speaking.synthesizer_cache import CachedSynthesizer
from voice_host.speaking.voice import Priority

PAUSE_S = 0.25
"""The least silence between the end of one line and the beginning of the next: the breath of a speaker, without which
two sentences run into one."""


class SpokenVoice:
    """Speaks one line at a time through ``speaker``, each as ``settings`` say at the moment when it begins."""

    def __init__(
        self,
        synthesizer: Synthesizer,
        speaker: Speaker,
        settings: SpeechSettings | None = None,
        *,
        now: Callable[[], float],
        pause_s: float = PAUSE_S,
        is_lost: Callable[[], bool] = lambda: False,
    ) -> None:
        """``now`` is the host's clock, in seconds; ``is_lost`` whether the speaker is gone for the moment. Raises
        UnknownVoice where the settings name one.
        """
        # a quick engine would fill eight megabytes to spare nobody a wait
        self._cache = None if synthesizer.is_quick else CachedSynthesizer(synthesizer)
        self._synthesizer = self._cache or synthesizer
        self._speaker = speaker
        self._queue = SpeakingQueue()
        self._now = now
        self._pause_s = pause_s
        self._is_lost = is_lost
        self._line_ended_at = float("-inf")
        self._on_air: OnAir | None = None
        self._settings = SpeechSettings()
        self.settings = settings or self._settings

    @property
    def settings(self) -> SpeechSettings:
        """How it speaks."""
        return self._settings

    @settings.setter
    def settings(self, settings: SpeechSettings) -> None:
        if settings.voice is not None:
            self._synthesizer.check(settings.voice)
        self._settings = settings

    def say(self, text: str, priority: Priority = Priority.TALK) -> bool:
        """Speak; True where it was said whole."""
        with self._queue.turn(priority) as stopped:
            if stopped.is_set():
                return False
            how = self._settings
            pcm = self._synthesizer.pcm(text, voice=how.voice, rate=how.rate, pitch=how.pitch)
            if not len(pcm.samples):
                return True
            breath = self._line_ended_at + self._pause_s - self._now()
            pcm = pcm.at_volume(how.volume)
            whole = self._play(pcm.after_silence(breath) if breath > 0 else pcm, stopped)
            self._line_ended_at = self._now()
            return whole

    def sound(self, sound: Sound, priority: Priority = Priority.TALK) -> bool:
        """Play a short sound; True where it was played whole."""
        with self._queue.turn(priority) as stopped:
            if stopped.is_set():
                return False
            return self._play(earcon(sound).at_volume(self._settings.volume), stopped)

    def _play(self, pcm: Pcm, stopped: Event) -> bool:
        with on_air(self._on_air, self._left_at):
            return self._speaker.play(pcm, stopped)

    def _left_at(self) -> float:
        now, left_at = self._now(), self._speaker.left_at
        return now if left_at is None else min(now, left_at)

    def stop(self) -> None:
        """Fall silent at once and forget what waits."""
        self._queue.stop()

    def is_lost(self) -> bool:
        """Whether it cannot be heard now; it is tried again by itself."""
        return self._is_lost()

    def report_to(self, who: OnAir) -> None:
        """Tell ``who`` when the host can be heard."""
        self._on_air = who

    def prepare(self, texts: Iterable[str]) -> None:
        """Synthesise these lines in the background, with the settings of now, where that takes time."""
        how = self._settings
        if self._cache is not None:
            self._cache.prepare(texts, voice=how.voice, rate=how.rate, pitch=how.pitch)

    def close(self) -> None:
        """Fall silent. The speaker holds its device only while it plays."""
        self.stop()
