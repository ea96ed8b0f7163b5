"""The first five minutes: the briefing, words that are explained, and the help page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from sixweeks.games import definition_of, game_ids
from tests.page.desk import Desk

PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    with browser.new_context(
        base_url=base_url, viewport=PHONE, has_touch=True, reduced_motion="reduce"
    ) as context:
        yield context.new_page()


def start(page: Page) -> Desk:
    """One click on the box of France '40."""
    page.goto("/")
    box = page.locator(".box").filter(has_text="France '40")
    box.get_by_role("button", name="Play the German side").click()
    desk = Desk(page)
    expect(desk.briefing.locator(".briefing")).to_be_visible()
    return desk


# --- the briefing -----------------------------------------------------------------------------


def test_a_game_started_by_one_click_begins_with_its_briefing(page: Page) -> None:
    desk = start(page)
    for words in ("The situation", "How to win", "Special features", "Three things to do first"):
        expect(desk.briefing.get_by_role("heading", name=words, exact=True)).to_be_visible()
    desk.is_accessible("the briefing")
    desk.begin()
    desk.asks("order")


def test_the_briefing_shows_both_armies_and_their_movements_on_a_map(page: Page) -> None:
    desk = start(page)
    assert desk.briefing.locator("circle.fill-0").count() > 10
    assert desk.briefing.locator("circle.fill-1").count() > 10
    expect(desk.briefing.locator("polyline")).to_have_count(4)


def test_the_briefing_tells_the_first_steps_of_ones_own_side(page: Page) -> None:
    desk = start(page)
    expect(desk.briefing.locator("ol li")).to_have_count(3)
    expect(desk.briefing.locator("dt").first).to_have_text("German (you)")


def test_escape_closes_the_briefing_and_the_bar_opens_it_again(page: Page) -> None:
    desk = start(page)
    page.keyboard.press("Escape")
    expect(desk.briefing).to_have_count(0)
    page.get_by_label("Briefing and help").click()
    expect(desk.briefing.locator(".briefing")).to_be_visible()


def test_a_table_opened_again_does_not_begin_with_its_briefing(page: Page) -> None:
    desk = start(page)
    desk.begin()
    page.reload()
    desk.arrive()
    expect(desk.briefing).to_have_count(0)


def test_a_rule_cited_in_the_briefing_opens_the_rulebook_there(page: Page) -> None:
    desk = start(page)
    desk.briefing.get_by_role("button", name="4.11").first.click()
    expect(desk.briefing).to_have_count(0)
    expect(page.locator(".rules .wanted")).to_contain_text("4.11a")


def test_the_briefing_fits_a_phone(phone: Page) -> None:
    desk = start(phone)
    box = desk.briefing.bounding_box()
    assert box is not None, "it is shown"
    assert box["width"] <= PHONE["width"]
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    desk.is_accessible("the briefing on a phone")
    desk.begin()


# --- words ------------------------------------------------------------------------------------


def in_movement(page: Page) -> Desk:
    desk = Desk(page)
    desk.against_staff()
    return desk


def test_a_word_in_the_prompt_is_explained_when_one_points_at_it(page: Page) -> None:
    desk = in_movement(page)
    word = desk.orders.locator(".term").first
    word.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("A part of a turn")
    desk.is_accessible("an explanation")
    page.mouse.move(5, 5)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_word_is_explained_to_the_keyboard_and_escape_closes_it(page: Page) -> None:
    desk = in_movement(page)
    word = desk.orders.locator(".term").first
    word.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert word.get_attribute("aria-describedby") == "explanation"
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_word_is_explained_by_a_tap(phone: Page) -> None:
    desk = in_movement(phone)
    desk.orders.locator(".term").first.tap()
    tip = phone.get_by_role("tooltip")
    expect(tip).to_be_visible()
    box = tip.bounding_box()
    assert box is not None, "it is shown"
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]


def test_words_of_the_briefing_are_explained_above_it(page: Page) -> None:
    desk = start(page)
    desk.briefing.locator(".term").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


# --- the help page ----------------------------------------------------------------------------


def test_the_home_page_leads_to_help(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="New here?").click()
    expect(page.get_by_role("heading", name="How to play here")).to_be_visible()
    expect(page.locator(".keys div")).to_have_count(12)


@pytest.mark.parametrize("game", game_ids())
def test_help_tells_of_each_game_its_briefing_how_it_plays_its_rules_and_words(
    page: Page, game: str
) -> None:
    desk, definition = Desk(page), definition_of(game)
    page.goto(f"/help/{game}")
    expect(page.locator(".briefing circle").first).to_be_attached()
    desk.is_accessible(f"help for {game}")
    page.get_by_role("button", name="How it plays").click()
    expect(page.locator(".readme h3").first).to_have_text("How it plays")
    desk.is_accessible(f"how {game} plays")
    page.get_by_role("button", name="All rules").click()
    first = definition.rulebook.rules[0].number
    expect(page.locator(f'.rules [data-rule="{first}"]')).to_be_visible()
    page.get_by_role("button", name="Glossary").click()
    assert page.locator(".words dt").count() > 25
    desk.is_accessible(f"the words of {game}")


def test_rules_are_searched_in_help(page: Page) -> None:
    page.goto("/help/france_40")
    page.get_by_role("button", name="All rules").click()
    page.get_by_role("searchbox").fill("concentric")
    expect(page.locator(".rules article").first).to_contain_text("oncentric")


def test_a_rule_cited_in_how_a_game_plays_opens_there(page: Page) -> None:
    page.goto("/help/france_40")
    page.get_by_role("button", name="How it plays").click()
    page.locator(".readme").get_by_role("button", name="11.11").first.click()
    expect(page.locator(".rules .wanted")).to_contain_text("11.11")


def test_another_game_is_chosen_in_help(page: Page) -> None:
    page.goto("/help/france_40")
    page.get_by_label("Help for").select_option("springtime")
    expect(page.locator(".briefing")).to_contain_text("Advantage")
