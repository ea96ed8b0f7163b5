"""The analysis board: a private table with a tree of lines and chosen dice."""

from typing import Any

import pytest

from sixweeks import api
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import replay
from tests.server.toolkit import Browser, House, Seated


@pytest.fixture(scope="module")
def finished() -> str:
    return api.play("france_40", players=("random", "random"), scenario="1939", seed=5).text()


@pytest.fixture
def board(visitor: Browser, finished: str) -> Seated:
    return analysed(visitor, finished)


def analysed(visitor: Browser, text: str) -> Seated:
    made = visitor.post("/api/analyses", text=text)
    assert made.status_code == 201, made.text
    return Seated(visitor, made.json())


def tree(board: Seated) -> Any:
    reply = board.get("analysis")
    assert reply.status_code == 200, reply.text
    return reply.json()


def go(board: Seated, line: int, step: int) -> Any:
    reply = board.post("analysis/go", line=line, step=step)
    assert reply.status_code == 200, reply.text
    return reply.json()


def to_dice(board: Seated, line: int = 1, start: int = 0) -> int:
    """Go to the first step after which the dice are due."""
    for step in range(start, tree(board)["lines"][0]["tip"]):
        if go(board, line, step)["to_move"] == "roll":
            return step
    raise AssertionError("nothing is rolled")


def throw(board: Seated, result: str = "") -> Any:
    return board.post("analysis/dice", serial=board.view()["serial"], result=result)


# --- beginning --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_a_record_of_every_game_can_be_analysed_and_exported(visitor: Browser, game: str) -> None:
    played = api.play(game, players=("random", "random"), seed=1).text()
    board = analysed(visitor, played)
    text = board.get("analysis/record").text
    again = replay(definition_of(game), read_record(text))
    assert again.record.result == read_record(played).result


def test_an_older_record_is_analysed_under_the_present_rules(
    visitor: Browser, finished: str
) -> None:
    rules = definition_of("france_40").rules.version
    board = analysed(visitor, finished.replace(f"rules: {rules}\n", f"rules: {rules - 1}\n", 1))
    tip = tree(board)["lines"][0]["tip"]
    go(board, 1, 0)
    assert (tree(board)["step"], tree(board)["lines"][0]["tip"]) == (0, tip)


def test_a_position_can_be_analysed(visitor: Browser) -> None:
    table = api.new("france_40", scenario="1940", seed=1)
    position = table.definition.formats.write_position(table.game)
    board = analysed(visitor, position)
    assert (tree(board)["line"], tree(board)["step"]) == (1, 0)
    assert board.view()["ask"]["choices"]


def test_every_roll_is_a_step_of_its_own(board: Seated, finished: str) -> None:
    rolls = sum(entry.who in ("roll", "draw") for entry in read_record(finished).entries)
    (first,) = tree(board)["lines"]
    waiting = [go(board, 1, n)["to_move"] in ("roll", "draw") for n in range(first["tip"])]
    assert sum(waiting) == rolls


def test_an_analysis_is_marked_among_ones_games(board: Seated) -> None:
    (listed,) = board.browser.get("/api/tables").json()
    assert listed["is_analysis"] is True


def test_an_analysis_has_no_seat_for_spectators(board: Seated) -> None:
    assert board.made["observer"] == ""


# --- secrecy ----------------------------------------------------------------------------------


def test_a_running_game_against_somebody_is_not_analysed(visitor: Browser) -> None:
    table = visitor.new_table(scenario="1940", seats={"allied": "friend"})
    reply = table.post("analyse")
    assert (reply.status_code, reply.json()["id"]) == (409, "error-analysis-would-tell")


def test_a_running_game_against_the_computer_is_not_analysed(visitor: Browser) -> None:
    table = visitor.new_table(scenario="1940", seats={"allied": "random"})
    assert table.post("analyse").status_code == 409


def test_a_running_game_of_ones_own_is_analysed(visitor: Browser) -> None:
    table = visitor.new_table(scenario="1940", deployment="historical")
    assert table.post("analyse").status_code == 201


def test_a_finished_game_is_analysed_by_whoever_has_a_seat(visitor: Browser) -> None:
    table = visitor.new_table(seats={"allied": "friend"}, deployment="historical")
    assert table.post("agree", side="german", action="resign").status_code == 200
    assert table.post("analyse").status_code == 201


def test_the_record_of_one_seat_is_not_analysed(visitor: Browser) -> None:
    table = visitor.new_table(seats={"allied": "friend"}, deployment="historical")
    table.play(3)
    reply = visitor.post("/api/analyses", text=table.get("record").text)
    assert reply.status_code == 422
    assert "what one seat saw" in reply.json()["error"]


def test_an_analysis_belongs_to_its_browser(board: Seated, house: House) -> None:
    stranger = Browser(house.client)
    for what in ("", "/analysis", "/analysis/record", "/analysis/chances"):
        assert stranger.get(f"{board.path}{what}", line=1).status_code == 403
    assert stranger.post(f"{board.path}/analysis/go", line=1, step=0).status_code == 403


def test_both_sides_see_everything(visitor: Browser) -> None:
    text = api.play("mansteins_war", players=("random", "random"), seed=2).text()
    board = analysed(visitor, text)
    go(board, 1, 40)
    german, allied = (board.view(side)["scene"] for side in ("german", "allied"))
    assert german["piles"] == allied["piles"]
    assert not any(piece["hidden"] for pile in german["piles"] for piece in pile["pieces"])


# --- stepping and branching -------------------------------------------------------------------


def test_one_steps_back_and_forth(board: Seated) -> None:
    tip = tree(board)["lines"][0]["tip"]
    end = board.view()["scene"]
    assert go(board, 1, 0)["scene"]["result"] == ""
    go(board, 1, tip)
    assert board.view()["scene"] == end
    assert (tree(board)["line"], tree(board)["step"]) == (1, tip)


def test_another_answer_opens_a_branch(board: Seated) -> None:
    go(board, 1, 10)
    while not (asked := board.view()["ask"]):
        throw(board)
    known = {each["text"] for each in asked["choices"]}
    for choice in range(len(known)):
        step = tree(board)["step"]
        line = tree(board)["line"]
        board.answer(board.view(), choice)
        found = tree(board)
        if len(found["lines"]) > 1:
            assert (found["line"], found["step"]) == (2, step + 1)
            assert (found["lines"][1]["parent"], found["lines"][1]["fork"]) == (1, step)
            return
        go(board, line, step)
    raise AssertionError("every answer is that of the record")


def test_the_answer_of_the_record_stays_on_its_line(board: Seated, finished: str) -> None:
    view = go(board, 1, 0)
    while not view["ask"]:
        view = throw(board).json()
    step = tree(board)["step"]
    entries = [each for each in read_record(finished).entries if each.who not in ("roll", "draw")]
    board.choose(entries[0].text)
    assert (tree(board)["line"], tree(board)["step"]) == (1, step + 1)
    assert len(tree(board)["lines"]) == 1


def test_an_undo_forgets_what_was_only_tried(board: Seated) -> None:
    branch(board)
    view = board.view()
    reply = board.post("undo", side=view["side"], serial=view["serial"])
    assert reply.status_code == 200, reply.text
    assert [each["line"] for each in tree(board)["lines"]] == [1]


def branch(board: Seated, step: int = 0) -> int:
    """A line of its own, by another answer than the record's; returns its number."""
    view = go(board, 1, step)
    while not view["ask"] or len(view["ask"]["choices"]) < 2:
        step += 1
        view = go(board, 1, step)
    before = len(tree(board)["lines"])
    for choice in range(len(view["ask"]["choices"])):
        board.answer(board.view(), choice)
        found = tree(board)
        if len(found["lines"]) > before:
            return int(found["line"])
        go(board, 1, step)
    raise AssertionError("every answer is known")


def test_a_branch_is_named_and_made_the_main_line(board: Seated) -> None:
    line = branch(board)
    told = board.post("analysis/lines", line=line, name="Sedan held", is_main=True).json()
    assert (told["main"], told["lines"][1]["name"]) == (line, "Sedan held")


def test_the_main_line_is_exported_and_replays(board: Seated) -> None:
    line = branch(board, 20)
    board.post("analysis/lines", line=line, is_main=True)
    record = read_record(board.get("analysis/record").text)
    assert replay(definition_of("france_40"), record).record.result == ""
    whole = read_record(board.get("analysis/record", line=1).text)
    assert len(whole.entries) > len(record.entries)


def test_a_deleted_branch_takes_its_own_branches_with_it(board: Seated) -> None:
    line = branch(board)
    board.play(3)
    told = board.post("analysis/lines", line=line, is_deleted=True).json()
    assert [each["line"] for each in told["lines"]] == [1]
    assert (told["line"], told["main"]) == (1, 1)


def test_the_first_line_is_not_deleted(board: Seated) -> None:
    reply = board.post("analysis/lines", line=1, is_deleted=True)
    assert (reply.status_code, reply.json()["id"]) == (409, "error-first-line")


def test_the_tree_is_there_after_a_restart(board: Seated, house: House) -> None:
    line = branch(board)
    house.service.tables.drop(board.id)
    assert (tree(board)["line"], len(tree(board)["lines"])) == (line, 2)


def test_a_branch_of_a_branch_is_left_and_found_again(board: Seated) -> None:
    branch(board)
    board.play(6)
    second = tree(board)["line"]
    tip = tree(board)["step"]
    scene = board.view()["scene"]
    go(board, 1, tree(board)["lines"][0]["tip"])
    go(board, second, tip)
    assert board.view()["scene"] == scene
    assert (tree(board)["line"], tree(board)["step"]) == (second, tip)


def test_odds_are_told_for_either_side(board: Seated) -> None:
    """Nothing is hidden from whoever analyses, so no odds are refused."""
    for step in range(tree(board)["lines"][0]["tip"]):
        asked = go(board, 1, step)["ask"] or board.view()["ask"]
        stakes = [each["index"] for each in (asked or {"choices": []})["choices"] if each["odds"]]
        if stakes:
            assert board.get("odds", choice=stakes[0]).status_code == 200
            return
    raise AssertionError("nothing is attacked")


# --- dice -------------------------------------------------------------------------------------


def test_the_dice_wait_and_their_results_are_offered(board: Seated) -> None:
    to_dice(board)
    due = tree(board)["dice"]
    assert [each["result"] for each in due["results"]] == list("123456")
    assert sum(each["chance"] for each in due["results"]) == pytest.approx(1)


def test_a_result_is_chosen(board: Seated) -> None:
    step = to_dice(board)
    assert throw(board, "6").status_code == 200
    assert read_record(board.get("analysis/record", line=tree(board)["line"]).text)
    assert tree(board)["step"] == step + 1


def test_another_result_than_the_records_is_a_branch(board: Seated) -> None:
    step = to_dice(board)
    for result in "12":
        go(board, 1, step)
        assert throw(board, result).status_code == 200
    assert len(tree(board)["lines"]) > 1


def test_the_dice_are_rolled_if_nothing_is_chosen(board: Seated) -> None:
    step = to_dice(board)
    assert throw(board).status_code == 200
    assert tree(board)["step"] == step + 1


# --- bad input --------------------------------------------------------------------------------


def test_a_result_that_the_dice_do_not_have_is_refused(board: Seated) -> None:
    to_dice(board)
    reply = throw(board, "7")
    assert (reply.status_code, reply.json()["id"]) == (422, "error-not-a-result")


def test_without_a_roll_nothing_is_rolled(board: Seated) -> None:
    reply = throw(board, "6")
    assert (reply.status_code, reply.json()["id"]) == (409, "error-no-roll-due")


def test_an_unknown_line_or_step_is_refused(board: Seated) -> None:
    assert board.post("analysis/go", line=9, step=0).status_code == 404
    assert board.post("analysis/go", line=1, step=99999).status_code == 422
    assert board.get("analysis/record", line=9).status_code == 404
    assert board.get("analysis/chances", line=9).status_code == 404
    assert board.get("analysis/chances", line=1, step=99999).status_code == 422


def test_an_ordinary_table_is_no_analysis(visitor: Browser) -> None:
    table = visitor.new_table(scenario="1940", deployment="historical")
    for reply in (
        table.get("analysis"),
        table.post("analysis/go", line=1, step=0),
        table.post("analysis/dice", serial=0),
        table.get("analysis/record"),
    ):
        assert (reply.status_code, reply.json()["id"]) == (409, "error-no-analysis")


def test_a_text_that_is_neither_record_nor_position_is_refused(visitor: Browser) -> None:
    for text in ("hello", "sixweeks position 1\nscenario: 1940\n", "sixweeks record 2\n"):
        reply = visitor.post("/api/analyses", text=text)
        assert reply.status_code == 422, text
        assert reply.json()["error"]
