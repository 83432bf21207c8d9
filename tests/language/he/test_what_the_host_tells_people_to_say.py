"""Whatever the host tells Hebrew-speaking players to say is understood: what stands after אומרים: or אפשר לשאול:."""

from __future__ import annotations

import pytest

from voice_host.language import normalise
from voice_host.rehearsal.stage import sentences_of

GAME = sentences_of("dogylicious", "he")

TOLD = """
    מוכן | בדיקה | מטילים | סיימנו | עוצרים | ממשיכים | איך משחקים | מסיימים אימון | מטילים בעצמנו | בסיסית | מקלה
    מוותרים | טעות בגרגירים | טעות בדרך | משבצת פעמיים | טעות בספירה | זה היה נכון | שבע הקרובה | שבע הרחוקה
    שבע הימנית | שבע השמאלית | משבצת שבע | שורה ארבע, טור אחת | קדימה | אחורה | ימינה | שמאלה
    זה היעד שלי, שמונה הרחוקה | היעד שלי הוא שמונה הרחוקה | הטלנו שש וארבע | שש כפול ארבע הם עשרים וארבע
    חמישה צעדים, חמישה עשר גרגירים | איפה אני | מה מסביב | מה פנוי | תיאור השטיח | שורה שתיים | איפה תשע | מה זה יעד
    איפה האסימונים | הדרך שלי | מה היעד שלי | כמה גרגירים נשארו | איזה צעד זה | מה בקוביות | של מי התור | איזה סיבוב
    מי מוביל | כמה נקודות יש לי | הסבר לניקוד | עוד פעם | עזרה | ניקוד | כמה זמן נשאר | השהיה | לא שמעת נכון
    יותר לאט | יותר מהר | יותר חלש | יותר חזק | יותר קצר | מקשיבים לנו | משחק אחר | יוצאים | מה אפשר לשאול | בלי שמות
    בלי שם | יותר זמן | עברית | אנגלית | כן | לא | שתי דקות | תשעים שניות | שבע הקרובה | קדימה, ימינה, ימינה
"""


@pytest.mark.parametrize("said", [each.strip() for line in TOLD.strip().splitlines() for each in line.split("|")])
def test_it_is_understood_where_it_is_said_aloud(said: str) -> None:
    assert GAME.understand(normalise(said, "he"), GAME.meanings).meanings, said
