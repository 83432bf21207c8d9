"""What to practise, with what was said instead, and what is sure."""

from __future__ import annotations

from voice_host.reports import notes, summary, words
from voice_host.reports.page.markup import Html, join, tag
from voice_host.reports.practice import Practice, Product
from voice_host.reports.wording import said

SHOWN = 8
"""How many products are listed at once; the rest can be opened."""
_TIMES = "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"


def practising(practice: Practice) -> Html:
    """Return what was missed most."""
    found = summary.worth_practising(practice)
    heading = tag("h2", said("worth"), id="worth")
    if not found:
        return tag("section", heading, _note(notes.nothing_worth()), aria_labelledby="worth")
    first, rest = found[:SHOWN], found[SHOWN:]
    more = tag("details", tag("summary", said("more", number=words.number(len(rest)))), _items(rest)) if rest else ""
    note = _note(notes.worth_practising())
    return tag("section", heading, note, _items(first), more, class_="practise", aria_labelledby="worth")


def sure(practice: Practice) -> Html:
    """Return what is always right; empty where nothing is yet."""
    found = summary.sure(practice)
    if not found:
        return Html()
    items = (tag("li", factors(each), " ", tag("small", words.times(each.asked))) for each in found)
    heading, note = tag("h2", said("sure"), id="sure"), _note(notes.sure())
    return tag("section", heading, note, tag("ul", *items, class_="sure"), aria_labelledby="sure")


def factors(product: Product) -> Html:
    """Return a problem that stays on one line."""
    return tag("span", f"{product.first}{_TIMES}{product.second}", class_="problem")


def _items(products: tuple[Product, ...]) -> Html:
    return tag("ul", *map(_item, products), class_="problems")


def _item(product: Product) -> Html:
    instead_of = words.instead(product, notes.INSTEAD)
    answer = tag("span", f"\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}{product.answer}", class_="answer")
    problem = tag("p", tag("span", factors(product), answer, class_="sum"))
    counts = tag(
        "p", words.of(product.right, product.asked), tag("small", " ", said("right-at-once-small")), class_="counts"
    )
    instead = tag("p", tag("small", said("said-instead"), " "), instead_of, class_="instead") if instead_of else ""
    return tag("li", join(problem, counts, instead))


def _note(text: str) -> Html:
    return tag("p", text, class_="note")
