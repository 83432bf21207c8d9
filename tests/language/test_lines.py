"""Every line of a prompts file, written out for reading."""

from __future__ import annotations

from pathlib import Path

from voice_host.language.lines import Line, lines

PROMPTS = """
-game = Dogylicious
fed = Step { WORDS($step) }: { $left ->
    [0] none left
    [one] one left
   *[other] { WORDS($left) } left
  }.
    .brief = { -game }: step { WORDS($step) }.
way = { LIST($tiles, join: "or") }?
"""


def test_each_way_of_a_wording_is_a_line_and_gaps_have_their_names(tmp_path: Path) -> None:
    file = tmp_path / "prompts.ftl"
    file.write_text(PROMPTS, encoding="utf-8")
    assert list(lines(file)) == [
        Line("-game", "normal", "Dogylicious"),
        Line("fed", "normal", "Step {step}: none left."),
        Line("fed", "normal", "Step {step}: one left."),
        Line("fed", "normal", "Step {step}: {left} left."),
        Line("fed", "brief", "Dogylicious: step {step}."),
        Line("way", "normal", "{tiles}?"),
    ]
