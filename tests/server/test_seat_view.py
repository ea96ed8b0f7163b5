"""A record downloaded by one seat during a game shows what that seat saw, and no more."""

import gzip
from base64 import b64encode
from dataclasses import replace
from random import Random

import msgspec
import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.formats.record import read_record, write_record
from sixweeks.kernel.formats.replay import replay, verify
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.server.language import localization
from sixweeks.server.live import seat_view
from sixweeks.server.live.seat_view import packed, unpacked, view_of
from tests.server.toolkit import patched

ANSWERS = 120

WORDS = localization("en")


@pytest.fixture
def running(visitor, house):
    """A game under way, from the seat of one player against a friend."""

    def begin(game="france_40", answers=ANSWERS):
        own, other = definition_of(game).side_ids()
        seats = {own: "me", other: "friend"}
        table = visitor.new_table(game=game, deployment="historical", seats=seats)
        house.rush(table.id, answers)
        assert not house.live(table.id).table.is_over
        return table

    return begin


def opened(table, text=None):
    return table.browser.post("/api/view", record=text or table.get("record").text)


@pytest.mark.parametrize("game", game_ids())
def test_it_is_opened_as_what_the_seat_saw(running, game):
    table = running(game)
    reply = opened(table)
    assert reply.status_code == 200, reply.text
    told, view = reply.json(), table.view()
    assert (told["game"], told["side"]) == (game, view["side"])
    past, scene = told["view"]["past"], told["view"]["past"]["scene"]
    for step in past["steps"]:
        scene = patched(scene, step["changes"])
        if step["serial"] % 20 == 0:
            assert scene == table.get("replay", to=step["serial"]).json()["scene"]
    assert (past["steps"][-1]["serial"], scene) == (view["serial"], view["scene"])
    assert told["view"]["log"] == table.get("log").json()


@pytest.mark.parametrize("game", game_ids())
def test_nothing_in_it_depends_on_what_the_seat_may_not_know(running, house, game):
    """After every answer the game is put into another world that the seat cannot tell from this."""
    table = running(game, 60)
    live, store = house.live(table.id), house.service.tables.store
    side, rng = table.view()["side"], Random(game)

    def scene_of_another_world(game, viewer):
        return page.scene(live.definition.views.scramble(game, viewer, rng), viewer)

    page = live.definition.page
    other = replace(live.definition, page=replace(page, scene=scene_of_another_world))
    real, scrambled = (
        packed(view_of(store, live.row, each, side), live.localization("en"))
        for each in (live.definition, other)
    )
    assert scrambled == real


def test_it_says_what_it_is(running):
    text = running().get("record").text
    assert "seat: german\n" in text
    assert "# What one seat saw; the game is not over." in text


def test_the_record_is_written_as_it_was_read(running):
    text = running().get("record").text
    told = read_record(text)
    comments = [line for line in text.splitlines() if line.startswith("#")]
    assert write_record(told).splitlines() == [
        line for line in text.splitlines() if line not in comments
    ]


def test_it_is_neither_replayed_nor_verified(running):
    record = read_record(running().get("record").text)
    for act in (replay, verify):
        with pytest.raises(InputError, match="only what one seat saw"):
            act(definition_of("france_40"), record)


def test_a_complete_record_has_no_view(visitor):
    table = visitor.new_table(deployment="historical")
    reply = opened(table)
    assert reply.status_code == 422
    assert "not the record of one seat" in reply.json()["error"]


# --- damage -----------------------------------------------------------------------------------


def spoilt(view, log=None, **parts):
    told = WORDS.builtins(view)
    told["past"].update(parts)
    told["log"] = told["log"] if log is None else log
    return b64encode(gzip.compress(msgspec.json.encode(told))).decode()


@pytest.fixture
def view(running):
    return unpacked(read_record(running(answers=30).get("record").text).seen)


@pytest.mark.parametrize(
    "parts",
    [
        {"serial": 1},
        {"steps": [{"serial": 0, "changes": {"since": 0}}]},
        {"steps": [{"serial": 2, "changes": {"since": 0, "piles": [9_999]}}]},
        {"steps": [{"serial": 2, "changes": {"since": 0, "piles": [-1]}}]},
        {"steps": [{"serial": 2}]},
        {"scene": {"turn": 1}},
        {"log": [{"serial": "x"}]},
    ],
)
def test_what_was_changed_by_hand_is_refused(view, parts):
    with pytest.raises(InputError, match="damaged or was changed"):
        unpacked(spoilt(view, **parts))


@pytest.mark.parametrize("harm", [lambda s: s[:-40], lambda s: s[40:], lambda s: "", lambda s: "é"])
def test_what_is_damaged_is_refused(view, harm):
    with pytest.raises(InputError, match="damaged or was changed"):
        unpacked(harm(packed(view, WORDS)))


def test_one_changed_letter_is_noticed(running):
    table = running()
    text = table.get("record").text
    lines = text.splitlines()
    at = len(lines) - 20
    assert lines[at].startswith("seen: ")
    lines[at] = lines[at][:-1] + ("A" if lines[at][-1] != "A" else "B")
    reply = opened(table, "\n".join(lines))
    assert reply.status_code == 422
    assert "damaged or was changed" in reply.json()["error"]


def test_what_would_fill_the_memory_is_refused():
    bomb = b64encode(gzip.compress(bytes(3 * seat_view.MAX_BYTES))).decode()
    with pytest.raises(InputError, match="damaged or was changed"):
        unpacked(bomb)


def test_what_is_too_large_to_be_opened_is_not_packed(view, monkeypatch):
    monkeypatch.setattr(seat_view, "MAX_BYTES", 100)
    assert packed(view, WORDS) == ""


@pytest.mark.parametrize(
    ("line", "instead", "said"),
    [
        ("seat: german", "seat: italian", "no seat 'italian'"),
        ("scenario: 1940", "scenario: 1941", "1941"),
        ("game: france_40", "game: chess", "chess"),
        ("rules: 2", "rules: 99", "newer"),
    ],
)
def test_a_header_that_does_not_fit_is_refused_in_a_sentence(running, line, instead, said):
    table = running(answers=30)
    reply = opened(table, table.get("record").text.replace(line, instead, 1))
    assert reply.status_code == 422
    assert said in reply.json()["error"]
