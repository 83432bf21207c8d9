"""Conversation files through synthesis and the real recogniser. Each has every kind of number in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.thorough import a_few
from voice_host.games.dogylicious.meanings import Answer, Pieces, Start, Target, TileName
from voice_host.play.events import Event, PlayerSaid
from voice_host.rehearsal.conversations.conversation_file import read_conversation
from voice_host.rehearsal.conversations.spoken_rehearsal import SpokenRehearsals

FOLDER = Path(__file__).parent.parent / "conversations"

FILES = (
    "corrections",
    "two_players",
    "clock_going_on",
    "four_players",
    "player_says_the_pieces",
    "refusals",
    "team_record",
    "twelve_sided_dice",
    "wrong_pieces_going_on",
)
ANOTHER_GAME = (
    "menu",
    "hot_dog_bones",
    "dog_home",
    "hot_dog_real_pieces",
    "hot_dog_virtual",
    "dog_real_cards",
    "dog_refusals",
)
OF_DOTZEE = ("dotzee_hints", "dotzee_just_placed", "dotzee_round_the_edge", "dotzee_without_looking")


@pytest.fixture(scope="module")
def rehearsals() -> SpokenRehearsals:
    return SpokenRehearsals()


def kinds_of_numbers(said: PlayerSaid) -> Iterator[str]:
    meaning = said.meaning
    tile = meaning.tile if isinstance(meaning, (Start, Target)) else meaning
    if isinstance(tile, TileName):
        yield "tile" if tile.number else "row and column"
    elif isinstance(meaning, Pieces):
        yield from (kind for kind, count in (("steps", meaning.steps), ("pieces", meaning.pieces)) if count)
    elif isinstance(meaning, Answer):
        yield "problem and answer" if meaning.factors else "answer alone"


@pytest.mark.spoken
@pytest.mark.parametrize("name", a_few(2, FILES))
def test_the_host_hears_what_is_said_and_says_what_is_written(name: str, rehearsals: SpokenRehearsals) -> None:
    numbers: set[str] = set()

    def observe(event: Event) -> None:
        if isinstance(event, PlayerSaid):
            numbers.update(kinds_of_numbers(event))

    rehearsed = rehearsals.rehearse(read_conversation(FOLDER / f"{name}.txt"), observe)

    assert rehearsed.as_written, "\n".join(map(str, rehearsed.differences))
    assert rehearsed.tally is not None
    assert rehearsed.tally.at_once >= 0.8 * rehearsed.tally.lines
    assert numbers == {"tile", "row and column", "steps", "pieces", "problem and answer", "answer alone"}


@pytest.mark.spoken
@pytest.mark.parametrize("name", a_few(1, OF_DOTZEE))
def test_places_and_faces_are_heard(name: str, rehearsals: SpokenRehearsals) -> None:
    rehearsed = rehearsals.rehearse(read_conversation(FOLDER / f"{name}.txt"))

    assert rehearsed.as_written, "\n".join(map(str, rehearsed.differences))
    assert rehearsed.tally is not None
    assert rehearsed.tally.at_once >= 0.9 * rehearsed.tally.lines
    assert rehearsed.tally.misheard == 0


@pytest.mark.thorough
@pytest.mark.spoken
def test_time_passes_only_where_the_file_says_so(rehearsals: SpokenRehearsals) -> None:
    rehearsed = rehearsals.rehearse(read_conversation(FOLDER / "pause.txt"))

    assert rehearsed.as_written, "\n".join(map(str, rehearsed.differences))


@pytest.mark.spoken
def test_the_answer_to_which_one_is_no_line_of_its_own(rehearsals: SpokenRehearsals) -> None:
    rehearsed = rehearsals.rehearse(read_conversation(FOLDER / "doubtful_numbers.txt"))

    assert rehearsed.as_written, "\n".join(map(str, rehearsed.differences))
    assert rehearsed.tally is not None
    assert rehearsed.tally.misheard == 0


@pytest.mark.spoken
@pytest.mark.parametrize("name", a_few(3, ANOTHER_GAME))
def test_another_game_is_heard_as_well(name: str, rehearsals: SpokenRehearsals) -> None:
    rehearsed = rehearsals.rehearse(read_conversation(FOLDER / f"{name}.txt"))

    assert rehearsed.as_written, "\n".join(map(str, rehearsed.differences))
    assert rehearsed.tally is not None
    assert rehearsed.tally.at_once >= 0.9 * rehearsed.tally.lines
    assert rehearsed.tally.misheard == 0
