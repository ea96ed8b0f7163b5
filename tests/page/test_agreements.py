"""Ending the game by hand at the page: resigning, agreeing to a draw, leaving one's seat."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.desk import Desk


@pytest.fixture
def desk(page: Page) -> Desk:
    desk = Desk(page)
    desk.found(seats={"german": "me", "allied": "friend"})
    desk.answers_again()
    page.locator("#tab-table").click()
    return desk


def test_nobody_resigns_by_a_slip(desk: Desk) -> None:
    page = desk.page
    page.get_by_role("button", name="Resign").click()
    question = page.get_by_role("alertdialog", name="Resign")
    expect(question).to_contain_text("the game is over")
    desk.is_accessible("about to resign")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    page.get_by_role("button", name="Resign").click()
    question.get_by_role("button", name="Resign").click()
    expect(page.locator(".orders .result")).to_contain_text("Resignation: ")
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)


def test_the_other_player_accepts_a_draw(page: Page, browser: Browser, base_url: str) -> None:
    desk = Desk(page)
    made = desk.found(seats={"german": "me", "allied": "friend"})
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        other = Desk(context.new_page())
        other.open(made["table"], made["seats"]["allied"])
        page.locator("#tab-table").click()
        page.get_by_role("button", name="Offer a draw").click()
        sure = page.get_by_role("alertdialog", name="Offer a draw")
        sure.get_by_role("button", name="Offer a draw").click()
        expect(other.orders).to_contain_text("offers a draw")
        other.is_accessible("a draw is offered")
        other.page.get_by_role("button", name="Accept the draw").click()
        for seat in (desk, other):
            expect(seat.page.locator(".orders .result")).to_have_text("A draw by agreement.")
