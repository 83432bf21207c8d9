"""The address as a square code, for cameras of telephones."""

from __future__ import annotations

import io


def in_terminal(url: str) -> str:
    """Return the code as lines of text, two rows of squares a line. Light squares are drawn, for a dark terminal."""
    import segno

    lines = io.StringIO()
    segno.make_qr(url, error="m").terminal(lines, compact=True)
    return lines.getvalue()


def as_svg(url: str) -> str:
    """Return the code as an SVG element, black on white, as wide as what it stands in."""
    import segno

    return str(segno.make_qr(url, error="m").svg_inline(light="#fff", omitsize=True, svgclass=None, lineclass=None))
