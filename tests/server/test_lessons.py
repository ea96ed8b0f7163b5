"""Lessons at ordinary tables, through the interface."""

from typing import Any

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.lesson import lessons_in
from tests.server.toolkit import Browser

GAMES = [game for game in game_ids() if lessons_in(definition_of(game).info.folder)]


def begun(visitor: Browser, game: str = "france_40", lesson: str = "moving") -> str:
    made = visitor.post("/api/lessons", game=game, lesson=lesson)
    assert made.status_code == 201, made.text
    table: str = made.json()["table"]
    return table


def progress(visitor: Browser, table: str) -> dict[str, Any]:
    told: dict[str, Any] = visitor.get(f"/api/tables/{table}/lesson").json()
    return told


def answer(visitor: Browser, table: str, text: str) -> None:
    view = visitor.get(f"/api/tables/{table}").json()
    choice = next(each["index"] for each in view["ask"]["choices"] if each["text"] == text)
    reply = visitor.post(f"/api/tables/{table}/answer", serial=view["serial"], choice=choice)
    assert reply.status_code == 200, reply.text


@pytest.mark.parametrize("game", GAMES)
def test_a_game_lists_its_lessons_with_titles(visitor, game):
    told = visitor.get(f"/api/games/{game}/lessons").json()
    assert len(told) >= 5
    assert all(each["title"] and each["steps"] for each in told)


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_begins_at_a_table_that_asks_the_player(visitor, game):
    for each in visitor.get(f"/api/games/{game}/lessons").json():
        table = begun(visitor, game, each["id"])
        assert visitor.get(f"/api/tables/{table}").json()["ask"]
        assert progress(visitor, table)["done"] == 0


def test_an_answer_of_the_lesson_is_a_step_and_undo_takes_it_back(visitor):
    table = begun(visitor)
    answer(visitor, table, "G II")
    assert progress(visitor, table)["done"] == 1
    serial = visitor.get(f"/api/tables/{table}").json()["serial"]
    visitor.post(f"/api/tables/{table}/undo", serial=serial)
    assert progress(visitor, table)["done"] == 0


def test_another_legal_answer_is_allowed_and_is_no_step(visitor):
    table = begun(visitor)
    assert progress(visitor, table)["aside"] == ""
    answer(visitor, table, "19 Pz")
    told = progress(visitor, table)
    assert told["done"] == 0
    assert told["aside"].startswith("That was something else, and the rules allow it.")


def test_a_lesson_tells_the_lesson_after_it(visitor):
    assert progress(visitor, begun(visitor))["next"] == "attack"
    assert progress(visitor, begun(visitor, lesson="turn"))["next"] == ""


def test_the_steps_of_a_lesson_are_told_in_words(visitor):
    first = progress(visitor, begun(visitor))["steps"][0]
    assert "Choose the German infantry corps G II" in first["text"]
    assert first["places"] == ["2832"]


def test_there_is_no_such_lesson(visitor):
    assert visitor.post("/api/lessons", game="france_40", lesson="none").status_code == 404
    assert visitor.post("/api/lessons", game="none", lesson="moving").status_code == 404


def test_an_ordinary_table_is_no_lesson(visitor):
    table = visitor.new_table(scenario="1939").made["table"]
    assert visitor.get(f"/api/tables/{table}/lesson").status_code == 404


def test_who_has_no_seat_is_told_nothing_of_a_lesson(visitor, other_visitor):
    table = begun(visitor)
    assert other_visitor.get(f"/api/tables/{table}/lesson").status_code == 403
