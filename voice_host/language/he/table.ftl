# What stands on the table page of any game, in Hebrew, and the words that its buttons say: those are understood as if
# they had been spoken (sentences.yaml). Nobody's gender is guessed.

table-before-any = ברוכים הבאים
table-clock = הזמן שנשאר
table-captions = מה נאמר
table-host-speaking = מדברים
table-host-listening = מקשיבים
table-host-waiting = התור שלכם
table-host-busy = רק רגע
table-end = המשחק הסתיים. להתראות!

table-note-doubt = בספק
table-note-not-understood = לא מובן
table-note-not-now = לא עכשיו
table-note-pressed = בלחיצה
table-note-typed = בכתיבה

table-press-number = מספר
table-press-digits = ספרה ספרה
table-press-names = שמות
table-blank-number = מספר
table-hint-digits = חמש שש
table-hint-names = נועה ודן

say-yes = כן
say-no = לא
say-again = עוד פעם
say-number = { $number }
say-text = { $text }
say-no-names = בלי שמות

say-repeat = עוד פעם
say-help = עזרה
say-what-to-ask = מה אפשר לשאול?
say-ask-score = ניקוד
say-ask-time = כמה זמן נשאר?
say-pause = השהיה
say-resume = ממשיכים
say-undo = לא שמעת נכון
table-own-pages = עמוד לכל שחקן
table-own-page = העמוד של { $player }
say-quit = יוצאים
say-another-game = משחק אחר
say-ask-listening = מקשיבים לנו?
say-speak-in = באנגלית
say-slower = יותר לאט
say-faster = יותר מהר
say-quieter = יותר חלש
say-louder = יותר חזק
say-briefer = יותר קצר
say-fuller = יותר מילים
say-wait-longer = יותר זמן
say-wait-less = פחות זמן
say-remember-that = לזכור את זה
say-back-to-normal = לחזור לרגיל

## What several games show and say

table-turn-of = התור של { $player }
table-place = שורה { WORDS($row) } טור { WORDS($column) }
table-standings = מצב הנקודות
say-roll = מטילים
say-players = { $count ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { WORDS($count, gender: "masculine") } שחקנים
  }
ask-by-press-what-dice = מה בקוביות?
ask-by-press-whose-turn = של מי התור?
ask-by-press-which-round = איזה סיבוב?
ask-by-press-who-leads = מי מוביל?
ask-by-press-my-points = כמה נקודות יש לי?
ask-by-press-explain-score = הסבר לניקוד
ask-by-press-row = שורה { WORDS($row) }
ask-by-press-teach-me = איך משחקים?
table-winner = הניצחון של { $player }
