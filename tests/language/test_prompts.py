from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from voice_host.language import Prompts, PromptsError, spell
from voice_host.script import message

PROMPTS = """
step = Step { WORDS($step) }: give { $give }. { $left ->
    [0] No pieces left.
    [one] One is left.
   *[other] { WORDS($left) } are left.
  }
    .brief = Step { WORDS($step) }.
    .full = That was right. Step { WORDS($step) }, so give the dog { $give }.
pieces = { WORDS($pieces) } { $pieces ->
    [one] piece
   *[other] pieces
  }
tile = the { $side ->
    [near] near
   *[far] far
  } { WORDS($number) }
which = which { WORDS($number) }: { LIST($tiles, join: "or") }?
way = { LIST($tiles) }.
players = { $players } play.
bare = Step { $step }.
turn = { $player }, this is the { WORDS($round, style: "ordinal") } round { $extra }.
doubt = { WORDS($number) }, { WORDS($number, style: "digits") }
ask = Choose a target.
    .brief = Your target?
    .again = Which tile is it?
    .full-again = Now choose your target. Which tile is it?
    .further = Name a tile.
-game = Dogylicious
welcome = Welcome to { -game }.
again = { welcome } { doubt }
"""


@pytest.fixture(scope="module")
def prompts(tmp_path_factory: pytest.TempPathFactory) -> Prompts:
    return load(tmp_path_factory.mktemp("prompts"), PROMPTS)


def load(folder: Path, text: str) -> Prompts:
    file = folder / "prompts.ftl"
    file.write_text(text, encoding="utf-8")
    return Prompts.load("en", [file])


def test_numbers_are_spelled_and_counted(prompts: Prompts) -> None:
    one = message("step", step=1, give=message("pieces", pieces=1), left=5)
    assert prompts.text(one) == "Step one: give one piece. Five are left."
    last = message("step", step=3, give=message("pieces", pieces=3), left=0)
    assert prompts.text(last) == "Step three: give three pieces. No pieces left."
    assert prompts.text(message("step", step=2, give="two", left=1)) == "Step two: give two. One is left."


def test_fewer_and_more_words(prompts: Prompts) -> None:
    step = message("step", step=2, give=message("pieces", pieces=2), left=1)
    assert prompts.text(step, "brief") == "Step two."
    assert prompts.text(step, "full") == "That was right. Step two, so give the dog two pieces."
    assert prompts.text(message("welcome"), "brief") == "Welcome to Dogylicious."


def test_other_words_each_time_and_then_from_the_beginning(prompts: Prompts) -> None:
    said = [prompts.text(message("ask"), before=before) for before in range(4)]
    assert said == ["Choose a target.", "Which tile is it?", "Name a tile.", "Choose a target."]
    assert prompts.wordings("ask") == 3
    assert prompts.wordings("step") == 1


def test_other_words_have_levels_of_their_own(prompts: Prompts) -> None:
    assert prompts.text(message("ask"), "full", before=1) == "Now choose your target. Which tile is it?"
    assert prompts.text(message("ask"), "brief", before=1) == "Which tile is it?"


def test_lists_are_read_out(prompts: Prompts) -> None:
    tiles = tuple(message("tile", side=side, number=9) for side in ("near", "far"))
    assert prompts.text(message("which", number=9, tiles=tiles)) == "Which nine: the near nine or the far nine?"
    assert prompts.text(message("way", tiles=(1, 10, 9))) == "One, ten, nine."
    assert prompts.text(message("players", players=("Noa", "Dan", "Lia"))) == "Noa, Dan, Lia play."
    assert prompts.text(message("players", players=("Noa",))) == "Noa play."


def test_places_and_digits(prompts: Prompts) -> None:
    turn = message("turn", player="noa", round=2, extra="")
    assert prompts.text(turn) == "Noa, this is the second round."
    assert prompts.text(message("doubt", number=13)) == "thirteen, one three"


def test_figures_in_a_name_are_spelled(prompts: Prompts) -> None:
    assert prompts.text(message("players", players="Player 2")) == "Player two play."
    assert prompts.text(message("players", players="R2D²")) == "R two D two play."
    assert prompts.text(message("players", players="4000")) == "Four zero zero zero play."


def test_an_unknown_wording_is_named(prompts: Prompts) -> None:
    with pytest.raises(PromptsError, match='no wording "stepp"'):
        prompts.text(message("stepp"))


def test_a_missing_gap_is_named(prompts: Prompts) -> None:
    with pytest.raises(PromptsError, match=r'"step" can\'t be said: these gaps are not filled: give'):
        prompts.text(message("step", step=2, left=1))
    with pytest.raises(PromptsError, match=r'"again" can\'t be said: these gaps are not filled: number'):
        prompts.text(message("again"))


def test_a_gap_filled_with_the_wrong_thing_is_told(prompts: Prompts) -> None:
    with pytest.raises(PromptsError, match='"doubt" can\'t be said: WORDS spells numbers'):
        prompts.text(message("doubt", number="many"))
    with pytest.raises(PromptsError, match='"way" can\'t be said: LIST reads lists out'):
        prompts.text(message("way", tiles=9))
    with pytest.raises(PromptsError, match="not for 1000"):
        prompts.text(message("doubt", number=1000))


def test_a_number_that_would_be_said_with_digits_is_refused(prompts: Prompts) -> None:
    with pytest.raises(PromptsError, match=r'"bare" would be said with digits: "Step 2."'):
        prompts.text(message("bare", step=2))


def test_an_unknown_level_is_told(prompts: Prompts) -> None:
    with pytest.raises(PromptsError, match='no level "chatty"'):
        prompts.text(message("welcome"), "chatty")


def test_wordings_and_their_gaps(prompts: Prompts) -> None:
    assert "step" in prompts.ids()
    assert "-game" not in prompts.ids()
    assert prompts.gaps("step") == {"step", "give", "left"}


@settings(deadline=None)
@given(st.text(), st.integers(0, 999))
def test_no_digit_is_ever_said(prompts: Prompts, name: str, number: int) -> None:
    said = prompts.text(message("players", players=(name, number, message("pieces", pieces=number))))
    assert not any(map(str.isdigit, said))
    assert spell(number) in said.lower()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("step = Step { WORD($step) }", "there is no function WORD"),
        ("step = Step { WORDS($step, size: 2) }", 'WORDS has no "size"'),
        ('step = Step { WORDS($step, style: "roman") }', "a style is one of cardinal, ordinal, digits"),
        ("step = Step { WORDS() }", "WORDS is given one thing"),
        ("step = { WORDS($n) }, { $n }", "write { WORDS($n) }"),
        ("step = { $n ->\n    [0] no\n   *[other] { $n }\n  }", "write { WORDS($n) }"),
        ("step = Step 2", 'a digit in "Step 2"'),
        ("step = { stepp }", '"stepp", which is no wording'),
        ("step = { -name }", '"-name", which is no wording'),
        ("step = Step\n    .short = S", '".short" is no wording'),
        ("step = Step\n    .further = S", 'no ".again" for ".further"'),
        ("step = Step\n    .brief-again = S", 'no ".again" for ".brief-again"'),
        ("step =\n    .brief = Step", "it has no words of its own"),
        ("step = Step\nstep = Step", "stands there twice"),
        ("step = Step { $step", 'this is no wording: "step = Step'),
    ],
)
def test_a_wrong_file_is_refused_when_it_is_loaded(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(PromptsError) as error:
        load(tmp_path, text)
    assert problem in str(error.value)
    assert "step" in str(error.value)
    assert str(tmp_path / "prompts.ftl") in str(error.value)


def test_a_wording_of_two_files_is_refused(tmp_path: Path) -> None:
    for name in ("host.ftl", "prompts.ftl"):
        (tmp_path / name).write_text("step = Step", encoding="utf-8")
    with pytest.raises(PromptsError, match=r'"step" is already in .*host\.ftl'):
        Prompts.load("en", [tmp_path / "host.ftl", tmp_path / "prompts.ftl"])


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(PromptsError, match=r"gone\.ftl: there is no such prompts file"):
        Prompts.load("en", [tmp_path / "gone.ftl"])


HEBREW = """
players = { LIST($players, join: "ו־") } משחקים.
counted = { WORDS($count, gender: "masculine") } צעדים, { WORDS($count) } נקודות.
    .full = { WORDS($count, gender: "feminine", style: "ordinal") }.
"""


def hebrew(tmp_path: Path, text: str = HEBREW) -> Prompts:
    file = tmp_path / "prompts.ftl"
    file.write_text(text, encoding="utf-8")
    return Prompts.load("he", [file])


def test_and_may_be_written_together_with_the_last_thing(tmp_path: Path) -> None:
    prompts = hebrew(tmp_path)
    assert prompts.text(message("players", players=("נועה", "דן", "ליה"))) == "נועה, דן וליה משחקים."
    assert prompts.text(message("players", players=("נועה", "Lia"))) == "נועה ו־Lia משחקים."


def test_a_number_has_the_gender_of_what_it_counts(tmp_path: Path) -> None:
    prompts = hebrew(tmp_path)
    assert prompts.text(message("counted", count=3)) == "שלושה צעדים, שלוש נקודות."
    assert prompts.text(message("counted", count=3), "full") == "שלישית."


def test_a_gender_is_one_that_the_language_has(tmp_path: Path) -> None:
    with pytest.raises(PromptsError, match="a gender is one of feminine, masculine"):
        hebrew(tmp_path, 'steps = { WORDS($steps, gender: "neuter") }')
    file = tmp_path / "english.ftl"
    file.write_text('steps = { WORDS($steps, gender: "masculine") }', encoding="utf-8")
    with pytest.raises(PromptsError, match="no gender in this language"):
        Prompts.load("en", [file])
