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


def test_of_three_in_a_row_the_second_is_a_soft_sound_and_the_third_offers_another_way():
    table = Table("gaga", "gaga", "gaga", "gaga", "gaga", "ready").play()
    assert after(table.talked, "Round one. Are you ready?")[:10] == [
        "- gaga",
        "I did not understand.",
        "- gaga",
        "(Sorry, I did not get that. Please say it again.)",
        "- gaga",
        "I still do not understand. Try it another way. Say ready.",
        "- gaga",
        "(I could not make that out.)",
        "- gaga",
        "(That was not clear to me. Once more, please, a little slower.)",
    ]
    assert table.sounds.count(Sound.NOT_UNDERSTOOD) == 5


def test_at_most_two_are_told_aloud_in_any_minute():
    now = [0.0]
    misunderstandings = Misunderstandings(lambda: now[0])
    told = []
    for second in range(1200):
        now[0] = float(second)
        if second % 3 == 0 and misunderstandings.another(WAYS)[1]:
            told.append(second)
        if second % 100 == 0:
            misunderstandings.understood()
    assert len(told) > 20
    assert all(later - earlier >= 60 for earlier, later in zip(told, told[2:], strict=False))


def test_another_way_that_could_only_be_printed_is_told_as_soon_as_it_may_be():
    now = [0.0]
    misunderstandings = Misunderstandings(lambda: now[0])
    misunderstandings.spoke()
    misunderstandings.spoke()
    assert [misunderstandings.another(WAYS) for _ in range(3)][2] == (WAYS[0], False)
    assert misunderstandings.another(WAYS)[1] is False
    now[0] = 61.0
    assert misunderstandings.another(WAYS) == (WAYS[0], True)


def test_a_question_that_was_answered_does_not_count():
    misunderstandings = Misunderstandings(lambda: 0.0)
    for _ in range(5):
        misunderstandings.spoke()
        misunderstandings.was_an_answer()
    assert misunderstandings.may_speak()


def test_never_the_same_sentence_twice_running():
    misunderstandings = Misunderstandings(lambda: 0.0)
    said = [misunderstandings.another(WAYS)[0].id for _ in range(9)]
    assert all(one != next_one for one, next_one in pairwise(said))
    assert said[2::3] == ["host-another-way", "host-type-it", "host-another-way"]
