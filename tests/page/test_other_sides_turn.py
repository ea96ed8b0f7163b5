"""The other side's turn: paused, stepped, at another speed; then a summary."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.page.desk import THINKING, Desk

SLOWLY = "localStorage.setItem('settings', '{\"pace\": \"slow\"}')"


@pytest.fixture
def fighting(browser: Browser, base_url: str) -> Iterator[Desk]:
    """The German combat phase, on a map that was moved."""
    with browser.new_context(base_url=base_url) as context:
        context.add_init_script(SLOWLY)
        desk = Desk(context.new_page())
        desk.against_staff()
        desk.to_movement()
        desk.page.get_by_label("Zoom in").click()
        end_phase(desk)
        desk.asks("choose a hex to attack")
        yield desk


@pytest.fixture
def watching(fighting: Desk) -> Desk:
    """The staff plays the Allied turn, slowly."""
    end_phase(fighting)
    expect(button(fighting, "Pause")).to_be_visible(timeout=THINKING)
    return fighting


def end_phase(desk: Desk) -> None:
    desk.press("End the phase")
    desk.press("End the phase anyway")


def button(desk: Desk, name: str) -> Locator:
    return desk.page.locator(".playback").get_by_role("button", name=re.compile(f"^{name}"))


def test_a_playback_is_paused_stepped_and_skipped_and_then_summed_up(watching: Desk) -> None:
    desk = watching
    button(desk, "Pause").click()
    expect(button(desk, "Play")).to_be_visible()
    desk.is_accessible("a paused playback")
    said = desk.page.locator(".playback [role=status]").inner_text()
    button(desk, "Step").click()
    expect(desk.page.locator(".playback [role=status]")).not_to_have_text(said)
    desk.page.get_by_label("Speed").select_option("fast")
    button(desk, "Skip").click()
    expect(desk.page.locator(".playback .controls")).to_have_count(0)
    desk.answers_again()
    news = desk.orders.locator(".news")
    expect(news).to_contain_text(re.compile(r"\d+ moves?"))
    desk.is_accessible("a summary of the other side's turn")


def test_then_the_map_is_where_it_was(fighting: Desk) -> None:
    desk, sheet = fighting, fighting.page.locator(".sheet")
    expect(desk.page.locator(".map.gliding")).to_have_count(0)
    before = sheet.get_attribute("style") or ""
    end_phase(desk)
    expect(sheet).not_to_have_attribute("style", before, timeout=THINKING)
    button(desk, "Skip").click()
    expect(sheet).to_have_attribute("style", before)


def test_the_speed_is_kept(watching: Desk) -> None:
    watching.page.get_by_label("Speed").select_option("fast")
    watching.page.wait_for_function("JSON.parse(localStorage.getItem('settings')).pace === 'fast'")
