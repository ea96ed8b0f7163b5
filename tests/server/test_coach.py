"""The coach: questions in plain words, and what the staff would do."""

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.lesson import lessons_in


def lesson(visitor, game):
    """A table that asks this browser something at once."""
    first = next(iter(lessons_in(definition_of(game).info.folder)))
    made = visitor.post("/api/lessons", game=game, lesson=first).json()
    return f"/api/tables/{made['table']}"


@pytest.mark.parametrize("game", game_ids())
def test_the_question_is_explained(visitor, game):
    path = lesson(visitor, game)
    told = visitor.get(f"{path}/coach").json()
    assert told["serial"] == visitor.get(path).json()["serial"]
    assert len(told["what"]) > 60


@pytest.mark.parametrize("game", game_ids())
def test_the_staff_advises_one_of_the_choices_that_are_offered(visitor, game):
    path = lesson(visitor, game)
    advice = visitor.get(f"{path}/advice").json()
    choices = visitor.get(path).json()["ask"]["choices"]
    assert advice["choice"] in {each["index"] for each in choices}


def test_advice_on_the_same_question_is_always_the_same(visitor):
    path = lesson(visitor, "france_40")
    assert visitor.get(f"{path}/advice").json() == visitor.get(f"{path}/advice").json()


def test_who_is_not_asked_is_not_coached(visitor):
    table = visitor.new_table(scenario="1940", deployment="historical")
    assert table.get().json()["to_move"] == "german"
    assert table.get("advice", side="allied").status_code == 409
    assert table.get("coach", side="allied").status_code == 409


def test_who_has_no_seat_is_not_coached(visitor, other_visitor):
    path = lesson(visitor, "france_40")
    assert other_visitor.get(f"{path}/coach").status_code == 403
    assert other_visitor.get(f"{path}/advice").status_code == 403
