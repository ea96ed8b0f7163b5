"""Refusals with their rules, odds, undo, reloading in mid-move."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.desk import Desk
from tests.page.positions import combat


@pytest.fixture
def desk(page: Page) -> Desk:
    desk = Desk(page)
    desk.against_staff()
    desk.to_movement()
    return desk


def take_up(desk: Desk) -> dict[str, str]:
    """Click a unit that stands alone."""
    desk.whole_map()
    units = desk.choices("unit")
    places = [unit["place"] for unit in units]
    alone = next(unit for unit in units if places.count(unit["place"]) == 1)
    desk.click(alone["place"])
    desk.asks("movement points: where to?")
    return alone


def test_a_refusal_says_why_and_its_citation_opens_the_rule(desk: Desk) -> None:
    take_up(desk)
    paris = "2923"
    desk.click(paris)
    note = desk.page.locator(".popover[role=alert]")
    told = desk.get("why", place=paris)["reasons"]
    assert told, "Paris is far from Germany"
    expect(note).to_contain_text(told[0]["text"].split(": ")[-1], ignore_case=True)
    desk.is_accessible("a refusal")
    note.get_by_role("button", name=f"Rule {told[0]['rule']}").click()
    rule = desk.page.locator(f"[data-rule='{told[0]['rule']}']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("wanted"))
    desk.is_accessible("the rules")


def test_a_click_on_another_unit_takes_it_up_instead(desk: Desk) -> None:
    first = take_up(desk)
    others = [
        each["place"]
        for each in desk.get("replay", to=str(desk.view()["serial"] - 1))["scene"]["piles"]
        if len(each["pieces"]) == 1
        and each["place"] != first["place"]
        and each["pieces"][0]["side"] == "german"
        and each["pieces"][0]["id"].startswith("G ")
    ]
    reach = {choice["place"] for choice in desk.choices("go")}
    other = next(place for place in others if place not in reach)
    desk.click(other)
    expect(desk.orders.locator(".prompt")).not_to_contain_text(f"{first['piece']} has")
    desk.asks("movement points: where to?")


def test_a_march_that_could_go_on_ends_when_another_unit_is_taken_up(desk: Desk) -> None:
    first = take_up(desk)
    before = desk.view()["serial"]
    units = desk.get("replay", to=str(before - 1))
    near = min(desk.choices("go"), key=lambda choice: choice["cost"])
    desk.click(near["place"])
    desk.moved_on(before)
    reach = {choice["place"] for choice in desk.choices("go")} | {first["place"]}
    other = next(
        pile["place"]
        for pile in units["scene"]["piles"]
        if len(pile["pieces"]) == 1
        and pile["place"] not in reach
        and pile["pieces"][0]["id"].startswith("G ")
    )
    desk.click(other)
    expect(desk.orders.locator(".prompt")).not_to_contain_text(f"{first['piece']} has")
    desk.asks("movement points: where to?")
    expect(desk.log).to_contain_text(f"{first['piece']} moves")


def test_undo_takes_a_move_back_and_so_does_a_line_of_the_log(desk: Desk) -> None:
    unit = take_up(desk)
    near = min(desk.choices("go"), key=lambda choice: choice["cost"])
    desk.click(near["place"])
    moved = f"{unit['piece']} moves"
    expect(desk.log).to_contain_text(moved)
    desk.page.get_by_role("button", name="Undo", exact=True).click()
    expect(desk.log).not_to_contain_text(moved)
    desk.click(near["place"])
    expect(desk.log).to_contain_text(moved)
    desk.page.get_by_role("button", name=f"Undo from here: {moved}").click()
    expect(desk.log).not_to_contain_text(moved)
    desk.asks("movement points: where to?")


def test_all_is_undone_back_to_the_last_barrier(desk: Desk) -> None:
    take_up(desk)
    floor = desk.view()["undo_to"]
    desk.page.get_by_role("button", name="Undo back to").click()
    desk.asks("choose the order of the German phases")
    assert floor < desk.view()["serial"]


def test_undo_that_cannot_be_says_why(page: Page) -> None:
    desk = Desk(page)
    desk.against_staff()
    desk.page.get_by_role("button", name="Undo", exact=True).click(force=True)
    expect(page.locator(".popover[role=alert]")).to_contain_text("nothing to undo")


def test_a_reload_in_mid_move_changes_nothing(desk: Desk) -> None:
    unit = take_up(desk)
    desk.page.reload()
    desk.arrive()
    desk.asks(f"{unit['piece']} has")
    expect(desk.page.locator(".costs text").first).to_be_attached()


def test_the_odds_shown_are_those_of_the_python_interface(page: Page) -> None:
    desk, table = Desk(page), combat()
    desk.bring(table.text())
    desk.asks("choose a hex to attack")
    desk.whole_map()
    desk.click("2930")
    launch = page.get_by_role("button", name="Launch the attack")
    expect(launch).to_have_attribute("aria-disabled", "true")
    launch.click(force=True)
    expect(page.locator(".popover")).to_contain_text("at least one unit")
    desk.click("3031")
    expect(launch).to_be_enabled()
    desk.click("2931")
    page.locator(".fan").get_by_role("button", name="19 Pz").click()
    expect(page.locator(".joined")).to_have_count(2)
    page.mouse.move(5, 5)
    shows(page, table.odds("19 Pz + G II 2930", "german"))
    desk.is_accessible("an attack with its odds")


def shows(page: Page, odds: dict[str, object]) -> None:
    """The panel says what the interface computed."""
    panel = page.locator(".odds")
    expect(panel.locator(".column")).to_have_text(str(odds["column"]))
    expect(panel).to_contain_text(f"Attack {odds['attack']}")
    expect(panel).to_contain_text(f"Defense {odds['defence']}")
    shifts, results = odds["shifts"], odds["results"]
    assert isinstance(shifts, list)
    assert isinstance(results, dict)
    for shift in shifts:
        expect(panel).to_contain_text(shift["why"])
        expect(panel.get_by_role("button", name=f"Rule {shift['rule']}")).to_be_visible()
    for name, chance in results.items():
        row = panel.locator(f"[data-result='{name}'] .number")
        expect(row).to_have_text(f"{100 * chance:.1f}".removesuffix(".0") + "%")


def test_what_the_dice_brought_is_said_on_the_map(page: Page) -> None:
    desk = Desk(page)
    desk.bring(combat().text())
    desk.whole_map()
    desk.click("2930")
    desk.press("Add all 3")
    desk.press("Launch the attack")
    said = page.locator(".outcome .rolled").text_content()
    desk.is_accessible("what the dice brought")
    (rolled,) = [line["text"] for line in desk.get("log") if line["result"]]
    assert said == rolled
    desk.sit_down()
    desk.choose(desk.choices()[-1], desk.click)
    expect(page.locator(".outcome")).to_have_count(0)


# --- in hand ----------------------------------------------------------------------------------


def test_10_1c_a_unit_that_is_put_down_unmoved_is_not_spent(desk: Desk) -> None:
    unit = take_up(desk)
    desk.press("Do not move it now")
    desk.asks("choose a unit or stack")
    assert unit["text"] in {choice["text"] for choice in desk.choices("unit")}


@pytest.mark.parametrize("way", ["escape", "second click", "another unit"])
def test_after_undoing_a_move_its_unit_can_still_be_put_down(desk: Desk, way: str) -> None:
    unit = take_up(desk)
    before = desk.view()["serial"]
    far = max(desk.choices("go"), key=lambda choice: choice["cost"])
    desk.click(far["place"])
    desk.moved_on(before)
    desk.page.get_by_role("button", name="Undo", exact=True).click()
    desk.asks(f"{unit['piece']} has")
    put_down(desk, unit, way)


def put_down(desk: Desk, unit: dict[str, str], way: str) -> None:
    if way == "another unit":
        other = another(desk, unit)
        desk.click(other["place"])
        desk.asks(f"{other['piece']} has")
        return
    if way == "escape":
        desk.sit_down()
        desk.page.keyboard.press("Escape")
    else:
        desk.click(unit["place"])
    desk.asks("choose a unit or stack")


def another(desk: Desk, unit: dict[str, str]) -> dict[str, str]:
    """A German corps that stands alone, out of reach of the one in hand."""
    reach = {choice["place"] for choice in desk.choices("go")} | {unit["place"]}
    return next(
        {"place": pile["place"], "piece": pile["pieces"][0]["id"]}
        for pile in desk.view()["scene"]["piles"]
        if len(pile["pieces"]) == 1
        and pile["place"] not in reach
        and pile["pieces"][0]["id"].startswith("G ")
    )


@pytest.mark.parametrize("way", ["escape", "second click", "another unit"])
def test_after_a_reload_the_unit_in_hand_can_be_put_down(desk: Desk, way: str) -> None:
    unit = take_up(desk)
    desk.page.reload()
    desk.arrive()
    desk.whole_map()
    put_down(desk, unit, way)


def test_the_place_panel_follows_a_unit_that_moves(desk: Desk) -> None:
    unit = take_up(desk)
    desk.page.mouse.click(*desk.spot(unit["place"]), button="right")
    title = desk.page.locator(".content h2")
    expect(title).to_contain_text(unit["place"])
    near = min(desk.choices("go"), key=lambda choice: choice["cost"])
    desk.click(near["place"])
    expect(title).to_contain_text(near["place"])
    x, y = board_spot(desk, near["place"])
    line = desk.page.locator("polyline.line").last
    expect(line).to_have_attribute("points", re.compile(f"^{x:g},{y:g}( |$)"))
    desk.page.get_by_role("button", name="Undo", exact=True).click()
    expect(title).to_contain_text(unit["place"])


def board_spot(desk: Desk, place: str) -> tuple[float, float]:
    assert desk.sheet is not None, "a place was clicked"
    where = next(each for each in desk.sheet.places if each.id == place)
    return where.x, where.y


def test_what_is_chosen_is_let_go_when_the_phase_is_over(desk: Desk) -> None:
    desk.whole_map()
    desk.click("2923")
    chosen = desk.page.locator("polygon.selected")
    expect(chosen).to_have_count(1)
    before = desk.view()["serial"]
    desk.press("End the phase")
    desk.press("End the phase anyway")
    desk.moved_on(before)
    expect(chosen).to_have_count(0)
