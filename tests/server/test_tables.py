"""Tables and play through the interface."""

import pytest
from starlette.testclient import TestClient

from sixweeks import api
from sixweeks.games import definition_of
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import verify
from sixweeks.server.app import make_app
from tests.server.toolkit import Browser, Seated

HISTORICAL = {"deployment": "historical"}


def test_games_list_their_sides_scenarios_options_and_players(visitor):
    (game,) = (each for each in visitor.get("/api/games").json() if each["id"] == "france_40")
    assert [side["id"] for side in game["sides"]] == ["german", "allied"]
    assert [each["id"] for each in game["scenarios"]] == ["1939", "1940"]
    assert "random" in game["players"]
    assert game["options"][0]["default"] in game["options"][0]["values"]
    assert all(len(each["words"]) == len(each["values"]) for each in game["options"])


def test_games_say_where_there_is_something_to_set_up(visitor):
    games = {each["id"]: each["scenarios"] for each in visitor.get("/api/games").json()}
    red, campaign = games["springtime"]
    assert (red["asks_set_up"], campaign["asks_set_up"]) == (True, False)
    assert campaign["asks_set_up_if"] == {"free_set_up": ["on"]}
    assert all(each["asks_set_up"] for each in games["france_40"])


def test_sheet_background_faces_and_rules_are_there(visitor):
    sheet = visitor.get("/api/games/france_40/sheet", scenario="1940").json()
    assert {"id", "x", "y", "outline", "label"} <= set(sheet["places"][0])
    for drawing in ("background.svg", "faces.svg"):
        reply = visitor.get(f"/api/games/france_40/{drawing}", scenario="1940")
        assert reply.headers["content-type"] == "image/svg+xml"
        assert reply.text.startswith("<svg")
    assert visitor.get("/api/games/france_40/rules").json()["rules"][0]["number"]


def test_drawings_are_not_sent_twice(visitor):
    path = "/api/games/france_40/sheet"
    tag = visitor.get(path).headers["etag"]
    assert visitor.send("GET", path, headers={"if-none-match": tag}).status_code == 304


def test_new_table_asks_the_first_side(visitor):
    view = visitor.new_table(scenario="1939").view()
    assert (view["side"], view["to_move"], view["serial"]) == ("german", "german", 0)
    assert view["ask"]["rule"] == "3.3b"
    assert [choice["index"] for choice in view["ask"]["choices"]] == [0, 1]


def test_a_set_up_by_hand_begins_with_the_first_unit(visitor):
    view = visitor.new_table(scenario="1939", deployment="by_hand").view()
    assert {choice["verb"] for choice in view["ask"]["choices"]} == {"unit"}


def test_a_historical_set_up_can_be_changed_where_there_is_one(visitor):
    view = visitor.new_table(scenario="1939", deployment="changed").view()
    assert [choice["text"] for choice in view["ask"]["choices"]] == ["keep", "change"]
    may_change = {
        each["id"]: {scenario["may_change_set_up"] for scenario in each["scenarios"]}
        for each in visitor.get("/api/games").json()
    }
    assert may_change == {
        "france_40": {True},
        "blitzkrieg": {True},
        "springtime": {False},
        "nineteen_forty": {False},
        "mansteins_war": {False},
    }


def test_the_second_side_is_not_asked_for_its_plan_either(visitor):
    table = visitor.new_table(scenario="1939", deployment="changed")
    table.choose("keep")
    view = table.view(side="allied")
    assert [choice["text"] for choice in view["ask"]["choices"]] == ["keep", "change"]


def test_options_say_in_which_scenarios_they_matter(visitor):
    games = {each["id"]: each["options"] for each in visitor.get("/api/games").json()}
    matters = {each["id"]: each["scenarios"] for each in games["blitzkrieg"]}
    assert (matters["french_force"], matters["second_n"]) == (["hannut"], [])


def test_historical_deployment_leads_to_the_first_decision_at_once(visitor):
    view = visitor.new_table(**HISTORICAL).view()
    assert view["scene"]["turn"].startswith("Turn 1")
    assert not view["can_undo"]


def test_an_answer_is_applied_and_told(visitor):
    table = visitor.new_table()
    before = table.view()
    after = table.answer(before).json()
    assert after["serial"] == before["serial"] + 1
    assert [line["serial"] for line in after["log"]] == [1]
    assert table.view(side=before["side"])["serial"] == after["serial"]


def test_a_stale_answer_is_refused(visitor):
    table = visitor.new_table()
    view = table.view()
    table.answer(view, 0)
    reply = table.answer(view, 1)
    assert reply.status_code == 409
    assert "earlier question" in reply.json()["error"]


def test_the_same_answer_repeated_is_recognised_and_not_applied_twice(visitor):
    table = visitor.new_table()
    view = table.view()
    first = table.answer(view, 0).json()
    again = table.answer(view, 0)
    assert (again.status_code, again.json()["serial"]) == (200, first["serial"])
    table.play(5)
    assert table.answer(view, 0).status_code == 200
    assert table.view()["serial"] == first["serial"] + 5


def test_answers_given_at_once_are_all_taken_and_each_is_recognised(visitor):
    """Secret bids: the second comes with the serial of the question that both were asked."""
    table = visitor.new_table(game="springtime", options={"bids": "axis"})
    views = [table.view(side) for side in ("axis", "allied")]
    first, second = (table.answer(view, 3).json()["serial"] for view in views)
    assert (first, second) == (views[0]["serial"] + 1, views[0]["serial"] + 2)
    for view in views:
        again = table.answer(view, 3)
        assert (again.status_code, again.json()["serial"]) == (200, second)
        assert table.answer(view, 4).status_code == 409


def test_an_answer_overtaken_in_another_process_is_still_accepted(visitor, house, settings):
    table = visitor.new_table(game="springtime", options={"bids": "axis"})
    views = [table.view(side) for side in ("axis", "allied")]
    elsewhere = make_app(settings)
    with TestClient(elsewhere, base_url="http://localhost") as client:
        house.service.tables.changed = lambda *_: None
        other = Browser(client)
        other.cookies = visitor.cookies
        assert Seated(other, table.made).answer(views[0], 3).status_code == 200
        assert table.answer(views[1], 3).status_code == 200
        assert table.view("allied")["serial"] == views[0]["serial"] + 2


def test_an_answer_from_the_future_is_refused(visitor):
    table = visitor.new_table()
    view = {**table.view(), "serial": 7}
    assert table.answer(view).status_code == 409


def test_it_is_not_for_the_other_side_to_answer(visitor):
    table = visitor.new_table()
    view = table.view()
    other = {"german": "allied", "allied": "german"}[view["to_move"]]
    reply = table.answer({**view, "side": other})
    assert (reply.status_code, reply.json()["error"]) == (409, "It is not your turn to answer.")


def test_a_choice_that_does_not_exist_is_refused(visitor):
    table = visitor.new_table()
    assert table.answer(table.view(), 99).status_code == 422


def test_undo_takes_the_last_answer_back(visitor):
    table = visitor.new_table()
    before = table.view()
    after = table.answer(before).json()
    back = table.post("undo", side=after["side"], serial=after["serial"]).json()
    assert back["ask"] == before["ask"]
    assert back["serial"] == after["serial"] + 1, "the serial never goes back"
    (told,) = back["log"]
    assert (back["log_from"], told["is_undo"]) == (0, True)


def test_undo_goes_back_to_an_earlier_serial(visitor):
    table = visitor.new_table(scenario="1939")
    asked = [table.view()]
    by_hand = len(asked[0]["ask"]["choices"]) - 1
    view = table.answer(asked[0], by_hand).json()
    for _ in range(6):
        asked.append(view)
        view = table.answer(view).json()
    assert view["undo_to"] == 0
    back = table.post("undo", side=view["side"], serial=view["serial"], to=3).json()
    assert back["ask"] == asked[3]["ask"]
    assert back["scene"] == asked[3]["scene"]


def test_undo_goes_back_beyond_a_snapshot(visitor, house):
    table = visitor.new_table(scenario="1939")
    first = table.view()
    asked = table.answer(first, len(first["ask"]["choices"]) - 1).json()
    house.rush(table.id, 57)
    view = table.view(side="german")
    assert (view["undo_to"], view["serial"]) == (0, 58)
    back = table.post("undo", side="german", serial=58, to=1).json()
    assert (back["ask"], back["scene"]) == (asked["ask"], asked["scene"])
    assert (back["serial"], back["undo_to"], back["log_from"]) == (59, 0, 1)


def test_undo_stops_at_the_dice(visitor, house):
    table = visitor.new_table(**HISTORICAL)
    live = house.live(table.id)
    for seed in range(200):
        house.rush(table.id, 1, seed)
        if seed > 60 and not live.may_undo(live.cursor.last_by):
            break
    reply = table.post("undo", side=live.cursor.last_by, serial=live.serial)
    assert reply.status_code == 409
    assert "roll, reveal or reply" in reply.json()["error"]


def test_what_was_undone_is_not_recognised_as_repeated(visitor):
    table = visitor.new_table()
    view = table.view()
    after = table.answer(view).json()
    table.post("undo", side=after["side"], serial=after["serial"])
    assert table.answer(view).status_code == 409


def test_why_names_the_rules_against_a_wish(visitor):
    table = visitor.new_table(**HISTORICAL)
    reasons = table.get("why", place="2930", verb="attack").json()["reasons"]
    assert reasons
    assert all(reason["rule"] and reason["text"] for reason in reasons)


def test_inspect_tells_of_a_place(visitor):
    table = visitor.new_table(**HISTORICAL)
    assert table.get("inspect", place="2930").json()["title"].startswith("Sedan (2930)")
    assert table.get("inspect", place="nowhere").status_code == 422


def test_the_log_starts_where_it_is_asked_to(visitor):
    table = visitor.new_table(**HISTORICAL)
    table.play(30)
    lines = table.get("log").json()
    later = table.get("log", since=20).json()
    assert later == [line for line in lines if line["serial"] > 20]
    told = {"serial", "who", "text", "rule", "places", "path", "is_undo"}
    assert set(lines[0]) == {*told, "result", "chances", "dice", "table", "column"}


def test_the_log_tells_the_chances_of_what_was_rolled_and_of_nothing_else(visitor, house):
    table = visitor.new_table(scenario="1939", **HISTORICAL)
    house.rush(table.id, 5000)
    lines = table.get("log").json()
    fought = [line for line in lines if line["chances"]]
    assert fought
    for line in fought:
        assert line["chances"][line["result"]] > 0
        assert sum(line["chances"].values()) == pytest.approx(1)
    assert {line["result"] for line in lines if line not in fought} == {""}


def test_replay_shows_what_was_seen_then(visitor):
    table = visitor.new_table(**HISTORICAL)
    scenes = {}
    for number in range(60):
        view = table.play(1, seed=number)
        seen = table.view(side="german")
        scenes[seen["serial"]] = seen["scene"]
    for serial in list(scenes)[::9]:
        shown = table.get("replay", to=serial, side="german").json()
        assert (shown["serial"], shown["scene"]) == (serial, scenes[serial])
    assert shown["last"] == view["serial"]


def test_tables_that_nobody_looks_at_leave_the_memory(visitor, house, monkeypatch):
    monkeypatch.setattr("sixweeks.server.live.live_tables.MAX_LOADED", 3)
    tables = [visitor.new_table(**HISTORICAL) for _ in range(7)]
    serials = [table.play(2)["serial"] for table in tables]
    assert len(house.service.tables.loaded) == 3
    assert [table.view()["serial"] for table in tables] == serials


def test_the_tables_of_a_browser_are_listed(visitor, other_visitor):
    table = visitor.new_table(name="Sunday game", **HISTORICAL)
    (listed,) = visitor.get("/api/tables").json()
    assert (listed["table"], listed["name"]) == (table.id, "Sunday game")
    assert sorted(listed["sides"]) == ["allied", "german"]
    assert other_visitor.get("/api/tables").json() == []


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess"},
        {"game": "france_40", "scenario": "1066"},
        {"game": "france_40", "options": {"nothing": "here"}},
        {"game": "france_40", "options": {"fort_dr": "perhaps"}},
        {"game": "france_40", "seats": {"german": "nobody"}},
        {"game": "france_40", "seats": {"swiss": "me"}},
        {"game": "france_40", "deployment": "chaotic"},
        {"game": "france_40", "name": "x" * 100},
        {"game": "france_40", "surprise": 1},
        {"game": 1940},
        {},
    ],
)
def test_bad_wishes_for_a_table_are_one_sentence(visitor, wanted):
    reply = visitor.post("/api/tables", **wanted)
    assert reply.status_code == 422
    assert reply.json()["error"].endswith(".")


def test_a_finished_game_is_visible_and_reveals_its_seed(visitor, house):
    table = visitor.new_table(scenario="1939", **HISTORICAL)
    house.rush(table.id, 5000)
    view = table.view()
    assert view["scene"]["result"]
    assert (view["ask"], view["to_move"]) == (None, "")
    assert len(view["reveal"]) == 64
    record = table.get("record").text
    assert f"reveal: {view['reveal']}" in record
    assert "?" not in record


def test_a_finished_record_verifies_and_comes_back_by_import(visitor, other_visitor, house):
    table = visitor.new_table(scenario="1939", **HISTORICAL)
    house.rush(table.id, 5000)
    text = table.get("record").text
    assert verify(definition_of("france_40"), read_record(text)) > 0
    made = other_visitor.post("/api/import", record=text)
    assert made.status_code == 201, made.text
    path = f"/api/tables/{made.json()['table']}"
    assert other_visitor.get(path).json()["scene"] == table.view()["scene"]
    assert other_visitor.get(f"{path}/record").text == text


def test_a_game_imported_before_its_end_goes_on(visitor):
    table = api.new("france_40", scenario="1939", seed=5)
    while table.game.turn < 1:
        table.answer(table.options[0])
    made = visitor.post("/api/import", record=table.text())
    assert made.status_code == 201, made.text
    seated = Seated(visitor, made.json())
    before = seated.view()
    assert before["commitment"] == ""
    assert seated.play(40)["serial"] == before["serial"] + 40


@pytest.mark.parametrize("wrong", ["7", "", "six", "-1", "²", "9" * 99, None])
def test_a_record_with_wrong_rolls_is_told_with_its_line(visitor, wrong):
    text = api.play("france_40", players=("random", "random"), scenario="1939", seed=5).text()
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("roll: "))
    lines[at : at + 1] = [] if wrong is None else [f"roll: {wrong}"]
    reply = visitor.post("/api/import", record="\n".join(lines))
    assert reply.status_code == 422
    assert reply.json()["error"].startswith("Line ")


@pytest.mark.parametrize("line", ["german: nonsense", "swiss: keep", "roll: 7"])
def test_a_record_that_does_not_replay_is_told_with_its_line(visitor, line):
    text = api.new("france_40", scenario="1939", seed=5).text()
    bad = text.replace("end: 0 answers", f"{line}\nend: 1 answers")
    reply = visitor.post("/api/import", record=bad)
    assert reply.status_code == 422
    assert reply.json()["error"].startswith("Line ")


def test_the_log_names_results_in_words(visitor, house):
    table = visitor.new_table(game="springtime", scenario="plan_red")
    house.rush(table.id, 5000)
    fought = [line for line in table.get("log").json() if line["chances"]]
    words = {"Repulse", "Stalemate", "Success", "Overrun"}
    suffering = {f"{word}, but the Lead loses a step" for word in ("Success", "Overrun")}
    assert {name for line in fought for name in line["chances"]} <= words | suffering
    assert all(line["places"] for line in fought)
