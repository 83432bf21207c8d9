# What a report says, in Hebrew. Figures are figures: a gap that is counted comes as $count, and as it is written as
# $number.

## Counts, times and days

of = { $right } מתוך { $asked }
times = { $count ->
    [1] פעם אחת
    [2] פעמיים
   *[other] { $number } פעמים
  }
games = { $count ->
    [1] משחק אחד
   *[other] { $number } משחקים
  }
games-alone = משחקים
listed = { $things } ו־{ $last }
others = { $things } ועוד { $number }
percent = { $share }%
seconds = { $figure } שניות
seconds-short = { $figure } שנ׳
seconds-sign = שנ׳
month = { $month ->
    [1] ינואר
    [2] פברואר
    [3] מרץ
    [4] אפריל
    [5] מאי
    [6] יוני
    [7] יולי
    [8] אוגוסט
    [9] ספטמבר
    [10] אוקטובר
    [11] נובמבר
   *[12] דצמבר
  }
month-short = { $month ->
    [1] ינו׳
    [2] פבר׳
    [3] מרץ
    [4] אפר׳
    [5] מאי
    [6] יוני
    [7] יולי
    [8] אוג׳
    [9] ספט׳
    [10] אוק׳
    [11] נוב׳
   *[12] דצמ׳
  }
day = { $day } ב{ $month } { $year }
month-of = { $month } { $year }
to = עד
by-day = יום אחר יום
by-week = שבוע אחר שבוע
by-month = חודש אחר חודש
times-word = כפול
product = { $first } כפול { $second }

## Whose report it is

practice = תרגול כפל
practice-of = { $who }: תרגול כפל
all-players = כל השחקנים
nothing-yet = עוד לא פתרו תרגילי כפל. המספרים מתחילים בהטלה הראשונה.
nothing-yet-of = { $who }: עוד אין תרגילים. המספרים מתחילים בהטלה הראשונה.
begin = כדי להתחיל:
unread = { $count ->
    [1] משחק אחד מגרסה ישנה שמור בצורה שאי אפשר לקרוא; הוא לא נספר.
   *[other] { $number } משחקים מגרסה ישנה שמורים בצורה שאי אפשר לקרוא; הם לא נספרים.
  }

## What is shown

right-at-once = נכון מיד
right-at-once-small = נכון מיד
asked = תרגילים
asked-once = { $count ->
    [1] פעם אחת
   *[other] בסך הכול
  }
time-to-answer = זמן עד התשובה
not-known = לא ידוע
median = חציון
everything = הכול
chart = לוח הכפל
chart-counts = כמה פעמים התשובה הייתה נכונה מיד, מתוך מספר הפעמים שהתרגיל עלה.
chart-shares = באיזה אחוז מהפעמים התשובה הייתה נכונה מיד.
counts-below = המספרים נמצאים בטבלת כל התרגילים.
of-between = מתוך
counts-of = { $right } מתוך { $asked }
not-asked = לא עלה
not-asked-yet = עוד אין תרגילים
level = { $level ->
    [0] פחות מרבע
    [1] רבע או יותר
    [2] חצי או יותר
    [3] שלושה רבעים או יותר
   *[4] תמיד
  }
worth = כדאי לתרגל
worth-small = כדאי לתרגל
worth-of = כדאי לתרגל:
more = עוד { $number }
sure = יודעים היטב
said-instead = נאמר במקום זה
all-products = כל התרגילים
column-product = תרגיל
column-instead = נאמר במקום
column-median = זמן חציוני
column-player = שחקן
column-time = זמן
column-when = מתי
players = שחקנים
players-differ = לכל שחקן עלו תרגילים אחרים. דוח של שחקן אחד: voice-host report NAME
longest = מה לקח הכי הרבה זמן. { $note }
nothing-slow = החציון הוא { $time }, ואין תרגיל שבולט.
over-time = לאורך הזמן
over-time-by = לאורך הזמן, { $unit }
one-period = עד עכשיו הכול מ־{ $when }. משחקים נוספים יהפכו את זה לתרשים.
in-table = כל המספרים נמצאים בטבלה שלמטה.
few = נקודות בהירות: פחות מ־{ $few } תרגילים.
share-drawn = נכון מיד, באחוזים.
share-told = נכון מיד: { $first }% מתוך { $first_asked } בהתחלה, { $last }% מתוך { $last_asked } בסוף.
asked-drawn = כמה תרגילים עלו.
asked-lower = החלק התחתון: נכון מיד.
asked-told = תרגילים: { $most } לכל היותר.
times-drawn = שניות עד התשובה.
times-median = חציון.
times-told = חציון השניות עד התשובה: { $first } בהתחלה, { $last } בסוף.
as-table = המספרים בטבלה

## Notes

note-worth = תרגילים שהייתה בהם טעות פעמיים לפחות, ויותר מפעם אחת מתוך ארבע.
note-nothing-worth = שום דבר לא בולט. כאן מופיע תרגיל שהייתה בו טעות פעמיים, ויותר מפעם אחת מתוך ארבע.
note-sure = תרגילים שעלו שלוש פעמים או יותר, והתשובה תמיד הייתה נכונה מיד.
note-slow = תרגילים שעלו פעמיים או יותר, ולקחו יותר מהחציון של הכול.
note-file = מי שמקבל את הקובץ הזה יכול לקרוא אותו.
counted = איך סופרים
counted-right = נכון מיד: התשובה הראשונה אחרי ההטלה הייתה נכונה. { $one } ו־{ $other } נספרים יחד.
counted-back = תשובה שבוטלה במילים "לא שמעת נכון" לא נספרת, וגם לא תורות אימון.
counted-friends = תשובה לא נספרת אם החברים אמרו "זה היה נכון": נספרת התשובה שנאמרה אחר כך.
counted-time = זמן: מסוף השאלה עד סוף התשובה, נכונה או לא, אם הדבר הראשון שנשמע היה התשובה. מוצג החציון: חצי מהתשובות לקחו פחות.
made = הדוח נוצר ב־{ $day } במחשב הזה, מהמשחקים ששמורים בו; שום דבר לא נשלח לשום מקום.

## Plain lines

line-opening = תרגול כפל: { $who }.
line-opening-when = תרגול כפל: { $who }, { $when }.
line-asked = תרגילים: { $counted }
line-worth = כדאי לתרגל. { $note }
line-sure = יודעים היטב. { $note }
line-slow = לקח הכי הרבה זמן. { $note }
line-slow-one = { $product }: { $time }, { $times }.
line-halves = מוקדם ומאוחר:
line-players = שחקנים:
line-not-asked = { $who }: עוד אין תרגילים.
line-player = { $who }: תרגילים: { $counted }
line-player-worth = כדאי לתרגל: { $products }.
line-counted = { $times }, נכון מיד { $right }.
line-counted-games = { $times }, { $games }, נכון מיד { $right }.
line-over-time = לאורך הזמן, { $unit }:
line-all = כל התרגילים שעלו:
line-instead = נאמר במקום זה: { $said }.
line-median = זמן חציוני: { $time }.
line-right = { $number }, שהם { $percent }%
line-period = תרגילים: { $times }, נכון מיד { $right }
line-product-once = { $times }, נכון מיד
line-product-always = { $times }, תמיד נכון מיד
line-product-right = { $times }, נכון מיד { $number }
line-product-never = { $times }, עוד לא נכון מיד
