"""The panels beside the map: tracks, the log, rules, odds, and what is shown at the end."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from sixweeks import api
from tests.page.desk import THINKING, Desk, imported
from tests.page.positions import RECORDS, cut

DESK = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
LONG_END = RECORDS / "blitzkrieg/hannut_french_force_full.txt"  # many lines after the last answer


@pytest.fixture(scope="module")
def finished() -> str:
    """The record of a whole game."""
    return api.play("france_40", players=("random", "random"), scenario="1939", seed=5).text()


def open_finished(page: Page, record: str) -> None:
    page.goto(f"/table/{imported(page, record)['table']}")
    expect(page.locator(".orders .result")).to_be_visible(timeout=THINKING)


def test_eliminated_counters_can_be_seen_in_their_tray(page: Page, finished: str) -> None:
    open_finished(page, finished)
    page.locator("#tab-tracks").click()
    tray = page.locator("details.tray").filter(has_text="Eliminated")
    counters = tray.locator("svg.counter use")
    expect(counters.first).to_be_attached()
    widths = counters.evaluate_all("all => all.map(use => use.getBBox().width)")
    assert min(widths) > 0


# --- the end ----------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=[DESK, PHONE], ids=["desk", "phone"])
def at_the_end(request: pytest.FixtureRequest, browser: Browser, base_url: str) -> Iterator[Page]:
    """A game that ended with a long list of rallies."""
    with browser.new_context(
        base_url=base_url, viewport=request.param, reduced_motion="reduce"
    ) as context:
        page = context.new_page()
        open_finished(page, LONG_END.read_text("utf-8"))
        yield page


def test_watching_again_shows_the_controls(at_the_end: Page) -> None:
    at_the_end.get_by_role("button", name="Watch it again").click()
    for name in ("To the start", "Play", "To the present"):
        button = at_the_end.get_by_role("button", name=name, exact=True)
        expect(button).to_be_in_viewport(ratio=1)
    assert not is_cut(at_the_end, ".orders")


def test_the_result_is_not_followed_by_all_that_led_to_it(at_the_end: Page) -> None:
    at_the_end.locator("#tab-tracks").click()
    expect(at_the_end.locator(".orders .latest li")).to_have_count(0)


def is_cut(page: Page, box: str) -> bool:
    cut: bool = page.locator(box).evaluate("box => box.scrollHeight > box.clientHeight + 1")
    return cut


# --- what just happened -----------------------------------------------------------------------


def test_of_what_just_happened_only_the_last_lines_are_said(page: Page) -> None:
    """Elsewhere than in the log, which has them all."""
    desk = Desk(page)
    desk.bring(cut(RECORDS / "blitzkrieg/stonne_defaults.txt", "activate", after=0))
    assert len(desk.get("log")) > 4
    page.locator("#tab-tracks").click()
    latest = desk.orders.locator(".latest")
    expect(latest.locator("li")).to_have_count(5)
    latest.get_by_role("button", name="more in the log").click()
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")


# --- scrolling --------------------------------------------------------------------------------


@pytest.fixture
def in_combat(page: Page) -> Desk:
    """A game of some turns, in the German combat phase."""
    page.set_viewport_size(DESK)
    desk = Desk(page)
    desk.bring(cut(RECORDS / "france_40/1940_defaults.txt", "attack", after=300))
    return desk


def test_a_panel_begins_at_its_top_whatever_was_read_before(in_combat: Desk) -> None:
    content = in_combat.page.locator(".content")
    in_combat.page.wait_for_function("document.querySelector('.content').scrollTop > 100")
    in_combat.page.locator("#tab-rules").click()
    expect(in_combat.page.locator(".rules article").first).to_be_in_viewport()
    assert content.evaluate("box => box.scrollTop") == 0


def test_the_log_stays_at_its_newest_line_when_odds_appear(in_combat: Desk) -> None:
    page, newest = in_combat.page, in_combat.log.locator("li").last
    expect(newest).to_be_in_viewport()
    before = page.locator(".content").evaluate("box => box.clientHeight")
    in_combat.hover(in_combat.choices("attack")[0]["place"])
    expect(in_combat.orders.locator(".odds")).to_be_visible()
    page.wait_for_function(
        "before => document.querySelector('.content').clientHeight < before", arg=before
    )
    expect(newest).to_be_in_viewport()


def test_10_4_4_the_odds_of_springtime_are_seen_whole(page: Page) -> None:
    """With an Event in hand, four lines of defense and a note."""
    page.set_viewport_size(DESK)
    desk = Desk(page)
    desk.bring(cut(RECORDS / "springtime/campaign_defaults.txt", "attack", after=0))
    desk.whole_map()
    desk.hover(next(each["place"] for each in desk.choices() if each["odds"]))
    expect(desk.orders.locator(".odds tr").first).to_be_visible()
    assert not is_cut(page, ".orders")


# --- the sequence of play ---------------------------------------------------------------------


def test_a_sequence_longer_than_the_window_says_that_there_is_more(page: Page) -> None:
    page.set_viewport_size(ViewportSize(width=1000, height=800))
    Desk(page).against_staff()
    strip, further = page.locator(".strip-of-stages"), page.locator(".stage-bar .further")
    expect(further).to_have_text(["›"])
    last = strip.get_by_role("listitem").last
    expect(last).not_to_be_in_viewport()
    further.click()
    expect(last).to_be_in_viewport(ratio=1)
    expect(further).to_have_text(["‹"])
    page.set_viewport_size(ViewportSize(width=2200, height=800))
    expect(further).to_have_count(0)
