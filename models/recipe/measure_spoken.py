"""How well the host hears a language that synthesised voices speak: ``python -m models.recipe.measure_spoken he``.

Whole lines of the game in voices that no training and no choice has heard, at several speeds and pitches.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable
from itertools import product

from models.recipe.voices.espeak import KEPT_APART
from voice_host.games.registry import find_game
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.hearing.overhear import overhear
from voice_host.language import Sentences, normalise
from voice_host.language.numbers import spellings
from voice_host.rehearsal.benchmark.judging import Judge, Outcome
from voice_host.rehearsal.expectation import expected, listened_for
from voice_host.rehearsal.speaking.player_voice import PlayerVoice, heard
from voice_host.rehearsal.stage import sentences_of
from voice_host.script.meaning import SHARED
from voice_host.speaking.pyttsx3_voice import DEFAULT_VOICES, EspeakSynthesizer

GAME = "dogylicious"
NUMBER = "number"
KINDS = ("answer", NUMBER, "yesno", "ready", "target", "direction", "pieces", "stop")
"""What is asked for; half of the lines are answers to problems."""
SPEEDS, PITCHES = (120, 145, 170), (40, 55, 75)

Line = tuple[str, str]
"""What is expected, and what is said."""


def lines(sentences: Sentences, language: str, count: int, seed: int) -> list[Line]:
    """Return lines of the game: answers, right and wrong ones, and whatever else the sentence files hold."""
    chance = random.Random(seed)
    meanings = (*SHARED, *find_game(GAME).meanings)
    stocks = {
        kind: [phrase for phrase in sentences.phrases(expected(kind, meanings), seed=seed) if phrase]
        for kind in KINDS
        if kind != NUMBER
    }
    said: list[Line] = []
    for place in range(count):
        kind = "answer" if place % 2 else chance.choice(KINDS)
        number = spellings(chance.randint(0, 200), language)
        said.append((kind, chance.choice(number if kind == NUMBER else stocks[kind])))
    return said


def measure(
    language: str, model: str | None, count: int, seed: int, tell: Callable[[str], None]
) -> dict[str, Counter[Outcome]]:
    """Return how often each thing happened, by what was expected; ``tell`` gets what was not right."""
    sentences = sentences_of(GAME, language)
    meanings = (*SHARED, *find_game(GAME).meanings)
    ears = attention(find(language, model), sentences)
    synthesizer = EspeakSynthesizer(language)
    voice_of = DEFAULT_VOICES.get(language, language)
    voices = [
        PlayerVoice(f"{voice_of}+{variant}", *sounds)
        for variant, *sounds in product(sorted(KEPT_APART), SPEEDS, PITCHES)
    ]
    chance = random.Random(seed)
    counts: dict[str, Counter[Outcome]] = {}
    for kind, words in lines(sentences, language, count, seed):
        expects = expected(kind, meanings)
        judge = Judge(sentences, language, expects)
        said = normalise(words, language)
        if not judge.can_be_said(said):
            continue
        voice = chance.choice(voices)
        sound = heard(voice.speak(synthesizer, words))
        judged = judge.judge(overhear(sound, ears, listened_for(expects, sentences)), said)
        counts.setdefault(kind, Counter())[judged.outcome] += 1
        if judged.outcome is not Outcome.EXACT:
            tell(f"  {voice.name} {voice.rate} {voice.pitch}: {judged.outcome.value}: {said!r} as {judged.words!r}")
    return counts


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", help="its code, such as he")
    parser.add_argument("--model", help="another model than the one that ships: its folder")
    parser.add_argument("--lines", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="print what was not right")
    asked = parser.parse_args()
    found = measure(asked.language, asked.model, asked.lines, asked.seed, print if asked.show else lambda line: None)
    for kind, counts in (*sorted(found.items()), ("all", sum(found.values(), Counter()))):
        number = sum(counts.values())
        shares = ", ".join(f"{outcome.value} {counts[outcome]} ({counts[outcome] / number:.0%})" for outcome in Outcome)
        print(f"{kind} ({number}): {shares}", flush=True)


if __name__ == "__main__":
    main()
