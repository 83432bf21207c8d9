# What `voice-host say` tells, in Hebrew.

written = את השם { $name } אומרים כמו שהוא כתוב.
written-again = את השם { $name } שוב אומרים כמו שהוא כתוב.
written-already = את השם { $name } כבר אומרים כמו שהוא כתוב.
said = את השם { $name } אומרים כך: ״{ $said }״.
said-from-now-on = מעכשיו את השם { $name } אומרים כך: ״{ $said }״.
guessed = את השם { $name } אומרים לפי האותיות: ״{ $said }״. אם זה לא נכון, מלמדים אותו בניקוד או באותיות לועזיות: voice-host say { $name } --as "..."
none-taught = כל שם אומרים כמו שהוא כתוב. מלמדים שם כך: voice-host say NAME --as "..."
