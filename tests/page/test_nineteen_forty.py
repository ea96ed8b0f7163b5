"""1940 at the page: from the home page through turn 0 against the staff, by clicks alone."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.desk import THINKING, Desk

MOST_ANSWERS = 60


class Campaign(Desk):
    """A browser at a table of this game."""

    def answer(self, text: str) -> None:
        """Give one answer, and wait until there is something else to answer."""
        self.choose(next(each for each in self.choices() if each["text"] == text), self.click)
        self.answers_again()

    def drag(self, start: str, end: str) -> None:
        """Take a counter or stack by the mouse and let go of it somewhere else."""
        self.whole_map()
        (x, y), (there_x, there_y) = self.spot(start), self.spot(end)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move((x + there_x) / 2, (y + there_y) / 2)
        self.page.mouse.move(there_x, there_y)
        self.page.mouse.up()

    def settle(self, until: str) -> None:
        """Whatever is asked is answered with what ends it, until the page says these words."""
        heading = self.page.get_by_role("heading", level=1)
        for _ in range(MOST_ANSWERS):
            if until in heading.inner_text():
                return
            self.answer(ending(self.choices())["text"])
        raise AssertionError(f"never came to: {until}")


def ending(choices: list[dict[str, Any]]) -> dict[str, Any]:
    return next((each for each in choices if each["ends"]), choices[0])


def test_one_click_starts_and_turn_0_is_played_against_the_staff(page: Page) -> None:
    table = Campaign(page)
    page.goto("/")
    table.start("nineteen_forty", "German")
    table.asks("write down your objective")
    table.answer("objective 3")
    drop_on_utrecht(table)
    march_to_the_veluwe(table)
    attack_utrecht(table)
    table.settle("Turn 1")
    expect(table.log).to_contain_text("Movement phase of the Allies", timeout=THINKING)
    table.is_accessible("turn 1 of 1940")


def drop_on_utrecht(table: Campaign) -> None:
    """11.c The counter is offered as a button; 13.o the invasion is warned of."""
    table.asks("choose an airborne unit to drop")
    table.answer("drop G 2 FJ")
    table.answer("G 2 FJ drops on 0310")
    expect(table.log).to_contain_text("The Germans invade Holland")
    table.answer("done")


def march_to_the_veluwe(table: Campaign) -> None:
    """A stack is taken up as one, and its way is shown."""
    table.answer("stack 0306")
    table.asks("Where do G X and G SSV go?")
    table.hover("0209")
    expect(table.page.locator(".way").last).to_be_attached()
    way = next(each for each in table.choices("go") if each["place"] == "0209")
    table.answer(way["text"])
    expect(table.log).to_contain_text(re.compile("from .* to .*0209"))
    table.answer("end")


def attack_utrecht(table: Campaign) -> None:
    """The odds while the attack is built, and air points; with all units it is declared at once."""
    table.asks("choose a hex to attack")
    table.answer("attack 0310")
    expect(table.page.locator(".odds")).to_contain_text("2:1")
    table.answer("all")
    table.asks("fight, declare further attacks")
    table.answer("fight")
    table.asks("air points for the attack on Utrecht (0310)?")
    table.answer("air 2")
    expect(table.log).to_contain_text("The Germans use 2 air points")


def test_7_b_fight_is_barred_while_a_hex_is_owed_and_says_why(page: Page) -> None:
    table = Campaign(page)
    table.found(game="nineteen_forty", scenario="campaign", seats={"german": "me", "allied": "me"})
    table.answer("ready 1")
    table.answer("objective 3")
    table.answer("done")
    table.answer("G XLI")
    way = next(each for each in table.choices("go") if each["place"] == "1510")
    table.answer(way["text"])
    table.answer("end")
    table.answer("attack 1409")
    table.answer("with G XLI")
    table.answer("declare")
    table.asks("must be attacked too")
    barred = table.orders.get_by_role("button", name="Fight")
    expect(barred).to_have_attribute("aria-disabled", "true")
    barred.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("G XLI attacks next to Montmédy (1610)")


def test_6_a_a_unit_is_dragged_to_where_it_goes(page: Page) -> None:
    table = Campaign(page)
    table.found(game="nineteen_forty", scenario="campaign", seats={"german": "me", "allied": "me"})
    table.answer("ready 1")
    table.answer("objective 3")
    table.answer("done")
    table.drag("0306", "0305")
    expect(table.log).to_contain_text(re.compile("from .*0306.* to .*0305"))
