# What stands on the table page of Dogylicious, in Hebrew, in the words of the game's own page, and the words that its
# buttons say: those are understood as if they had been spoken (sentences.yaml).

## What there is to see

table-before = ברוכים הבאים לכשכש־נשנש
table-practice = תור אימון
table-over = המשחק נגמר
table-winners = { $count ->
    [one] הניצחון של { LIST($players) }
   *[other] { LIST($players, join: "ו-") } מנצחים יחד
  }
table-round = סיבוב
table-carpet = השטיח
table-near = כאן עומדים השחקנים
table-dice = הקוביות: { WORDS($first) } ו{ WORDS($second) }
table-step = צעד
table-steps-done = צעדים שהושלמו
table-pieces-of-step = גרגירים בצעד הזה
table-pieces-left = גרגירים שנשארו
table-steps-said = צעדים, כפי שנאמר
table-pieces-said = גרגירים, כפי שנאמר
table-points-so-far = נקודות התור עד עכשיו
table-sheet = לוח נקודות
table-player = שחקן
table-total = סך הכול
table-empty = טרם נרשם
table-chart = לוח כפל
table-chart-hidden = קודם השחקן עונה. אחר כך החברים בודקים בלוח.

table-phase-choose-start = בוחרים משבצת התחלה
table-phase-choose-target = בוחרים יעד
table-phase-plan = מתכננים דרך
table-phase-count = סופרים צעדים ומכינים גרגירים
table-phase-ready = מוכן?
table-phase-roll = מטילים קוביות
table-phase-answer = פותרים את התרגיל
table-phase-move = לאן הכלב הלך?
table-phase-feed = נותנים גרגירים לכלב
table-phase-stop-or-go = לעצור או להמשיך?
table-phase-ended = התור הסתיים

## What stands on what can be pressed

table-press-start = מתחילים כאן
table-press-other-start = התחלה אחרת
table-press-target = זה היעד שלי
table-press-other-target = יעד אחר
table-press-which = המשבצת הזאת
table-press-route = הדרך שלי
table-press-other-route = דרך אחרת
table-press-count = צעדים וגרגירים
table-press-other-count = ספירה אחרת
table-press-steps = כמה צעדים
table-press-pieces = כמה גרגירים
table-press-feed = כמות הגרגירים שנתתם
table-press-answer = התשובה
table-press-problem = התרגיל עם התשובה
table-press-own-roll = מה יצא בקוביות שלכם
table-press-move = הכלב הלך לכאן
table-press-minutes = משך אחר
table-press-where-is = איפה נמצאת משבצת?

table-blank-steps = צעדים
table-blank-pieces = גרגירים
table-blank-answer = תשובה
table-blank-first = קובייה ראשונה
table-blank-second = קובייה שנייה
table-blank-minutes = דקות
table-blank-tile = משבצת

## What is said by it

say-start = מתחילים מ{ $place }
say-target = היעד שלי הוא { $place }
say-place = { $place }
say-ways = { $ways }
say-move = אל { $place }
say-count = { $steps } צעדים, { $pieces } גרגירים
say-steps = { $steps } צעדים
say-pieces = { $pieces } גרגירים
say-answer = { $answer }
say-problem = { $first } כפול { $second } הם { $answer }
say-own-roll = הטלנו { $first } ו־{ $second }
say-check = בדיקה
say-ready = מוכן
say-done = סיימנו
say-call-pieces = טעות בגרגירים
say-call-route = טעות בדרך
say-call-twice = משבצת פעמיים
say-call-count = טעות בספירה
say-was-right = זה היה נכון
say-stop = עוצרים
say-go-on = ממשיכים
say-give-up = מוותרים
say-stop-practice = מסיימים אימון
say-team = קבוצה אחת
say-with-clock = עם שעון
say-without-clock = בלי שעון
say-minutes = { $minutes ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { WORDS($minutes) } דקות
  }
say-other-minutes = { $minutes } דקות
say-basic = האפשרות הבסיסית
say-gentler = האפשרות המקלה
say-sides = { WORDS($sides) } פאות
say-own-dice = מטילים בעצמנו

ask-by-press-where-am-i = איפה הכלב?
ask-by-press-look-around = מה מסביב?
ask-by-press-what-is-free = מה פנוי?
ask-by-press-my-target = מה היעד שלי?
ask-by-press-my-route = מה הדרך שלי?
ask-by-press-pieces-left = כמה גרגירים נשארו?
ask-by-press-which-step = איזה צעד זה?
ask-by-press-where-tokens = איפה האסימונים?
ask-by-press-describe-carpet = תיאור השטיח
ask-by-press-where-is = איפה { $number }?
ask-by-press-word = מה זה { $word ->
    [target] יעד
    [token] אסימון
    [step] צעד
   *[pieces] גרגיר
  }?
