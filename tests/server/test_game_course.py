"""After the end: how the game went, turn by turn."""

from itertools import pairwise

import pytest

from sixweeks import api
from sixweeks.games import definition_of
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import replay
from sixweeks.kernel.presentation.sentence import Sentence
from sixweeks.kernel.presentation.standing import Figure, Standing
from sixweeks.server.live.game_course import Mark, Move, Scale, most_decisive, turn_of
from tests.server.toolkit import Browser, Seated


@pytest.fixture(scope="module")
def finished() -> str:
    return api.play("france_40", players=("random", "random"), scenario="1939", seed=5).text()


@pytest.fixture
def over(visitor: Browser, finished: str) -> Seated:
    return Seated(visitor, visitor.post("/api/import", record=finished).json())


def test_the_course_has_the_winner_and_the_rule(over: Seated) -> None:
    told = over.get("course").json()
    assert (told["winner"], told["rule"]) in {("german", "4.1c"), ("allied", "4.1a")}


def test_the_course_says_what_the_rule_says(over: Seated) -> None:
    told = over.get("course").json()
    book = over.browser.get("/api/games/france_40/rules").json()["rules"]
    assert told["reason"] == next(each["text"] for each in book if each["number"] == told["rule"])


def test_the_course_has_every_turn_in_order(over: Seated) -> None:
    turns = over.get("course").json()["turns"]
    assert [each["turn"] for each in turns] == list(range(1, len(turns) + 1))
    assert turns[0]["title"].startswith("Turn 1 of 7")


def test_the_turns_leave_out_no_answer(over: Seated) -> None:
    turns = over.get("course").json()["turns"]
    assert all(b["first"] == a["last"] + 1 for a, b in pairwise(turns))
    assert turns[-1]["last"] == over.view()["serial"]


def test_the_last_turn_ends_as_the_game_ended(over: Seated, finished: str) -> None:
    definition = definition_of("france_40")
    standing = definition.page.standing(replay(definition, read_record(finished)).game)
    told = over.get("course").json()["turns"][-1]["standing"]
    assert (told["ground"], told["losses"]) == (standing.ground, standing.losses)
    assert told["figures"][0]["value"] == standing.figures[0].value


def test_a_game_that_a_player_gave_up_has_no_rule(visitor: Browser) -> None:
    table = visitor.new_table(scenario="1939", deployment="historical")
    assert table.post("agree", side="german", action="resign").status_code == 200
    told = table.get("course").json()
    assert (told["winner"], told["rule"], told["reason"]) == ("allied", "", "")


def test_before_the_end_there_is_no_course(visitor: Browser) -> None:
    table = visitor.new_table(scenario="1940", deployment="historical")
    reply = table.get("course")
    assert (reply.status_code, reply.json()["error"]) == (409, "The game is not over.")


# --- which turns decided it -------------------------------------------------------------------


def mark(points: int, hexes: int = 0) -> Mark:
    title = Sentence("standing-points")
    figures = (Figure("points", "german", points, title, "4.11a"),)
    return Mark(0, 1, title, Standing(figures, {"german": hexes, "allied": 0}, {}))


def test_a_turn_is_as_decisive_as_its_share_of_all_that_changed() -> None:
    marks = [mark(0), mark(1), mark(4)]
    scale = Scale(marks, "german")
    assert [scale.swing(Move(*marks[:2])), scale.swing(Move(*marks[1:]))] == [0.25, 0.75]


def test_what_helps_the_second_side_counts_against_the_first() -> None:
    scale = Scale([mark(0), mark(2)], "allied")
    assert scale.swing(Move(mark(0), mark(2))) == -1


def test_ground_counts_half() -> None:
    marks = [mark(0, 10), mark(0, 30)]
    assert Scale(marks, "german").swing(Move(*marks)) == 0.5


def test_the_moments_of_a_turn_are_those_that_changed_a_figure() -> None:
    marks = [mark(0), mark(0, 20), mark(1, 20), mark(1, 25)]
    moves = [
        Move(*pair) for pair in pairwise(each._replace(serial=n) for n, each in enumerate(marks))
    ]
    assert turn_of(moves, Scale(marks, "german")).moments == (2,)


def test_three_turns_decide_at_most_and_none_that_changed_nothing() -> None:
    assert most_decisive([0.1, 0.5, -0.6, 0.0, 0.2]) == (1, 2, 4)
    assert most_decisive([0.0, 0.0]) == ()


# --- a rematch --------------------------------------------------------------------------------


def test_a_rematch_exchanges_the_sides(over: Seated) -> None:
    over.post("seats", side="allied", player="random")
    made = over.post("rematch", side="german")
    assert made.status_code == 201
    again = Seated(over.browser, made.json())
    assert again.view()["players"] == {"german": "random", "allied": "me"}
    assert (again.view()["game"], again.view()["scenario"]) == ("france_40", "1939")


def test_before_the_end_there_is_no_rematch(visitor: Browser) -> None:
    table = visitor.new_table(scenario="1939")
    assert table.post("rematch", side="german").status_code == 409


def test_a_spectator_cannot_ask_for_a_rematch(over: Seated, other_visitor: Browser) -> None:
    watching = other_visitor.enter(over.id, over.made["observer"])
    assert watching.post("rematch", side="observer").status_code == 403


# --- history beside it ------------------------------------------------------------------------


def test_a_turn_is_told_with_what_happened_in_its_days(visitor: Browser) -> None:
    table = visitor.new_table(scenario="1940", deployment="historical")
    told = table.get("history", to=table.view()["serial"]).json()["turn"]
    assert (told["turn"], told["front_of"]) == (1, "1940-05-13")
    assert "Sedan crossing" in {each["title"] for each in told["events"]}


def test_before_the_first_turn_there_is_no_history(visitor: Browser) -> None:
    table = visitor.new_table(scenario="1940", deployment="historical")
    assert table.get("history", to=0).json() == {"turn": None}


def test_a_single_battle_has_no_front(visitor: Browser) -> None:
    table = visitor.new_table(game="blitzkrieg", deployment="historical")
    assert table.get("history", to=10_000).json() == {"turn": None}
