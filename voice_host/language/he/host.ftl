# What the host itself says in any game, in Hebrew. The format is described in voice_host/language/prompt_file.py.
# Nobody's gender is guessed: what is to be done is said in the plural (אומרים, ממשיכים), and the host speaks of itself in the
# past or the future only. Numbers are spelled: { WORDS($count) } counts nothing or something feminine,
# { WORDS($count, gender: "masculine") } something masculine; a selector sees the number: one follows its noun, two is
# written here. LIST joins with "ו־", which is written onto the last thing.
# A word with two readings has a vowel sign where it is the rarer one: how each is said stands in lexicon.txt.

## Lists and choices

# "נועה, דן וליה"
list-and = { LIST($items, join: "ו־") }
list-or = { LIST($items, join: "או") }
list-plain = { LIST($items) }
number = { WORDS($number) }
# a number and its digits, where it sounds like another
number-and-digits = { WORDS($number) }, { WORDS($number, style: "digits") }

## Spans of time

host-minutes = { $minutes ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { WORDS($minutes) } דקות
  }
host-seconds = { $seconds ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { WORDS($seconds) } שניות
  }
host-minutes-and-seconds = { $minutes } ו{ $seconds }

## The clock

host-time-left = נשאר זמן: { $left }.
host-half-time = חצי מהזמן עבר. נשאר זמן: { $left }.
host-no-clock = אין שעון.
    .full = אין שעון. משחקים בקצב שלכם.

## A pause

host-paused = השהיה. אומרים ממשיכים כדי להמשיך.
    .full = השהיה. הכול נשמר. כשרוצים להמשיך, אומרים ממשיכים.
host-paused-with-clock = השעון עצר. אומרים ממשיכים כדי להמשיך.
    .full = השעון עצר, והזמן שלכם נשמר. כשרוצים להמשיך, אומרים ממשיכים.
host-is-paused = המשחק בהשהיה. אומרים ממשיכים כדי להמשיך.
    .again = עדיין יש השהיה. המילה היא ממשיכים.
    .further = נחכה עד שתגידו ממשיכים.
host-not-paused = המשחק לא בהשהיה.
    .again = אין עכשיו השהיה.
host-resumed = ממשיכים.
    .again = חוזרים למשחק.
    .further = יופי, משחקים הלאה.

## When nobody says anything

# Short, and not the same words each time.
host-nudge-listening = מקשיבים לכם.
host-nudge-waiting = מחכים לתשובה שלכם.
host-nudge-still-here = אני עדיין כאן.
host-nudge-whenever = אומרים כשיודעים.
host-offer-pause = לעשות השהיה? אומרים כן או לא.
    .full = שקט כאן. לעשות השהיה? אומרים כן או לא, או פשוט משחקים הלאה.
    .again = רוצים השהיה? כן או לא?
    .further = אפשר לעשות השהיה. כן או לא?
host-offer-pause-by-name = אם רוצים השהיה, אומרים השהיה.
    .again = צריכים השהיה? אומרים השהיה.
host-pauses-by-itself = עכשיו השהיה. כשחוזרים, אומרים ממשיכים.
    .full = עכשיו השהיה, והכול נשמר. כשחוזרים, אומרים ממשיכים.
    .again = אין תשובה, אז שוב השהיה. אומרים ממשיכים כדי להמשיך.
    .further = עוד השהיה, עד שתגידו ממשיכים.
host-is-still-paused = ההשהיה נמשכת עד שתגידו ממשיכים.

## Not understood

host-not-understood = לא הבנתי.
host-say-it-again = סליחה, לא הבנתי. אומרים שוב, בבקשה.
host-not-caught = לא שמעתי טוב.
host-not-clear = זה לא היה ברור. עוד פעם, בבקשה, קצת יותר לאט.
host-another-way = עדיין לא הבנתי. אפשר לומר בדרך אחרת. { $choices }
    .brief = בדרך אחרת: { $choices }
    .again = ננסה מילים אחרות. { $choices }
    .brief-again = מילים אחרות: { $choices }
    .further = סליחה, לא הבנתי. מדברים אחד אחד, בבקשה. { $choices }
    .brief-further = אחד אחד, בבקשה. { $choices }
# The example is never a right answer: no two dice and no route make ninety seven.
host-digit-by-digit = עדיין לא הבנתי. אומרים את המספר ספרה ספרה, כמו: תשע, שבע.
    .brief = אומרים ספרה ספרה, כמו: תשע, שבע.
    .again = אומרים כל ספרה לבד. תשעים ושבע זה: תשע, שבע.
    .brief-again = כל ספרה לבד, בבקשה, כמו: תשע, שבע.
host-only-yes-or-no = עדיין לא הבנתי. אומרים רק מילה אחת: כן, או לא.
    .brief = אומרים רק מילה אחת: כן, או לא.
    .again = מספיקה מילה אחת: כן, או לא?
    .further = זה כן? או שזה לא?
host-type-it = אם לא הבנתי אתכם, אפשר לכתוב במקלדת.
    .again = אפשר גם לכתוב את התשובה במקלדת.
host-not-now = לא עכשיו. { $choices }
    .again = זה לא מתאים כאן. { $question }
    .brief-again = לא כאן. { $question }
    .further = זה לא אפשרי עכשיו. אומרים עזרה כדי לשמוע מה אפשר לומר.

## Which one of two?

host-which-one = { $first }, או { $second }?
    .again = מה אמרתם: { $first }, או { $second }?
    .further = אומרים אחת מהשתיים: { $first }, או { $second }.
host-is-it = { $candidate }: כן או לא?
    .again = אמרתם { $candidate }? כן או לא?
    .further = זה היה { $candidate }? אומרים כן או לא.
host-say-it-once-more = אז אומרים עוד פעם, בבקשה.
    .again = אז לא שמעתי נכון. אומרים מחדש, בבקשה.
host-say-it-in-other-words = לא ברור מה שמעתי. אומרים עוד פעם, בבקשה, במשפט שלם.
    .brief = לא ברור מה שמעתי. עוד פעם, בבקשה.
    .again = אפשר להבין את זה בשתי דרכים. אומרים במילים אחרות, בבקשה.
    .brief-again = אומרים במילים אחרות, בבקשה.
host-choices-yes-or-no = אומרים כן או לא, בבקשה.
    .again = עונים כן או לא, בבקשה.
    .further = כן או לא?

## Help and the score

host-anytime = תמיד אפשר לומר: עוד פעם, ניקוד, כמה זמן נשאר, השהיה, לא שמעת נכון, יותר לאט, יותר חזק, או יוצאים. ואפשר לשאול: מה אפשר לשאול?
    .brief = או: עוד פעם, ניקוד, השהיה, לא שמעת נכון, או יוצאים.
    .full = תמיד אפשר לומר: עוד פעם, עזרה, ניקוד, כמה זמן נשאר, השהיה, ממשיכים, לא שמעת נכון, יותר לאט, יותר מהר, יותר חלש, יותר חזק, יותר קצר, מקשיבים לנו, משחק אחר, או יוצאים. ואפשר לשאול מה אפשר לדעת על המשחק: מה אפשר לשאול?
host-no-score-yet = עוד אין נקודות.
host-cannot-whisper = אין לי קול עכשיו, ולכן אי אפשר ללחוש אל { $player }. סוד לא כותבים.
    .brief = אי אפשר ללחוש עכשיו, וסוד לא כותבים.
    .again = עדיין אי אפשר ללחוש אל { $player }: אין לי קול.
host-no-own-ear = אין מכשיר שבו { $player } ישמע סוד. קובעים אותו כשמפעילים אותי: אוזן, שם, מכשיר.
    .brief = אין ל־{ $player } מכשיר לסודות.
    .again = אין מכשיר בשביל { $player }, ולכן הסוד לא נאמר.
# a player's own page was opened somewhere: everybody hears it, so that nobody opens another's
host-own-page-opened = העמוד של { $player } נפתח.
host-listening = כן, מקשיבים לכם.
    .brief = כן.
    .again = כן, אני כאן. מקשיבים לכם.

## Taking back

host-taken-back = מבוטל: { $words }.
host-nothing-to-take-back = אין מה לבטל.
    .again = עוד לא נאמר שום דבר שאפשר לבטל.
# what was judged or binds is taken back only if the others at the table agree that it was misheard
host-did-i-mishear = שמעתי: { $words }. חברים, שמעתי לא נכון? כן או לא.
    .brief = חברים, שמעתי לא נכון: { $words }?
    .again = חברים, זה היה משהו אחר, ולא { $words }? כן או לא?
host-it-stands = אז זה נשאר.
    .again = אז הכול נשאר כמו שהיה.

## How the host speaks

host-slower = עכשיו אדבר יותר לאט.
    .again = יותר לאט, אם כך.
host-slowest = יותר לאט אי אפשר.
    .again = זה הכי לאט שאפשר.
host-faster = עכשיו אדבר יותר מהר.
    .again = יותר מהר, אם כך.
host-fastest = יותר מהר אי אפשר.
    .again = זה הכי מהר שאפשר.
host-quieter = עכשיו אדבר יותר חלש.
    .again = יותר חלש, אם כך.
host-quietest = יותר חלש אי אפשר.
    .again = זה הכי חלש שאפשר.
host-louder = עכשיו אדבר יותר חזק.
    .again = יותר חזק, אם כך.
host-loudest = יותר חזק אי אפשר.
    .again = זה הכי חזק שאפשר.
host-briefer = עכשיו אדבר בפחות מילים.
    .again = פחות מילים, אם כך.
host-briefest = בפחות מילים אי אפשר.
    .again = פחות מילים אין.
host-fuller = עכשיו אסביר יותר.
    .again = יותר מילים, אם כך.
host-fullest = יותר מזה אי אפשר להסביר.
    .again = אין לי עוד מה להסביר.

host-waits-longer = עכשיו אחכה לכם יותר זמן.
    .again = יותר זמן לדבר, אם כך.
host-waits-longest = יותר זמן אי אפשר לחכות.
    .again = זה הכי הרבה זמן שאפשר.
host-waits-less = עכשיו אחכה לכם פחות זמן.
    .again = פחות זמן, אם כך.
host-waits-least = פחות זמן אי אפשר לחכות.
    .again = זה הכי מעט זמן שאפשר.

## What stays

host-kept = נשמר: { LIST($things) }.
host-keep-for = { LIST($things, join: "ו־") } בשביל { $player }
host-keep-slower = דיבור איטי יותר
    .brief = יותר לאט
host-keep-faster = דיבור מהיר יותר
    .brief = יותר מהר
host-keep-quieter = קול חלש יותר
    .brief = יותר חלש
host-keep-louder = קול חזק יותר
    .brief = יותר חזק
host-keep-briefer = פחות מילים
host-keep-fuller = יותר מילים
host-keep-patient = יותר זמן לדבר
    .brief = יותר זמן
host-keep-hurried = פחות זמן לדבר
    .brief = פחות זמן
host-nothing-to-keep = אין משהו חדש לזכור.
    .again = שום דבר לא השתנה.
    .full = אין משהו חדש לזכור. קודם אומרים יותר לאט, יותר חזק, פחות מילים או יותר זמן.
host-cannot-keep = עכשיו כן, אבל אי אפשר לזכור את זה: אי אפשר לשמור כאן.
    .brief = רק לעכשיו: אי אפשר לשמור כאן.
host-back-to-normal = שוב אדבר ואחכה כמו תמיד.
    .again = שוב כמו תמיד.
host-normal-already = הכול כבר כמו תמיד.
    .again = הכול כבר כרגיל.

## Leaving and coming back

host-leave = לצאת מהמשחק? המשחק נשמר. אומרים כן או לא.
    .brief = לצאת ולשמור את המשחק? כן או לא.
    .full = לצאת מהמשחק? המשחק נשמר, ואפשר להמשיך בו ביום אחר. אומרים כן או לא.
    .again = לעצור כאן להיום? אומרים כן או לא.
    .further = באמת לצאת? כן או לא?
host-leave-unsaved = לצאת מהמשחק? אי אפשר לשמור אותו. אומרים כן או לא.
    .brief = לצאת? אי אפשר לשמור את המשחק. כן או לא.
    .full = לצאת מהמשחק? אי אפשר לשמור אותו, ולכן הוא יאבד. אומרים כן או לא.
    .again = לעצור כאן? המשחק יאבד. כן או לא?
    .further = באמת לצאת? כן או לא?
host-stay = יופי, ממשיכים לשחק.
    .again = אז ממשיכים לשחק.
# where nothing was said yet that could be kept
host-leave-at-once = לצאת מהמשחק? אומרים כן או לא.
    .brief = לצאת? כן או לא.
    .again = לעצור כאן? כן או לא?
    .further = באמת לצאת? כן או לא?
host-change = לצאת מהמשחק הזה למשחק אחר? הוא נשמר. אומרים כן או לא.
    .brief = לצאת ולשמור את המשחק הזה? כן או לא.
    .full = לצאת מהמשחק הזה למשחק אחר? הוא נשמר, ואפשר להמשיך בו ביום אחר. אומרים כן או לא.
    .again = לשחק במשחק אחר, ולשמור את המשחק הזה? כן או לא?
    .brief-again = משחק אחר, ולשמור את המשחק הזה? כן או לא?
    .further = משחק אחר? כן או לא?
host-change-unsaved = לצאת מהמשחק הזה למשחק אחר? אי אפשר לשמור אותו. אומרים כן או לא.
    .brief = לצאת מהמשחק הזה? אי אפשר לשמור אותו. כן או לא.
    .full = לצאת מהמשחק הזה למשחק אחר? אי אפשר לשמור אותו, ולכן הוא יאבד. אומרים כן או לא.
    .again = לשחק במשחק אחר? המשחק הזה יאבד. כן או לא?
    .brief-again = משחק אחר? המשחק הזה יאבד. כן או לא?
    .further = משחק אחר? כן או לא?
host-kept-for-later = המשחק נשמר. אפשר להמשיך בו בפעם הבאה.
    .brief = המשחק נשמר.
host-left = המשחק נשמר. אפשר להמשיך בו בפעם הבאה. להתראות.
    .brief = המשחק נשמר לפעם הבאה. להתראות.
host-left-unsaved = להתראות.
host-play-again = לשחק שוב?
host-choices-play-again = אומרים כן כדי לשחק שוב, לא כדי לסיים, או: משחק אחר. ואפשר לומר לא שמעת נכון, כדי לבטל את התשובה האחרונה.
    .brief = אומרים כן, לא, משחק אחר, או לא שמעת נכון.
host-same-players = { $players ->
    [one] שוב אותו שחקן?
   *[other] שוב אותם שחקנים?
  }
host-choices-same-players = אומרים כן כדי להישאר עם { $players ->
    [one] אותו שחקן
   *[other] אותם שחקנים
  } ואותן אפשרויות, או לא כדי לבחור מחדש.
host-goodbye = להתראות!
host-over = המשחק נגמר, והתוצאה נשמרה. להתראות.
host-unfinished = יש משחק שלא הסתיים, מ{ $begun }. להמשיך בו?
    .brief = להמשיך במשחק מ{ $begun }?
    .full = יש משחק שלא הסתיים, מ{ $begun }. להמשיך בו? אומרים כן, או לא למשחק חדש.
    .again = להמשיך במשחק מ{ $begun }? אומרים כן או לא.
    .brief-again = המשחק מ{ $begun }: להמשיך? כן או לא?
    .further = אומרים כן למשחק מ{ $begun }, או לא למשחק חדש.
    .brief-further = כן למשחק הזה, לא למשחק חדש.
host-unfinished-of = יש משחק שלא הסתיים, מ{ $begun }, של { LIST($players, join: "ו־") }. להמשיך בו?
    .brief = להמשיך במשחק מ{ $begun }, של { LIST($players, join: "ו־") }?
    .full = יש משחק שלא הסתיים, מ{ $begun }, של { LIST($players, join: "ו־") }. להמשיך בו? אומרים כן, או לא למשחק חדש.
    .again = להמשיך במשחק של { LIST($players, join: "ו־") }? אומרים כן או לא.
    .brief-again = המשחק של { LIST($players, join: "ו־") }: להמשיך? כן או לא?
    .further = אומרים כן למשחק מ{ $begun }, או לא למשחק חדש.
    .brief-further = כן למשחק הזה, לא למשחק חדש.
host-begun-today = היום
host-begun-yesterday = אתמול
host-begun-days-ago = לפני { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { WORDS($days, gender: "masculine") } ימים
  }
host-going-on-with-game = ממשיכים מאיפה שעצרנו.
host-cannot-go-on = אי אפשר להמשיך במשחק שלא הסתיים. מתחילים משחק חדש.
    .brief = אי אפשר להמשיך במשחק הזה. מתחילים משחק חדש.

## Who plays, where a game asks

player-number = שחקן { $number ->
    [one] מספר אחת
   *[other] { WORDS($number) }
  }
ask-last-players = { $count ->
    [one] שוב משחק עם { LIST($players, join: "ו־") }?
   *[other] שוב משחק עם { LIST($players, join: "ו־") }?
  }
    .again = לשחק שוב עם { LIST($players, join: "ו־") }? כן או לא?
choices-last-players = אומרים כן כדי לשחק עם אותם שחקנים כמו בפעם הקודמת, או לא כדי לבחור אחרים.
    .brief = אומרים כן כדי להישאר איתם, או לא כדי לבחור אחרים.
ask-names = מה השמות שלכם? או אומרים: בלי שמות.
    .full = מה השמות שלכם? אומרים שמות פרטיים או צבעים, את כולם ביחד או אחד אחד. או אומרים: בלי שמות.
    .again = אומרים את השמות, או: בלי שמות.
    .further = מי מְשחק? אומרים את השמות, או: בלי שמות.
ask-names-known = מה השמות שלכם? השמות המוכרים: { LIST($known, join: "ו־") }. או אומרים: בלי שמות.
    .brief = מה השמות שלכם? או אומרים: בלי שמות.
    .again = אומרים את השמות, או: בלי שמות.
    .further = מי מְשחק? אומרים את השמות, או: בלי שמות.
ask-name = מה השם שלכם? או אומרים: בלי שם.
    .again = אומרים את השם, או: בלי שם.
    .further = מי מְשחק? אומרים את השם, או: בלי שם.
ask-name-known = מה השם שלכם? השמות המוכרים: { LIST($known, join: "ו־") }. או אומרים: בלי שם.
    .brief = מה השם שלכם? או אומרים: בלי שם.
    .again = אומרים את השם, או: בלי שם.
    .further = מי מְשחק? אומרים את השם, או: בלי שם.
ask-next-name = { LIST($names, join: "ו־") }. מי עוד מְשחק?
    .again = מלבד { LIST($names, join: "ו־") }, מי מְשחק?
ask-who-else = אז מי עוד מְשחק?
    .again = איזה שם עוד לכתוב?
ask-names-again = אז אומרים שוב: מי מְשחק?
    .again = מי מְשחק? אומרים את השמות עוד פעם.
choices-names = אומרים שמות פרטיים, כמו נועה ודן, או צבעים, כמו אדום וכחול. אם אומרים בלי שמות, כל שחקן מקבל מספר. כל שם אפשר לכתוב.
    .brief = אומרים שמות פרטיים או צבעים, או: בלי שמות.
ask-plays = האם { $player } במשחק?
    .again = האם { $player } איתכם? כן או לא?
choices-plays = אומרים כן אם { $player } במשחק, או לא.
ask-names-right = { LIST($players, join: "ו־") }: זה נכון?
    .again = אלה השמות: { LIST($players, join: "ו־") }? כן או לא?
choices-names-right = אומרים כן אם אלה השמות, או לא כדי לומר אותם שוב.
    .brief = כן אם הם נכונים, או לא.
refused-names-many = יש יותר שמות משחקנים: מספר השחקנים הוא { WORDS($count) }.
    .brief = יותר מדי שמות: מספר השחקנים הוא { WORDS($count) }.
    .again = מספר השמות צריך להיות { WORDS($count) }, ולא יותר.
refused-name-twice = השם { $player } כבר במשחק. לכל שחקן צריך שם אחר.
    .brief = השם { $player } כבר במשחק. בוחרים שם אחר.
    .again = השם { $player } יכול להיות כאן רק פעם אחת. בוחרים שם אחר, בבקשה.

refused-players = מספר השחקנים הוא מאחת עד { WORDS($most) }, ולא { WORDS($count) }.
    .again = { WORDS($count) } זה לא מתאים למשחק הזה. מספר השחקנים הוא מאחת עד { WORDS($most) }.

## What fails

host-not-saved = מכאן אי אפשר לשמור את המשחק. ממשיכים לשחק.
# the microphone is not there at the start
host-no-ear = אי אפשר לשמוע אתכם. כותבים במקלדת, בבקשה.
    .brief = אי אפשר לשמוע אתכם. כותבים, בבקשה.
host-ear-lost = כבר אי אפשר לשמוע אתכם. כותבים במקלדת, בבקשה.
    .brief = כבר אי אפשר לשמוע אתכם. כותבים, בבקשה.
# there is no keyboard either
host-waits-for-ear = אחכה עד שאפשר יהיה לשמוע אתכם.
host-hears-again = שוב אפשר לשמוע אתכם.
host-ear-silent = לא שומעים שום דבר. אולי המיקרופון מושתק.
    .full = לא שומעים שום דבר, אפילו לא רעש. אולי המיקרופון מושתק, או לא מחובר.
host-speaks-again = שוב יש לי קול.

## What several games tell

points-of = { $player } { WORDS($points) }
points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { WORDS($points) } נקודות
  }
players-are = השחקנים הם { LIST($players, join: "ו־") }.
told-over = המשחק נגמר.
told-whose-turn = התור של { $player }.
told-leader = בראש: { $player }, עם { $points }.
told-leaders = יחד בראש: { LIST($players, join: "ו־") }, עם { $points }.
told-winner = הניצחון של { $player }, עם { $points }.
told-own-points = הנקודות של { $player }: { $points }.
    .brief = { $player }: { $points }.
score-after-turn = הנקודות של { $player }: { $points }.
score-not-begun = המשחק עוד לא התחיל.
score-now = { LIST($players) }.
result-winner = המשחק נגמר. הניצחון של { $winner }, עם { $points }!
    .brief = הניצחון של { $winner }, עם { $points }!
result-totals = { LIST($players) }.
goodbye = תודה ששיחקתם!

## Languages

# a new language has its variant here, in every language that there is
language-called = { $language ->
    [he] עברית
   *[en] אנגלית
  }
host-speaks = עכשיו מדברים עברית.
host-speaks-with = { LIST($players, join: "ו-") }: מעכשיו ב{ $language }.
host-listens-in = עכשיו מקשיבים ב{ $language }. כדי להחליף שפה, אומרים: עברית, או אנגלית.
    .brief = עכשיו ב{ $language }. או אומרים: עברית, אנגלית.
host-does-not-play = לא משחקים כאן: { LIST($players, join: "ו-") }.
host-no-such-language = במשחק הזה לא מדברים { $language }.
host-keep-language = מדברים { $language }
