"""The key and charts over the map, and the numbers of hexes at a glance."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from sixweeks.games.france_40.model.components import TABLES
from tests.page.desk import Desk
from tests.page.positions import combat

PHONE: ViewportSize = {"width": 390, "height": 844}
GAMES = ("springtime", "mansteins_war", "nineteen_forty", "blitzkrieg")


@pytest.fixture
def desk(page: Page) -> Desk:
    desk = Desk(page)
    desk.bring(combat().text())
    return desk


def charts(desk: Desk) -> Locator:
    return desk.page.get_by_role("dialog", name="Key and charts")


def test_a_key_and_a_button_open_the_charts(desk: Desk) -> None:
    desk.page.keyboard.press("k")
    expect(charts(desk).get_by_role("heading", name="Combat results")).to_be_visible()
    desk.page.keyboard.press("k")
    expect(charts(desk)).to_have_count(0)
    desk.page.get_by_role("button", name="Key and charts").click()
    expect(charts(desk).get_by_role("heading", name="Terrain")).to_be_visible()
    desk.is_accessible("the key and charts")
    desk.page.keyboard.press("Escape")
    expect(charts(desk)).to_have_count(0)


def test_the_table_is_that_of_the_rules(desk: Desk) -> None:
    desk.page.keyboard.press("k")
    rows = charts(desk).locator("#chart-combat tbody tr")
    expect(rows).to_have_count(len(TABLES.combat.rows))
    for n, (die, cells) in enumerate(TABLES.combat.rows.items()):
        expect(rows.nth(n)).to_have_text(re.compile(rf"^\s*{die}\s*" + r"\s*".join(cells)))


def test_the_column_of_the_attack_in_hand_is_marked(desk: Desk) -> None:
    desk.whole_map()
    desk.click("2930")
    desk.press("Add all 3")
    expect(desk.page.locator(".odds .column").first).to_have_text("5:1")
    desk.page.keyboard.press("k")
    expect(charts(desk).locator("th[aria-current]")).to_have_text("5:1")
    expect(charts(desk).locator("td.current")).to_have_count(6)
    desk.is_accessible("a marked column")


def test_terrain_and_counters_are_shown_as_they_look(desk: Desk) -> None:
    desk.page.keyboard.press("k")
    expect(charts(desk).locator("#chart-counters use").first).to_be_visible()
    patch = charts(desk).locator("#chart-terrain canvas").first
    expect(patch).to_be_visible()
    desk.page.wait_for_function(
        "canvas => canvas.getContext('2d').getImageData(45, 50, 1, 1).data[3] > 0",
        arg=patch.element_handle(),
    )


def test_the_sequence_of_play_marks_the_present_step(desk: Desk) -> None:
    desk.page.keyboard.press("k")
    expect(charts(desk).locator("#chart-sequence [aria-current]")).to_contain_text("German combat")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_charts_that_fit_a_phone(browser: Browser, base_url: str, game: str) -> None:
    with browser.new_context(base_url=base_url, viewport=PHONE, reduced_motion="reduce") as context:
        desk = Desk(context.new_page())
        scenario = "hannut" if game == "blitzkrieg" else "campaign"
        desk.found(game=game, scenario=scenario)
        desk.page.get_by_role("button", name="Key and charts").click()
        expect(charts(desk).locator(".chart").first).to_be_visible()
        desk.is_accessible(f"the charts of {game} on a phone")
        body = charts(desk).locator(".body")
        assert body.evaluate("(body) => body.scrollWidth <= body.clientWidth"), "nothing is cut off"


def test_the_charts_are_printed_alone(desk: Desk) -> None:
    desk.page.keyboard.press("k")
    expect(charts(desk).locator("#chart-combat")).to_be_visible()
    desk.page.emulate_media(media="print")
    expect(desk.page.locator(".map")).to_be_hidden()
    expect(charts(desk).locator("#chart-sequence")).to_be_visible()


def test_a_held_key_shows_the_numbers_of_all_hexes(desk: Desk) -> None:
    numbers = desk.page.locator(".numbers.glance text")
    desk.whole_map()
    desk.page.keyboard.down("h")
    expect(numbers.filter(has_text="2930")).to_have_count(1)
    desk.page.keyboard.up("h")
    expect(numbers).to_have_count(0)


def test_the_layers_keep_the_numbers_in_sight(desk: Desk) -> None:
    desk.page.get_by_role("tab", name="Layers").click()
    desk.page.get_by_label("Numbers of all hexes").check()
    expect(desk.page.locator(".numbers.glance text").first).to_be_attached()
