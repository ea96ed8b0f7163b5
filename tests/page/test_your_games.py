"""Your games on the home page: scenarios, names, the archive, deleting, statistics."""

import re

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.page.desk import Desk, imported
from tests.page.positions import RECORDS

PHONE = ViewportSize(width=390, height=844)


def game(page: Page, name: str) -> Locator:
    return page.locator(".tables li").filter(has=page.get_by_role("link", name=name, exact=True))


def found_and_go_home(page: Page, name: str, **wish: object) -> Desk:
    desk = Desk(page)
    desk.found(name=name, seats={"german": "me", "allied": "random"}, **wish)
    page.goto("/")
    expect(game(page, name)).to_be_visible()
    return desk


def test_every_scenario_starts_from_the_home_page(page: Page) -> None:
    page.goto("/")
    title = page.get_by_role("heading", name="France '40", exact=True)
    box = page.locator(".box").filter(has=title)
    box.get_by_label("Scenario").select_option(label="September 1939: the Saar offensive")
    box.get_by_role("button", name="Play the German side").click()
    desk = Desk(page)
    desk.arrive()
    assert desk.view()["scenario"] == "1939"


def test_a_game_is_renamed(page: Page) -> None:
    desk = found_and_go_home(page, "First try")
    page.get_by_role("button", name="Rename First try").click()
    page.get_by_label("Name of the game").fill("Second try")
    desk.is_accessible("a game is renamed")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(game(page, "Second try")).to_be_visible()
    expect(game(page, "First try")).to_have_count(0)


def test_a_game_goes_into_the_archive_and_comes_back(page: Page) -> None:
    found_and_go_home(page, "Long ago")
    page.get_by_role("button", name="Archive Long ago").click()
    expect(game(page, "Long ago")).to_be_hidden()
    page.reload()
    page.get_by_text("1 archived game").click()
    page.get_by_role("button", name="Restore Long ago").click()
    expect(game(page, "Long ago")).to_be_visible()
    expect(page.locator(".archive")).to_have_count(0)


def test_a_game_is_deleted_after_a_question(page: Page) -> None:
    desk = Desk(page)
    desk.found(name="Mistake", seats={"german": "me", "allied": "me"})
    page.goto("/")
    page.get_by_role("button", name="Delete Mistake").click()
    desk.is_accessible("a game is to be deleted")
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    expect(game(page, "Mistake")).to_have_count(0)


def test_a_finished_game_says_who_won(page: Page) -> None:
    desk = Desk(page)
    record = (RECORDS / "france_40/1939_defaults.txt").read_text("utf-8")
    made = imported(page, record)
    page.request.post(
        f"/api/tables/{made['table']}/seats", data={"side": "allied", "player": "random"}
    )
    page.goto("/")
    expect(page.locator(".tables .state").first).to_have_text(re.compile("You (won|lost)"))
    page.get_by_text("Statistics of your games").click()
    expect(page.locator(".statistics tbody tr")).to_have_count(1)
    desk.is_accessible("statistics")


def test_players_see_each_others_names(page: Page, browser: Browser, base_url: str) -> None:
    desk = Desk(page)
    made = desk.found(seats={"german": "friend", "allied": "me"})
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        context.add_init_script("localStorage.setItem('settings', '{\"name\": \"Anna\"}')")
        friend = Desk(context.new_page())
        friend.open(made["table"], made["seats"]["german"])
        expect(desk.orders.locator(".prompt.wait")).to_contain_text("Anna (German)")


def test_your_games_fit_a_phone(browser: Browser, base_url: str) -> None:
    with browser.new_context(base_url=base_url, viewport=PHONE, reduced_motion="reduce") as context:
        page = context.new_page()
        desk = found_and_go_home(page, "On the train")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        desk.is_accessible("your games on a phone")
