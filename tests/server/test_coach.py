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


def test_the_staff_says_why_and_points_at_the_places(visitor):
    made = visitor.post("/api/lessons", game="france_40", lesson="attack").json()
    advice = visitor.get(f"/api/tables/{made['table']}/advice").json()
    assert "% to hit the defenders of" in advice["why"]
    assert advice["places"] == ["2930"]


def test_advice_on_the_same_question_is_always_the_same(visitor):
    path = lesson(visitor, "france_40")
    assert visitor.get(f"{path}/advice").json() == visitor.get(f"{path}/advice").json()


def follow(visitor, path):
    """What the staff would do, done; the answer as text."""
    view, advice = visitor.get(path).json(), visitor.get(f"{path}/advice").json()
    choice = next(each for each in view["ask"]["choices"] if each["index"] == advice["choice"])
    reply = visitor.post(f"{path}/answer", serial=view["serial"], choice=choice["index"])
    assert reply.status_code == 200, reply.text
    return choice["text"]


def test_who_follows_the_advice_is_led_on_from_unit_to_unit(visitor):
    made = visitor.post("/api/lessons", game="springtime", lesson="assault").json()
    path = f"/api/tables/{made['table']}"
    done = [follow(visitor, path) for _ in range(4)]
    assert done[0].startswith("assault")
    assert done[2].startswith(f"{done[1]} ")
    assert done[3] not in done[:3]


def test_who_does_something_else_gets_advice_for_what_he_has_done(visitor):
    made = visitor.post("/api/lessons", game="mansteins_war", lesson="moving").json()
    path = f"/api/tables/{made['table']}"
    assert visitor.get(f"{path}/advice").status_code == 200
    view = visitor.get(path).json()
    other = next(each for each in view["ask"]["choices"] if each["piece"] == "41 Pz")
    visitor.post(f"{path}/answer", serial=view["serial"], choice=other["index"])
    assert follow(visitor, path).startswith("41 Pz ")


def test_who_is_not_asked_is_not_coached(visitor):
    table = visitor.new_table(scenario="1940", deployment="historical")
    assert table.get().json()["to_move"] == "german"
    assert table.get("advice", side="allied").status_code == 409
    assert table.get("coach", side="allied").status_code == 409


def test_who_has_no_seat_is_not_coached(visitor, other_visitor):
    path = lesson(visitor, "france_40")
    assert other_visitor.get(f"{path}/coach").status_code == 403
    assert other_visitor.get(f"{path}/advice").status_code == 403
