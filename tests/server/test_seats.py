"""Who may sit where, and what a wrong token gets."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from sixweeks.ai.players import player_names
from sixweeks.games import definition_of, game_ids
from sixweeks.server.http import tables_api
from sixweeks.server.storage.store import open_store
from tests.server.toolkit import Browser, Seated

BOTH = {"seats": {"german": "me", "allied": "friend"}, "deployment": "historical"}

NO_GAME = "There is no such game: the link is incomplete, or the game was deleted."


@pytest.fixture
def german(visitor):
    return visitor.new_table(**BOTH)


@pytest.fixture
def allied(german, other_visitor):
    return other_visitor.enter(german.id, german.made["seats"]["allied"])


def test_each_browser_has_its_own_seat(german, allied):
    assert german.view()["side"] == "german"
    assert allied.view()["side"] == "allied"
    assert german.view()["players"] == {"german": "me", "allied": "friend"}
    assert allied.view()["players"] == {"german": "friend", "allied": "me"}


def test_a_browser_sees_no_other_seat(german, allied):
    for what in ("", "log", "record", "replay", "playback", "inspect", "why", "odds", "stream"):
        reply = german.get(what, side="allied")
        assert (what, reply.status_code) == (what, 403)
        assert german.get(what, side="observer").status_code == 403


def test_a_browser_answers_for_no_other_seat(german, allied):
    view = german.view()
    reply = allied.answer({**view, "side": "german"})
    assert reply.status_code == 403
    assert german.view()["serial"] == view["serial"]


def test_a_link_that_everybody_knows_is_not_for_everybody(german, client, monkeypatch):
    monkeypatch.setattr(tables_api, "MAX_HOLDERS", 2)
    token, taken = german.made["observer"], f"{german.path}/enter"
    replies = [Browser(client).post(taken, token=token).status_code for _ in range(3)]
    assert replies == [200, 200, 429]
    Browser(client).enter(german.id, german.made["seats"]["allied"])


def test_a_wrong_token_opens_nothing(german, other_visitor):
    reply = other_visitor.post(f"{german.path}/enter", token="x" * 43)
    assert reply.status_code == 403
    assert Seated(other_visitor, german.made).get().status_code == 403


def test_no_token_at_all_opens_nothing(german, other_visitor):
    assert other_visitor.post(f"{german.path}/enter").status_code == 422
    assert other_visitor.post(f"{german.path}/enter", token="").status_code == 422
    assert other_visitor.get(german.path).status_code == 403


def test_the_token_of_another_table_opens_nothing(german, other_visitor):
    elsewhere = other_visitor.new_table(**BOTH)
    token = elsewhere.made["seats"]["german"]
    assert other_visitor.post(f"{german.path}/enter", token=token).status_code == 403
    assert Seated(other_visitor, german.made).get().status_code == 403


def test_an_observer_looks_and_does_nothing_else(german, other_visitor):
    observer = other_visitor.enter(german.id, german.made["observer"])
    view = observer.view()
    assert (view["side"], view["ask"], view["can_undo"]) == ("observer", None, False)
    assert observer.answer(view).status_code == 409
    assert observer.post("undo", serial=view["serial"]).status_code == 409
    assert observer.post("seats", side="allied", player="staff").status_code == 403


def test_a_table_may_have_no_observers(visitor, other_visitor):
    table = visitor.new_table(observers="nobody", **BOTH)
    assert table.made["observer"] == ""
    assert table.post("seats", side="observer", player="observer").json()["token"]


def test_observers_are_sent_away_and_their_link_is_dead(german, other_visitor):
    observer = other_visitor.enter(german.id, german.made["observer"])
    changed = german.post("seats", side="observer", player="nobody").json()
    assert (changed["player"], changed["token"]) == ("nobody", "")
    assert observer.get().status_code == 403
    token = german.made["observer"]
    assert other_visitor.post(f"{german.path}/enter", token=token).status_code == 403
    again = german.post("seats", side="observer", player="observer").json()["token"]
    assert other_visitor.enter(german.id, again).view()["side"] == "observer"


@pytest.mark.parametrize("game", game_ids())
def test_a_computer_of_any_level_takes_any_seat(visitor, game):
    definition = definition_of(game)
    for side in definition.side_ids():
        for level in player_names(definition):
            table = visitor.new_table(game=game, seats={side: level})
            assert table.view()["players"][side] == level


@pytest.mark.parametrize("player", ["observer", "nobody", "human", ""])
def test_a_side_is_played_by_a_person_or_a_computer(german, visitor, player):
    assert german.post("seats", side="german", player=player).status_code == 422
    seats = {"german": player}
    assert visitor.post("/api/tables", game="france_40", seats=seats).status_code == 422


def test_there_is_no_such_table(visitor):
    reply = visitor.get("/api/tables/nowhere")
    assert (reply.status_code, reply.json()["error"]) == (404, NO_GAME)


def test_a_seat_changes_hands_and_its_old_link_is_dead(german, allied, client):
    changed = allied.post("seats", side="allied", player="friend").json()
    assert allied.get().status_code == 403
    third = Browser(client)
    old = german.made["seats"]["allied"]
    assert third.post(f"{german.path}/enter", token=old).status_code == 403
    assert third.enter(german.id, changed["token"]).view()["side"] == "allied"


def test_a_seat_is_given_to_a_computer_and_taken_back(german):
    changed = german.post("seats", side="allied", player="staff")
    assert changed.status_code == 403, "the friend's seat is not ours"
    german.post("seats", side="german", player="random")
    assert german.get().status_code == 403, "who gives his seat away has none"


def test_a_computers_seat_may_be_taken(visitor):
    table = visitor.new_table(seats={"german": "me", "allied": "random"})
    changed = table.post("seats", side="allied", player="me")
    assert changed.status_code == 200
    assert table.view(side="allied")["players"] == {"german": "me", "allied": "me"}


def test_tokens_are_kept_as_hashes_only(german, settings):
    kept = b"".join(path.read_bytes() for path in Path(settings.database).parent.glob("*sqlite*"))
    for token in (*german.made["seats"].values(), german.made["observer"]):
        assert token.encode() not in kept
    for cookie in german.browser.cookies.values():
        assert cookie.encode() not in kept


@pytest.mark.parametrize("what", ["answer", "orders"])
def test_what_changed_elsewhere_is_seen_at_the_latest_with_ones_own_change(
    house, german, allied, what
):
    """Another server gives the seat away; this one has not heard of it, and something is stored."""
    house.service.tables.stop.set()
    seats = {"german": german, "allied": allied}
    view = german.view()
    mover = seats[view["to_move"]]
    other = next(side for side in seats if side != view["to_move"])
    before = seats[other].view(other)
    elsewhere = open_store(house.service.settings.database)
    seat = next(each for each in elsewhere.seats(german.id) if each.side == other)
    elsewhere.change_seat(german.id, replace(seat, token_hash="new"))
    elsewhere.close()
    if what == "answer":
        mover.answer(mover.view())
    else:
        mover.post("orders", side=view["to_move"], orders={})
    assert before["side"] == other
    assert seats[other].get(side=other).status_code == 403


def test_who_hands_the_last_seat_to_a_computer_takes_it_back_by_a_token(german):
    given = german.post("seats", side="german", player="random").json()
    assert given["token"]
    refused = german.post("seats", side="german", player="me")
    assert refused.status_code == 403
    taken = german.post("seats", side="german", player="me", token=given["token"])
    assert taken.status_code == 200
    assert german.view()["side"] == "german"


def test_the_token_of_a_computers_seat_opens_nothing_and_takes_no_other(german, other_visitor):
    given = german.post("seats", side="german", player="random").json()
    entered = other_visitor.post(f"{german.path}/enter", token=given["token"])
    other = german.post("seats", side="allied", player="me", token=given["token"])
    assert (entered.status_code, other.status_code) == (403, 403)
