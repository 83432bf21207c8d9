"""The conversation of Dogylicious: what is asked in each phase, and how facts become messages."""
