"""Who may sit where, and what a wrong token gets."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from sixweeks.ai.players import player_names
from sixweeks.games import definition_of, game_ids
from sixweeks.server.app import make_app
from sixweeks.server.http import tables_api
from sixweeks.server.live.listener import Listener
from sixweeks.server.settings import Rate
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


def test_a_browser_cannot_answer_for_another_seat(german, allied):
    view = german.view()
    reply = allied.answer({**view, "side": "german"})
    assert reply.status_code == 403
    assert german.view()["serial"] == view["serial"]


def test_the_browsers_of_the_spectators_link_are_limited(german, client, monkeypatch, house):
    """The oldest ones are dropped for new ones."""
    monkeypatch.setattr(tables_api, "MAX_OBSERVERS", 2)
    token = german.made["observer"]
    first, *others = (Browser(client).enter(german.id, token) for _ in range(4))
    assert first.get().status_code == 403
    assert others[-1].get().status_code == 200
    assert sum(side == "observer" for _, side in house.live(german.id).holders) == 2


def test_fake_browsers_do_not_displace_a_watching_spectator(german, client, monkeypatch, house):
    monkeypatch.setattr(tables_api, "MAX_OBSERVERS", 2)
    token, live = german.made["observer"], house.live(german.id)
    watching = Browser(client).enter(german.id, token)
    browser = next(browser for browser, side in live.holders if side == "observer")
    live.listeners[asyncio.Event()] = Listener("observer", browser, "")
    for _ in range(4):
        Browser(client).enter(german.id, token)
    assert watching.get().status_code == 200
    live.listeners.clear()


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


def test_spectators_are_disconnected_and_their_link_stops_working(german, other_visitor):
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


def test_the_last_seat_handed_to_a_computer_is_taken_back_with_a_token(german):
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


# --- whose browser it is --------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_cookie_chosen_by_somebody_else_is_given_no_seat(settings, scheme):
    """Who planted it would sit there too."""
    name = {"http": "sixweeks", "https": "__Host-sixweeks"}[scheme]
    with TestClient(make_app(settings), base_url=f"{scheme}://localhost") as client:
        for act in ("create", "enter"):
            made = Browser(client).new_table(**BOTH).made
            victim, planter = Browser(client), Browser(client)
            victim.cookies = planter.cookies = {name: "chosen-by-somebody-else-" + "x" * 30}
            victim.cookies = dict(victim.cookies)
            if act == "create":
                table = victim.new_table(**BOTH)
            else:
                table = victim.enter(made["table"], made["seats"]["allied"])
            assert table.get().status_code == 200
            assert Seated(planter, {"table": table.id}).get().status_code == 403


def test_a_browser_keeps_its_cookie_when_it_takes_another_seat(german, visitor):
    kept = dict(visitor.cookies)
    visitor.new_table(**BOTH)
    visitor.enter(german.id, german.made["observer"])
    assert visitor.cookies == kept


def test_over_https_the_cookie_is_bound_to_this_host(settings):
    with TestClient(make_app(settings), base_url="https://localhost") as client:
        given = client.post("/api/tables", json={"game": "france_40"}).headers["set-cookie"]
    parts = {part.strip().lower() for part in given.split(";")[1:]}
    assert given.startswith("__Host-sixweeks=")
    assert {"secure", "path=/"} <= parts
    assert not any(part.startswith("domain") for part in parts)


def test_one_address_enters_a_table_only_so_often(settings):
    limited = replace(settings, entering=Rate(burst=2, per_second=0))
    with TestClient(make_app(limited), base_url="http://localhost") as client:
        table = Browser(client).new_table(**BOTH)
        body = {"token": table.made["observer"]}
        replies = [Browser(client).post(f"{table.path}/enter", **body) for _ in range(3)]
    assert [reply.status_code for reply in replies] == [200, 200, 429]


# --- how many browsers hold a seat ----------------------------------------------------------------


def test_a_friends_link_is_used_up_by_the_first_browser(german, allied, client):
    third = Browser(client).post(f"{german.path}/enter", token=german.made["seats"]["allied"])
    assert (third.status_code, third.json()["id"]) == (403, "error-link-used")


def test_the_browser_that_used_a_link_may_open_it_again(german, allied):
    again = allied.post("enter", token=german.made["seats"]["allied"])
    assert again.json() == {"table": german.id, "side": "allied"}


def test_everybody_sees_how_many_browsers_hold_a_seat(german, other_visitor):
    token = german.made["seats"]["allied"]
    assert german.view()["browsers"] == {"german": 1, "allied": 0}
    assert german.post("enter", token=token).status_code == 200
    assert german.view("german")["browsers"]["allied"] == 1
    friend = other_visitor.post(f"{german.path}/enter", token=token)
    assert friend.status_code == 403, "the maker of the table has sat down there"


def test_the_holder_of_a_seat_adds_a_second_device_once(german, allied, client):
    token = allied.post("device", side="allied").json()["token"]
    tablet = Browser(client).enter(german.id, token)
    assert (tablet.view()["side"], german.view()["browsers"]["allied"]) == ("allied", 2)
    assert allied.get().status_code == 200
    assert Browser(client).post(f"{german.path}/enter", token=token).status_code == 403


def test_the_holder_of_a_seat_signs_out_the_other_browsers(german, allied, client):
    tablet = Browser(client).enter(german.id, allied.post("device", side="allied").json()["token"])
    unused = allied.post("device", side="allied").json()["token"]
    assert allied.post("end_others", side="allied").json()["ended"] == 1
    assert (tablet.get().status_code, allied.get().status_code) == (403, 200)
    assert Browser(client).post(f"{german.path}/enter", token=unused).status_code == 403
    assert german.view()["browsers"]["allied"] == 1


def test_a_player_has_so_many_devices(german, allied, client, monkeypatch):
    monkeypatch.setattr(tables_api, "MAX_DEVICES", 1)
    token = allied.post("device", side="allied").json()["token"]
    assert Browser(client).post(f"{german.path}/enter", token=token).status_code == 429


@pytest.mark.parametrize("what", ["device", "end_others"])
def test_spectators_can_neither_add_nor_sign_out_browsers(german, other_visitor, what):
    watching = other_visitor.enter(german.id, german.made["observer"])
    assert watching.post(what, side="observer").status_code == 403
