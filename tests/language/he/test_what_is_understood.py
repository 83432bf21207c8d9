"""What people say in Hebrew, in whatever form and in either gender."""

from __future__ import annotations

import pytest

from voice_host.games.dogylicious import meanings as m, questions as q
from voice_host.games.menu.meanings import PlayGame, PlayNth, WhatGames
from voice_host.language import Sentences, normalise, spellings
from voice_host.rehearsal.stage import sentences_of
from voice_host.script import Meaning
from voice_host.script.meaning import (
    ANYTIME,
    AskListening,
    AskScore,
    AskTime,
    Briefer,
    Digits,
    Faster,
    Help,
    Louder,
    Names,
    No,
    NoNames,
    Number,
    Pause,
    Quit,
    Repeat,
    Resume,
    Slower,
    Undo,
    Yes,
)

GAME = sentences_of("dogylicious", "he")
MENU = sentences_of("menu", "he")


def understood(text: str, *expects: type[Meaning], sentences: Sentences = GAME) -> tuple[Meaning, ...]:
    return sentences.understand(normalise(text, "he"), expects).meanings


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("עוד פעם, בבקשה", Repeat()),
        ("מה אמרת?", Repeat()),
        ("עזרה!", Help()),
        ("מה אפשר להגיד?", Help()),
        ("מה הניקוד?", AskScore()),
        ("כמה זמן נשאר לנו?", AskTime()),
        ("רגע!", Pause()),
        ("חכי רגע", Pause()),
        ("עצרו את השעון", Pause()),
        ("ממשיכים", Resume()),
        ("תמשיכי", Resume()),
        ("חזרנו", Resume()),
        ("לא שמעת נכון!", Undo()),
        ("זה לא מה שאמרתי", Undo()),
        ("לבטל", Undo()),
        ("יוצאים", Quit()),
        ("אני רוצה להפסיק לשחק", Quit()),
        ("את שומעת אותנו?", AskListening()),
        ("יותר לאט", Slower()),
        ("דברו קצת יותר מהר", Faster()),
        ("לא שומעים אותך", Louder()),
        ("יותר קצר", Briefer()),
        ("כן", Yes()),
        ("בטח", Yes()),
        ("לא, תודה", No()),
        ("120", Number(120)),
        ("מאה וחמש", Number(105)),
        ("חמש, שש", Digits((5, 6))),
        ("אנחנו נועה, דן וליה", Names(("נועה", "דן", "ליה"))),
        ("קוראים לי איתיי", Names(("איתי",))),
        ("אבא ואמא", Names(("אבא", "אמא"))),
        ("בלי שמות", NoNames()),
    ],
)
def test_what_people_say_to_the_host(text: str, meaning: Meaning) -> None:
    assert understood(text, type(meaning)) == (meaning,)


@pytest.mark.parametrize("forms", [("עצור", "עצרי", "עצרו", "לעצור", "עוצרים", "תעצור", "תעצרי")])
def test_a_request_is_understood_in_every_form(forms: tuple[str, ...]) -> None:
    for form in forms:
        assert understood(form, m.Stop, m.GoOn) == (m.Stop(),), form
        assert understood(f"{form} את השעון", *ANYTIME) == (Pause(),), form


def test_whoever_is_ready_says_so_as_a_boy_a_girl_or_several() -> None:
    for form in ("מוכן!", "מוכנה", "מוכנים", "מוכנות", "אני מוכן", "אני מוכנה", "אנחנו מוכנים", "שוב מוכן", "מוכן/ה"):
        assert understood(form, m.Ready, m.Check, m.Pieces) == (m.Ready(),), form


@pytest.mark.parametrize(
    "said",
    [
        "שבע כפול שמונה הם חמישים ושש",
        "שבע כפול שמונה הן חמישים ושש",
        "שבעה כפול שמונה זה חמישים ושישה",
        "שבע פעמים שמונה שווה חמישים שש",
        "שבע כפול שמונה שווה לחמישים ושש",
        "שבע כפול שמונה יוצא חמישים ושישה",
        "שבע כפול שמונה, חמישים ושש",
        "7x8=56",
        "7 כפול 8 זה 56",
        "7 × 8 שווה ל-56",
        "שבע כפול שמונה הם ארבעים, לא, חמישים ושש",
    ],
)
def test_a_problem_is_said_in_many_ways_and_a_slip_of_gender_is_none(said: str) -> None:
    assert understood(said, m.Answer) == (m.Answer(56, (7, 8)),)


@pytest.mark.parametrize(
    ("said", "product"),
    [
        ("אחת כפול אחת הם אחת", 1),
        ("שתיים כפול שש הם שתים עשרה", 12),
        ("שתיים כפול שש הם שנים עשר", 12),
        ("תשע כפול שבע הם שישים ושלוש", 63),
        ("עשר כפול עשר הם מאה", 100),
        ("אחת עשרה כפול אחת עשרה הם מאה עשרים ואחת", 121),
        ("אחד עשר כפול שתים עשרה הם מאה שלושים ושניים", 132),
        ("שתים עשרה כפול עשר הם מאה ועשרים", 120),
        ("שתים עשרה כפול עשר הם מאה עשרים", 120),
        ("תשע כפול שתים עשרה הם מאה ושמונה", 108),
    ],
)
def test_problems_of_the_rules(said: str, product: int) -> None:
    (answer,) = understood(said, m.Answer)
    assert isinstance(answer, m.Answer)
    assert answer.value == product
    assert answer.factors[0] * answer.factors[1] == product


def test_every_answer_is_understood_in_every_spelling() -> None:
    for number in range(201):
        for words in spellings(number, "he"):
            assert understood(words, m.Answer) == (m.Answer(number),), words


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("שבע הקרובה", m.TileName(7, "near")),
        ("השבע הקרוב", m.TileName(7, "near")),
        ("משבצת 7", m.TileName(7)),
        ("שמונה מימין", m.TileName(8, "right")),
        ("שורה ארבע, טור אחת", m.TileName(row=4, column=1)),
        ("הרחוקה", m.Side("far")),
        ("זאת מימין", m.Side("right")),
        ("מתחילים משבע הקרובה", m.Start(m.TileName(7, "near"))),
        ("זה היעד שלי!", m.Target()),
        ("זה היעד שלי, משבצת תשע", m.Target(m.TileName(9))),
        ("היעד שלי הוא שמונה הרחוקה", m.Target(m.TileName(8, "far"))),
        ("תשע הרחוקה זה היעד שלי", m.Target(m.TileName(9, "far"))),
        ("קדימה", m.Direction("forward")),
        ("שמאלה, קדימה, ימינה", m.Route((m.Direction("left"), m.Direction("forward"), m.Direction("right")))),
        ("שמאלה ואז קדימה וימינה", m.Route((m.Direction("left"), m.Direction("forward"), m.Direction("right")))),
        ("אחת, עשר, תשע", m.Route((m.RouteTile(1), m.RouteTile(10), m.RouteTile(9)))),
        ("אחת עשר תשע", m.Route((m.RouteTile(1), m.RouteTile(10), m.RouteTile(9)))),
        ("חמש, שמונה, עשר, ארבע", m.Route(tuple(map(m.RouteTile, (5, 8, 10, 4))))),
        ("חמש שמונה עשר ארבע", m.Route(tuple(map(m.RouteTile, (5, 8, 10, 4))))),
        ("הדרך שלי היא אחת, עשר ותשע", m.Route((m.RouteTile(1), m.RouteTile(10), m.RouteTile(9)))),
        ("חמישה צעדים, חמישה עשר גרגירים", m.Pieces(5, 15)),
        ("חמש צעדים וחמש עשרה גרגירים", m.Pieces(5, 15)),
        ("צעד חמש", m.Pieces(steps=5)),
        ("צעד חמישה", m.Pieces(steps=5)),
        ("צעד אחד וגרגיר אחד", m.Pieces(1, 1)),
        ("שני צעדים", m.Pieces(steps=2)),
        ("בדיקה", m.Check()),
        ("הטלנו שש וארבע", m.OwnRoll((6, 4))),
        ("שלושה גרגירים", m.Feed(3)),
        ("נתתי לו שניים", m.Feed(2)),
        ("סיימנו", m.Done()),
        ("מטילים", m.Done()),
        ("הכלב הלך קדימה", m.Move("forward")),
        ("לתשע הקרובה", m.Move(tile=m.TileName(9, "near"))),
        ("טעות בגרגירים", m.Call("pieces")),
        ("הכלב יצא מהדרך", m.Call("route")),
        ("משבצת פעמיים", m.Call("twice")),
        ("טעות בספירה", m.Call("count")),
        ("זה היה נכון", m.WasRight()),
        ("עוצרים", m.Stop()),
        ("שומרים את הנקודות", m.Stop()),
        ("ממשיכים", m.GoOn()),
        ("יעד נוסף", m.GoOn()),
        ("אני מוותרת", m.GiveUp()),
        ("מסיימים אימון", m.StopPractice()),
        ("אנחנו שלושה", m.Players(3)),
        ("שנינו", m.Players(2)),
        ("לבד", m.Players(1)),
        ("משחק שיתופי", m.Team()),
        ("בלי שעון", m.Clock("no")),
        ("שתי דקות", m.TurnLength(minutes=2)),
        ("דקה וחצי", m.TurnLength(minutes=1, seconds=30)),
        ("תשעים שניות", m.TurnLength(seconds=90)),
        ("האפשרות המקלה", m.TimeUpOption("gentler")),
        ("בסיסית", m.TimeUpOption("basic")),
        ("שתים עשרה פאות", m.Sides(12)),
        ("מטילים בעצמנו", m.OwnDice()),
        ("איפה אני?", q.WhereAmI()),
        ("מה מסביב?", q.LookAround()),
        ("מה פנוי?", q.WhatIsFree()),
        ("תיאור השטיח", q.DescribeCarpet()),
        ("שורה שתיים", q.ReadRow(2)),
        ("איפה תשע?", q.WhereIs(9)),
        ("מה זה יעד?", q.WhatIs("target")),
        ("איפה האסימונים?", q.WhereTokens()),
        ("הדרך שלי", q.MyRoute()),
        ("מה היעד שלי?", q.MyTarget()),
        ("כמה גרגירים נשארו?", q.PiecesLeft()),
        ("איזה צעד זה?", q.WhichStep()),
        ("מה בקוביות?", q.WhatDice()),
        ("של מי התור?", q.WhoseTurn()),
        ("איזה סיבוב?", q.WhichRound()),
        ("מי מוביל?", q.WhoLeads()),
        ("כמה נקודות יש לי?", q.MyPoints()),
        ("הסבר לניקוד", q.ExplainScore()),
        ("איך משחקים?", q.TeachMe()),
    ],
)
def test_what_players_say_in_dogylicious(text: str, meaning: Meaning) -> None:
    assert understood(text, type(meaning)) == (meaning,)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("כשכש־נשנש", PlayGame("dogylicious")),
        ("נשחק בכשכש נשנש", PlayGame("dogylicious")),
        ("הראשון", PlayNth(1)),
        ("אילו משחקים יש?", WhatGames()),
    ],
)
def test_what_is_said_to_choose_a_game(text: str, meaning: Meaning) -> None:
    assert understood(text, type(meaning), sentences=MENU) == (meaning,)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("ארבעים, לא, ארבעים ושתיים", m.Answer(42)),
        ("ארבעים ושתיים, לא, שלוש", m.Answer(3)),
        ("לא, ארבעה צעדים", m.Pieces(steps=4)),
        ("ארבעה צעדים, תשעה גרגירים, לא, עשרה גרגירים", m.Pieces(4, 10)),
        ("שבע הקרובה, סליחה, ארבע הקרובה", m.TileName(4, "near")),
        ("דקה אחת, לא, שתי דקות", m.TurnLength(minutes=2)),
    ],
)
def test_what_is_corrected_within_a_breath(text: str, meaning: Meaning) -> None:
    assert understood(text, type(meaning)) == (meaning,)


@pytest.mark.parametrize("text", ["לא מוכן", "לא עוצרים", "לא ממשיכים", "כן לא", "עזרה ניקוד", "שבע הקרובה שבע"])
def test_anything_else_is_nothing(text: str) -> None:
    assert understood(text, m.Ready, m.Stop, m.GoOn, m.TileName, *ANYTIME) == ()


def test_what_may_always_be_said_is_never_in_two_minds() -> None:
    for phrase in GAME.phrases((*ANYTIME, Yes, No)):
        assert len(GAME.understand(phrase, (*ANYTIME, Yes, No)).meanings) == 1, phrase


def test_yes_is_answered_at_once() -> None:
    for word in ("כן", "בטח", "נכון"):
        assert not GAME.understand(word, (*ANYTIME, Yes, No)).could_go_on, word


PHASES = (
    (m.Start, m.TileName, m.GiveUp),
    (m.TileName, m.Target, m.Start, m.GiveUp),
    (m.Side, m.Target, m.GiveUp),
    (m.Route, m.Target, m.Start, m.GiveUp),
    (m.Pieces, m.Route, m.Target, m.Start, m.GiveUp),
    (m.Ready, m.Pieces, m.Check, m.Route, m.Target, m.Start, m.GiveUp),
    (m.Answer, m.GiveUp, m.Call),
    (m.Done, m.Call, m.WasRight, m.GiveUp),
    (m.Stop, m.GoOn, m.Target, m.TileName),
)


@pytest.mark.parametrize("expects", PHASES)
def test_in_no_phase_is_a_sentence_in_two_minds(expects: tuple[type[Meaning], ...]) -> None:
    for phrase in GAME.phrases(expects):
        assert len(GAME.understand(phrase, expects).meanings) == 1, phrase
