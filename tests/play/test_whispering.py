"""What only one player may hear is spoken softly, and stands nowhere else."""

import json

from voice_host.commands.printing import plain
from voice_host.play.dice import NamedDice
from voice_host.play.events import DiceFell, Whispered
from voice_host.play.performance import Performance
from voice_host.script import Script, message, roll, whisper
from voice_host.speaking.errors import SpeakerUnavailable

from .sums import Options, State, Sums
from .table import Mouth, Table

SECRET = "Nine of nine."


class WithASecret(Sums):
    """Before the sums Noa is told something, which dice decided."""

    def script(self, options: Options) -> Script:
        (nine,) = yield from roll(State(), 1, 9, secret=True)
        yield from whisper(State(), "Noa", message("so-far", right=nine, round=nine))
        return (yield from super().script(options))


class Loud:
    """Remembers how loud each line was."""

    def __init__(self, table: Table) -> None:
        self._say = table.mouth.say
        self._mouth = table.mouth
        self.volumes: dict[str, float] = {}
        table.mouth.say = self.say  # type: ignore[method-assign]

    def say(self, text: str, priority: object = None) -> bool:
        self.volumes[text] = self._mouth.settings.volume
        return self._say(text, priority)


def secret_table(*lines: object, **how: object) -> Table:
    dice = NamedDice([(9,), (6, 7), (6, 7), (6, 7)])
    return Table(*lines, performance=Performance(WithASecret(), Options(), dice), **how)  # type: ignore[arg-type]


def test_it_is_spoken_softly():
    table = secret_table("ready")
    loud = Loud(table)
    table.play()
    assert loud.volumes[SECRET] < loud.volumes["Welcome to the sums."]


def test_it_stands_nowhere():
    table = secret_table("repeat", "ready", "thirteen").play()
    assert SECRET in table.mouth.said
    assert Whispered("Noa") in table.events
    told = json.dumps([plain(event) for event in table.events])
    assert "Nine" not in told
    assert '"so-far"' not in told
    assert [event.sides for event in table.events if isinstance(event, DiceFell)] == [20]


def test_repeat_tells_it_to_nobody():
    table = secret_table("repeat", "repeat", "score").play()
    assert table.mouth.said.count(SECRET) == 1


def test_without_a_voice_it_is_not_printed_either():
    table = secret_table("ready", mute=SpeakerUnavailable("There is no loudspeaker. Plug one in.")).play()
    assert "I have no voice now, so I cannot whisper to Noa. What is secret I do not print." in table.host
    assert SECRET not in " ".join(table.host)


def test_what_decides_a_secret_is_kept_in_the_journal_like_all_else():
    table = secret_table("ready").play()
    assert table.performance.entries[0].reply.dice == (9,)


def test_who_has_a_device_of_their_own_hears_it_there_alone():
    table = secret_table("ready")
    ear = Mouth(table.time)
    table.talk._own_ears = {"Noa": ear}.get
    table.play()
    assert ear.said == [SECRET]
    assert SECRET not in table.mouth.said
    assert Whispered("Noa") in table.events


def test_a_device_that_is_gone_is_told_and_nothing_is_said_aloud_instead():
    table = secret_table("ready")
    table.talk._own_ears = {"Noa": Mouth(table.time, fails=SpeakerUnavailable("It is unplugged. Plug it in."))}.get
    table.play()
    assert "It is unplugged. Plug it in." in table.troubles
    assert SECRET not in table.mouth.said
    assert Whispered("Noa") not in table.events


def test_a_device_that_cannot_be_opened_makes_nothing_heard_by_all():
    def nobodys_ear(player: str) -> None:
        raise SpeakerUnavailable("It is unplugged. Plug it in.")

    table = secret_table("ready")
    table.talk._own_ears = nobodys_ear
    table.play()
    assert "It is unplugged. Plug it in." in table.troubles
    assert SECRET not in table.mouth.said


def test_a_notice_is_told_before_the_host_listens():
    table = secret_table("ready", "thirteen")
    table.talk.notice(message("right"))
    table.play()
    assert table.host.index("Right.") == table.host.index("Round one. Are you ready?") + 1
