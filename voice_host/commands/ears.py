"""What the host listens with: microphone, recordings or keyboard."""

from __future__ import annotations

import io
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from voice_host.commands.failing import WrongUse
from voice_host.commands.hearable import notes
from voice_host.commands.one_host import ANOTHER, OneHost
from voice_host.commands.spoken_game import SpokenGame
from voice_host.commands.stopping import Stopping
from voice_host.devices import awake
from voice_host.hearing.ear import ReturningEar
from voice_host.hearing.errors import MicrophoneUnavailable
from voice_host.hearing.keyboard_ear import KeyboardEar
from voice_host.hearing.listening_model import ListeningModel, find
from voice_host.hearing.settings import ListeningSettings
from voice_host.hearing.typing_beside import TypingBeside
from voice_host.language import Sentences, normalise

if TYPE_CHECKING:
    from voice_host.hearing.source import Source

SOUND_FILES = frozenset({".wav", ".flac", ".ogg", ".oga", ".opus", ".mp3", ".aif", ".aiff", ".au"})


class Fingers:
    """What is typed, and what is pressed on the table page. The keyboard is read from when on somebody may type."""

    def __init__(
        self,
        language: str,
        on_line: Callable[[], None] | None,
        *,
        at_once: bool,
        may_press: bool = False,
        ends: bool = True,
    ) -> None:
        """``on_line`` is called at each line that is typed; ``at_once`` is whether the keyboard is read from now on;
        ``may_press`` whether lines come from the page as well; ``ends`` whether nothing can come after the end of the
        keyboard's input.
        """
        self._language = language
        self._on_line = on_line
        self._ends = ends
        self.ear: KeyboardEar | None = self._make() if at_once or may_press else None
        """The ear for it, None as long as there is none."""
        if at_once:
            self.wanted()

    def wanted(self) -> KeyboardEar:
        """Return the ear: somebody may type from now on. Without any standard input, nobody can."""
        self.ear = self.ear or self._make()
        if not self.ear.reads:
            self.ear.read(sys.stdin or io.StringIO())
        return self.ear

    def _make(self) -> KeyboardEar:
        ear = KeyboardEar(None, awake.now, partial(normalise, language=self._language), ends=self._ends)
        ear.on_line = self._on_line or ear.on_line
        return ear


def is_at_terminal() -> bool:
    """Whether what is typed comes from a terminal."""
    return sys.stdin is not None and sys.stdin.isatty()


def somebody_can_type(microphone: Sequence[str]) -> bool:
    """Whether lines can be typed beside a voice: at a terminal that belongs to the program, and to nobody's pipe.

    Where sound files are heard, nobody sits there; and a program in the background that read from its terminal would
    be stopped by the system.
    """
    if any(is_sound_file(name) for name in microphone) or not is_at_terminal():
        return False
    try:
        return os.tcgetpgrp(sys.stdin.fileno()) == os.getpgrp()
    except AttributeError:  # Windows has no process groups, and does not stop who reads
        return True
    except OSError:
        return False


def voice_ear(
    spoken: SpokenGame,
    *,
    model: str | None,
    microphone: Sequence[str],
    tell: Callable[[str], None],
    listening: ListeningSettings | None = None,
    stopping: Stopping | None = None,
    beside: Fingers | None = None,
    room: OneHost | None = None,
) -> ReturningEar:
    """Return the ear for what is spoken. What the listening model cannot do is told.

    ``microphone`` is a device's name, sound files that are heard instead, or nothing for the system's microphone;
    ``stopping`` knows when the host speaks, and listens for "stop" meanwhile; ``beside`` takes what is typed meanwhile;
    whoever plays in a ``room`` listens there alone.
    Raises WrongUse, ModelUnusable, RecordingUnusable. A microphone that cannot be opened is noticed at the first word.
    """
    listening_model = find(spoken.language, model)
    tell_what_is_not_heard(spoken, model, tell)
    files = [Path(name) for name in microphone if is_sound_file(name)]
    devices = [name for name in microphone if not is_sound_file(name)]
    if devices and len(microphone) > 1:
        raise WrongUse(
            f'"{devices[0]}" is no sound file. After --microphone name sound files, or one device and nothing else.'
        )
    device = microphone[0] if microphone else None
    settings = listening or ListeningSettings()

    def make_ear(around: Callable[[Source], Source]) -> ReturningEar:
        return _late_ear(listening_model, spoken.sentences, files, device, settings, stopping, room, around)

    return make_ear(lambda source: source) if beside is None else TypingBeside(make_ear, lambda: beside.ear)


def tell_what_is_not_heard(spoken: SpokenGame, model: str | None, tell: Callable[[str], None]) -> None:
    """Tell what a listening model cannot do for a game. Raises ModelUnusable."""
    for note in notes(find(spoken.language, model), spoken, shipped=model is None):
        tell(note)


def is_sound_file(name: str) -> bool:
    """Whether what was named as microphone is a file and not a device."""
    try:
        return Path(name).suffix.lower() in SOUND_FILES or Path(name).is_file()
    except OSError:  # too long a name for a file
        return False


def _late_ear(
    model: ListeningModel,
    sentences: Sentences,
    files: Sequence[Path],
    device: str | None,
    settings: ListeningSettings,
    stopping: Stopping | None,
    room: OneHost | None,
    around: Callable[[Source], Source],
) -> ReturningEar:
    from voice_host.hearing.late_ear import LateEar
    from voice_host.hearing.listener import attention
    from voice_host.hearing.microphone import Microphone
    from voice_host.hearing.recording import RecordingSource, load

    sounds = [load(file) for file in files]
    turn = None if stopping is None else stopping.turn

    def open_source(afresh: bool) -> Source:
        if files:
            return RecordingSource(sounds, awake.now, time.sleep)
        microphone = Microphone(awake.now, device, afresh=afresh)
        if room is not None and not room.is_alone():
            microphone.close()
            raise MicrophoneUnavailable(ANOTHER)
        return microphone

    def around_all(source: Source) -> Source:
        if stopping is not None and not files:
            source = stopping.around(source, model, settings, awake.now)
        return around(source)

    return LateEar(lambda: attention(model, sentences, settings, turn), open_source, awake.now, around_all)
