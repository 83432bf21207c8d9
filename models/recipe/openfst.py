"""Calls OpenFst's tools. Only who builds a model's graph needs them; players don't."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from models.recipe.errors import RecipeError

INSTALL = "On Debian and Ubuntu: sudo apt-get install libfst-tools libfst22-plugins-base"
PLUGIN = "olabel_lookahead-fst.so"
PLACES = ("/usr/lib/*/fst/*", "/usr/lib/fst", "/usr/local/lib/fst")
"""Where the kinds of graphs lie that are not built in; Debian's loader does not look there by itself."""


def openfst(tool: str, *arguments: str | os.PathLike[str]) -> None:
    """Run a tool. Raises RecipeError, with the way to install it where it is missing."""
    program = shutil.which(tool)
    if program is None:
        raise RecipeError(f"OpenFst's {tool} is needed to build the graph, and is not installed. {INSTALL}")
    done = subprocess.run(
        [program, *arguments], env={**os.environ, "LD_LIBRARY_PATH": _library_path()}, capture_output=True, text=True
    )
    if done.returncode:
        raise RecipeError(f"OpenFst's {tool} failed: {done.stderr.strip()}")


def _library_path() -> str:
    places = [path for pattern in PLACES for path in Path("/").glob(pattern.lstrip("/")) if (path / PLUGIN).is_file()]
    if not places:
        raise RecipeError(f"OpenFst's {PLUGIN} is needed to build the graph, and is not installed. {INSTALL}")
    before = os.environ.get("LD_LIBRARY_PATH")
    return os.pathsep.join([*map(str, places), *([before] if before else [])])
