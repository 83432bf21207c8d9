"""Whatever stands on a page can be read in the light and in the dark."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import pairwise

import pytest

from tests.reports.colours import contrast
from voice_host.reports.levels import Level

STYLE = files("voice_host.reports.page").joinpath("report.css").read_text(encoding="utf-8")


def colours(block: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+): (\#[0-9a-f]{6});", block))


LIGHT, DARK = (colours(block) for block in re.findall(r":root \{(.*?)\}", STYLE, re.DOTALL))
both = pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])


def test_both_schemes_have_the_same_colours() -> None:
    assert LIGHT.keys() == DARK.keys()
    assert len(LIGHT) >= 8 + 2 * len(Level)
    assert re.search(r"@media screen and \(prefers-color-scheme: dark\) \{\s*:root", STYLE), "paper would be dark"


@both
def test_figures_stand_out_of_every_level(scheme: dict[str, str]) -> None:
    for step in Level:
        assert contrast(scheme[f"on-{step}"], scheme[f"level-{step}"]) >= 4.5
        assert f".level-{step} {{ background: var(--level-{step}); color: var(--on-{step}); }}" in STYLE


@both
@pytest.mark.parametrize("text", ["ink", "soft", "strong", "middle"])
def test_text_stands_out_of_the_paper(scheme: dict[str, str], text: str) -> None:
    assert contrast(scheme[text], scheme["paper"]) >= 4.5


@both
def test_the_mark_stands_out_of_each_level_that_can_have_it(scheme: dict[str, str]) -> None:
    for step in (Level.FEW, Level.SOME, Level.MANY):
        assert contrast(scheme["accent"], scheme[f"level-{step}"]) >= 3
    assert contrast(scheme["accent"], scheme["paper"]) >= 3


@both
def test_what_is_drawn_stands_out_of_the_paper(scheme: dict[str, str]) -> None:
    for drawn in ("middle", "strong"):
        assert contrast(scheme[drawn], scheme["paper"]) >= 3


@both
def test_levels_go_from_the_paper_to_the_strongest(scheme: dict[str, str]) -> None:
    """Told apart by lightness, which every eye sees."""
    grounds = [scheme["paper"], *(scheme[f"level-{step}"] for step in Level)]
    from_paper = [contrast(ground, scheme["paper"]) for ground in grounds]

    assert from_paper == sorted(from_paper)
    for one, next_one in pairwise(grounds[1:]):
        assert contrast(one, next_one) >= 1.35


@both
def test_each_cell_is_seen_on_the_paper_by_its_ground_or_by_its_edge(scheme: dict[str, str]) -> None:
    for step in Level:
        rules = re.findall(rf"\.chart \.level-{step}[,\s][^{{}}]*\{{ border: 1px solid var\(--([\w-]+)\); \}}", STYLE)
        assert len(rules) == 1
        assert contrast(scheme[rules[0]], scheme["paper"]) >= 3


def test_every_class_that_is_styled_is_written() -> None:
    sources = "".join(
        file.read_text(encoding="utf-8")
        for file in files("voice_host.reports.page").iterdir()
        if file.name.endswith(".py")
    )

    without_strings = re.sub(r'"[^"]*"', "", STYLE)
    for kind in set(re.findall(r"\.([a-z][\w-]*)(?=[^{}]*\{)", without_strings)):
        stem = re.sub(r"-\d+$", "-", kind)
        assert re.search(rf"\b{stem}", sources), f"nothing has the class {kind}"
