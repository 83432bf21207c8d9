"""What can go wrong with the records. Every message is a sentence for the players."""


class RecordsUnavailable(ValueError):  # noqa: N818
    """Nothing can be written (disk full, folder read-only, file damaged); the game can go on unsaved."""


GOES_ON = " The game goes on, but it is not saved."
"""The end of most of these sentences."""


def outside_a_game(sentence: str) -> str:
    """Return what is told of the records where no game is being played."""
    return sentence.removesuffix(GOES_ON)


class GameElsewhere(ValueError):  # noqa: N818
    """The game is being played by another host on this machine at this moment."""
