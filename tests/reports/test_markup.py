"""Whatever is put into HTML is text, unless it is HTML already."""

from __future__ import annotations

from voice_host.reports.page.markup import Html, join, lone, tag


def test_text_is_escaped_in_elements_and_attributes() -> None:
    assert tag("p", "a < b & c", title='"><script>') == '<p title="&quot;&gt;&lt;script&gt;">a &lt; b &amp; c</p>'


def test_html_is_not_escaped_again() -> None:
    assert tag("p", tag("b", "<")) == "<p><b>&lt;</b></p>"
    assert join("<", Html("<br>"), "<", by="&") == "&lt;&<br>&&lt;"
    assert isinstance(join("<"), Html)


def test_names_of_attributes() -> None:
    written = lone("meta", class_="a", aria_label="b", http_equiv="c", left_out=None, number=0)

    assert written == '<meta class="a" aria-label="b" http-equiv="c" number="0">'
