"""Opponents that think: they are told to play now, and say after the game what they compared."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from sixweeks.games import definition_of
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import replay
from tests.page.conftest import serving
from tests.page.desk import THINKING, Desk, imported
from tests.page.positions import RECORDS
from tests.page.test_the_end import end_of

LAST_TURN = 221  # answers of the record, before its last turn


@pytest.fixture(scope="module")
def thoughtful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving("tests.page.thoughtful_server", tmp_path_factory.mktemp("thoughtful")) as address:
        yield address


def test_an_opponent_that_thinks_for_long_is_told_to_play_now(
    browser: Browser, thoughtful: str
) -> None:
    with browser.new_context(base_url=thoughtful, reduced_motion="reduce") as context:
        desk = Desk(context.new_page())
        seats = {"axis": "general", "allied": "me"}
        desk.found(game="springtime", scenario="plan_red", seats=seats)
        expect(desk.orders.get_by_role("timer")).to_contain_text(re.compile(r"\d+ seconds?"))
        desk.is_accessible("an opponent that thinks")
        desk.orders.get_by_role("button", name="Play now").click()
        desk.answers_again()


def last_turn_between_generals(page: Page) -> dict[str, Any]:
    told = read_record((RECORDS / "springtime/plan_red_bids_allied.txt").read_text("utf-8"))
    record = replay(definition_of(told.game), told, to=LAST_TURN).text()
    made = imported(page, record)
    for side in ("axis", "allied"):
        seat = {"side": side, "player": "general"}
        handed = page.request.post(f"/api/tables/{made['table']}/seats", data=seat)
        assert handed.ok, handed.text()
    return made


def test_after_the_game_they_say_what_they_compared(page: Page) -> None:
    made = last_turn_between_generals(page)
    page.goto(f"/table/{made['table']}#{made['observer']}")
    expect(page.locator(".result")).to_be_visible(timeout=2 * THINKING)
    page.goto(f"/table/{made['table']}")
    page.get_by_role("button", name="How it went").click(timeout=THINKING)
    why = end_of(page).get_by_role("region", name="Why did it do that?")
    why.get_by_text(re.compile(r"\d+ decisions?$")).click()
    expect(why.locator(".thoughts > li").first).to_contain_text(re.compile(r"\d+ %|\d+%"))
    expect(why.locator(".chosen").first).to_be_visible()
    Desk(page).is_accessible("what the computer compared")
    why.locator(".thoughts > li").first.get_by_role("button").click()
    expect(page.locator(".replay")).to_be_visible()
