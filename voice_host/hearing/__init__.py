"""Hearing: from sound to the words a player said, and how sure that is.

A source gives blocks of sound, an ``Attention`` follows them until a person has finished, two recognisers write down
words and sounds, and ``judge`` decides what was said, what else it may have been, or that it was nothing. Hearing
knows what may be said now (``expects`` and the sentences), never what would be right: no roll and no state gets here.
"""
