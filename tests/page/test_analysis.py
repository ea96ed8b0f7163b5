"""The analysis board: from the end of a game to lines of one's own, with dice and chances."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.page.desk import THINKING, Desk
from tests.page.positions import RECORDS
from tests.page.test_the_end import GAMES, end_of, show_end

PHONE = ViewportSize(width=390, height=844)


def analysed(page: Page, game: str, record: str = "") -> Desk:
    text = (RECORDS / game / (record or GAMES[game])).read_text("utf-8")
    response = page.request.post("/api/analyses", data={"text": text}, timeout=THINKING)
    assert response.ok, response.text()
    page.goto(f"/analysis/{response.json()['table']}")
    expect(panel(page).locator(".where")).to_be_visible(timeout=THINKING)
    return Desk(page)


def panel(page: Page) -> Locator:
    return page.locator(".analysis")


def is_at(page: Page, step: int) -> None:
    expect(panel(page).locator(".where")).to_contain_text(f"Step {step:,} of", timeout=THINKING)


def press(page: Page, label: str) -> None:
    panel(page).get_by_role("button", name=label, exact=True).click()


def to_a_choice(page: Page) -> int:
    """Step until a side is asked with several buttons or places; returns the step."""
    for step in range(1, 400):
        press(page, "Step forward (.)")
        is_at(page, step)
        if page.locator(".dice-choice").count():
            continue
        if page.locator(".orders .choices button:not(.barred)").count() > 1:
            return step
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", ["france_40", "springtime"])
def test_a_finished_game_is_analysed_from_its_end(page: Page, game: str) -> None:
    show_end(page, game)
    end_of(page).get_by_role("button", name="Analyse this game").click()
    page.wait_for_url(re.compile(r"/analysis/"), timeout=THINKING)
    expect(panel(page).locator(".where")).to_be_visible(timeout=THINKING)
    expect(panel(page)).to_contain_text("The game is over here.", timeout=THINKING)
    press(page, "To the start")
    is_at(page, 0)
    expect(page.locator(".field svg").first).to_be_visible()
    desk = Desk(page)
    desk.is_accessible(f"the analysis of {game}")


def decide_otherwise(page: Page) -> Locator:
    """Give another answer than the record; returns the new line in the list."""
    press(page, "To the start")
    is_at(page, 0)
    step, lines = to_a_choice(page), panel(page).locator(".lines > li")
    buttons = page.locator(".orders .choices button:not(.barred)")
    for n in range(buttons.count()):
        buttons.nth(n).click()
        anyway = page.locator(".orders .confirm .primary")
        if anyway.count():
            anyway.click()
        is_at(page, step + 1)
        if lines.count() > 1:
            return lines.nth(1)
        press(page, "Step back (,)")
        is_at(page, step)
    raise AssertionError("every answer is that of the record")


@pytest.mark.parametrize("game", ["france_40", "springtime"])
def test_another_decision_opens_a_line_that_is_named_saved_and_deleted(
    page: Page, game: str, tmp_path: Path
) -> None:
    analysed(page, game)
    branch = decide_otherwise(page)
    branch.get_by_role("button", name=re.compile("^Rename")).click()
    branch.get_by_role("textbox").fill("What if")
    branch.get_by_role("button", name="Save").click()
    expect(branch.locator(".go")).to_have_text("What if")
    branch.get_by_role("button", name="Make What if the main line").click()
    expect(branch).to_contain_text("main line")
    with page.expect_download() as saving:
        branch.get_by_role("link", name="Save What if as a record").click()
    saving.value.save_as(tmp_path / "line.txt")
    assert (tmp_path / "line.txt").read_text("utf-8").startswith("sixweeks record")
    branch.get_by_role("button", name="Delete the line What if").click()
    branch.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    expect(panel(page).locator(".lines > li")).to_have_count(1)


def test_the_dice_are_chosen_and_rolled(page: Page) -> None:
    analysed(page, "springtime")
    press(page, "To the start")
    is_at(page, 0)
    due, step = page.locator(".dice-choice"), 0
    while not due.count():
        step += 1
        press(page, "Step forward (.)")
        is_at(page, step)
    results = due.locator("[data-result]")
    assert results.count() > 1
    results.first.click()
    is_at(page, step + 1)
    press(page, "Step back (,)")
    is_at(page, step)
    due.get_by_role("button", name=re.compile("^(Roll|Draw)$")).click()
    is_at(page, step + 1)


def test_chances_come_in_and_the_chart_goes_where_it_is_clicked(page: Page) -> None:
    analysed(page, "springtime")
    expect(panel(page).locator(".chart.chances")).to_be_visible()
    tip = int(panel(page).get_by_role("slider").get_attribute("max") or 0)
    panel(page).get_by_role("slider").fill(str(tip - 20))
    is_at(page, tip - 20)
    expect(panel(page).locator(".chance")).to_have_count(2, timeout=4 * THINKING)
    expect(panel(page)).to_contain_text("played out between staff officers")
    chart = panel(page).locator(".chart.chances svg")
    chart.scroll_into_view_if_needed()
    box = chart.bounding_box()
    assert box
    chart.click(position={"x": box["width"] * 0.09, "y": box["height"] / 2})
    expect(panel(page).locator(".where")).to_have_text(re.compile(r"Step [0-9]\b"))


def test_what_cost_most_is_found_from_a_step_on(page: Page) -> None:
    """The Allies hold Plan Red until its last turn, and lose it there."""
    analysed(page, "springtime", "plan_red_bids_allied.txt")
    panel(page).get_by_role("slider").fill("221")
    is_at(page, 221)
    press(page, "Play out from here on")
    costs = panel(page).locator(".costs li")
    expect(costs.first).to_contain_text("Allied lost", timeout=2 * THINKING)
    expect(panel(page).locator(".chart.chances .cost").first).to_have_text("1")
    Desk(page).is_accessible("what cost most")
    press(page, "Stop")
    expect(panel(page).get_by_role("button", name="Stop", exact=True)).to_have_count(0)
    first = re.compile(r"Step (\d+)|Steps (\d+) to")
    found = first.search(costs.first.inner_text())
    costs.first.get_by_role("button").click()
    assert found
    is_at(page, int(found[1]) - 1 if found[1] else int(found[2]))


def test_the_keys_step_back_and_forth(page: Page) -> None:
    analysed(page, "springtime")
    press(page, "To the start")
    is_at(page, 0)
    page.locator("body").press(".")
    is_at(page, 1)
    page.locator("body").press(",")
    is_at(page, 0)


def test_an_analysis_is_among_ones_games_and_opens_again(page: Page) -> None:
    analysed(page, "springtime")
    page.goto("/")
    item = page.locator(".tables > li").first
    expect(item).to_contain_text("Analysis")
    item.get_by_role("link").click()
    expect(panel(page).locator(".where")).to_be_visible(timeout=THINKING)


def test_a_file_is_analysed_from_the_home_page(page: Page) -> None:
    page.goto("/")
    file = RECORDS / "springtime" / GAMES["springtime"]
    page.get_by_label("Analyse a record or a position").set_input_files(file)
    expect(panel(page).locator(".where")).to_be_visible(timeout=THINKING)


def test_what_is_wrong_with_a_file_is_said_beside_its_button(page: Page) -> None:
    page.goto("/")
    file = {"name": "game.txt", "mimeType": "text/plain", "buffer": b"no record"}
    page.locator(".file input").set_input_files(file)  # type: ignore[arg-type]
    expect(page.locator(".file + .fault")).to_contain_text("is not a sixweeks record")


def test_a_running_game_against_the_computer_is_not_offered(page: Page) -> None:
    Desk(page).against_staff()
    page.goto("/")
    expect(page.locator(".tables > li")).to_have_count(1)
    expect(
        page.locator(".tables").get_by_role("button", name=re.compile("^Analyse "))
    ).to_have_count(0)


def test_on_a_phone_the_board_fits(page: Page) -> None:
    page.set_viewport_size(PHONE)
    analysed(page, "france_40")
    expect(panel(page).locator(".chart.chances")).to_be_visible(timeout=THINKING)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    Desk(page).is_accessible("the analysis on a phone")
