"""A table stored under older rules that no longer follow its answers goes on all the same."""

import msgspec
import pytest

from sixweeks.games import definition_of
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import replay
from sixweeks.server.errors import HTTPError
from sixweeks.server.live.load_table import load_table
from sixweeks.server.live.recovery import current, furthest_replay, restart_record
from sixweeks.server.live.restore import restored
from sixweeks.server.storage.rows import Conflict
from tests.server.test_store import founded, played, position

HISTORICAL = {"deployment": "historical"}


def spoil(store, id, serial):
    """As if a rule had been mended: an answer that was legal is so no more."""
    lines = msgspec.json.encode([("german", "fly to the moon")]).decode()
    sql = "UPDATE entries SET lines = ? WHERE table_id = ? AND serial = ?"
    store.db.run(sql, lines, id, serial)


@pytest.fixture
def spoilt(store):
    """A table of 130 answers, of which the 121st is not followed."""
    made = founded(store)
    _, mark = played(store, made.row.id, 130)
    serial = mark.serial - 10
    before = position(restored(store, store.table(made.row.id), serial - 1).table)
    spoil(store, made.row.id, serial)
    return made.row.id, serial, before


def test_it_goes_on_from_the_last_answer_that_can_be_followed(store, spoilt):
    id, serial, before = spoilt
    old = store.table(id)
    row, past = current(store, old)
    assert position(past.table) == before
    assert (row.serial, row.opening) == (old.serial + 1, old.serial + 1), "nothing stale is taken"
    assert [entry.serial for entry in store.entries(id, serial - 2)] == [serial - 1, row.opening]
    assert store.undos(id)[-1] == (row.opening, serial - 1)
    assert played(store, id, 60)[1].serial == row.serial + 60
    assert current(store, store.table(id))[0].opening == row.opening, "it is done once"


def test_it_rolls_dice_that_its_new_record_commits_to(store, spoilt):
    id, _, _ = spoilt
    old = store.table(id)
    row, past = current(store, old)
    assert row.seed != old.seed
    header = msgspec.json.decode(row.header)
    assert header["commitment"] != msgspec.json.decode(old.header)["commitment"]
    assert past.table.dice is not None
    assert past.table.dice.rolled == past.at.rolled


def test_where_only_the_snapshot_cannot_be_read_nothing_is_lost(store):
    made = founded(store)
    table, _ = played(store, made.row.id, 130)
    store.db.run("UPDATE snapshots SET position = 'in an older notation'")
    row, past = current(store, store.table(made.row.id))
    assert position(past.table) == position(table)
    assert row.opening == 0
    assert played(store, made.row.id, 60)


def test_of_two_processes_only_one_takes_it_up(store, spoilt):
    id, _, _ = spoilt
    row = store.table(id)
    found = furthest_replay(store, row)
    restart_record(store, row, found)
    taken = store.table(id)
    with pytest.raises(Conflict):
        restart_record(store, row, found)
    assert store.table(id) == taken


def test_a_finished_game_stays_finished(store, spoilt):
    id, _, _ = spoilt
    store.db.run("UPDATE tables SET result = 'german major 4.1'")
    with pytest.raises(HTTPError, match="current rules"):
        load_table(store, id)


def test_its_players_are_told_and_play_on(visitor, house):
    table = visitor.new_table(**HISTORICAL)
    house.rush(table.id, 70)
    serial = table.view()["serial"]
    spoil(house.service.tables.store, table.id, serial - 5)
    house.service.tables.loaded.clear()
    view = table.view(since=serial)
    assert (view["serial"], view["log_from"]) == (serial + 1, serial - 6)
    assert "resumes after answer" in view["log"][0]["text"]
    assert not view["can_undo"]
    assert table.play(5)["serial"] == serial + 6
    shown = table.get("replay", to=3).json()
    assert shown["serial"] == shown["previous"] == serial + 1, "the past begins here"


def test_its_record_says_so_and_can_be_replayed(visitor, house):
    table = visitor.new_table(scenario="1939", seats={"allied": "friend"}, **HISTORICAL)
    house.rush(table.id, 70)
    spoil(house.service.tables.store, table.id, table.view()["serial"] - 5)
    house.service.tables.loaded.clear()
    running = table.get("record", side="german").text
    assert "# Taken up under rules" in running
    assert "start: " not in running, "the position is nobody's to see whole"
    house.rush(table.id, 5000)
    text = table.get("record").text
    assert "# Taken up under rules" in text
    assert replay(definition_of("france_40"), read_record(text)).is_over


# --- rules_version ----------------------------------------------------------------------------


def age(store, id, rules=0):
    """As if the game had begun under older rules."""
    header = msgspec.json.decode(store.table(id).header)
    text = msgspec.json.encode({**header, "rules": rules}).decode()
    store.db.run("UPDATE tables SET header = ? WHERE id = ?", text, id)


@pytest.fixture
def aged(store):
    made = founded(store)
    table, _ = played(store, made.row.id, 130)
    age(store, made.row.id)
    return made.row.id, position(table)


def test_a_game_under_older_rules_is_carried_on_and_the_table_is_told(store, aged):
    id, before = aged
    old = store.table(id)
    row, past = current(store, old)
    assert position(past.table) == before
    assert [event.kind for event in store.last_entry(id, row.serial).events] == ["carried_on"]
    assert msgspec.json.decode(row.header)["rules"] == definition_of(row.game).rules.version
    assert (row.serial, row.opening, row.seed) == (old.serial + 1, old.opening, old.seed)


def test_it_is_told_once_and_the_game_goes_on(store, aged):
    id, _ = aged
    row, _ = current(store, store.table(id))
    assert current(store, store.table(id))[0] == row
    assert played(store, id, 60)[1].serial == row.serial + 60


def test_no_answer_is_lost_where_only_the_beginning_cannot_be_followed(store, aged):
    id, before = aged
    spoil(store, id, 5)
    answers = len(store.entries(id, 0))
    _, past = current(store, store.table(id))
    assert position(past.table) == before
    (told,) = [event for event in past.at.events if event.kind == "taken_up"]
    assert told.args["lost"] == 0
    assert len(store.entries(id, 0)) == answers + 1


def test_a_finished_game_stays_under_the_rules_it_began_with(store, aged):
    id, _ = aged
    store.db.run("UPDATE tables SET result = 'german decisive 1' WHERE id = ?", id)
    row = store.table(id)
    assert current(store, row)[0] == row
