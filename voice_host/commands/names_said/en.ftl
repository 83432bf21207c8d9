# What `voice-host say` tells, in English.

written = { $name } is said as it is written.
written-again = { $name } is said as it is written again.
written-already = { $name } is said as it is written already.
said = { $name } is said "{ $said }".
said-from-now-on = { $name } is from now on said "{ $said }".
guessed = { $name } is said by its letters: "{ $said }". If that is wrong, teach it with vowel signs or in Latin letters: voice-host say { $name } --as "..."
none-taught = Every name is said as it is written. Teach one with: voice-host say NAME --as "..."
