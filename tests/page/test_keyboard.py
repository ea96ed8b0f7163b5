"""The keyboard: to the map at once, digits for answers, keys that work wherever the focus is."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.desk import Desk
from tests.page.positions import reaction


@pytest.fixture
def desk(page: Page) -> Desk:
    desk = Desk(page)
    desk.against_staff()
    desk.answers_again()
    return desk


def test_the_first_two_stops_lead_to_the_map_and_to_the_decision(desk: Desk) -> None:
    page = desk.page
    page.keyboard.press("Tab")
    skip = page.get_by_role("button", name="Skip to the map")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    desk.is_accessible("a way past the bar")
    page.keyboard.press("Enter")
    expect(page.get_by_role("application")).to_be_focused()
    page.get_by_role("button", name="Skip to your decision").focus()
    page.keyboard.press("Enter")
    expect(desk.orders).to_be_focused()


def test_a_digit_presses_the_button_that_shows_it(desk: Desk) -> None:
    page = desk.page
    page.keyboard.press("Tab")
    expect(page.locator(".table.keyed")).to_be_visible()
    page.keyboard.press("2")
    expect(desk.log).to_contain_text("fight, then move")


def test_a_digit_chooses_a_card_of_an_open_fan(page: Page) -> None:
    desk = Desk(page)
    desk.bring(reaction().text())
    desk.click("1512")
    expect(page.locator(".fan")).to_be_visible()
    page.keyboard.press("ArrowRight")
    digit = "card => getComputedStyle(card, '::before').content"
    cards = page.locator(".fan [data-choice]")
    assert "counter(key" in cards.first.evaluate(digit)
    page.keyboard.press("2")
    desk.asks("retreats")


def test_n_and_p_work_without_the_focus_on_the_map(desk: Desk) -> None:
    desk.to_movement()
    page, cursor = desk.page, desk.page.locator("#cursor")
    desk.orders.get_by_role("button", name="End the phase").focus()
    page.keyboard.press("n")
    expect(page.get_by_role("application")).to_be_focused()
    expect(cursor).not_to_be_empty()
    first = cursor.inner_text()
    page.keyboard.press("n")
    expect(cursor).not_to_have_text(first)
    page.keyboard.press("p")
    expect(cursor).to_have_text(first)


def test_keys_that_are_typed_are_no_shortcuts(desk: Desk) -> None:
    desk.page.get_by_role("tab", name="Text").click()
    before = desk.view()["serial"]
    desk.page.locator("#order").press_sequentially("2 n p e u")
    expect(desk.page.locator("#order")).to_have_value("2 n p e u")
    assert desk.view()["serial"] == before


def test_shortcuts_can_be_turned_off(desk: Desk) -> None:
    page = desk.page
    page.locator("#tab-settings").click()
    page.get_by_label("Letters and digits are shortcuts").uncheck()
    before = desk.view()["serial"]
    desk.orders.focus()
    page.keyboard.press("1")
    expect(page.locator(".table.keyed")).to_have_count(0)
    assert desk.view()["serial"] == before
