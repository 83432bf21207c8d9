"""The sentence for a voice that is not there."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from voice_host.speaking.errors import UnknownVoice

NAMED = 6
"""How many voices the sentence names: more are no help to a listener."""


def unknown_voice(wanted: str, voices: Sequence[str], hint: str = "") -> UnknownVoice:
    """Return the error that names those voices most like the one that was wanted, English ones after them."""
    similar = difflib.get_close_matches(wanted, voices, n=NAMED, cutoff=0.6)
    english = [voice for voice in voices if voice.lower().startswith("en")]
    some = list(dict.fromkeys([*similar, *english, *voices]))[:NAMED]
    if not some:
        return UnknownVoice(f'There is no voice "{wanted}": this machine has no voices at all.')
    return UnknownVoice(f'There is no voice "{wanted}". There are, for example, {", ".join(some)}. {hint}'.strip())
