"""The host's own lines are all there, and none is there in vain."""

import re
from pathlib import Path

import pytest

import voice_host.play
from voice_host.language import languages
from voice_host.language.files import HOST, files_of
from voice_host.language.prompts import Prompts

SOURCES = Path(voice_host.play.__file__).parent.rglob("*.py")
USED = {name for source in SOURCES for name in re.findall(r'"(host-[a-z-]+)"', source.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", languages(HOST))
def test_every_line_the_host_uses_is_in_its_file_and_no_other(language):
    ids = Prompts.load(language, [files_of(HOST, language)[1]]).ids()
    assert {name for name in ids if name.startswith("host-")} == USED
