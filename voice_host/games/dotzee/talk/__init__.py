"""The conversation of Dotzee: what is asked when, and how facts become messages."""
