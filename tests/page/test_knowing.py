"""The inspector, layers, numbers, news: what a player can know besides what is asked."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.page.desk import THINKING, Desk
from tests.page.positions import combat
from tests.server.toolkit import eventually

IN_THE_MIDDLE = """
width => {
  const [sheet, map] = ['.sheet', '.map'].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  return map.width > width && Math.abs(sheet.left - map.left - (map.right - sheet.right)) < 2;
}
"""


@pytest.fixture
def desk(page: Page) -> Desk:
    desk = Desk(page)
    desk.bring(combat().text())
    desk.asks("choose a hex to attack")
    desk.whole_map()
    return desk


def inspect(desk: Desk, hex: str) -> None:
    desk.page.mouse.click(*desk.spot(hex), button="right")
    expect(desk.page.locator(".content h2")).to_contain_text(hex)


def test_the_inspector_tells_ground_zones_supply_and_threats_and_draws_the_way(desk: Desk) -> None:
    inspect(desk, "2930")
    told = desk.get("inspect", place="2930")
    panel = desk.page.locator(".content")
    for fact in told["facts"]:
        expect(panel).to_contain_text(fact["text"])
    expect(desk.page.locator("polyline.line").last).to_be_attached()
    desk.is_accessible("the inspector")


def test_a_fact_lights_its_places_and_no_longer(desk: Desk) -> None:
    inspect(desk, "2930")
    threat = desk.page.get_by_role("button", name="May be attacked now by")
    threat.click()
    expect(desk.page.locator("polygon.lit")).to_have_count(2)
    threat.click()
    expect(desk.page.locator("polygon.lit")).to_have_count(0)


def test_every_layer_can_be_laid_over_the_map(desk: Desk) -> None:
    desk.page.locator("#tab-overlays").click()
    expect(desk.page.locator(".history-swatch")).to_be_attached()
    boxes = desk.page.locator(".overlays input")
    for n in range(boxes.count()):
        boxes.nth(n).check()
    expect(desk.page.locator(".layer, .history, .numbers")).to_have_count(boxes.count())
    expect(desk.page.locator(".front").first).to_be_attached()
    desk.is_accessible("all layers")


def test_the_layer_of_threats_is_what_the_server_works_out(desk: Desk) -> None:
    desk.page.locator("#tab-overlays").click()
    desk.page.get_by_label("Where Germans could then attack").check()
    wanted = desk.get("layer", id="threat_german")["places"]
    expect(desk.page.locator(".layer polygon")).to_have_count(len(wanted))


def test_hex_numbers_appear_as_one_zooms_in(desk: Desk) -> None:
    number = desk.page.locator(".numbers text")
    expect(number).to_have_count(0)
    for _ in range(5):
        desk.page.get_by_label("Zoom in").click()
    expect(number.first).to_be_attached()
    expect(number.filter(has_text="2930")).to_have_count(1)


def test_only_hexes_are_numbered(page: Page) -> None:
    desk = Desk(page)
    desk.found(game="nineteen_forty", scenario="", seats={"german": "me", "allied": "random"})
    for _ in range(4):
        desk.page.get_by_role("button", name="Zoom in").click()
    expect(desk.page.locator(".numbers text").first).to_be_visible()
    numbers = desk.page.locator(".numbers text").all_text_contents()
    assert len(numbers) == 656
    assert all(number.isdigit() for number in numbers)


def end_phases(context: BrowserContext, table: str, phases: int) -> None:
    """Without looking at the table."""
    for _ in range(phases):
        view = context.request.get(f"/api/tables/{table}").json()
        ends = next(each for each in view["ask"]["choices"] if each["ends"])
        answer = {"serial": view["serial"], "choice": ends["index"]}
        assert context.request.post(f"/api/tables/{table}/answer", data=answer).ok


def asked(context: BrowserContext, table: str) -> list[str]:
    """The labels of the choices, also without looking at the table."""
    ask = context.request.get(f"/api/tables/{table}").json()["ask"]
    return [choice["label"] for choice in ask["choices"]] if ask else []


def is_played_back(desk: Desk) -> None:
    expect(desk.page.locator(".playback")).to_be_visible()
    desk.is_accessible("news played back")
    desk.page.keyboard.press("Escape")
    expect(desk.page.locator(".playback")).to_have_count(0)


def test_news_are_below_a_line_and_are_played_back(browser: Browser, base_url: str) -> None:
    """The player has gone away while the staff moves, and comes back."""
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        desk = Desk(context.new_page())
        desk.against_staff()
        table = desk.table
        desk.to_movement()
        seen = desk.view()["serial"]
        desk.page.goto("/")
        end_phases(context, table, 2)
        eventually(lambda: "Move, then fight" in asked(context, table), THINKING / 1000)
        desk.open(table)
        since = desk.page.locator(".log .since")
        expect(since).to_contain_text("Since your last visit")
        news = desk.page.locator(".log .since ~ li")
        first = news.first.get_attribute("data-serial")
        assert first is not None
        assert int(first) > seen
        since.get_by_role("button", name="Play back").click()
        is_played_back(desk)
        desk.press("Move, then fight")
        expect(since).to_have_count(0)


def test_the_whole_map_stays_whole_when_the_panels_are_folded_away(page: Page) -> None:
    desk = Desk(page)
    desk.against_staff()
    desk.whole_map()
    before = page.locator(".map").bounding_box()
    assert before is not None, "the map is in sight"
    page.get_by_label("Hide the panels").click()
    expect(page.locator(".table.folded")).to_be_visible()
    assert page.wait_for_function(IN_THE_MIDDLE, arg=before["width"]), "of a wider map"


def test_a_map_zoomed_out_during_set_up_stays_zoomed_out(page: Page) -> None:
    """The staff's set-up comes over the stream, which is held up until the map is laid."""
    page.route("**/stream?*", lambda route: None)
    desk = Desk(page)
    desk.found(seats={"german": "me", "allied": "staff"}, deployment="by_hand")
    desk.whole_map()
    whole = page.locator(".picture").bounding_box()
    page.unroute("**/stream?*")  # which lets go what was held
    desk.answers_again()
    assert page.locator(".picture").bounding_box() == whole


def test_pointing_at_the_map_leads_to_the_place_and_acting_back_to_the_log(page: Page) -> None:
    desk = Desk(page)
    desk.against_staff()
    desk.to_movement()
    desk.whole_map()
    desk.click("2923")
    expect(page.locator("#tab-place")).to_have_attribute("aria-selected", "true")
    places = [unit["place"] for unit in desk.choices("unit")]
    desk.click(next(place for place in places if places.count(place) == 1))
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")


def test_a_map_dragged_by_fractions_is_aligned_to_whole_pixels(page: Page) -> None:
    """Else a browser draws all of it anew at every step."""
    desk = Desk(page)
    desk.against_staff()
    moved = "sheet => new DOMMatrix(getComputedStyle(sheet).transform)"
    lies = f"sheet => (m => [m.e, m.f])(({moved})(sheet))"
    sheet = page.locator(".sheet")
    before = sheet.evaluate(lies)
    page.mouse.move(500, 500)
    page.mouse.down()
    page.mouse.move(440.4, 455.7)
    page.mouse.up()
    after = sheet.evaluate(lies)
    assert after != before
    assert after == [round(each) for each in after]
