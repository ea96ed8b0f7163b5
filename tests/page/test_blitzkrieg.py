"""Blitzkrieg 1940 at the page: a turn against the staff, and what is seen from where."""

from typing import Any

from playwright.sync_api import Page, expect

from sixweeks import api
from tests.page.desk import THINKING, Desk
from tests.page.positions import RECORDS, cut

MOST_ANSWERS = 400


class Battlefield(Desk):
    """A browser at a table of this game."""

    def battle(self, scenario: str, **seats: str) -> None:
        players = {"german": "me", "french": "staff", **seats}
        self.found(game="blitzkrieg", scenario=scenario, seats=players)
        self.answers_again()

    def answer(self, text: str) -> None:
        """Give one answer, and wait until there is something else to answer."""
        self.choose(next(each for each in self.choices() if each["text"] == text), self.click)
        self.answers_again()

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


def test_a_turn_of_hannut_is_played_against_the_staff(page: Page) -> None:
    table = Battlefield(page)
    table.battle("hannut")
    table.answer("first I/14 PzR")
    table.answer("play I/14 PzR")
    drive_in(table)
    table.settle("Turn 2")
    expect(table.log).to_contain_text("Turn 2 begins", timeout=THINKING)


def drive_in(table: Battlefield) -> None:
    """A company of Pz IV comes in by the main road, in column, as far as it can."""
    table.answer("I/14 PzR Pz IV")
    table.answer("I/14 PzR Pz IV marches in 2210")
    expect(table.page.locator(".open polygon").first).to_be_attached()
    far = max(table.choices("march"), key=lambda choice: len(choice["path"]))
    table.hover(far["place"])
    expect(table.page.locator(".way").last).to_be_attached()
    table.answer(far["text"])
    expect(table.log).to_contain_text(
        f"moves by road from 2210 (1 km north of Thisnes) to {far['place']} ("
    )


def test_the_cup_shows_what_may_be_drawn(page: Page) -> None:
    table = Battlefield(page)
    table.battle("hannut")
    trays = {tray["id"]: tray for tray in table.view()["scene"]["trays"]}
    ids = [piece["id"] for piece in trays["cup"]["pieces"]]
    assert len(ids) == len(set(ids)) == 25
    assert trays["cup"]["kind"] == "cup"


def test_4_3_a_place_says_what_is_seen_from_it_and_who_sees_it(page: Page) -> None:
    table = Battlefield(page)
    table.battle("stonne", german="me", french="me")
    table.whole_map()
    table.click("0713")
    facts = page.locator(".facts")
    expect(facts).to_contain_text("Clear, level 3")
    expect(facts).to_contain_text("What can be seen from here")
    expect(facts).to_contain_text("French units with a line of sight to this hex")
    facts.get_by_role("button", name="What can be seen from here").click()
    expect(page.locator(".lit").first).to_be_attached()
    table.is_accessible("a hex is inspected")


def test_4_1a_what_a_side_sees_is_laid_over_the_map(page: Page) -> None:
    table = Battlefield(page)
    table.battle("stonne", german="me", french="me")
    found = table.get("layer", id="sight_french", side="french")
    assert {"0109", "0410"} <= set(found["places"])
    assert "1601" not in found["places"]


def test_1_4a_the_enemy_is_not_told_where_an_observer_hides(page: Page) -> None:
    table = Battlefield(page)
    table.battle("stonne", german="me", french="me")
    shown = {
        side: [
            piece["id"]
            for pile in table.view(side)["scene"]["piles"]
            for piece in pile["pieces"]
            if piece["id"].startswith("AO")
        ]
        for side in ("german", "french")
    }
    assert shown == {"german": ["AO 1 G"], "french": ["AO 1 F"]}


def test_the_luck_report_stays_within_its_panel(page: Page) -> None:
    """Its places have long names."""
    table = Battlefield(page)
    table.bring(cut(RECORDS / "blitzkrieg" / "hannut_defaults.txt", "activate", 700))
    page.locator("#tab-table").click()
    expect(page.locator(".battles tbody tr")).not_to_have_count(0)
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 844})
        panel = page.locator("#panel")
        assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth"), width


def test_13a_villages_and_objectives_can_be_read_with_counters_on_them(page: Page) -> None:
    table = Battlefield(page)
    units = {"I/GD Rifle 1": "0811", "I/205 RI Rifle 1": "0906"}
    position = api.position(
        "blitzkrieg", scenario="stonne", turn=2, phase="activation I/GD", units=units, own_dice=True
    )
    table.bring(position.text())
    names = table.page.locator(".tags .name")
    expect(names.filter(has_text="Stonne")).to_have_count(1)
    expect(names.filter(has_text="La Grange-au-Mont")).to_have_count(1)
    expect(names.filter(has_text="Sy")).to_have_count(0)
    expect(table.page.locator(".tags .objective")).to_have_count(2)
