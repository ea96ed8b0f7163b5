"""Manstein's War at the page: the bin, and an impulse against the staff, by clicks alone."""

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.page.desk import THINKING, Desk

MOST_ANSWERS = 60
DOOR = ("1538", "1638")  # next to Sedan, or to an army that bars the Ardennes


class Campaign(Desk):
    """A browser at a table of this game."""

    def answer(self, text: str) -> None:
        """Give one answer, and wait until there is something else to answer."""
        self.give(text)
        self.answers_again()

    def give(self, text: str) -> None:
        self.choose(next(each for each in self.choices() if each["text"] == text), self.click)

    def settle(self, until: str) -> None:
        """Whatever is asked is answered with what ends it, until the log has these words."""
        for _ in range(MOST_ANSWERS):
            if until in self.log.inner_text():
                return
            self.answer(ending(self.choices())["text"])
        raise AssertionError(f"never came to: {until}")

    @property
    def bin(self) -> Any:
        return self.page.locator(".own-cup li button")


def ending(choices: list[dict[str, Any]]) -> dict[str, Any]:
    return next((each for each in choices if each["ends"]), choices[0])


def test_one_click_starts_and_an_impulse_is_played_against_the_staff(page: Page) -> None:
    table = Campaign(page)
    page.goto("/")
    table.start("mansteins_war", "German")
    table.asks("keep one of your three plans", timeout=THINKING)
    table.answer("keep Manstein")
    look_into_the_bin(table)
    table.answer("select Manstein")
    fly_over_sedan(table)
    march_through_the_door(table)
    attack(table)
    table.settle("The Allies play")
    table.is_accessible("an impulse of Manstein's War")


def look_into_the_bin(table: Campaign) -> None:
    """5.0.a Each marker with its chance; pointing at one highlights the units it would activate."""
    table.asks("select your first marker")
    expect(table.bin).to_have_count(5)
    expect(table.bin.first).to_have_text("20%")
    table.page.mouse.move(0, 0)
    expect(table.page.locator("polygon.lit")).to_have_count(0)
    panzers = table.bin.and_(table.page.get_by_label("PGK: 20%"))
    panzers.hover()
    lit = set(table.view()["scene"]["trays"][0]["places"]["PGK"])
    expect(table.page.locator("polygon.lit")).to_have_count(len(lit))
    table.page.mouse.move(0, 0)
    expect(table.page.locator("polygon.lit")).to_have_count(0)


def fly_over_sedan(table: Campaign) -> None:
    """16.1 The counter is offered as a button, then a hex of the map: all are open, none tinted."""
    table.asks("choose an air unit to fly (4 activations left)")
    table.answer("fly VIII Flk")
    expect(table.page.locator(".open.everywhere")).to_be_attached()
    table.answer("VIII Flk over 1438")
    expect(table.log).to_contain_text("flies over Sedan (1438)")
    table.asks("3 activations left")
    table.answer("done")


def march_through_the_door(table: Campaign) -> None:
    """8.0.a A unit is taken up, and its way is shown with its cost."""
    table.asks("choose a unit or stack to move")
    table.answer("19 Pz")
    ways = {each["place"]: each for each in table.choices("go")}
    goal = next(hex for hex in DOOR if hex in ways)
    table.hover(goal)
    expect(table.page.locator(".way").last).to_be_attached()
    table.answer(ways[goal]["text"])
    if any(each["text"] == "done" for each in table.choices()):
        table.answer("done")
    expect(table.log).to_contain_text("19 Pz moves from")
    table.answer("end")


def attack(table: Campaign) -> None:
    """10.2.a Both tables side by side before one is chosen; a single attacker takes one click."""
    table.asks("choose a hex to attack")
    target = mobile_target(table)
    table.hover(target["place"])
    odds = table.page.locator(".odds")
    expect(odds.locator(".alternatives thead th")).to_have_text(["Assault table", "Mobile table"])
    expect(odds.locator(".shifts")).to_contain_text("Manstein")
    table.answer(target["text"])
    table.asks("Assault or Mobile?")
    expect(odds.locator(".alternatives thead th")).to_have_count(2)
    table.answer("mobile")
    expect(table.log).to_contain_text("Mobile ")


def mobile_target(table: Campaign) -> dict[str, Any]:
    """10.2.b A hex without an intact fort."""
    return next(each for each in table.choices("attack") if each["place"] in ("1438", "1639"))


def test_4_1_b_the_bin_is_filled_in_secret_and_the_other_one_is_closed(
    page: Page, browser: Browser, base_url: str
) -> None:
    table = Campaign(page)
    seats = {"german": "friend", "allied": "me"}
    made = table.found(game="mansteins_war", scenario="campaign", seats=seats)
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        german = Campaign(context.new_page())
        german.open(made["table"], made["seats"]["german"])
        table.give("keep Plan_D")
        german.answers_again()
        german.give("keep Manstein")
        table.asks("add one special marker to your bin")
        table.give("bin Plan_D")
        german.asks("select your first marker")
    expect(table.log).to_contain_text("The Germans fill their bin.")
    expect(table.bin).to_have_count(6)
    expect(table.page.get_by_label("Plan D: 16.7%")).to_be_visible()
    closed = [each["id"] for each in table.view()["scene"]["trays"] if each["kind"] == "cup"]
    assert closed == ["bin_allied"]
