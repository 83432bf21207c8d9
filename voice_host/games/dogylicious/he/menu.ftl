# How Dogylicious presents itself where a game is chosen, in Hebrew.
dogylicious-name = כשכש־נשנש
dogylicious-in-short = כשכש־נשנש, משחקים עם הכלב: בוחרים יעד, מתכננים דרך ופותרים תרגילי כפל, משחקן אחד עד ארבעה.
