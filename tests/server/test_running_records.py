"""What a seat has of the record before the end: its own answers, and the dice that it saw."""

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.event import Event
from sixweeks.kernel.formats.record import Entry, read_record
from sixweeks.kernel.formats.replay import verify
from sixweeks.kernel.presentation.sentence import Die, Piece, Place
from sixweeks.server.live.log_lines import lines_of
from sixweeks.server.live.record_download import redacted
from sixweeks.server.storage.rows import EntryRow

BLITZKRIEG = definition_of("blitzkrieg")


def entry(who, lines, *events):
    told = tuple(Entry(*line.split(": ")) for line in lines)
    row = {"serial": 1, "who": who, "choice": 0, "rolled": 0, "undo_floor": 0}
    return EntryRow(lines=told, events=events, **row)


def left(row, side, definition=BLITZKRIEG):
    return [f"{line.who}: {line.text}" for line in redacted(definition, row, side)]


def impact(roll, **others):
    return Event("impact", "8.2a", {"roll": Die(roll)}, ("german",), others or None)


def test_a_roll_that_nobody_is_told_of_is_left_out():
    """Blitzkrieg C-52: else the dice of a bombardment would count those who lie hidden."""
    lines = ["german: resolve", "roll: 7", "roll: 5", "roll: 7", "roll: 7"]
    salvo = entry("german", lines, impact(5), impact(7))
    assert left(salvo, "german") == ["german: resolve", "roll: 5", "roll: 7"]
    assert left(salvo, "french") == ["german: ?", "roll: 5", "roll: 7"]


def test_a_roll_is_left_out_for_players_who_may_not_know_it():
    salvo = entry("german", ["german: resolve", "roll: 7"], impact(7, hex=Place("0101")))
    assert left(salvo, "german") == ["german: resolve", "roll: 7"]
    assert left(salvo, "french") == ["german: ?"]


def test_how_often_the_other_side_was_asked_for_form_is_left_out():
    asked = entry("german", ["german: launch", "french: accept", "french: stay", "german: end"])
    assert left(asked, "german") == ["german: launch", "german: end"]
    assert left(asked, "french") == ["german: ?", "french: accept", "french: stay"]
    assert left(asked, "observer") == ["german: ?"]


def test_where_all_dice_fall_in_the_open_all_are_there():
    row = entry("german", ["german: launch", "roll: 3", "draw: x"])
    assert left(row, "allied", definition_of("france_40")) == ["german: ?", "roll: 3", "draw: ?"]


def test_what_is_told_to_nobody_else_is_no_line_of_their_log():
    row = entry(
        "french", [], Event("out_of_command", "3.3a", {"unit": Piece("x")}, ("french",), {})
    )
    lines = {side: lines_of([row], side) for side in ("french", "german", "observer", None)}
    assert {side: len(each) for side, each in lines.items()} == {
        "french": 1,
        "german": 0,
        "observer": 0,
        None: 1,
    }


@pytest.mark.parametrize("game", game_ids())
def test_once_it_is_over_the_record_is_whole_and_can_be_verified(visitor, house, game):
    definition = definition_of(game)
    _, other = definition.side_ids()
    table = visitor.new_table(game=game, deployment="historical", seats={other: "friend"})
    house.rush(table.id, 60)
    running = read_record(table.get("record").text)
    house.rush(table.id, 10_000)
    record = read_record(table.get("record").text)
    assert "?" in {each.text for each in running.entries}
    assert "?" not in {each.text for each in record.entries}
    assert verify(definition, record) > 0


def rolls_in(row):
    args = [event.args.get("roll") for event in row.events]
    return [arg for arg in args if isinstance(arg, Die)]


def test_blitzkrieg_every_roll_of_a_running_record_has_been_told(visitor, house):
    table = visitor.new_table(game="blitzkrieg", deployment="historical")
    rolls = []

    def check(live):
        told = [str(arg.value) for arg in rolls_in(live.last_entry)]
        shown = redacted(BLITZKRIEG, live.last_entry, "german")
        assert [line.text for line in shown if line.who == "roll"] == told
        rolls.extend(told)

    house.rush(table.id, 3000, after=check)
    assert rolls


def test_a_player_with_every_side_gets_a_record_that_can_be_loaded_and_continued(visitor, house):
    table = visitor.new_table(deployment="historical")
    house.rush(table.id, 60)
    reply = visitor.post("/api/import", record=table.get("record").text)
    assert reply.status_code == 201, reply.text


def test_what_one_seat_saw_cannot_be_played_again_and_says_so(visitor, house):
    table = visitor.new_table(deployment="historical", seats={"allied": "friend"})
    house.rush(table.id, 60)
    reply = visitor.post("/api/import", record=table.get("record").text)
    assert reply.status_code == 422
    assert "only what one seat saw" in reply.json()["error"]


def test_the_rolls_of_a_running_game_are_told_where_none_is_secret(visitor, house):
    table = visitor.new_table(deployment="historical")
    house.rush(table.id, 300)
    told = table.get("chances").json()
    assert told
    assert all(1 <= int(each["came"]) <= each["dice"] * each["sides"] for each in told)
