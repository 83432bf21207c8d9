"""Which voice the host speaks with, and what it does where there is none."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from voice_host.commands.one_host import ANOTHER, OneHost
from voice_host.devices import awake
from voice_host.language import Prompts, PromptsError
from voice_host.script import Message
from voice_host.speaking.errors import NoSoundLibrary, SpeakerUnavailable, SpeechUnavailable
from voice_host.speaking.pronouncing import PronouncingVoice
from voice_host.speaking.settings import SpeechSettings
from voice_host.speaking.silent import SilentVoice
from voice_host.speaking.voice import Voice

if TYPE_CHECKING:
    from voice_host.hearing.echo_canceller import FarEnd


def choose_voice(
    settings: SpeechSettings,
    *,
    quiet: bool,
    loudspeaker: str | None,
    language: str,
    tell: Callable[[str], None],
    pronunciations: Mapping[str, str] | None = None,
    far_end: FarEnd | None = None,
    room: OneHost | None = None,
) -> Voice:
    """Return the voice to speak with: a silent one for ``quiet``, or where speech engine or loudspeaker is missing.

    ``pronunciations`` tell how names are read, by name; ``far_end`` is told what the loudspeaker plays. What is missing
    is told as a sentence, and that the game is printed instead. Whoever plays in a ``room`` speaks there alone,
    and again as soon as a loudspeaker is there. Raises UnknownVoice.
    """
    if quiet:
        return PronouncingVoice(SilentVoice(settings), pronunciations or {})
    # Numpy and the speech library take a fifth of a second: only whoever listens pays for them.
    from voice_host.speaking.find_synthesizer import find_synthesizer
    from voice_host.speaking.loudspeaker import Loudspeaker
    from voice_host.speaking.returning_speaker import ReturningSpeaker
    from voice_host.speaking.spoken_voice import SpokenVoice

    try:
        synthesizer = find_synthesizer(language)
        if settings.voice is not None:
            synthesizer.check(settings.voice)

        def device() -> Loudspeaker:
            found = Loudspeaker(loudspeaker) if far_end is None else Loudspeaker(loudspeaker, heard=far_end.play)
            if room is not None and not room.is_alone():
                raise SpeakerUnavailable(ANOTHER)
            return found

        if room is None:
            voice = SpokenVoice(synthesizer, device(), settings, now=awake.now)
            return PronouncingVoice(voice, pronunciations or {})
        speaker = ReturningSpeaker(device)
        if speaker.why_lost is not None:
            if isinstance(speaker.why_lost, NoSoundLibrary):
                raise speaker.why_lost
            tell(f"{speaker.why_lost} What the host says is printed.")
        voice = SpokenVoice(synthesizer, speaker, settings, now=awake.now, is_lost=speaker.is_lost)
        return PronouncingVoice(voice, pronunciations or {})
    except (SpeechUnavailable, SpeakerUnavailable) as error:
        tell(f"{error} What the host says is printed.")
        return SilentVoice(settings)


def fixed_lines(prompts: Prompts, level: str) -> Iterator[str]:
    """Yield what the host always says in the same words: lines worth preparing ahead."""
    for wording in sorted(prompts.ids()):
        try:
            yield prompts.text(Message(wording), level)
        except PromptsError:
            continue  # it has gaps, which only the game can fill
