"""A whole little game, from the first word to the outcome."""

from voice_host.script import Sound

from .table import Table


def test_a_game_from_the_first_word_to_the_outcome():
    table = Table("ready", "thirteen", "go on", "ready", "nine and four is twelve").play()
    assert table.talked == [
        "Welcome to the sums.",
        "Round one. Are you ready?",
        "- ready",
        "Seven and six.",
        "What is it together?",
        "- thirteen",
        "Right.",
        "Another round?",
        "- go on",
        "Round two. Are you ready?",
        "- ready",
        "Nine and four.",
        "What is it together?",
        "- nine and four is twelve",
        "Not right.",
        "The end. No record.",
    ]
    assert table.outcome is not None
    assert table.outcome.totals == {"all": 1}
