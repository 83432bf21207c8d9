"""How much memory a process has needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def peak_bytes(process: int | None = None) -> int | None:
    """Return the most memory that a process (this one unless named) has had in use so far, None where the system does
    not tell.

    On Linux the kernel's own high-water mark; elsewhere, of another process, what it has in use now.
    """
    status = Path(f"/proc/{os.getpid() if process is None else process}/status")
    try:
        for line in status.read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    except (OSError, ValueError, IndexError):
        pass
    if sys.platform == "win32":
        return None
    return _own_peak() if process is None else _in_use(process)


def _own_peak() -> int:
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def _in_use(process: int) -> int | None:
    told = subprocess.run(["ps", "-o", "rss=", "-p", str(process)], capture_output=True, text=True, check=False)
    return int(told.stdout) * 1024 if told.stdout.strip().isdigit() else None
