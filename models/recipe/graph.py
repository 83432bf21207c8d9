"""The decoding graph, built anew from a model's lexicon.txt. ``python -m models.recipe.graph MODEL``.

vosk composes two graphs while it listens: HCLr.fst, from the transitions of phones to words, and Gr.fst, of the words
that may follow each other, in whose place it puts the list that a program gives it. For that HCLr.fst is of OpenFst's
kind "olabel_lookahead", which numbers the words anew: words.txt has the new numbers.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from models.recipe.errors import RecipeError
from models.recipe.lexicon_file import Sounds, read_lexicon
from models.recipe.openfst import openfst
from models.recipe.phones import BOUNDARIES, GARBAGE, NUMBER, PHONES, UNUSED_TRANSITION, in_place, leaving, staying
from models.recipe.units import ARPA, ENDINGS, in_word

UNKNOWN = "[unk]"
"""The word for words that the model lacks."""
UNKNOWN_OUTPUTS = 4
"""It lasts at least so many outputs of 30 ms: shorter ones eat the sounds between words. It is one garbage sound and no
loop of phones, since with such a loop the determinisation of lattices explodes."""
UNKNOWN_COST, NOISE_COST, UNKNOWN_WORD_COST = 2.0, 0.6, 1.0
"""What it costs, in natural logarithms: to begin it; to take it for noise instead; and as a word among words."""

SOUND_WORDS = {f"#{unit.lower()}": (unit,) for unit in (*ARPA, *ENDINGS)}
"""Words of one sound each, for the ear that writes down sounds."""

NOTHING = 0
"""The number of the empty label, which is <eps> in the tables."""

Ways = dict[str, "Ways | list[tuple[str, int]]"]
"""The beginnings of words as a tree: by the phone, what may follow it; by END, last phones with the word's number."""
END = ""


def rebuild(model: Path, lexicon: Mapping[str, Sequence[Sounds]]) -> None:
    """Put a graph of these words into a model's folder, in place of the one it has. Raises RecipeError.

    The words that it hears of other languages (``borrow.py``) stay. The old graph stays until the new one is whole.
    """
    lexicon = with_others(lexicon, model)
    with TemporaryDirectory(prefix=".graph-", dir=model) as place:
        new, old, graph = Path(place) / "new", Path(place) / "old", model / "graph"
        build_graph(lexicon, new)
        if graph.exists():
            graph.rename(old)
        try:
            new.rename(graph)
        except BaseException:  # an interruption too must not leave the model without one
            if old.exists():
                old.rename(graph)
            raise


def with_others(lexicon: Mapping[str, Sequence[Sounds]], model: Path) -> dict[str, Sequence[Sounds]]:
    """Return the words of a lexicon and those that a model hears of other languages."""
    together = dict(lexicon)
    for path in sorted(model.glob("lexicon.*.txt")):
        for word, ways in read_lexicon(path).items():
            together[word] = list(dict.fromkeys((*together.get(word, ()), *ways)))
    return together


def build_graph(lexicon: Mapping[str, Sequence[Sounds]], folder: Path) -> None:
    """Write the graph of words and their sounds into a folder, made where there is none. Raises RecipeError."""
    spelled: dict[str, list[tuple[str, ...]]] = {
        word: [in_word(word, sounds) for sounds in ways] for word, ways in lexicon.items()
    }
    spelled.update((word, [units]) for word, units in SOUND_WORDS.items())
    numbers = {word: number for number, word in enumerate(["<eps>", *sorted(spelled), UNKNOWN])}
    (folder / "phones").mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place:
        relabelled = _look_ahead(_phones_to_words(spelled, numbers), folder / "HCLr.fst", Path(place))
        _words(_any_words(numbers), folder / "Gr.fst", Path(place))
    table = sorted((relabelled.get(number, number), word) for word, number in numbers.items())
    _write(folder / "words.txt", (f"{word} {number}" for number, word in table))
    _write(folder / "phones.txt", ["<eps> 0", *(f"{phone} {number}" for phone, number in NUMBER.items())])
    _write(folder / "phones" / "word_boundary.int", (f"{NUMBER[phone]} {_boundary(phone)}" for phone in PHONES))
    # vosk wants to know of a transition that is none; with no such symbols in the graph any unused number does.
    _write(folder / "disambig_tid.int", [str(UNUSED_TRANSITION)])


def _boundary(phone: str) -> str:
    return "nonword" if phone == "SIL" else BOUNDARIES[phone[-2:]]


def _write(path: Path, lines: Iterable[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


class _Arcs:
    """A graph in the making: as OpenFst writes one in text, a line an arc, from state 0 back to it."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._states = 1

    def state(self) -> int:
        self._states += 1
        return self._states - 1

    def arc(self, origin: int, to: int, heard: int, word: int = NOTHING, cost: float = 0.0) -> None:
        self.lines.append(f"{origin} {to} {heard} {word} {cost:.4f}")

    def phone(self, origin: int, to: int, phone: str, word: int = NOTHING, cost: float = 0.0) -> None:
        """From one state to another through a phone, which lasts as long as it likes."""
        within = self.state()
        self.arc(origin, within, leaving(phone), word, cost)
        self.arc(within, within, staying(phone))
        self.arc(within, to, NOTHING)

    def ways(self, origin: int, ways: Ways) -> None:
        """All words of a tree, back to state 0."""
        for phone, following in ways.items():
            if isinstance(following, list):
                for last, word in following:
                    self.phone(origin, 0, last, word)
            else:
                inside = self.state()
                self.phone(origin, inside, phone)
                self.ways(inside, following)

    def unknown(self, word: int) -> None:
        """The word for all others: garbage that lasts, or one stretch of noise."""
        beginning = place = self.state()
        self.arc(0, beginning, NOTHING, word, UNKNOWN_COST)
        for phone in in_place([GARBAGE] * UNKNOWN_OUTPUTS)[:-1]:
            following = self.state()
            self.phone(place, following, phone)
            place = following
        self.phone(place, 0, f"{GARBAGE}_E")
        self.phone(beginning, 0, "NSN_S", NOTHING, NOISE_COST)


def _phones_to_words(spelled: Mapping[str, Sequence[tuple[str, ...]]], numbers: Mapping[str, int]) -> list[str]:
    arcs = _Arcs()
    arcs.phone(0, 0, "SIL")
    arcs.ways(0, _tree(spelled, numbers))
    arcs.unknown(numbers[UNKNOWN])
    return [*arcs.lines, "0"]


def _tree(spelled: Mapping[str, Sequence[tuple[str, ...]]], numbers: Mapping[str, int]) -> Ways:
    tree: Ways = {}
    for word in sorted(spelled):
        for units in spelled[word]:
            *beginning, last = in_place(units)
            ways = tree
            for phone in beginning:
                following = ways.setdefault(phone, {})
                assert isinstance(following, dict)  # a list is only at END, which is no phone
                ways = following
            ends = ways.setdefault(END, [])
            assert isinstance(ends, list)
            ends.append((last, numbers[word]))
    return tree


def _any_words(numbers: Mapping[str, int]) -> list[str]:
    """Any word after any other, all equally likely."""
    labels = [(word, number) for word, number in numbers.items() if number != NOTHING]
    evenly = math.log(len(labels))
    costs = ((number, evenly + (UNKNOWN_WORD_COST if word == UNKNOWN else 0.0)) for word, number in labels)
    return [*(f"0 0 {number} {number} {cost:.4f}" for number, cost in costs), "0 0"]


def _look_ahead(arcs: list[str], out: Path, place: Path) -> dict[int, int]:
    """Write the graph from phones to words, and return the words' new numbers by their old ones."""
    _write(place / "arcs.txt", arcs)
    openfst("fstcompile", place / "arcs.txt", place / "arcs.fst")
    openfst(
        "fstconvert",
        "--fst_type=olabel_lookahead",
        f"--save_relabel_opairs={place / 'relabel.txt'}",
        place / "arcs.fst",
        out,
    )
    pairs = (line.split() for line in (place / "relabel.txt").read_text(encoding="ascii").splitlines())
    return {int(before): int(after) for before, after in pairs}


def _words(arcs: list[str], out: Path, place: Path) -> None:
    """Write the graph of words, with the numbers that _look_ahead gave them."""
    _write(place / "words.txt", arcs)
    openfst("fstcompile", place / "words.txt", place / "words.fst")
    relabel = place / "relabel.txt"
    openfst(
        "fstrelabel",
        f"--relabel_ipairs={relabel}",
        f"--relabel_opairs={relabel}",
        place / "words.fst",
        place / "relabelled.fst",
    )
    openfst("fstarcsort", "--sort_type=ilabel", place / "relabelled.fst", place / "sorted.fst")
    openfst("fstconvert", "--fst_type=const", place / "sorted.fst", out)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path, help="a model's folder, with lexicon.txt in it")
    asked = parser.parse_args()
    try:
        rebuild(asked.model, read_lexicon(asked.model / "lexicon.txt"))
    except (RecipeError, OSError) as error:
        sys.exit(str(error))
    size = sum(file.stat().st_size for file in (asked.model / "graph").glob("*.fst"))
    print(f"{asked.model / 'graph'}: {size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
