"""The other side's turn: paused, stepped, at another speed; then a summary."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.page.desk import THINKING, Desk

SLOWLY = "localStorage.setItem('settings', '{\"pace\": \"slow\"}')"


@pytest.fixture
def watching(browser: Browser, base_url: str) -> Iterator[Desk]:
    """The staff plays the Allied turn, slowly."""
    with browser.new_context(base_url=base_url) as context:
        context.add_init_script(SLOWLY)
        desk = Desk(context.new_page())
        desk.against_staff()
        desk.to_movement()
        desk.page.get_by_label("Zoom in").click()
        for wanted in ("choose a unit or stack", "choose a hex to attack"):
            desk.asks(wanted)
            desk.press("End the phase")
            desk.press("End the phase anyway")
        expect(button(desk, "Pause")).to_be_visible(timeout=THINKING)
        yield desk


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


def test_the_speed_is_kept(watching: Desk) -> None:
    watching.page.get_by_label("Speed").select_option("fast")
    watching.page.wait_for_function("JSON.parse(localStorage.getItem('settings')).pace === 'fast'")
