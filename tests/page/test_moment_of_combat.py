"""The moment of combat: the attack drawn, dice thrown, the result lit in its row and at the hex."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.desk import Desk
from tests.page.positions import combat


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
