"""The end of a game: who won and why, charts by turn, history beside it, a rematch, a picture."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.page.desk import THINKING, Desk, imported
from tests.page.positions import RECORDS

PHONE = ViewportSize(width=390, height=844)
GAMES = {
    "france_40": "1940_defaults.txt",
    "springtime": "campaign_defaults.txt",
    "blitzkrieg": "hannut_defaults.txt",
    "mansteins_war": "campaign_defaults.txt",
    "nineteen_forty": "campaign_defaults.txt",
}


def show_end(page: Page, game: str) -> Desk:
    record = (RECORDS / game / GAMES[game]).read_text("utf-8")
    page.goto(f"/table/{imported(page, record)['table']}")
    page.get_by_role("button", name="How it went").click(timeout=THINKING)
    expect(end_of(page).locator(".chart").first).to_be_visible(timeout=THINKING)
    return Desk(page)


def end_of(page: Page) -> Locator:
    return page.locator(".end-dialog")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_who_won_by_which_rule_and_how_it_stood(page: Page, game: str) -> None:
    desk = show_end(page, game)
    course = desk.get("course")
    end = end_of(page)
    expect(end.locator(".why .cite")).to_have_text(course["rule"])
    expect(end.locator(".why")).to_contain_text(course["reason"])
    expect(end.locator(".turns tbody tr")).to_have_count(len(course["turns"]))
    expect(end.locator(".decisive-turns > li")).to_have_count(len(course["decisive"]))
    expect(end.get_by_role("region", name="In history")).to_be_visible()
    desk.is_accessible(f"the end of {game}")


def test_a_chart_has_a_point_for_the_start_and_for_every_turn(page: Page) -> None:
    desk = show_end(page, "france_40")
    turns = desk.get("course")["turns"]
    points = end_of(page).locator("[data-chart=points] .series circle")
    expect(points).to_have_count(len(turns) + 1)


def test_a_moment_of_the_game_is_watched_from_its_end(page: Page) -> None:
    show_end(page, "france_40")
    turn = end_of(page).locator(".turns tbody th button").nth(1)
    title = turn.inner_text()
    turn.click()
    expect(end_of(page)).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)


def test_a_rematch_begins_with_the_sides_exchanged(page: Page) -> None:
    desk = show_end(page, "france_40")
    before = desk.table
    page.get_by_role("button", name="Rematch with sides exchanged").click()
    expect(page).to_have_url(re.compile(f"/table/(?!{before})"))
    desk.arrive()
    assert not desk.view()["scene"]["result"]


def test_the_end_is_saved_as_a_picture(page: Page) -> None:
    show_end(page, "france_40")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a picture").click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000


def test_the_end_is_shared_by_a_link_for_spectators(
    page: Page, browser: Browser, base_url: str
) -> None:
    show_end(page, "france_40")
    end_of(page).get_by_role("button", name="Copy a link for others").click()
    link = end_of(page).locator(".copied .link").inner_text()
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        guest = context.new_page()
        guest.goto(link)
        guest.get_by_role("button", name="How it went").click(timeout=THINKING)
        expect(end_of(guest).locator(".chart").first).to_be_visible(timeout=THINKING)


def test_the_end_fits_a_phone(browser: Browser, base_url: str) -> None:
    with browser.new_context(base_url=base_url, viewport=PHONE, reduced_motion="reduce") as context:
        page = context.new_page()
        desk = show_end(page, "springtime")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"]
        chart = end_of(page).locator(".chart svg").first.bounding_box()
        assert chart is not None
        assert chart["width"] <= PHONE["width"]
        desk.is_accessible("the end on a phone")
