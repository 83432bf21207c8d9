"""``voice-host play`` at the keyboard."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.commands.conftest import Run
from voice_host.records import open_store
from voice_host.records.store import FILE

TO_THE_FIRST_ROLL = (
    "near seven",
    "this is my target, tile nine",
    "near",
    "left, forward, right",
    "three steps, six pieces",
    "ready",
)


def test_what_is_said_is_printed_as_a_conversation(play: Run) -> None:
    played = play("--players Noa", "near seven")

    assert played.lines[:3] == [
        "host: Noa, round one. Where do you start?",
        "you: near seven",
        "host: Row four, column four, tile seven.",
    ]


def test_the_end_of_the_input_quits_and_saves(play: Run) -> None:
    played = play("--players Noa", "near seven")

    assert played.code == 0
    assert played.lines[-1] == "host: The game is kept. You can go on with it next time. Goodbye."


def test_a_game_that_was_begun_when_the_host_asked_other_questions_is_kept(play: Run, tmp_path: Path) -> None:
    play("--players Noa", *TO_THE_FIRST_ROLL)
    with closing(sqlite3.connect(tmp_path / FILE)) as records, records:
        records.execute("UPDATE games SET version = version - 1")  # as version 1 kept it, before there were names
    played = play("--players Noa", "near seven")

    assert "another version of this program" in played.err
    assert "host: Row four, column four, tile seven." in played.lines
    with closing(open_store(tmp_path)) as store:
        assert [game.version for game in store.unfinished(declined=True)] == [2, 1]


def test_without_players_the_host_asks_for_everything(play: Run) -> None:
    played = play("", "two", "no names", "no", "yes", "two minutes", "gentler", "twelve")

    assert "host: How many players are you, one to four?" in played.lines
    assert "host: The players are Player one and Player two." in played.lines


def test_an_option_that_was_chosen_is_not_asked_for(play: Run) -> None:
    played = play("--sides 12 --no-clock", "one", "no name")

    assert not any("clock" in line or "sides" in line for line in played.lines)
    assert any("Where do you start?" in line for line in played.lines)


def test_the_length_of_a_turn_means_that_there_is_a_clock(play: Run) -> None:
    played = play("--players Noa --turn-seconds 60", *TO_THE_FIRST_ROLL, "time left")

    assert "host: One minute left." in played.lines


def test_a_seed_fixes_the_dice(play: Run) -> None:
    first = play("--players Noa --seed 7 --new --json", *TO_THE_FIRST_ROLL)
    again = play("--players Noa --seed 7 --new --json", *TO_THE_FIRST_ROLL)
    other = play("--players Noa --seed 8 --new --json", *TO_THE_FIRST_ROLL)

    dice = [[event for event in each.objects if event["event"] == "dice"] for each in (first, again, other)]
    assert len(dice[0]) == 1
    assert dice[0] == dice[1] != dice[2]


def test_json_is_one_object_a_line(play: Run) -> None:
    events = play("--players Noa --json", "near seven", "gibberish").objects

    said = [event for event in events if event["event"] == "player"]
    assert said[0]["meaning"] == {"kind": "tile-name", "number": 7, "side": "near", "row": None, "column": None}
    assert said[1]["meaning"] is None
    assert events[-1] == {"event": "end", "finished": False}


def test_the_next_start_offers_to_go_on(play: Run) -> None:
    play("--players Noa", "near seven")

    played = play("", "yes")

    assert played.lines[:4] == [
        "host: There is an unfinished game, begun today by Noa. Do you want to go on with it?",
        "you: yes",
        "host: We go on where we were. It is Noa's turn.",
        "host: Row four, column four, tile seven. Choose a target.",
    ]


def test_a_declined_game_is_not_offered_again(play: Run) -> None:
    play("--players Noa", "near seven")
    play("--players Dan", "no", "near seven", "quit", "no")

    played = play("--players Lia", "no")

    assert "host: Lia, round one. Where do you start?" in played.lines
    assert "host: There is an unfinished game" in played.lines[0]
    assert play("--players Lia").lines[0] == "host: Lia, round one. Where do you start?"


def test_who_leaves_at_the_offer_finds_the_game_next_time(play: Run) -> None:
    play("--players Noa", "near seven")

    left = play("", "quit")

    assert left.lines[-1] == "host: The game is kept. You can go on with it next time. Goodbye."
    assert play("").lines[0] == "host: There is an unfinished game, begun today by Noa. Do you want to go on with it?"


def test_new_begins_without_asking(play: Run) -> None:
    play("--players Noa", "near seven")

    assert play("--players Dan --new").lines[0] == "host: Dan, round one. Where do you start?"


def test_two_numbers_alone_are_the_count(play: Run) -> None:
    played = play("--players Noa", *TO_THE_FIRST_ROLL[:4], "3 6", "ready")

    assert "host: Three steps, six pieces." in played.lines
    assert "host: Say ready when you are." in played.lines


def test_a_number_alone_is_the_steps_and_then_the_pieces(play: Run) -> None:
    played = play("--players Noa", *TO_THE_FIRST_ROLL[:4], "3", "6")

    assert played.lines[-5:-1] == [
        "host: And how many pieces?",
        "you: six",
        "host: Three steps, six pieces.",
        "host: Say ready when you are.",
    ]


def test_a_number_alone_changes_nothing_when_both_are_said(play: Run) -> None:
    played = play("--players Noa", *TO_THE_FIRST_ROLL[:5], "5")

    assert played.lines[-3].startswith("host: Say the steps and the food pieces of your route")
    assert played.lines[-2] == "host: Say ready, and off you go."


def test_a_route_does_not_begin_with_the_tile_where_the_dog_stands(play: Run) -> None:
    played = play("--players Noa", *TO_THE_FIRST_ROLL[:3], "7 1 10 9")

    assert (
        "host: The dog stands on the near seven already, and that is not a step. Say the way from there."
        in played.lines
    )


def test_against_each_other_is_no_team(play: Run) -> None:
    played = play("--sides 6 --no-clock", "2", "no names", "against each other")

    assert "host: The players are Player one and Player two." in played.lines


def test_a_tile_in_the_corner(play: Run) -> None:
    played = play("--players Noa", "we start at the 1 in the corner")

    assert "host: Row one, column one, tile one." in played.lines


def test_a_carpet_comes_from_a_file(play: Run, tmp_path: Path) -> None:
    carpet = tmp_path / "carpet.txt"
    carpet.write_text("2 4 1 7 3\n5 8 10 9 6\n7 9 8 10 4\n1 6 3 5 2\n")

    played = play(f"--players Noa --carpet {carpet}", "near six")

    assert "host: Row four, column two, tile six." in played.lines


def test_a_carpet_may_begin_with_the_mark_of_some_editors(play: Run, tmp_path: Path) -> None:
    carpet = tmp_path / "carpet.txt"
    carpet.write_text("2 4 1 7 3\n5 8 10 9 6\n7 9 8 10 4\n1 6 3 5 2\n", encoding="utf-8-sig")

    assert "host: Row four, column two, tile six." in play(f"--players Noa --carpet {carpet}", "near six").lines


def test_a_carpet_without_two_tiles_of_each_number_is_warned_of_and_played_on(play: Run, tmp_path: Path) -> None:
    carpet = tmp_path / "carpet.txt"
    carpet.write_text("1 6 3 5 2\n7 9 8 10 4\n5 8 8 9 6\n2 4 1 7 3\n")

    played = play(f"--players Noa --carpet {carpet}", "near seven", "tile eight", "the eight in row three, column two")

    assert played.lines[0] == (
        "host: Usually each number is on two tiles. On your carpet that is not so for eight and ten. "
        "We play on it all the same."
    )
    assert played.lines[-3] == "you: the eight in row three column two"
    assert played.lines[-2] == "host: How do you walk there?"


def test_who_chose_to_play_solo_is_not_asked_how_many_play(play: Run) -> None:
    played = play("--mode solo --sides 6 --no-clock", "no name")

    assert played.lines[1] == "host: What is your name? Or say: no name."
    assert played.lines[3] == "host: Player one, round one. Where do you start?"


def test_who_chose_a_team_is_asked_for_two_or_more(play: Run) -> None:
    played = play("--mode team --sides 6 --no-clock", "1", "2", "no names")

    assert played.lines[1:6] == [
        "host: How many players are you, two to four?",
        "you: one",
        "host: Two to four can play like that, not one.",
        "host: How many of you play? From two to four can play.",
        "you: two",
    ]
    assert played.lines[8] == "host: Player one and Player two play together as one team."


def test_any_name_can_be_said(play: Run) -> None:
    assert play("--new --players '12345,01'").lines[0] == "host: The players are one two three four five and one."
    assert play("--new --players 'A\x1bB,👩\u200d🚀'").lines[0] == "host: The players are A B and 👩\u200d🚀."


def test_a_brief_host_says_less(play: Run) -> None:
    full = play("--level full --new", "help").out
    brief = play("--level brief --new", "help").out

    assert len(brief) < len(full)


def test_odd_letters_harm_nobody(play: Run) -> None:
    played = play("--players 'Noá, דן'", "ünïcödé", "\x00\x07", "😀", "near seven")

    assert played.code == 0
    assert "host: The dog starts on tile seven: row four, column four." in played.lines


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(voice_host: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    played = voice_host(f"play dogylicious --players Noa --keyboard --quiet --data {tmp_path}/file/x", "near seven")

    assert "--data" in played.err
    assert "Traceback" not in played.err
    assert "host: Row four, column four, tile seven." in played.lines


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--sides 7", "The dice have 6, 8, 10 or 12 sides, not 7."),
        ("--sides seven", "dice_sides is a whole number, not seven."),
        ("--mode both", "The setting mode is one of competitive, team, solo, not both."),
        ("--players ' , '", "Every player needs a name."),
        ("--players a,b,c,d,e", "The game is for one to four players, not for 5."),
        ("--players Noa,noa", "Every player needs a name of their own; these are Noa, noa."),
        ("--players Noa --starter Dan", "The game starts with one of Noa, and Dan is not one."),
        ("--starter Dan", "To say that Dan starts, name the players too."),
        ("--players Noa --mode team", "One player plays solo, two or more play competitive or team"),
        ("--players \u200b", "Every player needs a name."),
        ("--players Noa,\udcff", "Every player needs a name."),
        ("--clock --turn-seconds 3", "A turn lasts 15 to 1800 seconds, not 3."),
        ("--no-clock --time-up basic", "Leave out --no-clock"),
        ("--level loud", "Choose from: brief, normal, full."),
        ("--rate 9", "choose 80 to 320 words a minute."),
        ("--volume 80", "choose 0 to 1."),
        ("--feeding both", "The setting feeding is one of told, player_says, not both."),
        ("--check maybe", "is one of on_request, never, always, not maybe."),
        ("--seed odd", "--seed"),
        ("--carpet nowhere.txt", "The carpet nowhere.txt cannot be read: No such file or directory."),
        ("--microphone hello", "Leave out --keyboard or --microphone."),
        ("Noa", "Names of players come after --players"),
        ("--players", "--players"),
        ("--sidez 6", "--sides"),
    ],
)
def test_what_was_typed_wrongly_is_refused_with_a_sentence(play: Run, words: str, sentence: str) -> None:
    assert sentence in play(words).refused()


def test_a_game_that_is_none_is_refused(voice_host: Run) -> None:
    assert (
        voice_host("play tennis").refused()
        == 'There is no game "tennis". Choose from: dogylicious, dotzee, casino-hot-dog, dog.'
    )


def test_a_carpet_that_is_none_is_refused(play: Run, tmp_path: Path) -> None:
    carpet = tmp_path / "carpet.txt"
    carpet.write_text("1 2 3\n")
    assert "four rows of five numbers" in play(f"--carpet {carpet}").refused()
    carpet.write_bytes(b"\xff\xfe\x00\x01")
    assert "is no text file" in play(f"--carpet {carpet}").refused()


def test_who_played_here_is_known_by_name(play: Run, tmp_path: Path, voice_host: Run) -> None:
    give_up = ["give up", "yes"] * 8
    play("--players 'Noa, Zofia'", *give_up)
    voice_host(f"say --quiet --data {tmp_path} Shoshana --as Sho-shah-na")

    played = play("--sides 6 --no-clock", "no", "two")

    assert "host: Do Noa and Zofia play again?" in played.lines
    assert "host: What are your names? I know Noa, Zofia and Shoshana. Or say: no names." in played.lines


def test_another_game_is_played_with_other_dice_that_the_seed_fixes(play: Run, tmp_path: Path) -> None:
    turns = [*TO_THE_FIRST_ROLL, "give up", "yes", *["give up", "yes"] * 3]

    def dice(seed: int) -> list[object]:
        played = play(f"--players Noa --seed {seed} --new --json", *turns, "yes", "yes", *TO_THE_FIRST_ROLL)
        return [event["dice"] for event in played.objects if event["event"] == "dice"]

    first, second = dice(7)
    assert first != second
    assert [first, second] == dice(7)


def test_the_same_players_and_settings_play_again(play: Run) -> None:
    over = ["give up", "yes"] * 8
    chosen = ["2", "Zofia, Dan", "yes", "yes", "1 minute", "basic"]
    played = play("--mode competitive --sides 6", *chosen, *over, "yes", "yes")

    assert played.lines[-3:-1] == [
        "host: The players are Zofia and Dan.",
        "host: Zofia, round one. Where do you start?",
    ]


def test_after_the_game_the_end_of_the_input_is_a_goodbye(play: Run) -> None:
    played = play("--players Noa --json", *["give up", "yes"] * 4)

    assert played.code == 0
    assert [event["text"] for event in played.objects if event["event"] == "host"][-2:] == [
        "Shall we play again?",
        "Goodbye!",
    ]
    assert played.objects[-1]["finished"] is True


def test_a_silence_after_the_game_is_a_goodbye_after_as_long_as_was_chosen(play: Run) -> None:
    assert play("--players Noa --goodbye-after 5", *["give up", "yes"] * 4).lines[-1] == "host: Goodbye!"
    assert "1 to 600" in play("--players Noa --goodbye-after 0").refused()
