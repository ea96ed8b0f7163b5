"""Sentences with references: what they mention can be pointed at."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.desk import Desk


@pytest.fixture
def desk(page: Page) -> Desk:
    return Desk(page)


def moved(desk: Desk) -> tuple[str, str]:
    """A unit is moved by its first hex; returns the unit and where it went."""
    desk.against_staff()
    desk.to_movement()
    units = desk.choices("unit")
    places = [unit["place"] for unit in units]
    unit = next(unit for unit in units if places.count(unit["place"]) == 1)
    desk.choose(unit, desk.click)
    near = min(desk.choices("go"), key=lambda choice: choice["cost"])
    desk.choose(near, desk.click)
    return unit["piece"], near["place"]


def test_a_place_in_the_log_is_lit_by_pointing_and_shown_by_a_click(desk: Desk) -> None:
    _, place = moved(desk)
    line = desk.log.locator(".line").last
    mentioned = line.get_by_role("button", name=place)
    desk.page.mouse.move(0, 0)
    expect(desk.page.locator("polygon.hovered")).to_have_count(0)
    mentioned.hover()
    expect(desk.page.locator("polygon.hovered")).to_be_attached()
    mentioned.click()
    expect(desk.page.locator("polygon.lit")).to_have_count(1)
    desk.is_accessible("a log with references")


def test_a_unit_in_the_log_is_where_it_stands_now(desk: Desk) -> None:
    unit, place = moved(desk)
    desk.log.locator(".line").last.get_by_role("button", name=unit, exact=True).click()
    expect(desk.page.locator("polygon.lit")).to_have_count(1)
    shown = desk.page.evaluate("() => document.querySelector('polygon.lit').getAttribute('points')")
    assert desk.sheet is not None, "the map has been looked at"
    outline = next(each.outline for each in desk.sheet.places if each.id == place)
    assert next(float(n) for n in shown.replace(",", " ").split()) == outline[0][0]


def test_the_path_of_a_move_is_shown_as_a_whole(desk: Desk) -> None:
    moved(desk)
    desk.log.get_by_role("button", name="Show on the map").last.click()
    expect(desk.page.locator("polygon.lit")).not_to_have_count(0)


ALONE = """line => {
  const place = [...line.querySelectorAll('.ref .name')].at(-1)
  const dots = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  const end = document.createRange()
  for (let node = dots.nextNode(); node; node = dots.nextNode())
    if (node.data) end.selectNodeContents(node)
  const isAlone = width => {
    line.style.flex = `0 0 ${width}px`
    return end.getBoundingClientRect().top >= [...place.getClientRects()].at(-1).bottom
  }
  const widest = 100  // of a word: one that is wider than its line is broken anywhere
  return [...Array(200).keys()].map(n => n + widest).filter(isAlone)
}"""


def test_a_full_stop_stays_with_the_place_before_it_at_any_width(desk: Desk) -> None:
    moved(desk)
    line = desk.log.locator(".line").last
    expect(line).to_contain_text(".")
    assert line.evaluate(ALONE) == []
