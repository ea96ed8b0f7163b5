"""Springtime for Hitler at the page: from the home page through an impulse, by clicks alone."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.page.desk import THINKING, Desk

MOST_ANSWERS = 40


class MapTable(Desk):
    """A browser at a table of this game."""

    def answer(self, text: str) -> None:
        """Give one answer, and wait until there is something else to answer."""
        self.choose(next(each for each in self.choices() if each["text"] == text), self.click)
        self.answers_again()

    def settle(self, until: str) -> None:
        """Whatever is asked is answered with what ends it, until the prompt says these words."""
        for _ in range(MOST_ANSWERS):
            if until in self.view()["ask"]["prompt"]:
                return
            self.answer(ending(self.choices())["text"])
        raise AssertionError(f"never asked: {until}")


def ending(choices: list[dict[str, Any]]) -> dict[str, Any]:
    return next((each for each in choices if each["ends"]), choices[-1])


def test_one_click_starts_and_an_impulse_is_played(page: Page) -> None:
    table = MapTable(page)
    page.goto("/")
    box = page.get_by_role("article").filter(has_text="Thirty Areas")
    box.get_by_role("button", name="Play the Axis").click()
    table.arrive()
    table.begin()
    table.whole_map()
    table.asks("Kleist stays with")
    table.answer("Kleist with Guderian")
    table.settle("Assault, Regroup, Redeploy or Pass")
    table.answer("assault all")
    cross_the_meuse(table)
    table.settle("Assault: move a unit")
    table.answer("end")
    expect(table.log).to_contain_text("Logistics")
    expect(table.log).to_contain_text("Guderian moves from Ardennes-Luxembourg (11)")


def cross_the_meuse(table: MapTable) -> None:
    """Into an area with enemies: the way, the odds, and the battle that must follow."""
    table.answer("Guderian")
    table.asks("Guderian can move 3")
    expect(table.page.locator(".targets [data-place='17']")).to_be_attached()
    table.hover("17")
    expect(table.page.locator(".odds")).to_contain_text("Repulse")
    expect(table.page.locator(".way").last).to_be_attached()
    table.answer("Guderian 3-11-17")
    expect(table.orders.get_by_role("button", name="End the impulse")).to_be_visible()
    table.answer("attack 17")
    expect(table.log).to_contain_text("The Axis must attack in Sedan-Laon (17)")


def test_a_track_and_an_area_can_be_inspected(page: Page) -> None:
    table = MapTable(page)
    table.found(game="springtime", scenario="campaign", seats={"axis": "me", "allied": "random"})
    table.whole_map()
    table.click("impulse_6")
    facts = page.locator(".facts")
    expect(facts).to_contain_text("the Advantage: Axis")
    table.click("17")
    expect(facts).to_contain_text(
        "River boundary with Ardennes-Luxembourg (11) and Reims-Châlons (24)"
    )
    expect(facts).to_contain_text("Huntziger leads French 2nd")
    table.is_accessible("an area of the map is inspected")


def test_6_1_1_the_other_side_sees_the_back_of_an_event(page: Page) -> None:
    table = MapTable(page)
    table.found(game="springtime", scenario="campaign", seats={"axis": "me", "allied": "random"})
    table.answers_again()
    trays = {tray["id"]: tray for tray in table.view()["scene"]["trays"]}
    assert trays["hand allied"]["pieces"][0]["hidden"]
    held = trays["hand axis"]["pieces"][0]
    expect(table.orders).to_contain_text(held["text"], timeout=THINKING)
