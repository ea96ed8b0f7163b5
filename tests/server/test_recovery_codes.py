"""A player who has lost the cookie and has no link comes back with a recovery code."""

import pytest

from sixweeks.server.live.seat_recovery import GROUP, GROUPS, LETTERS, code_hash, new_code
from tests.server.toolkit import Browser, Seated

BOTH = {"seats": {"german": "me", "allied": "friend"}, "deployment": "historical"}


@pytest.fixture
def german(visitor):
    return visitor.new_table(**BOTH)


@pytest.fixture
def allied(german, other_visitor):
    return other_visitor.enter(german.id, german.made["seats"]["allied"])


@pytest.fixture
def newcomer(client) -> Browser:
    return Browser(client)


def code_of(seat: Seated, side: str) -> str:
    reply = seat.post("recovery", side=side)
    assert reply.status_code == 200, reply.text
    return str(reply.json()["code"])


def recover(browser: Browser, seat: Seated, code: str):
    return browser.post(f"{seat.path}/recover", code=code)


def test_a_code_gives_the_seat_to_another_browser(german, newcomer):
    reply = recover(newcomer, german, code_of(german, "german"))
    assert reply.json() == {"table": german.id, "side": "german"}
    assert newcomer.get(german.path).json()["ask"]


def test_the_browsers_that_held_the_seat_have_lost_it(german, newcomer):
    recover(newcomer, german, code_of(german, "german"))
    assert german.get().status_code == 403
    assert newcomer.get(german.path).json()["browsers"]["german"] == 1


def test_everybody_is_told(german, allied, newcomer):
    recover(newcomer, german, code_of(german, "german"))
    last = allied.view()["log"][-1]["text"]
    assert last.startswith("German: a browser has taken this seat with its recovery code")


def test_a_code_works_once(german, newcomer, client):
    code = code_of(german, "german")
    recover(newcomer, german, code)
    again = recover(Browser(client), german, code)
    assert (again.status_code, again.json()["id"]) == (403, "error-no-recovery")
    assert newcomer.get(german.path).status_code == 200


def test_a_new_code_replaces_the_old_one(german, newcomer):
    old, new = code_of(german, "german"), code_of(german, "german")
    statuses = [recover(newcomer, german, code).status_code for code in (old, new)]
    assert statuses == [403, 200]


def test_a_code_opens_its_own_seat_at_its_own_table_only(german, allied, newcomer, visitor):
    code = code_of(allied, "allied")
    other = visitor.new_table(**BOTH)
    assert recover(newcomer, other, code).status_code == 403
    assert recover(newcomer, german, code).json()["side"] == "allied"
    assert german.view()["side"] == "german"


def test_an_unused_link_is_dead_after_it(german, newcomer, client):
    token = german.post("device", side="german").json()["token"]
    recover(newcomer, german, code_of(german, "german"))
    reply = Browser(client).post(f"{german.path}/enter", token=token)
    assert reply.status_code == 403


def test_a_seat_that_changed_hands_has_no_code(german, newcomer):
    code = code_of(german, "german")
    german.post("seats", side="german", player="friend")
    assert recover(newcomer, german, code).status_code == 403


def test_nobody_makes_a_code_for_a_seat_of_another(german, allied):
    assert allied.post("recovery", side="german").status_code == 403


def test_the_game_goes_on_and_nothing_before_it_is_undone(german, newcomer):
    german.play(1)
    recover(newcomer, german, code_of(german, "german"))
    view = newcomer.get(german.path).json()
    assert not view["can_undo"]
    body = {"side": "german", "serial": view["serial"], "choice": 0}
    assert newcomer.post(f"{german.path}/answer", **body).status_code == 200


def test_the_record_is_the_same_as_without_it(house, visitor, newcomer):
    table = visitor.new_table(deployment="historical")
    table.play(3)
    before = table.get("record").text
    recover(newcomer, table, code_of(table, "german"))
    assert newcomer.enter(table.id, table.made["seats"]["allied"]).get("record").text == before


def test_a_code_is_written_down_easily():
    code = new_code()
    assert len(code) == GROUPS * (GROUP + 1) - 1
    assert set(code) <= {*LETTERS, "-"}


@pytest.mark.parametrize(
    "typed",
    ["01k2m-abcde-fghjk-xyz00", " 01K2M ABCDE FGHJK XYZ00", "o1K2MABCDEFGHJKXYZOo", "OIK2M"],
)
def test_what_is_typed_otherwise_is_understood(typed):
    meant = "01K2M" if len(typed) < 20 else "01K2M-ABCDE-FGHJK-XYZ00"
    assert code_hash(typed) == code_hash(meant)
