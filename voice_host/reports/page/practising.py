"""What to practise, with what was said instead, and what is sure."""

from __future__ import annotations

from voice_host.reports import notes, summary, words
from voice_host.reports.page.markup import Html, join, tag
from voice_host.reports.practice import Practice, Product

SHOWN = 8
"""How many products are listed at once; the rest can be opened."""
_TIMES = "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"


def practising(practice: Practice) -> Html:
    """Return what was missed most."""
    found = summary.worth_practising(practice)
    heading = tag("h2", "Worth practising", id="worth")
    if not found:
        return tag("section", heading, _note(notes.NOTHING_WORTH), aria_labelledby="worth")
    first, rest = found[:SHOWN], found[SHOWN:]
    more = tag("details", tag("summary", f"{words.number(len(rest))} more"), _items(rest)) if rest else ""
    note = _note(notes.WORTH_PRACTISING)
    return tag("section", heading, note, _items(first), more, class_="practise", aria_labelledby="worth")


def sure(practice: Practice) -> Html:
    """Return what is always right; empty where nothing is yet."""
    found = summary.sure(practice)
    if not found:
        return Html()
    items = (tag("li", factors(each), " ", tag("small", words.times(each.asked))) for each in found)
    heading, note = tag("h2", "Sure", id="sure"), _note(notes.SURE)
    return tag("section", heading, note, tag("ul", *items, class_="sure"), aria_labelledby="sure")


def factors(product: Product) -> Html:
    """Return a problem that stays on one line."""
    return tag("span", f"{product.first}{_TIMES}{product.second}", class_="problem")


def _items(products: tuple[Product, ...]) -> Html:
    return tag("ul", *map(_item, products), class_="problems")


def _item(product: Product) -> Html:
    said = words.instead(product, notes.INSTEAD)
    answer = tag("span", f"\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}{product.answer}", class_="answer")
    problem = tag("p", factors(product), answer)
    counts = tag("p", words.of(product.right, product.asked), tag("small", " right at once"), class_="counts")
    instead = tag("p", tag("small", "said instead "), said, class_="instead") if said else ""
    return tag("li", join(problem, counts, instead))


def _note(text: str) -> Html:
    return tag("p", text, class_="note")
