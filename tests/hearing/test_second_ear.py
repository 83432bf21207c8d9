"""The second ear: how like the sounds that were heard are to the words."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from voice_host.hearing.errors import ModelUnusable
from voice_host.hearing.lexicon import Lexicon
from voice_host.hearing.listening_model import find
from voice_host.hearing.recognizer import Reading
from voice_host.hearing.second_ear import Likeness, SecondEar
from voice_host.hearing.source import Samples

LEXICON = Lexicon(
    {
        "six": (("S", "IH", "K", "S"),),
        "fifteen": (("F", "IH", "F", "T", "IY", "N"),),
        "fifty": (("F", "IH", "F", "T", "IY"),),
        "oh": (("OW",),),
        "zero": (("Z", "IY", "R", "OW"), ("Z", "IH", "R", "OW")),
        "hundred": (("HH", "AH", "N", "D", "R", "AH", "D"), ("HH", "AH", "N", "ER", "D")),
    }
)


class WritesSounds:
    """An engine whose recogniser writes what it is told to."""

    def __init__(self, heard: str = "") -> None:
        self.heard = heard
        self.phrases: list[str] = []

    def of_phrases(self, phrases: list[str], *, readings: int, unknown: bool = True) -> WritesSounds:
        self.phrases = list(phrases)
        self.unknown = unknown
        return self

    def hear(self, samples: Samples) -> None:
        pass

    def finish(self) -> tuple[Reading, ...]:
        return (Reading(self.heard, 0.0),)

    def reset(self) -> None:
        pass


def second_ear(heard: str = "") -> SecondEar:
    return SecondEar(WritesSounds(heard), ["#s", "#ih", "#k"], LEXICON)  # type: ignore[arg-type]


def likeness(words: str, *sounds: str) -> Likeness:
    return second_ear().likeness(words, sounds)


def test_the_same_sounds_are_at_no_distance() -> None:
    assert likeness("six", "S", "IH", "K", "S") == Likeness(0.0, 4)
    assert likeness("fifty six", "F", "IH", "F", "T", "IY", "S", "IH", "K", "S").distance == 0.0


def test_any_of_the_ways_to_say_a_word_will_do() -> None:
    assert likeness("zero", "Z", "IY", "R", "OW").cost == 0.0
    assert likeness("zero", "Z", "IH", "R", "OW").cost == 0.0
    assert likeness("hundred zero", "HH", "AH", "N", "ER", "D", "Z", "IH", "R", "OW") == Likeness(0.0, 9)


def test_other_words_are_farther_than_those_that_were_said() -> None:
    said = ("F", "IH", "F", "T", "IY")

    assert likeness("fifty", *said).cost < likeness("fifteen", *said).cost < likeness("six", *said).cost


def test_a_vowel_is_nearer_to_a_vowel_than_to_a_consonant() -> None:
    same, vowel, consonant = (likeness("six", "S", sound, "K", "S").cost for sound in ("IH", "IY", "T"))

    assert 0 == same < vowel < consonant


def test_what_is_missing_and_what_is_too_much_counts() -> None:
    assert likeness("six", "S", "IH", "K").cost > 0
    assert likeness("six", "S", "IH", "K", "S", "S").cost > 0
    assert likeness("six").cost > likeness("six", "S", "IH", "K").cost
    assert likeness("", "S", "IH").distance > 1


def test_other_talk_is_far_from_any_number() -> None:
    talk = ("DH", "AH", "W", "EH", "DH", "ER", "IH", "Z", "N", "AY", "S", "T", "AH", "D", "EY")

    assert likeness("fifty six", *talk).distance > 0.9
    assert likeness("six", *talk).distance > 2


def test_a_word_that_is_not_in_the_lexicon_sounds_like_nothing() -> None:
    assert likeness("dog six", "S", "IH", "K", "S") == Likeness(0.0, 4)


SOUNDS = st.lists(st.sampled_from(["S", "IH", "K", "F", "T", "IY", "N", "OW"]), max_size=10)


@settings(max_examples=50)
@given(st.lists(st.sampled_from(["six", "fifteen", "fifty", "oh", "zero", "hundred"]), min_size=1, max_size=4), SOUNDS)
def test_one_pronunciation_after_the_other_is_never_nearer_than_the_best(words: list[str], heard: list[str]) -> None:
    """The nearest of all combinations of variants, tried one by one."""

    def single(way: list[tuple[str, ...]]) -> float:
        one = Lexicon({str(n): (sounds,) for n, sounds in enumerate(way)})
        ear = SecondEar(WritesSounds(), ["#s"], one)  # type: ignore[arg-type]
        return ear.likeness(" ".join(map(str, range(len(way)))), tuple(heard)).cost

    ways: list[list[tuple[str, ...]]] = [[]]
    for word in words:
        ways = [[*way, sounds] for way in ways for sounds in LEXICON.pronunciations(word)]

    assert likeness(" ".join(words), *heard).cost == pytest.approx(min(single(way) for way in ways))


def test_it_writes_down_sounds_by_their_names() -> None:
    assert second_ear("#s #ih #k #s").finish() == ("S", "IH", "K", "S")
    assert second_ear("[unk] #s [unk]").finish() == ("S",)
    assert second_ear("").finish() == ()


def test_the_sounds_of_teen_and_ty_are_sounds_like_others() -> None:
    assert second_ear("#f #ih #f #t4 #iy4 #n4").finish() == ("F", "IH", "F", "T", "IY", "N")
    assert second_ear("#f #ih #f #t5 #iy5").finish() == ("F", "IH", "F", "T", "IY")


def test_any_sound_may_follow_any_other_and_no_word_is_favoured() -> None:
    engine = WritesSounds()
    sounds = ["#s", "#ih", "#k", "#f"]
    SecondEar(engine, sounds, LEXICON)  # type: ignore[arg-type]

    pairs = {pair for phrase in engine.phrases for pair in zip(phrase.split(), phrase.split()[1:], strict=False)}
    assert pairs == {(one, other) for one in sounds for other in sounds}
    assert engine.unknown is False


# -- the pronouncing dictionary ----------------------------------------------------------------------------------------


def test_a_dictionary_is_read_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "lexicon.txt"
    file.write_text(";;; how words sound\n\nzero Z IY R OW\nzero Z IH R OW\noh OW\n", encoding="utf-8")
    lexicon = Lexicon.load(file)

    assert lexicon.pronunciations("zero") == (("Z", "IY", "R", "OW"), ("Z", "IH", "R", "OW"))
    assert "oh" in lexicon
    assert "six" not in lexicon
    assert lexicon.pronunciations("six") == ()


def test_a_word_without_sounds_is_a_sentence_that_names_the_line(tmp_path: Path) -> None:
    file = tmp_path / "lexicon.txt"
    file.write_text("oh OW\nsix\n", encoding="utf-8")

    with pytest.raises(ModelUnusable, match=r'lexicon.txt, line 2: "six" has no sounds; write them after the word'):
        Lexicon.load(file)


def test_the_model_that_ships_knows_how_all_its_words_sound() -> None:
    model = find()
    assert model.lexicon
    spoken = {word for word in model.vocabulary if word.isalpha()}

    assert len(spoken) > 100
    assert sorted(word for word in spoken if word not in model.lexicon) == []
    sounds = {sound for word in spoken for way in model.lexicon.pronunciations(word) for sound in way}
    assert sounds <= set(second_ear(" ".join(model.phone_words)).finish()), "each of them can be written down"
