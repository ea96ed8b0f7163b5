"""The moment of combat: the attack drawn, dice thrown, the result lit in its row and at the hex."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.desk import Desk
from tests.page.positions import assault_on_reims, combat, last_activation

WATCH = """
() => {
  const look = () => { window.hasFallen ||= !!document.querySelector('.turned, .fallen'); };
  const changes = {subtree: true, childList: true, attributes: true};
  new MutationObserver(look).observe(document.body, changes);
}
"""


@pytest.fixture
def fought(page: Page) -> Desk:
    desk = Desk(page)
    desk.bring(combat().text())
    desk.whole_map()
    desk.click("2930")
    desk.press("Add all 3")
    desk.press("Launch the attack")
    expect(page.locator(".outcome")).to_be_visible()
    return desk


def test_the_dice_are_drawn_and_the_result_is_lit_among_its_chances(fought: Desk) -> None:
    (rolled,) = [line for line in fought.get("log") if line["result"]]
    outcome = fought.page.locator(".outcome")
    expect(outcome.locator(".die")).to_have_count(len(rolled["dice"]))
    expect(outcome.locator(".die").first.locator("circle")).to_have_count(rolled["dice"][0])
    expect(outcome.locator(".results li")).to_have_count(len(rolled["chances"]))
    expect(outcome.locator(".results .came")).to_contain_text(rolled["result"])
    fought.is_accessible("the moment of combat")


def test_the_result_stands_at_the_hex(fought: Desk) -> None:
    (rolled,) = [line for line in fought.get("log") if line["result"]]
    expect(fought.page.locator(".verdict text")).to_have_text(rolled["result"])


def test_it_is_skipped_with_escape(fought: Desk) -> None:
    fought.page.keyboard.press("Escape")
    expect(fought.page.locator(".outcome, .verdict")).to_have_count(0)


def test_it_is_closed_with_its_button(fought: Desk) -> None:
    fought.page.locator(".outcome").get_by_role("button", name="Close").click()
    expect(fought.page.locator(".outcome")).to_have_count(0)


def test_the_column_of_the_table_is_shown_and_the_row_of_the_die_is_lit(fought: Desk) -> None:
    (rolled,) = [line for line in fought.get("log") if line["result"]]
    column = fought.page.locator(".outcome .table-column")
    expect(column.locator("li")).to_have_count(6)
    expect(column.locator(".came small")).to_have_text(str(rolled["dice"][0]))


def test_arrows_lead_from_where_the_attackers_stood(fought: Desk) -> None:
    expect(fought.page.locator("path.arrow:not(.under)")).to_have_count(2)


@pytest.fixture
def reims(browser: Browser, base_url: str) -> Iterator[Desk]:
    """An attack on Reims, with motion."""
    with browser.new_context(base_url=base_url, reduced_motion="no-preference") as context:
        desk = Desk(context.new_page())
        desk.bring(assault_on_reims().text())
        desk.whole_map()
        desk.click("2827")
        desk.press("Add all 5")
        yield desk


def test_the_result_names_the_place(reims: Desk) -> None:
    reims.press("Launch the attack")
    expect(reims.page.locator(".verdict tspan").first).to_have_text("Reims (2827)")


def test_a_counter_that_loses_a_step_is_turned_over(reims: Desk) -> None:
    reims.page.evaluate(WATCH)
    reims.press("Launch the attack")
    reims.page.wait_for_function("() => window.hasFallen")


def test_without_motion_nothing_falls(fought: Desk) -> None:
    expect(fought.page.locator(".turned, .fallen")).to_have_count(0)
    moved = fought.page.locator(".die").first.evaluate(
        "(die) => getComputedStyle(die).animationName"
    )
    assert moved == "none"


def test_a_marker_drawn_from_the_cup_is_shown(page: Page) -> None:
    """Hannut: ending an activation draws the next marker."""
    desk = Desk(page)
    desk.bring(last_activation().text())
    desk.press("End the activation")
    desk.press("End the activation anyway")
    expect(page.locator(".drawn-chit use")).to_have_attribute("href", re.compile("#"))
