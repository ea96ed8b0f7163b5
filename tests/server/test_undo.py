"""Undo is no way to look where one may not."""

from random import Random

import pytest

from sixweeks.board.hexes import Hex
from sixweeks.games import definition_of
from sixweeks.games.blitzkrieg.model.components import opponent
from sixweeks.games.blitzkrieg.model.effects import relocate
from sixweeks.games.blitzkrieg.model.state import DEAD
from sixweeks.games.blitzkrieg.model.view import secret_units
from sixweeks.kernel.dice import seed_by_hand
from sixweeks.kernel.table import Table, copy_of
from sixweeks.server.live import live_table
from sixweeks.server.live.apply_answer import Cursor, SetUp, apply_answer
from sixweeks.server.live.restore import Restored, bare_table
from sixweeks.server.live.undo import observation, reveals_nothing


def test_what_a_finished_game_has_shown_cannot_be_forgotten(visitor, house):
    """Positions and seed lie open: who could go back would know every roll to come."""
    for seed in range(3):
        table = visitor.new_table(game="springtime", scenario="plan_red", deployment="historical")
        house.rush(table.id, 6000, seed)
        for side in ("axis", "allied"):
            view = table.view(side=side)
            assert (bool(view["reveal"]), view["can_undo"]) == (True, False)
            assert table.post("undo", side=side, serial=view["serial"]).status_code == 409


@pytest.fixture(scope="module")
def marching():
    """Stonne, where a unit may go somewhere and an observer of the enemy hides."""
    definition = definition_of("blitzkrieg")
    table = Table.new(definition, scenario="stonne", program="", seed=seed_by_hand(1))
    set_up = SetUp("historical", frozenset(definition.side_ids()))
    while found := set_up.reply(table):
        side, reply = found
        table.answer(reply, side)
    rng = Random(1)
    while not (goals(table) and hidden_observers(table.game, opponent(table.to_move))):
        table.answer(rng.choice(table.options), table.to_move)
    return table


def goals(table):
    return [option for option in table.options if option.verb == "go"]


def hidden_observers(game, side):
    return [
        counter.id
        for counter in game.scenario.counters
        if counter.side == side and game.units[counter.id].hidden
    ]


def gone(marching, goal, game):
    """Before, after, and what led there."""
    definition, side = marching.definition, marching.to_move
    past = bare_table(definition, game.copy(), copy_of(marching.record, entries=[]), ())
    now = Table(definition, game.copy(), copy_of(marching.record, entries=[]), marching.dice.copy())
    entry = apply_answer(now, Cursor(0, 0, side, 0), goal, side, 0)
    return Restored(past, entry, ()), [entry], side, observation(definition, now.game, side)


def test_marching_over_a_hidden_observer_reveals_it(marching):
    game, goal = marching.game.copy(), goals(marching)[0]
    relocate(game, hidden_observers(game, opponent(marching.to_move))[0], Hex(int(goal.noun)))
    assert not reveals_nothing(*gone(marching, goal, game))


def test_an_answer_that_revealed_something_is_not_undone(visitor, monkeypatch):
    table = visitor.new_table(scenario="1939")
    view = table.play(2)
    assert view["can_undo"]
    monkeypatch.setattr(live_table, "reveals_nothing", lambda *_: False)
    reply = table.post("undo", side=view["side"], serial=view["serial"])
    assert (reply.status_code, "may not know" in reply.json()["error"]) == (409, True)
    assert table.view()["serial"] == view["serial"]
    monkeypatch.undo()
    assert table.post("undo", side=view["side"], serial=view["serial"]).status_code == 200


@pytest.mark.parametrize("where", ["there", "elsewhere"])
def test_a_step_that_might_have_found_a_hidden_observer_is_not_undone(marching, where):
    """Whatever it found: else one could search hex after hex, and go back."""
    game, goal = marching.game.copy(), goals(marching)[0]
    if where == "there":
        relocate(game, hidden_observers(game, opponent(marching.to_move))[0], Hex(int(goal.noun)))
    _, [entry], *_ = gone(marching, goal, game)
    assert entry.undo_floor == entry.serial


def test_a_step_is_undone_where_no_enemy_is_out_of_sight(marching):
    game, goal = marching.game.copy(), goals(marching)[0]
    for unit in secret_units(game, marching.to_move):
        relocate(game, unit, DEAD, hidden=False)
    _, [entry], *_ = gone(marching, goal, game)
    assert entry.undo_floor == 0


# --- what is taken back is told to everybody ----------------------------------------------------


def taken_back(view):
    return [line["text"] for line in view["log"] if line["is_undo"]]


def answered_and_undone(table, answers):
    """Some answers of one side, all taken back at once; returns the next view."""
    before = table.view()
    view = before
    for _ in range(answers):
        view = table.answer(view).json()
    assert view["side"] == before["side"], "one side has given them"
    reply = table.post("undo", side=view["side"], serial=view["serial"], to=before["last"])
    assert reply.status_code == 200, reply.text
    return reply.json()


@pytest.fixture
def ordinary(visitor):
    return visitor.new_table(scenario="1939")


def test_an_undo_is_told_in_the_log_of_every_seat(ordinary, other_visitor):
    answered_and_undone(ordinary, 2)
    watching = other_visitor.enter(ordinary.id, ordinary.made["observer"])
    for view in (ordinary.view("german"), ordinary.view("allied"), watching.view()):
        assert taken_back(view) == ["German: 2 answers taken back."]


def test_what_is_told_of_an_undo_is_kept_when_the_table_is_loaded_again(ordinary, house):
    answered_and_undone(ordinary, 1)
    house.service.tables.loaded.clear()
    assert taken_back(ordinary.view()) == ["German: 1 answer taken back."]


def test_undos_of_one_side_to_one_position_are_added_up(ordinary):
    """Else who goes back and forth for ever would fill the disk."""
    for answers in (1, 2, 1):
        view = answered_and_undone(ordinary, answers)
    assert taken_back(view) == ["German: 4 answers taken back in 3 undos."]


def test_an_undo_that_goes_further_back_keeps_what_earlier_ones_told(ordinary):
    first = ordinary.view()
    ordinary.answer(first)
    view = answered_and_undone(ordinary, 1)
    back = ordinary.post("undo", side="german", serial=view["serial"], to=first["last"]).json()
    assert taken_back(back) == ["German: 2 answers taken back in 2 undos."]


def test_an_undo_goes_over_what_tells_of_an_earlier_one(ordinary):
    first = ordinary.view()
    ordinary.answer(first)
    view = answered_and_undone(ordinary, 1)
    back = ordinary.post("undo", side="german", serial=view["serial"]).json()
    assert (back["last"], back["scene"]) == (first["last"], first["scene"])


def test_what_tells_of_an_undo_is_sent_as_news(ordinary):
    before = ordinary.view("allied")
    answered_and_undone(ordinary, 1)
    after = ordinary.view("allied", since=before["serial"])
    assert (after["log_from"], len(taken_back(after))) == (before["serial"], 1)


def test_the_record_of_a_game_with_undos_can_be_played_again(ordinary, visitor):
    ordinary.play(3)
    before = ordinary.get("record").text
    answered_and_undone(ordinary, 1)
    record = ordinary.get("record").text
    assert record == before
    assert visitor.post("/api/import", record=record).status_code == 201


def test_the_view_that_one_seat_downloads_tells_of_undos(visitor, other_visitor):
    table = visitor.new_table(scenario="1939", seats={"allied": "friend"})
    answered_and_undone(table, 1)
    friend = other_visitor.enter(table.id, table.made["seats"]["allied"])
    opened = other_visitor.post("/api/view", record=friend.get("record").text).json()
    assert taken_back(opened["view"]) == ["German: 1 answer taken back."]
