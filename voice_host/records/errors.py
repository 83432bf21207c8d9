"""What can go wrong with the records. Every message is a sentence for the players."""


class RecordsUnavailable(ValueError):  # noqa: N818
    """Nothing can be written (disk full, folder read-only, file damaged); the game can go on unsaved."""


class GameElsewhere(ValueError):  # noqa: N818
    """The game is being played by another host on this machine at this moment."""
