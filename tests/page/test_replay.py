"""The game again, answer by answer; the dice verified in the page; what happened meanwhile."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from sixweeks import api
from tests.page.desk import THINKING, Desk, imported


@pytest.fixture(scope="module")
def finished() -> str:
    """The record of a whole game."""
    return api.play("france_40", players=("random", "random"), scenario="1939", seed=5).text()


def goes_to_the_last_moment(page: Page) -> None:
    later = page.locator(".moments li").last.get_attribute("data-serial")
    moment = page.locator(f".moments [data-serial='{later}']")
    moment.get_by_role("button").click()
    expect(moment).to_have_attribute("aria-current", "step")
    expect(page.get_by_label("Step shown")).to_have_value(str(later))


def test_a_finished_game_is_replayed_and_its_dice_verified(page: Page, finished: str) -> None:
    desk = Desk(page)
    page.goto(f"/table/{imported(page, finished)['table']}")
    expect(page.locator(".orders .result")).to_be_visible()
    desk.is_accessible("the end of a game")
    page.get_by_role("button", name="Watch it again").click()
    heading = page.get_by_role("heading", level=1)
    end = heading.inner_text()
    page.get_by_label("To the start").click()
    expect(heading).to_contain_text("Set-up")
    desk.is_accessible("replay")
    page.get_by_role("button", name="Next turn").click()
    expect(heading).to_contain_text("Turn 1")
    page.get_by_label("Step forward").click()
    goes_to_the_last_moment(page)
    page.get_by_role("button", name="To the present").click()
    expect(heading).to_have_text(end)
    page.locator("#tab-table").click()
    shows_luck(page, desk)
    page.get_by_role("button", name="Verify every roll").click()
    expect(page.locator(".faces tbody tr")).to_have_count(7)
    assert page.locator(".faces").evaluate("t => t.scrollWidth <= t.parentElement.clientWidth")
    expect(page.locator(".dice [role=status]")).to_contain_text("follow from it")


def shows_luck(page: Page, desk: Desk) -> None:
    """A row for every battle, and as many results as there were."""
    fought = [line["result"] for line in desk.get("log") if line["result"]]
    report = page.get_by_role("region", name="Luck")
    expect(report.locator(".battles tbody tr")).to_have_count(len(fought))
    for result in set(fought):
        came = report.locator(f"[data-result='{result}'] td").last
        expect(came).to_have_text(str(fought.count(result)))


def test_after_the_end_the_game_can_be_viewed_as_either_side(page: Page, finished: str) -> None:
    desk = Desk(page)
    page.goto(f"/table/{imported(page, finished)['table']}")
    expect(page.locator(".orders .result")).to_be_visible()
    page.locator("#tab-replay").click()
    slider = page.get_by_label("Step shown")
    slider.fill("60")
    expect(page.locator(".replay")).to_contain_text("Step 60 of")
    backs = page.locator(".pieces use[href^='#back-']")
    expect(backs).to_have_count(0)
    for side in ("german", "allied"):
        page.get_by_label("Viewed as").select_option(side)
        expect(backs.first).to_be_attached()
    desk.is_accessible("viewed as one side")


def test_a_link_to_a_moment_opens_there_in_another_browser(
    page: Page, browser: Browser, base_url: str
) -> None:
    desk = Desk(page)
    desk.against_staff()
    desk.to_movement()
    page.locator("#tab-replay").click()
    page.get_by_label("To the start").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Set-up")
    page.get_by_role("button", name="Copy a link to this moment").click()
    link = page.locator("code.link").inner_text()
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        guest = context.new_page()
        guest.goto(link)
        expect(guest.get_by_role("heading", level=1)).to_contain_text("Set-up")
        guest.get_by_role("button", name="To the present").click()
        expect(guest.get_by_role("heading", level=1)).to_contain_text("German movement")


@pytest.mark.parametrize("way", ["button", "map"])
def test_the_other_sides_moves_are_played_back_and_can_be_skipped(
    browser: Browser, base_url: str, way: str
) -> None:
    with browser.new_context(base_url=base_url) as context:
        context.add_init_script("localStorage.setItem('settings', '{\"pace\": \"slow\"}')")
        desk = Desk(context.new_page())
        desk.against_staff()
        desk.to_movement()
        for wanted in ("choose a unit or stack", "choose a hex to attack"):
            desk.asks(wanted)
            desk.press("End the phase")
            desk.press("End the phase anyway")
        skip = desk.page.get_by_role("button", name=re.compile(r"^Skip \("))
        expect(skip).to_be_visible(timeout=THINKING)
        if way == "button":
            desk.is_accessible("a playback")
            skip.click()
        else:
            desk.page.get_by_role("application").click()
            expect(skip).to_have_count(0)
        desk.answers_again()
