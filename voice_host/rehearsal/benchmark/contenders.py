"""Who is measured, and a trial: one of them hears recordings in a process of its own."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from pathlib import Path

from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import ListeningModel, find
from voice_host.hearing.overhear import Listening, Overheard, overhear
from voice_host.hearing.recording import LEAD, PAUSE, load
from voice_host.language import Sentences
from voice_host.rehearsal.benchmark.memory import peak_bytes
from voice_host.rehearsal.benchmark.plain_pocketsphinx import PlainPocketsphinx
from voice_host.rehearsal.benchmark.plain_vosk import PlainVosk
from voice_host.rehearsal.stage import sentences_of
from voice_host.script import Meaning

HOST, VOSK, POCKETSPHINX = "voice host", "plain vosk", "pocketsphinx"

CONTENDERS: Mapping[str, Callable[[ListeningModel, Sentences], Listening]] = {
    HOST: attention,
    VOSK: PlainVosk,
    POCKETSPHINX: lambda model, sentences: PlainPocketsphinx(sentences),
}
"""How each is made. The first is the one that the others are compared with."""

LOOKS_UP_EVERY_S = 0.25
"""Seconds. Ctrl-C does not always wake who waits without end."""


@dataclass(frozen=True)
class Task:
    """What there is to be heard."""

    game: str
    language: str
    model: str | None
    """A listening model as ``find`` takes it."""
    recordings: Sequence[tuple[Path, tuple[type[Meaning], ...]]]
    """Sound files, each with what is listened for."""


@dataclass(frozen=True)
class Trial:
    """How one of them did."""

    contender: str
    overheard: tuple[Overheard, ...]
    """One for each recording of the task."""
    load_s: float
    """Until it was ready for the first recording; the sentences are read before."""
    peak_bytes: int | None
    """Of its process, with everything in it; None where the system does not tell."""

    @property
    def rtf(self) -> float:
        """Seconds of the processor's time for each second of sound, the noise before and after recordings included."""
        sound = sum(each.seconds + LEAD + PAUSE for each in self.overheard)
        return sum(each.cost for each in self.overheard) / sound if sound else 0.0


def try_out(contender: str, task: Task) -> Trial:
    """Let one of the CONTENDERS hear a task's recordings, one after the other, in a fresh process.

    Raises PocketsphinxMissing, ModelUnusable, RecordingUnusable, NoSuchGame, LanguageError.
    """
    # Ctrl-C reaches both processes: this one says so, the other has to end without a word.
    silent_end = (signal.SIGINT, signal.SIG_DFL)
    with ProcessPoolExecutor(1, get_context("spawn"), initializer=signal.signal, initargs=silent_end) as process:
        try:
            trial = process.submit(hear_all, contender, task)
            while not wait([trial], LOOKS_UP_EVERY_S).done:
                pass
            return trial.result()
        except KeyboardInterrupt:  # any other signal reaches this process alone
            for child in active_children():
                child.terminate()
            raise


def hear_all(contender: str, task: Task) -> Trial:
    """Do the same in this process."""
    sentences = sentences_of(task.game, task.language)
    model = find(task.language, task.model)
    began = time.perf_counter()
    listening = CONTENDERS[contender](model, sentences)
    if task.recordings:
        listening.expect(task.recordings[0][1])
    load_s = time.perf_counter() - began
    overheard = tuple(overhear(load(path), listening, expects) for path, expects in task.recordings)
    return Trial(contender, overheard, load_s, peak_bytes())
