"""What the host does when it does not understand."""

from itertools import pairwise

from voice_host.play.answers.misunderstandings import Misunderstandings
from voice_host.script import Sound, message

from .table import Line, Table, after

WAYS = (message("host-another-way", choices=message("choices-ready")), message("host-type-it"))


def test_it_says_so_in_different_words():
    table = Table("blue elephants", Line("", after=100), "ready").play()
    said = [line for line in after(table.talked, "Welcome to the sums.") if "understand" in line or "get that" in line]
    assert said == ["I did not understand.", "Sorry, I did not get that. Please say it again."]
    assert table.sounds.count(Sound.NOT_UNDERSTOOD) == 2


def test_the_third_in_a_row_offers_another_way_and_then_there_is_only_a_soft_sound():
    table = Table("gaga", "gaga", "gaga", "gaga", "gaga", "ready").play()
    assert after(table.talked, "Round one. Are you ready?")[:10] == [
        "- gaga",
        "I did not understand.",
        "- gaga",
        "Sorry, I did not get that. Please say it again.",
        "- gaga",
        "I still do not understand. Try it another way. Say ready.",
        "- gaga",
        "(I could not make that out.)",
        "- gaga",
        "(That was not clear to me. Once more, please, a little slower.)",
    ]
    assert table.sounds.count(Sound.NOT_UNDERSTOOD) == 5


def test_after_two_in_a_minute_a_further_one_is_only_a_sound_and_print():
    minute = [0.0]
    misunderstandings = Misunderstandings(lambda: minute[0])
    assert [misunderstandings.another(WAYS)[1] for _ in range(2)] == [True, True]
    misunderstandings.understood()
    assert misunderstandings.another(WAYS)[1] is False
    misunderstandings.understood()
    minute[0] = 61.0
    assert misunderstandings.another(WAYS)[1] is True


def test_never_the_same_sentence_twice_running():
    misunderstandings = Misunderstandings(lambda: 0.0)
    said = [misunderstandings.another(WAYS)[0].id for _ in range(9)]
    assert all(one != next_one for one, next_one in pairwise(said))
    assert said[2::3] == ["host-another-way", "host-type-it", "host-another-way"]
