"""No click is lost: what is done while an answer is on its way waits for it, in view."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.desk import Desk
from tests.page.positions import combat


@pytest.fixture
def desk(page: Page) -> Desk:
    desk = Desk(page)
    desk.against_staff()
    desk.to_movement()
    desk.whole_map()
    return desk


def lone_units(desk: Desk) -> list[dict[str, str]]:
    """Units of the first army that stand alone."""
    units = desk.choices("unit")
    places = [unit["place"] for unit in units]
    return [unit for unit in units if places.count(unit["place"]) == 1]


def test_a_click_while_a_unit_is_being_taken_up_waits_and_then_takes_up_another(desk: Desk) -> None:
    first, second, *_ = lone_units(desk)
    with desk.slow_server():
        desk.click(first["place"])
        expect(desk.page.locator("polygon.pending")).to_have_count(1)
        desk.click(second["place"])
        expect(desk.page.locator("polygon.pending")).to_have_count(2)
        expect(desk.orders.locator(".waits")).to_contain_text(second["place"])
        desk.is_accessible("a click that waits")
    desk.asks(f"{second['piece']} has")
    expect(desk.page.locator("polygon.pending")).to_have_count(0)
    expect(desk.orders.locator(".waits")).to_have_count(0)


def test_a_click_that_waits_is_forgotten_at_escape(desk: Desk) -> None:
    first, second, *_ = lone_units(desk)
    with desk.slow_server():
        desk.click(first["place"])
        desk.click(second["place"])
        expect(desk.orders.locator(".waits")).to_be_visible()
        desk.page.keyboard.press("Escape")
        expect(desk.orders.locator(".waits")).to_have_count(0)
    desk.asks(f"{first['piece']} has")


def test_a_button_that_is_pressed_twice_is_one_answer(page: Page) -> None:
    desk = Desk(page)
    desk.against_staff()
    desk.answers_again()
    before = desk.view()["serial"]
    with desk.slow_server():
        desk.press("Move, then fight")
        expect(desk.orders.locator("[aria-busy=true]")).to_have_text("Move, then fight")
        desk.press("Move, then fight")
    desk.asks("airborne coup")
    expect(page.locator(".missed")).to_have_count(0)
    assert desk.view()["serial"] == before + 1


def test_the_attack_is_launched_when_all_added_units_have_joined(page: Page) -> None:
    desk = Desk(page)
    desk.bring(combat().text())
    desk.whole_map()
    desk.click("2930")
    desk.asks("add units")
    desk.click("3031")
    launch = desk.orders.get_by_role("button", name="Launch the attack")
    expect(launch).to_have_attribute("data-choice", "launch")
    with desk.slow_server():
        desk.press("Add all 2")
        launch.click()
        expect(desk.orders.locator(".waits")).to_contain_text("Launch the attack")
    expect(desk.log).to_contain_text(re.compile("G II.*19 Pz.*41 Pz attack"))


def test_a_click_for_an_earlier_question_is_dropped_with_a_message(page: Page) -> None:
    """Nobody knows what the dice will bring: a click made before them is not an answer to it."""
    desk = Desk(page)
    desk.bring(combat().text())
    desk.whole_map()
    desk.click("2930")
    desk.asks("add units")
    desk.click("3031")
    launch = desk.orders.get_by_role("button", name="Launch the attack")
    expect(launch).to_have_attribute("data-choice", "launch")
    before = desk.view()["serial"]
    with desk.slow_server():
        launch.click()
        desk.click("2931")
    desk.moved_on(before)
    expect(page.locator(".missed")).to_contain_text("Not done: click on Bouillon (2931)")
    desk.is_accessible("a click that was let go")
    page.keyboard.press("Escape")
    expect(page.locator(".missed")).to_have_count(0)


def test_a_click_on_a_gliding_map_is_where_it_is_seen(desk: Desk) -> None:
    """The glide is so slow here that the map seems to stand still."""
    unit = lone_units(desk)[0]
    slowly = "each => each.style.setProperty('transition', 'transform 999s linear', 'important')"
    desk.page.locator(".sheet").evaluate(slowly)
    desk.page.get_by_label("Zoom in").click()
    desk.click(unit["place"])
    desk.asks(f"{unit['piece']} has")
