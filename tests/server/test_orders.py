"""Standing orders of a seat: given at any time, obeyed by the table, seen by nobody else."""

from sixweeks.games import definition_of
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import verify

SILENT = {"fire": "never", "give_way": "never", "neutralized": "accept", "observers": "stay"}


def stonne(visitor, **wanted):
    settings = {"game": "blitzkrieg", "scenario": "stonne", "deployment": "historical"}
    return visitor.new_table(**settings, **wanted)


def order(seated, side="french", **orders):
    return seated.post("orders", side=side, orders=orders)


def value_of(view, id):
    return next(each["value"] for each in view["orders"] if each["id"] == id)


def test_a_seat_sees_its_orders_and_what_they_can_be(visitor):
    view = stonne(visitor).view("french")
    assert {each["id"] for each in view["orders"]} >= {"fire", "target", "give_way"}
    assert value_of(view, "fire") == "ask"


def test_a_game_without_orders_has_none(visitor):
    assert visitor.new_table().view()["orders"] == []


def test_orders_are_given_out_of_turn_and_stay(visitor):
    seated = stonne(visitor)
    assert value_of(order(seated, fire="never").json(), "fire") == "never"
    order(seated, observers="stay")
    assert value_of(seated.view("french"), "fire") == "never"


def test_the_other_seat_does_not_learn_of_them(visitor):
    seated = stonne(visitor)
    before = seated.view("german")["orders"]
    order(seated, **SILENT)
    assert seated.view("german")["orders"] == before


def test_an_order_that_is_not_one_is_refused(visitor):
    seated = stonne(visitor)
    assert order(seated, fire="perhaps").status_code == 422
    assert order(seated, shout="always").status_code == 422
    assert order(seated, side="observer", fire="never").status_code == 403


def test_a_player_with_complete_orders_is_not_asked_to_react(house, visitor):
    seated = stonne(visitor)
    order(seated, **SILENT)
    asked = []

    def look(live):
        stack = live.table.game.stack
        is_french = live.table.to_move == "french"
        if stack and is_french and type(stack[-1]).__name__ in ("Reactions", "Suffer"):
            asked.append(stack[-1].at)

    house.rush(seated.id, 250, after=look)
    assert "choose" not in asked


def test_what_was_answered_by_order_is_in_the_record_and_replays(house, visitor):
    seated = stonne(visitor)
    order(seated, **{**SILENT, "fire": "always"})
    house.rush(seated.id, 5000)
    record = read_record(seated.get("record", side="french").text)
    assert verify(definition_of("blitzkrieg"), record) > 0


def test_orders_survive_a_restart_of_the_server(house, visitor):
    seated = stonne(visitor)
    order(seated, **SILENT)
    house.rush(seated.id, 60)
    house.service.tables.loaded.clear()
    assert value_of(seated.view("french"), "fire") == "never"


def test_an_order_answers_the_question_that_waits(house, visitor):
    seated = stonne(visitor)
    live = house.live(seated.id)
    for seed in range(400):
        frame = live.table.game.stack[-1]
        if live.table.to_move == "french" and type(frame).__name__ == "Reactions":
            break
        house.rush(seated.id, 1, seed=seed)
    serial = live.serial
    order(seated, **SILENT)
    assert live.serial == serial + 1
