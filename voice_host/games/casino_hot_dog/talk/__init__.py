"""The conversation of Casino Hot Dog: what is asked in each phase, and how facts become messages."""
