from __future__ import annotations

from voice_host.table.qr import as_svg, in_terminal

URL = "http://192.168.1.5:8421/abcdefghijklmnopqrstuv/"


def test_the_code_in_a_terminal_has_a_light_frame_and_two_rows_a_line() -> None:
    lines = in_terminal(URL).splitlines()
    assert {len(line) for line in lines} == {2 * len(lines) - 1}
    assert set("".join(lines)) <= set(" ▀▄█")
    assert lines[0] == lines[1] == "█" * len(lines[0])
    assert all(line.startswith("████") and line.endswith("████") for line in lines[:-1])


def test_the_code_on_the_page_needs_no_style_and_no_size() -> None:
    code = as_svg(URL)
    assert code.startswith('<svg viewBox="0 0 ')
    assert "style" not in code
    assert 'fill="#fff"' in code
