"""The rules of Dotzee: plain immutable state and pure functions, with neither clock nor chance in them."""
