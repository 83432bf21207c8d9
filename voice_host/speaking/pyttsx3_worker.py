"""The process behind ``pyttsx3_process.py``: one JSON request a line on standard input, one answer on standard output.

``{}`` is answered by the voices; ``{"text", "voice", "rate", "file"}`` by ``{}`` once the file is written.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

SETTLED_S = 0.1
"""A file that has not grown for so long is written."""
WRITING_S = 10.0
"""How long a file may take after the engine has said that it is done."""


def answer(engine: Any, request: Mapping[str, Any]) -> Mapping[str, Any]:
    """Do what is asked and return what to reply."""
    if "text" not in request:
        voices = engine.getProperty("voices")
        return {"voices": [{"id": v.id, "name": v.name, "languages": list(v.languages or ())} for v in voices]}
    if request["voice"] is not None:
        engine.setProperty("voice", request["voice"])
    engine.setProperty("rate", request["rate"])
    file = Path(request["file"])
    file.unlink(missing_ok=True)
    engine.save_to_file(request["text"], os.fspath(file))
    engine.runAndWait()
    wait_until_written(file)
    return {}


def wait_until_written(file: Path) -> None:
    """Wait for a file to stop growing: pyttsx3's first ``runAndWait`` returns before its engine has spoken."""
    until = time.monotonic() + WRITING_S
    size, settled = -1, 0.0
    while time.monotonic() < until and (size <= 0 or settled < SETTLED_S):
        before, size = size, file.stat().st_size if file.exists() else 0
        settled = settled + 0.02 if size == before else 0.0
        time.sleep(0.02)


def main() -> None:
    """Answer requests until standard input ends, which it does when the host ends, however it ends."""
    # pyttsx3's drivers print to standard output; the answers keep it to themselves.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    requests = os.fdopen(0, encoding="utf-8")
    engine: Any = None
    for line in requests:
        try:
            if engine is None:
                import pyttsx3

                engine = pyttsx3.init()
            reply = answer(engine, json.loads(line))
        except Exception as error:  # whatever an engine raises, the host must hear of it
            reply = {"error": f"{type(error).__name__}: {error}".strip(": ")}
        print(json.dumps(reply), file=answers, flush=True)


if __name__ == "__main__":
    main()
