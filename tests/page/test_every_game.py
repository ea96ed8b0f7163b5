"""Each game appears in the page by its data alone: started from its box, and played by clicks."""

from random import Random

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from sixweeks.games import definition_of, game_ids
from tests.page.desk import THINKING, Desk, board

ANSWERS = 8


@pytest.fixture
def faults(page: Page) -> list[str]:
    """What goes wrong in the page without anybody being told."""
    found: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type == "error":
            found.append(message.text)

    page.on("console", listen)
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_started_from_its_box_and_played_by_clicks(
    game: str, page: Page, faults: list[str]
) -> None:
    definition = definition_of(game)
    desk, rng = Desk(page), Random(1940)
    page.goto("/")
    expect(page.locator(".box dd")).to_have_count(4 * len(game_ids()))
    desk.start(game, definition.text.printed(definition.info.sides[0].title))
    expect(page.locator(".piece").first).to_be_attached()
    for _ in range(ANSWERS):
        expect(desk.orders.locator(".prompt:not(.wait)")).to_be_visible(timeout=THINKING)
        desk.choose(rng.choice(desk.choices()), desk.click)
    desk.is_accessible(game)
    assert not faults


@pytest.mark.parametrize("game", game_ids())
def test_the_text_board_and_the_panels_of_every_game_can_be_read(
    game: str, page: Page, faults: list[str]
) -> None:
    desk = Desk(page)
    desk.found(game=game, scenario="")
    pieces = [piece for pile in desk.view()["scene"]["piles"] for piece in pile["pieces"]]
    page.locator("#tab-board").click()
    for piece in pieces[:: max(1, len(pieces) // 8)]:
        expect(page.locator("table.board").filter(has_text=piece["label"]).first).to_be_visible()
    page.locator("#tab-tracks").click()
    desk.is_accessible(f"{game}: what is counted")
    desk.whole_map()
    desk.page.mouse.click(*desk.spot(a_place_in_sight(desk)), button="right")
    expect(page.locator(".content h2")).to_be_visible()
    assert not faults


def a_place_in_sight(desk: Desk) -> str:
    """On the map itself, not in a display beside it; with pieces, if there are any yet."""
    view = desk.view()
    sheet = board(view["game"], view["scenario"])
    width = sheet.parts[0].width if sheet.parts else sheet.width
    on_map = [place.id for place in sheet.places if place.x < width]
    taken = (pile["place"] for pile in view["scene"]["piles"])
    return next((place for place in taken if place in on_map), on_map[0])
