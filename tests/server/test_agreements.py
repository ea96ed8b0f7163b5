"""Resigning, agreeing to a draw, leaving a seat and filling it, at a table on the server."""

import pytest

from sixweeks.games import game_ids
from tests.server.toolkit import Browser


@pytest.fixture
def two(visitor: Browser, other_visitor: Browser):
    """Two people at a table: german and allied."""
    mine = visitor.new_table(deployment="historical", seats={"allied": "friend"}, dice="server")
    return mine, other_visitor.enter(mine.id, mine.made["seats"]["allied"])


def agree(seat, side: str, action: str, status: int = 200):
    reply = seat.post("agree", side=side, action=action)
    assert reply.status_code == status, reply.text
    return reply.json()


def log_of(seat, side: str) -> list[str]:
    lines = seat.get("log", side=side).json()
    return [
        "".join(each if isinstance(each, str) else each[2] for each in line["text"])
        if isinstance(line["text"], list)
        else line["text"]
        for line in lines
    ]


@pytest.mark.parametrize("game", game_ids())
def test_a_player_who_resigns_loses_and_everybody_is_told(visitor, game):
    table = visitor.new_table(game=game, deployment="historical")
    sides = list(table.view()["players"])
    agree(table, sides[0], "resign")
    view = table.view(sides[1])
    assert view["ask"] is None
    assert view["scene"]["result"].startswith("Resignation: ")
    assert view["reveal"]
    assert log_of(table, sides[1])[-1].endswith("resigns.")


def test_a_draw_is_offered_and_accepted(two):
    mine, other = two
    agree(mine, "german", "offer_draw")
    assert other.view()["offer"] == "german"
    agree(mine, "german", "accept_draw", 409)
    agree(other, "allied", "accept_draw")
    assert mine.view()["scene"]["result"] == "A draw by agreement."


def test_an_offer_can_be_declined(two):
    mine, other = two
    agree(other, "allied", "offer_draw")
    agree(other, "allied", "offer_draw", 409)
    agree(mine, "german", "decline_draw")
    assert (mine.view()["offer"], mine.view()["scene"]["result"]) == ("", "")


def test_an_offer_survives_snapshots_and_restarts(two, house):
    """It is in no position, so none is kept while it stands."""
    mine, other = two
    agree(other, "allied", "offer_draw")
    house.rush(mine.id, 120)
    house.portal.call(house.service.tables.drop, mine.id)
    assert other.view()["offer"] == "allied"


def test_an_offer_does_not_make_an_answer_stale(two):
    mine, other = two
    view = mine.view()
    agree(other, "allied", "offer_draw")
    assert mine.answer(view).status_code == 200


def test_a_computer_agrees_to_no_draw(visitor):
    table = visitor.new_table(seats={"allied": "staff"})
    assert "computer" in agree(table, "german", "offer_draw", 409)["error"]
    agree(table, "german", "resign")


def test_only_a_player_agrees_for_a_side(two, client):
    mine, other = two
    agree(other, "german", "resign", 403)
    watching = Browser(client).enter(mine.id, mine.made["observer"])
    agree(watching, "observer", "resign", 403)


def test_a_seat_that_was_left_can_be_filled_by_the_other_player(two, client):
    mine, other = two
    agree(other, "allied", "leave_seat")
    assert other.get(side="allied").status_code == 403
    assert mine.view()["players"]["allied"] == "vacant"
    filled = mine.post("seats", side="allied", player="friend")
    assert filled.status_code == 200, filled.text
    newcomer = Browser(client).enter(mine.id, filled.json()["token"])
    assert newcomer.view()["players"] == {"german": "friend", "allied": "me"}
    told = log_of(mine, "german")[-2:]
    assert [each.partition(": ")[2] for each in told] == [
        "the player has left; the seat can be filled.",
        "somebody else has taken the seat.",
    ]


def test_nobody_else_fills_a_vacant_seat(two, client):
    mine, other = two
    agree(other, "allied", "leave_seat")
    watching = Browser(client).enter(mine.id, mine.made["observer"])
    assert watching.post("seats", side="allied", player="me").status_code == 403


def test_a_vacant_seat_can_be_given_to_the_computer(two):
    mine, other = two
    agree(other, "allied", "leave_seat")
    assert mine.post("seats", side="allied", player="staff").status_code == 200
    assert mine.view()["players"]["allied"] == "staff"


def test_agreements_are_in_the_record_of_both_sides(two):
    mine, other = two
    agree(mine, "german", "offer_draw")
    assert "german: [offer draw]" in other.get("record", side="allied").text
    agree(other, "allied", "decline_draw")
    agree(mine, "german", "resign")
    record = other.get("record", side="allied").text
    assert "german: [resign]\nresult: allied resignation" in record
    made = mine.browser.post("/api/import", record=record)
    assert made.status_code == 201, made.text


def test_nothing_is_agreed_after_the_end(two):
    mine, other = two
    agree(mine, "german", "resign")
    agree(other, "allied", "offer_draw", 409)
    agree(other, "allied", "leave_seat", 409)
