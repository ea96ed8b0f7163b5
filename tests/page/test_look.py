"""How the page looks: its type, the map as it is first unfolded, what stands out."""

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.page.desk import Desk
from tests.page.positions import combat

DESK = ViewportSize(width=1440, height=900)
LARGE = ViewportSize(width=2560, height=1440)
TYPE = "Fira Sans Condensed"


def test_page_and_counters_are_set_in_the_type_that_comes_with_it(page: Page) -> None:
    desk = Desk(page)
    desk.against_staff()
    page.wait_for_function("document.fonts.status === 'loaded'")
    used = "[...document.fonts].filter(each => each.status === 'loaded').map(each => each.family)"
    assert page.evaluate(used).count(TYPE) == 2, "plain and bold"
    strength = page.locator(".sprite symbol text").first
    family = strength.evaluate("text => getComputedStyle(text).fontFamily")
    assert family.startswith(f'"{TYPE}"')


def counter_size(page: Page) -> float:
    return float(
        page.locator(".piece > use").first.evaluate("e => e.getBoundingClientRect().width")
    )


@pytest.mark.parametrize(("size", "is_whole"), [(DESK, False), (LARGE, True)])
def test_the_whole_map_is_shown_if_its_counters_can_be_read(
    page: Page, size: ViewportSize, is_whole: bool
) -> None:
    page.set_viewport_size(size)
    Desk(page).against_staff()
    map_box, sheet = (page.locator(each).bounding_box() for each in (".map", ".picture"))
    assert map_box
    assert sheet
    assert (sheet["y"] > map_box["y"]) == is_whole
    assert counter_size(page) > 28


def test_the_map_is_unfolded_anew_when_the_others_have_set_up(
    page: Page, browser: Browser, base_url: str
) -> None:
    """Whoever looks on before the armies are there sees them come."""
    desk = Desk(page)
    made = desk.found(seats={"german": "me", "allied": "me"}, deployment="free")
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        watcher = Desk(context.new_page())
        watcher.open(made["table"], made["observer"])
        lies = "document.querySelector('.sheet').style.transform"
        before = watcher.page.evaluate(lies)
        while "Turn" not in (view := desk.view())["scene"]["turn"]:
            body = {"side": view["to_move"], "serial": view["serial"], "choice": 0}
            at = f"/api/tables/{made['table']}"
            if not view["ask"]:
                body["serial"] = page.request.get(f"{at}?side={body['side']}").json()["serial"]
            assert page.request.post(f"{at}/answer", data=body).ok
        expect(watcher.page.get_by_role("heading", level=1)).to_contain_text("Turn 1")
        watcher.page.wait_for_function(f"before => {lies} !== before", arg=before)


def test_where_only_a_few_buttons_answer_the_first_stands_out(page: Page) -> None:
    desk = Desk(page)
    desk.against_staff()
    expect(desk.orders.locator(".primary")).to_have_text("Move, then fight")
    desk.to_movement()
    expect(desk.orders.locator(".primary")).to_have_count(0)


def test_the_odds_stand_beside_the_target_too(page: Page) -> None:
    desk = Desk(page)
    desk.bring(combat().text())
    expect(page.locator(".verdict")).to_have_count(0)
    desk.hover("2930")
    expect(page.locator(".verdict")).to_have_text("5:1")
    expect(desk.orders.locator(".odds .column")).to_have_text("5:1")


def test_the_odds_are_said_to_a_screen_reader(page: Page) -> None:
    desk = Desk(page)
    desk.bring(combat().text())
    desk.hover("2930")
    said = desk.orders.locator(".unseen[role=status]")
    expect(said).to_have_text(re.compile(r"^Odds: 5:1, .* \d+(\.\d)?%"))


def test_what_lies_under_the_pointer_is_shown_large_and_in_words(page: Page) -> None:
    desk = Desk(page)
    desk.bring(combat().text())
    glance = page.locator(".glance")
    desk.hover("2931")
    expect(glance).to_contain_text("2931")
    expect(glance.locator(".counter")).to_have_count(2)
    expect(glance).to_contain_text("XIX Panzer Corps")
    page.mouse.move(5, 5)
    expect(glance).to_have_count(0)
