"""From the home page to the second turn, by clicks alone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sixweeks.games import definition_of, game_ids
from tests.page.desk import Desk


def test_one_click_starts_and_a_whole_turn_is_played_against_the_staff(page: Page) -> None:
    desk = Desk(page)
    page.goto("/")
    desk.start("france_40", "German")
    desk.to_movement()
    desk.whole_map()
    move_one_unit(desk)
    end_phase(desk)
    desk.asks("choose a hex to attack")
    attack_once(desk)
    end_phase(desk)
    end_the_turn(desk)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Turn 2")
    expect(desk.log).to_contain_text("Movement Phase of the Allies")


def move_one_unit(desk: Desk) -> None:
    """Choose a unit that stands alone, see its reach, go to the end of it."""
    places = [choice["place"] for choice in desk.choices("unit")]
    alone = next(place for place in places if places.count(place) == 1)
    desk.click(alone)
    expect(desk.page.locator(".open polygon").first).to_be_visible()
    far = max(desk.choices("go"), key=lambda choice: choice["cost"])
    desk.hover(far["place"])
    expect(desk.page.locator(".way").last).to_be_attached()
    desk.click(far["place"])
    first, *_, last = far["path"]
    expect(desk.log).to_contain_text(re.compile(f"from .*{first}.* to .*{last}"))
    if desk.choices("done"):
        desk.press("Finish this move")
    desk.asks("choose a unit or stack")


def attack_once(desk: Desk) -> None:
    """Choose the first target, bring everybody, launch, and answer whatever follows."""
    desk.click(desk.choices("attack")[0]["place"])
    desk.asks("add units, launch it")
    expect(desk.page.locator(".odds")).to_be_visible()
    if len(desk.choices("with")) > 1:
        desk.orders.get_by_role("button", name="Add all").click()
    else:
        desk.orders.get_by_role("button", name="Add ").click()
    assert not desk.choices("with"), "all have joined"
    desk.press("Launch the attack")
    expect(desk.log).to_contain_text("attack")
    settle(desk)


def settle(desk: Desk) -> None:
    """Losses and advances: the first answer each time, until the phase goes on."""
    desk.answers_again()
    while "hoose a hex to attack" not in desk.orders.locator(".prompt").inner_text():
        desk.choose(desk.choices()[-1], desk.click)
        desk.answers_again()


def end_the_turn(desk: Desk) -> None:
    """Whatever is asked before the next turn, such as replacements for a step lost, is declined."""
    desk.answers_again()
    while "hoose the order" not in desk.orders.locator(".prompt").inner_text():
        desk.choose(next(each for each in desk.choices() if each["ends"]), desk.click)
        desk.answers_again()


def end_phase(desk: Desk) -> None:
    """The end warns of what was forgotten."""
    before = desk.view()["serial"]
    desk.press("End the phase")
    warning = desk.page.get_by_role("alertdialog")
    expect(warning).to_contain_text("could still")
    warning.get_by_role("button", name="End the phase anyway").click()
    desk.moved_on(before)


SCENARIOS = [(game, each.id) for game in game_ids() for each in definition_of(game).info.scenarios]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_from_nothing_to_the_map_at_most_300_kilobytes_are_sent(
    page: Page, game: str, scenario: str
) -> None:
    """All that comes over the line, as it is packed: page, type, map, counters, position."""
    sent: list[float] = []

    def count(event: dict[str, Any]) -> None:
        sent.append(event["encodedDataLength"])

    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", count)
    page.goto("/")
    expect(page.locator(".cover img").first).to_be_visible()
    seats = {side.id: "me" for side in definition_of(game).info.sides}
    Desk(page).found(game=game, scenario=scenario, seats=seats)
    assert 100_000 < sum(sent) <= 300_000, f"{sum(sent):.0f} bytes"
