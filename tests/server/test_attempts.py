"""Attempts to see or do what is another's, on every route there is."""

import asyncio
from typing import Any

import pytest

from sixweeks.server.app import ROUTES
from sixweeks.server.errors import HTTPError
from sixweeks.server.http import event_stream
from sixweeks.server.http.routes import COOKIE
from sixweeks.server.live.listener import Listener
from sixweeks.server.live.view_cache import MAX_ENCODED
from tests.server.toolkit import Browser, Seated

BOTH = {"seats": {"german": "me", "allied": "friend"}, "deployment": "historical"}
AT_A_TABLE = [route for route in ROUTES if "{table}" in route.path]
BODIES: dict[str, dict[str, Any]] = {
    "answer": {"serial": 0, "choice": 0},
    "undo": {"serial": 0},
    "seats": {"player": "me"},
    "orders": {"orders": {}},
    "device": {},
    "end_others": {},
    "salt": {"commitment": "0" * 64, "salt": "0" * 64},
    "link": {"chain": "german", "number": 1, "link": "0" * 64},
    "waive_links": {},
    "rematch": {},
    "recovery": {},
    "agree": {"action": "resign"},
    "name": {"name": "x"},
    "player_name": {"name": "x"},
    "delete": {},
    "hurry": {},
    "analyse": {},
    "go": {"line": 1, "step": 0},
    "dice": {"serial": 0},
    "lines": {"line": 1},
}
ENTERING = ("/enter", "/recover")


def names(route):
    return f"{route.method} {route.path.rpartition('/')[2]}"


@pytest.fixture
def german(visitor):
    return visitor.new_table(**BOTH)


@pytest.fixture
def allied(german, other_visitor):
    return other_visitor.enter(german.id, german.made["seats"]["allied"])


def tried(browser, table, route, side):
    path = route.path.replace("{table}", table.id)
    what = path.rpartition("/")[2]
    if route.method == "GET":
        return browser.get(path, side=side, place="2930", target="2930", id="front", line=1)
    return browser.post(path, side=side, **BODIES[what])


def is_refused(reply):
    return (reply.status_code, set(reply.json())) == (403, {"error", "rules", "id", "args"})


OF_NO_SIDE = "/names"  # whoever has a seat may ask
SEATED = [route for route in AT_A_TABLE if not route.path.endswith((*ENTERING, OF_NO_SIDE))]


@pytest.mark.parametrize("route", SEATED, ids=names)
def test_nobody_can_answer_for_the_seat_of_another(german, allied, client, route):
    for browser in (german.browser, Browser(client)):
        assert is_refused(tried(browser, german, route, "allied"))
    assert is_refused(tried(allied.browser, german, route, "german"))


@pytest.mark.parametrize("route", SEATED, ids=names)
def test_a_secret_of_a_link_is_no_cookie(german, client, route):
    thief = Browser(client)
    for token in (german.made["seats"]["german"], german.id, german.made["observer"], "x" * 43):
        thief.cookies = {COOKIE: token}
        assert is_refused(tried(thief, german, route, "german"))


@pytest.mark.parametrize("route", SEATED, ids=names)
def test_a_seat_that_was_given_away_is_no_longer_held(german, route):
    german.post("seats", side="german", player="friend")
    assert is_refused(tried(german.browser, german, route, "german"))


@pytest.mark.parametrize("route", SEATED, ids=names)
def test_an_observer_is_of_no_side(german, client, route):
    observer = Browser(client).enter(german.id, german.made["observer"])
    for side in ("german", "allied"):
        assert is_refused(tried(observer.browser, german, route, side))


def test_all_routes_of_a_table_are_tried():
    kinds = {route.path.rpartition("/")[2] for route in AT_A_TABLE if route.method == "POST"}
    assert kinds == {*BODIES, *(path[1:] for path in ENTERING)}


def test_the_record_of_a_running_game_cannot_be_played_on_elsewhere(german, allied, house):
    """Its blanks are not filled in by whoever imports it."""
    house.rush(german.id, 40)
    record = german.get("record").text
    reply = german.browser.post("/api/import", record=record)
    assert reply.status_code == 422
    assert reply.json()["error"].startswith("Line ")


def test_undone_answers_are_not_sent_to_anybody(german, allied):
    own = {"german": german, "allied": allied}
    view = german.view()
    asked = own[view["to_move"]]
    view = asked.view()
    after = asked.answer(view).json()
    told = [line["text"] for line in after["log"]]
    if not after["can_undo"]:
        pytest.skip("the first answer of this game is a barrier")
    asked.post("undo", serial=after["serial"])
    for seat in own.values():
        shown = seat.view()
        assert not [line for line in shown["log"] if line["serial"] == after["serial"]]
        assert all(text not in seat.get("record").text for text in told)
        assert seat.view(since=after["serial"])["log_from"] == view["serial"]


def test_a_table_made_elsewhere_is_not_seen_in_the_list(german, allied, client):
    assert Browser(client).get("/api/tables").json() == []
    (listed,) = allied.browser.get("/api/tables").json()
    assert listed["sides"] == ["allied"]


def test_one_option_that_is_secret_is_waited_for(visitor, house):
    """Were it answered at once, the silence would tell that there was only one."""
    table = visitor.new_table(**BOTH)
    live = house.live(table.id)
    question = live.table.game.pending
    single = type(question)(question.by, question.options[:1], secret=True)
    live.table.game.pending = single
    live.table.settle()
    assert live.table.game.pending is single


def test_observers_keep_no_player_from_listening(german, house):
    """Their link may be known to everybody."""
    live, tables = house.live(german.id), house.service.tables
    one = Listener("observer", "browser", "")
    crowd = {asyncio.Event(): one for _ in range(event_stream.MAX_LISTENERS)}
    live.listeners.update(crowd)
    event_stream.EventStream(tables, live, "browser", "german", None, False)
    with pytest.raises(HTTPError) as refused:
        event_stream.EventStream(tables, live, "browser", "observer", None, False)
    assert refused.value.status == 429
    elsewhere = {"language": "en", "address": "192.0.2.1"}
    event_stream.EventStream(tables, live, "browser", "observer", None, False, **elsewhere)
    live.listeners.clear()


def test_a_heartbeat_is_not_delayed_by_hidden_changes(german, house, monkeypatch):
    """Otherwise its absence would reveal that something happened."""
    monkeypatch.setattr(event_stream, "HEARTBEAT_SECONDS", 0.05)
    live, tables, sent = house.live(german.id), house.service.tables, []
    browser = next(browser for browser, side in live.holders if side == "german")
    stream = event_stream.EventStream(tables, live, browser, "german", None, False)

    async def receive():
        await asyncio.Event().wait()

    async def send(message):
        sent.append(message.get("body"))

    async def listen():
        running = asyncio.ensure_future(stream.run(receive, send))
        for _ in range(500):
            live.wake()
            await asyncio.sleep(0.01)
            if event_stream.HEARTBEAT in sent:
                break
        running.cancel()

    house.portal.call(listen)
    assert event_stream.HEARTBEAT in sent


def test_the_number_of_cached_views_is_bounded(german, house):
    house.rush(german.id, 40)
    for since in range(40):
        german.view(side="german", since=since)
    assert len(house.live(german.id).views.encoded) <= MAX_ENCODED


def test_a_browser_that_made_many_tables_holds_only_its_own(german, other_visitor):
    other = other_visitor.new_table(**BOTH)
    for mine, theirs in ((german, other), (other, german)):
        reply = mine.browser.get(theirs.path)
        assert (reply.status_code, Seated(mine.browser, theirs.made).get("log").status_code) == (
            403,
            403,
        )
