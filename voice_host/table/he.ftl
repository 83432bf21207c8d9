# What the table page itself says, in Hebrew: the host's own sentences and the game's come with the game. Figures are
# written as figures. Only plain messages; a gap is filled by the page. Nobody's gender is guessed.

## The page

skip = אל השאלה
settings = הגדרות
close = סגירה
round-of = { $label } { $value } מתוך { $of }
joined = { $first }, { $next }
waiting = מחכים למשחק…
on-the-table = על השולחן
page-title = { $heading } – { $title }

## The connection

connection-lost = החיבור נותק. מנסים שוב.
another-game = המשחק הזה נגמר. למשחק אחר פותחים את הכתובת שהודפסה עכשיו.

## The board

dog-here = הכלב כאן
is-start = כאן התחיל התור
is-target = יעד
is-visited = כבר עברו כאן בתור הזה
is-free = אפשר לבחור
token-of = אסימון של { $player }
route-step = צעד { $step } בדרך
on-route = בדרך
on-plan = בתכנון שלכם
tap-means = לחיצה על משבצת
tap-look = רק מסתכלים

## The dice

not-rolled = עוד לא הטלתם

## The clock

time-left = הזמן שנשאר
paused = השהיה
time-up = הזמן נגמר

## What was said

said = מה נאמר
history = כל מה שנאמר
who-host = המנחה
who-player = השחקנים
who-trouble = שימו לב
nothing-said = עוד לא נאמר שום דבר.

## What can be said

nothing-asked = אין עכשיו שאלה.
also-possible = אפשר גם
at-any-time = בכל זמן
ask = שאלות על המשחק
can-be-said = מה אפשר לומר עכשיו
say-it = אומרים
delete-digit = מחיקת הספרה האחרונה
digits = ספרות
for-example = לדוגמה: { $hint }
type-label = כותבים מה שהייתם אומרים
choose-tile = בוחרים משבצת
steps-planned = הדרך שתכננתם
nothing-planned = עוד אין צעדים
undo-step = ביטול הצעד האחרון
waiting-for-host = עוד אין תשובה. רק רגע.
said-it = נאמר: ”{ $words }“
number-wanted = { $label }: מספר שלם מ־{ $lowest } עד { $highest }, בבקשה.
words-wanted = קודם כותבים משהו, בבקשה.
way-wanted = קודם בוחרים צעד ראשון, בבקשה.
off-board = אין משבצת בכיוון הזה.
read-only = המסך הזה רק מראה את המשחק. אומרים בקול, או לוחצים במסך שמותר בו ללחוץ.

## When a press was not taken

refused-gone-on = המשחק כבר התקדם. זה לא נאמר.
refused-busy = עכשיו לחצו על משהו אחר. רק רגע, בבקשה.
refused-read-only = המסך הזה רק מראה את המשחק. אומרים בקול, בבקשה.
refused-origin = העמוד הזה לא נפתח מהכתובת של המשחק. פותחים אותו מהכתובת שהודפסה.
refused-too-long = זה ארוך מדי. אומרים בפחות מילים, בבקשה.
refused-malformed = אי אפשר היה לקרוא את זה. מנסים שוב, בבקשה.
refused-not-listening = עכשיו לא מקשיבים.
refused-unknown = זה לא התקבל. מנסים שוב, בבקשה.
not-sent = זה לא נשלח. מנסים שוב כשהחיבור חוזר.

## The pieces calculator

calculator = כמה גרגירים צריך להכין?
calculator-how = קודם סופרים ומחשבים בעצמנו, ואז בודקים במחשבון.
calculator-first = צעד ראשון
calculator-last = צעד אחרון
calculator-own = כמות הגרגירים שספרתם
calculator-check = בדיקה
calculator-show = מראים את החשבון
calculator-right = נכון! לצעדים { $first } עד { $last } מכינים { $pieces } גרגירים.
calculator-wrong = לא { $own }. סופרים עוד פעם.
calculator-sum = לצעדים { $first } עד { $last } מכינים { $pieces } גרגירים.
calculator-steps = צעד ראשון וצעד אחרון: מספרים שלמים מ־1 עד { $most }, והראשון לא אחרי האחרון, בבקשה.
calculator-own-wanted = קודם סופרים בעצמכם וכותבים את כמות הגרגירים, בבקשה.

## A page for each player

own-pages-how = כל שחקן פותח עמוד משלו, עם מה שאף אחד אחר לא רואה. אפשר לפתוח אותו פעם אחת, וכולם שומעים על זה.
own-page-taken = { $label }: פתוח במכשיר
refused-claimed = העמוד הזה כבר פתוח במכשיר אחר. אם הוא לא שלכם, מספרים לכולם.

## Another screen

another-screen = צופים במסך נוסף
another-how = פותחים את הכתובת הזאת בטלפון, בטאבלט או בטלוויזיה באותה רשת, או מכוונים מצלמה אל התמונה.
another-picture = הכתובת כתמונה למצלמה

## Settings

view = המסך הזה הוא
view-tablet = טאבלט: עם כל מה שאפשר ללחוץ
view-television = טלוויזיה: השטיח, הקוביות, השעון ומה שנאמר
text-size = גודל האותיות
size-1 = רגיל
size-2 = גדול
size-3 = יותר גדול
size-4 = גדול מאוד
colours = צבעים
colours-system = כמו במכשיר הזה
colours-light = בהיר
colours-dark = כהה
reader = קורא המסך קורא מה שנאמר
reader-auto = רק כשאין קול במשחק
reader-on = תמיד
reader-off = אף פעם
panels = מראים גם
panel-history = כל מה שנאמר
panel-score = הנקודות
panel-chart = לוח הכפל
panel-calculator = מחשבון הגרגירים
