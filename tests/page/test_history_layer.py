"""What happened in 1940, as a layer of the map that follows the date of the game."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.desk import THINKING, Desk, imported
from tests.page.positions import RECORDS

CAMPAIGNS = {
    "france_40": "1940_defaults.txt",
    "springtime": "campaign_defaults.txt",
    "mansteins_war": "campaign_defaults.txt",
    "nineteen_forty": "campaign_defaults.txt",
}


def open_layers(page: Page, game: str) -> Desk:
    record = (RECORDS / game / CAMPAIGNS[game]).read_text("utf-8")
    page.goto(f"/table/{imported(page, record)['table']}")
    expect(page.locator(".orders .result")).to_be_visible(timeout=THINKING)
    page.locator("#tab-overlays").click()
    return Desk(page)


@pytest.mark.parametrize("game", CAMPAIGNS)
def test_the_front_and_the_events_of_the_turn_are_drawn(page: Page, game: str) -> None:
    desk = open_layers(page, game)
    page.get_by_label("History: the front on").check()
    expect(page.locator(".history polyline").first).to_be_attached()
    told = desk.get("history", to=1_000_000)["turn"]
    expect(page.locator(".history-events li")).to_have_count(len(told["events"]))
    expect(page.locator(".history-events")).to_contain_text("general knowledge")
    desk.is_accessible(f"history beside {game}")


def test_history_follows_the_date_of_the_game(page: Page) -> None:
    open_layers(page, "france_40")
    page.get_by_label("History: the front on 25 June").check()
    line = page.locator(".history polyline").first
    expect(line).to_be_attached()
    last = str(line.get_attribute("points"))
    page.locator("#tab-replay").click()
    page.get_by_label("To the start").click()
    expect(page.locator(".history")).to_have_count(0)
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Turn 1")
    expect(line).to_be_attached()
    expect(line).not_to_have_attribute("points", last)


def test_a_single_battle_has_no_such_layer(page: Page) -> None:
    Desk(page).found(game="blitzkrieg", scenario="hannut")
    page.locator("#tab-overlays").click()
    expect(page.locator(".overlays label").first).to_be_visible()
    expect(page.get_by_label("History: the front on")).to_have_count(0)
