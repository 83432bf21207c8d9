"""What a process holds, as Linux tells it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Figures:
    """What a process holds at one moment."""

    memory_mb: float
    """Resident memory, in 10^6 bytes."""
    threads: int
    handles: int
    """Open files, pipes and sockets."""

    def __str__(self) -> str:
        return f"{self.memory_mb:.1f} MB, {self.threads} threads, {self.handles} handles"


def figures_of(pid: int) -> Figures:
    """Return what a process holds now. Raises OSError where it has ended."""
    process = Path("/proc") / str(pid)
    status = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines() if ":" in line)
    kilobytes = int(status["VmRSS"].split()[0])
    return Figures(kilobytes * 1024 / 1e6, int(status["Threads"]), len(list((process / "fd").iterdir())))
