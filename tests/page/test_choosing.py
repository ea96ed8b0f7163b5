"""What may be chosen: each card says what it does and how likely, and where to answer is said."""

from playwright.sync_api import Page, expect

from tests.page.desk import Desk
from tests.page.positions import combat, crowded, reaction


def test_each_card_of_a_fan_says_what_it_does_and_its_chance(page: Page) -> None:
    desk = Desk(page)
    desk.bring(reaction().text())
    desk.click("1512")
    fire, retreat = (
        page.locator(".fan").get_by_role("button", name=name)
        for name in ("Opportunity fire", "Retreat")
    )
    (react,) = desk.choices("react")
    chance = desk.get("odds", choice=react["index"])["chance"]
    assert 0 < chance < 1
    expect(fire.locator(".chance")).to_have_text(f"{100 * chance:.1f}".removesuffix(".0") + "%")
    expect(retreat.locator(".chance")).to_have_count(0)
    desk.is_accessible("what a unit may do about an enemy")
    retreat.click()
    desk.asks("retreats")


def test_a_prompt_says_that_it_is_answered_on_the_map(page: Page) -> None:
    desk = Desk(page)
    desk.bring(combat().text())
    hint = desk.orders.locator(".on-map")
    expect(hint).to_contain_text("Choose on the map: 1 place is marked")
    desk.click("2930")
    expect(hint).to_contain_text("Choose on the map: 2 places")
    desk.press("Add all 3")
    expect(hint).to_have_count(0)


def test_6_2a_ending_movement_with_too_many_units_in_a_hex_warns_first(page: Page) -> None:
    desk = Desk(page)
    desk.bring(crowded().text())
    before = desk.view()["serial"]
    desk.press("End the phase")
    warning = page.get_by_role("alertdialog")
    expect(warning).to_contain_text("Too many units are in 3031")
    assert desk.view()["serial"] == before
    desk.is_accessible("a warning of too many units")
    warning.get_by_role("button", name="End the phase anyway").click()
    desk.moved_on(before)
