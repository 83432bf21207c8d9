"""What people do until they are understood."""

from collections.abc import Iterator

import pytest

from voice_host.games.dogylicious.meanings import Answer, Done
from voice_host.hearing.utterance import EndOfInput, Utterance
from voice_host.play.events import HostSaid, PlayerSaid
from voice_host.rehearsal.speaking.insistence import Insistence, NeverUnderstood, SetBack
from voice_host.script import Meaning, Message, message
from voice_host.script.meaning import No, Pause, Quit, Repeat, Resume, Undo, Yes

THIRTEEN, THIRTY = Answer(13), Answer(30)
HEARD: dict[Meaning | None, str] = {THIRTEEN: "thirteen", THIRTY: "thirty", Done(): "done"}
"""The words of what the host understood."""
WHICH = message("host-which-one", first=message("n", number=13), second=message("n", number=30))


class Conversation:
    """Each reply of the host: what it understood, or its doubt, and what it said then."""

    def __init__(self, insistence: Insistence, *ways: tuple[str, Meaning]) -> None:
        self._insistence = insistence
        self._replies: Iterator[object] = iter(())
        self._insistence.begin(ways, self._utter)
        self.said: list[str] = []

    def _utter(self, words: str, expects: object, until: float | None) -> Utterance:
        self.said.append(words)
        reply = next(self._replies)
        if reply is EndOfInput:
            raise EndOfInput
        self._hear(words, reply)
        return Utterance(words)

    def _hear(self, words: str, reply: object) -> None:
        meaning, said = reply if isinstance(reply, tuple) else (reply, None)
        doubt = ("thirteen", "thirty") if meaning == "doubt" else ()
        heard = meaning if isinstance(meaning, Meaning) else None
        self._insistence.observe(PlayerSaid(Utterance(HEARD.get(heard, "something else")), heard, doubt))
        if isinstance(said, Message):
            self._insistence.observe(HostSaid("...", (said,)))

    def until_understood(self, *replies: object) -> list[str]:
        self._replies = iter(replies)
        while self._insistence.speak((Answer,), None) is not None:
            pass
        return self.said


def meant(words: str, expects: object) -> Meaning | None:
    return {"thirteen": THIRTEEN, "thirty": THIRTY}.get(words)


@pytest.fixture
def insistence() -> Insistence:
    return Insistence(meant)


def test_who_is_understood_says_it_once(insistence: Insistence) -> None:
    assert Conversation(insistence, ("thirty", THIRTY)).until_understood(THIRTY) == ["thirty"]
    assert (insistence.tally.lines, insistence.tally.at_once, insistence.tally.repeats) == (1, 1, 0)


def test_who_is_not_understood_says_it_again_in_other_words(insistence: Insistence) -> None:
    ways = (("thirty", THIRTY), ("that is thirty", THIRTY))
    assert Conversation(insistence, *ways).until_understood(None, THIRTY) == ["thirty", "that is thirty"]
    assert (insistence.tally.at_once, insistence.tally.repeats) == (0, 1)


def test_who_is_not_noticed_says_it_again(insistence: Insistence) -> None:
    assert Conversation(insistence, ("thirty", THIRTY)).until_understood(EndOfInput, THIRTY) == ["thirty", "thirty"]


def test_who_is_misheard_says_so_and_says_it_again(insistence: Insistence) -> None:
    said = Conversation(insistence, ("thirty", THIRTY)).until_understood(THIRTEEN, Undo(), THIRTY)
    assert said == ["thirty", "you misheard me", "thirty"]
    assert insistence.tally.misheard == 1


def test_a_mishearing_of_a_mishearing_is_taken_back_too(insistence: Insistence) -> None:
    said = Conversation(insistence, ("thirty", THIRTY)).until_understood(THIRTEEN, Done(), Undo(), Undo(), THIRTY)
    assert said == ["thirty", "you misheard me", "no, you misheard me", "undo", "thirty"]


def test_what_makes_no_difference_is_not_noticed() -> None:
    insistence = Insistence(meant, notices=lambda meaning: False)
    assert Conversation(insistence, ("thirty", THIRTY)).until_understood(THIRTEEN) == ["thirty"]
    assert insistence.tally.misheard == 1


def test_who_is_asked_which_of_two_says_which(insistence: Insistence) -> None:
    said = Conversation(insistence, ("thirty", THIRTY)).until_understood(("doubt", WHICH), THIRTY)
    assert said == ["thirty", "thirty"]
    said = Conversation(insistence, ("it is thirteen", THIRTEEN)).until_understood(("doubt", WHICH), THIRTEEN)
    assert said == ["it is thirteen", "thirteen"]
    assert (insistence.tally.doubts, insistence.tally.at_once) == (2, 0)


def test_who_meant_neither_says_no_and_says_it_again(insistence: Insistence) -> None:
    once_more = message("host-say-it-once-more")
    forty = Answer(40)
    said = Conversation(insistence, ("forty", forty)).until_understood(("doubt", WHICH), (No(), once_more), forty)
    assert said == ["forty", "no", "forty"]


def test_who_is_asked_by_yes_or_no_says_yes_or_no(insistence: Insistence) -> None:
    is_it = message("host-is-it", candidate=WHICH.gaps["first"])
    said = Conversation(insistence, ("thirty", THIRTY)).until_understood(("doubt", WHICH), ("doubt", is_it), THIRTY)
    assert said == ["thirty", "thirty", "no"]


def test_a_pause_that_nobody_wanted_is_ended_first(insistence: Insistence) -> None:
    said = Conversation(insistence, ("thirty", THIRTY)).until_understood(Pause(), Resume(), THIRTY)
    assert said == ["thirty", "resume", "thirty"]
    said = Conversation(insistence, ("thirty", THIRTY)).until_understood(Quit(), No(), THIRTY)
    assert said == ["thirty", "no", "thirty"]


def test_what_changes_nothing_needs_no_taking_back(insistence: Insistence) -> None:
    assert Conversation(insistence, ("thirty", THIRTY)).until_understood(Repeat(), THIRTY) == ["thirty", "thirty"]


def test_who_is_taken_to_have_said_undo_has_to_think_again(insistence: Insistence) -> None:
    with pytest.raises(SetBack):
        Conversation(insistence, ("thirty", THIRTY)).until_understood(Undo())


def test_friends_confirm_that_somebody_was_misheard(insistence: Insistence) -> None:
    did_i = message("host-did-i-mishear", words="thirteen")
    said = Conversation(insistence, ("thirty", THIRTY)).until_understood(
        THIRTEEN, (Undo(), did_i), None, (Yes(), message("host-taken-back")), THIRTY
    )
    assert said == ["thirty", "you misheard me", "yes", "yes", "thirty"]


def test_friends_who_were_taken_to_say_no_are_asked_again(insistence: Insistence) -> None:
    did_i = message("host-did-i-mishear", words="thirteen")
    said = Conversation(insistence, ("thirty", THIRTY)).until_understood(
        THIRTEEN, (Undo(), did_i), No(), (Undo(), did_i), Yes(), THIRTY
    )
    assert said == ["thirty", "you misheard me", "yes", "no, you misheard me", "yes", "thirty"]


def test_friends_let_stand_what_nobody_wanted_to_take_back(insistence: Insistence) -> None:
    did_i = message("host-did-i-mishear", words="ready")
    said = Conversation(insistence, ("thirty", THIRTY)).until_understood((Undo(), did_i), No(), THIRTY)
    assert said == ["thirty", "no", "thirty"]
    with pytest.raises(SetBack):
        Conversation(insistence, ("thirty", THIRTY)).until_understood((Undo(), did_i), Yes())


def test_who_is_never_understood_gives_up(insistence: Insistence) -> None:
    conversation = Conversation(insistence, ("thirty", THIRTY))
    with pytest.raises(NeverUnderstood, match="thirty"):
        conversation.until_understood(None, None, None, None)
    assert conversation.said == ["thirty"] * 4


def test_who_has_a_keyboard_types_in_the_end() -> None:
    typed: list[str] = []

    def type_words(words: str) -> Utterance:
        typed.append(words)
        insistence.observe(PlayerSaid(Utterance(words, typed=True), THIRTY))
        return Utterance(words, typed=True)

    insistence = Insistence(meant, type=type_words)
    assert Conversation(insistence, ("thirty", THIRTY)).until_understood(None, None, None, None) == ["thirty"] * 4
    assert typed == ["thirty"]
    assert insistence.tally.given_up == 1
    assert insistence.tally.at_once == 0


def test_words_that_were_heard_are_understood_whatever_the_host_takes_them_for(insistence: Insistence) -> None:
    digits = Insistence(lambda words, expects: THIRTY if words == "done" else None)

    assert Conversation(digits, ("three zero", THIRTY)).until_understood(Done()) == ["three zero"]
    assert digits.tally.misheard == 0


def test_what_has_no_place_here_is_said_once(insistence: Insistence) -> None:
    conversation = Conversation(insistence, ("thirty", THIRTY))
    insistence.begin((("thirty", THIRTY),), conversation._utter, insists=False)

    assert conversation.until_understood(None) == ["thirty"]
    assert insistence.tally.at_once == 0
