"""Computer players that search: which are offered, how they are hurried, what they compared."""

from random import Random
from threading import Event as Flag

import pytest

from sixweeks.ai import levels
from sixweeks.ai.general import General
from sixweeks.ai.levels import Measured
from sixweeks.ai.thinking_time import Limit
from sixweeks.server.computers.computer_turns import work
from sixweeks.server.computers.thinking import hurried_at
from sixweeks.server.storage.store import open_store
from sixweeks.server.storage.thoughts import ThoughtRow

PLAN_RED = {"game": "springtime", "scenario": "plan_red"}


def rung(player, opponent, score, bar=0.55):
    return Measured(
        **PLAN_RED,
        player=player,
        opponent=opponent,
        pairs=200,
        score=score,
        low=score - 0.05,
        high=score + 0.05,
        seconds=1.0,
        bar=bar,
        commit="abc",
        machine="a machine",
    )


@pytest.fixture
def proven(monkeypatch):
    """A general that is proven in Plan Red only."""
    monkeypatch.setattr(levels, "strengths", lambda: (rung("general", "staff", 0.7),))


@pytest.fixture
def other_store(settings):
    store = open_store(settings.database)
    yield store
    store.close()


def quick_general(name, definition, side, rng):
    return General(definition, side, Random(1), Limit(playouts=12))


def test_a_level_that_is_proven_takes_a_seat(visitor, proven):
    table = visitor.new_table(**PLAN_RED, seats={"axis": "general", "allied": "me"})
    assert table.view()["players"]["axis"] == "general"


@pytest.mark.parametrize(
    ("scenario", "level"), [("campaign", "general"), ("plan_red", "marshal"), ("plan_red", "x")]
)
def test_a_level_that_is_not_proven_is_not_offered(visitor, proven, scenario, level):
    seats = {"axis": level, "allied": "me"}
    wanted = {"game": "springtime", "scenario": scenario, "seats": seats}
    assert visitor.post("/api/tables", **wanted).status_code == 422


def test_what_a_general_compared_is_stored_beside_its_answer(visitor, proven, other_store):
    table = visitor.new_table(**PLAN_RED, seats={"axis": "general", "allied": "me"})
    work(other_store, "worker", Flag(), quick_general)
    (first, *_) = other_store.thoughts.of(table.id)
    assert first.side == "axis"
    assert "considered" in first.thought


def test_it_is_told_only_when_the_game_is_over(visitor, proven, other_store):
    table = visitor.new_table(**PLAN_RED, seats={"axis": "general", "allied": "me"})
    work(other_store, "worker", Flag(), quick_general)
    assert table.get("thoughts", side="allied").status_code == 409
    assert table.post("agree", side="allied", action="resign").status_code == 200
    told = table.get("thoughts", side="allied").json()
    assert told[0]["side"] == "axis"
    assert all(0 <= each["estimate"] <= 1 for each in told[0]["candidates"])
    assert told[0]["candidates"][0]["label"]


def test_a_think_can_be_hurried(visitor, proven, other_store):
    table = visitor.new_table(**PLAN_RED, seats={"axis": "general", "allied": "me"})
    assert not hurried_at(other_store.jobs, table.id)()
    assert table.post("hurry", side="allied").status_code == 200
    assert hurried_at(other_store.jobs, table.id)()


def test_nobody_is_hurried_while_a_person_must_answer(visitor):
    table = visitor.new_table(**PLAN_RED, seats={"axis": "me", "allied": "me"})
    assert table.post("hurry", side="axis").status_code == 409


def test_an_answer_that_is_undone_leaves_no_thought(visitor, other_store):
    table = visitor.new_table(**PLAN_RED)
    for serial in (3, 7):
        other_store.thoughts.add(table.id, ThoughtRow(serial, "axis", "{}"))
    with other_store.db.transaction():
        other_store.retention.delete_after(table.id, 8, 4)
    assert [row.serial for row in other_store.thoughts.of(table.id)] == [3]


def test_the_games_tell_which_levels_are_offered_and_how_strong_they_are(visitor):
    games = {game["id"]: game for game in visitor.get("/api/games").json()}
    for game in games.values():
        for scenario in game["scenarios"]:
            names = [each["name"] for each in scenario["levels"]]
            assert names[0] == "random"
            assert "staff" in names
