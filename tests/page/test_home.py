"""The home page and the theme: what leads there, and how it looks."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.desk import Desk

UNKNOWN = [
    ("/table/0123456789abcdef", "There is no such game"),
    ("/new/chess", "There is no game called chess"),
]


@pytest.mark.parametrize(("address", "sentence"), UNKNOWN)
def test_what_is_not_there_leads_home_with_a_sentence(
    page: Page, address: str, sentence: str
) -> None:
    page.goto(address)
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(page).to_have_url(re.compile(r"//[^/]+/$"))
    expect(page.locator(".box").first).to_be_visible()


def test_the_sentence_is_gone_when_one_comes_home_again(page: Page) -> None:
    page.goto("/new/chess")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("link", name="Other scenarios").first.click()
    page.get_by_role("link", name="All games").click()
    expect(page.locator(".box").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_seat_that_one_does_not_hold_leads_home_too(page: Page) -> None:
    made = Desk(page).against_staff()
    page.context.clear_cookies()
    page.goto(f"/table/{made['table']}")
    expect(page.get_by_role("alert")).to_contain_text("open the link you were sent")


# --- the theme --------------------------------------------------------------------------------


def test_the_theme_follows_the_system_until_one_is_chosen(page: Page) -> None:
    root = page.locator("html")
    page.emulate_media(color_scheme="light")
    page.goto("/")
    expect(root).to_have_attribute("data-theme", "paper")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "room")
    page.get_by_text("Settings").click()
    page.get_by_label("Theme").select_option("paper")
    expect(root).to_have_attribute("data-theme", "paper")
    page.reload()
    expect(root).to_have_attribute("data-theme", "paper")
    page.get_by_text("Settings").click()
    page.get_by_label("Theme").select_option("system")
    expect(root).to_have_attribute("data-theme", "room")


def test_another_setting_does_not_bind_the_theme(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    page.goto("/")
    page.get_by_text("Settings").click()
    page.get_by_label("Colors").select_option("distinct")
    page.emulate_media(color_scheme="dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "room")
    expect(page.locator("html")).to_have_attribute("data-palette", "distinct")


def test_the_button_above_the_map_turns_dark_what_is_light(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    Desk(page).against_staff()
    button = page.get_by_role("button", name="Dark theme")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "paper")
    expect(button).to_have_attribute("aria-pressed", "false")


# --- saved games ------------------------------------------------------------------------------


def test_the_box_of_a_game_leads_to_its_lessons(page: Page) -> None:
    page.goto("/")
    title = page.get_by_role("heading", name="Springtime for Hitler", exact=True)
    box = page.locator(".box").filter(has=title)
    box.get_by_role("link", name="Learn it in short lessons").click()
    expect(page.locator(".lessons li").first).to_be_visible()
    expect(page.get_by_label("Help for")).to_have_value("springtime")


def test_what_is_wrong_with_a_file_is_said_beside_its_button(page: Page) -> None:
    page.goto("/")
    file = {"name": "game.txt", "mimeType": "text/plain", "buffer": b"no record"}
    page.locator(".import input").set_input_files(file)  # type: ignore[arg-type]
    fault = page.locator(".import + .fault")
    expect(fault).to_contain_text("is not a sixweeks record")


def test_a_download_says_what_it_is(page: Page) -> None:
    desk = Desk(page)
    desk.against_staff()
    page.locator("#tab-table").click()
    expect(page.get_by_role("region", name="Players and links")).to_contain_text(
        "only what this seat saw"
    )
    desk.found(seats={"german": "me", "allied": "me"})
    page.locator("#tab-table").click()
    expect(page.get_by_role("region", name="Players and links")).to_contain_text(
        "loaded again on the home page and continued"
    )
