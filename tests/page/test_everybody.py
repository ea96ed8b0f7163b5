"""By keyboard alone, in words, on a phone; and axe-core on every page and state."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.page.desk import THINKING, Desk

TABS = ("log", "place", "tracks", "overlays", "rules", "replay", "table", "board", "settings")


def test_a_unit_is_moved_by_keyboard_alone(page: Page) -> None:
    desk = Desk(page)
    desk.against_staff()
    desk.orders.get_by_role("button", name="Move, then fight").focus()
    page.keyboard.press("Enter")
    desk.asks("airborne coup")
    page.keyboard.press("e")
    desk.asks("choose a unit or stack")
    page.get_by_role("application").focus()
    page.keyboard.press("n")
    expect(page.locator("#cursor")).not_to_be_empty()
    page.keyboard.press("Enter")
    choose_in_fan(page)
    desk.asks("movement points: where to?")
    page.keyboard.press("n")
    expect(page.locator("#cursor")).to_contain_text("movement points")
    page.keyboard.press("Enter")
    expect(desk.log).to_contain_text(" moves ")
    page.keyboard.press("u")
    expect(desk.log).not_to_contain_text(" moves ")


def test_a_whole_turn_is_played_by_keyboard_alone(page: Page) -> None:
    """From the order of phases to the next turn: a move, an attack, and whatever comes of it."""
    desk = Desk(page)
    desk.against_staff()
    press_by_key(desk, "Move, then fight")
    desk.asks("airborne coup")
    page.keyboard.press("e")
    desk.asks("choose a unit or stack")
    move_by_key(desk)
    end_by_key(desk)
    desk.asks("choose a hex to attack")
    attack_by_key(desk)
    while not desk.choices("end"):
        answer_by_key(desk)
    end_by_key(desk)
    while "Turn 2" not in page.get_by_role("heading", level=1).inner_text():
        desk.answers_again()
        if "Turn 2" not in page.get_by_role("heading", level=1).inner_text():
            answer_by_key(desk)


def press_by_key(desk: Desk, label: str) -> None:
    desk.orders.get_by_role("button", name=label, exact=True).focus()
    desk.page.keyboard.press("Enter")


def at_the_map(desk: Desk) -> None:
    """The next place where something can be done."""
    desk.page.get_by_role("application").focus()
    desk.page.keyboard.press("n")
    expect(desk.page.locator("#cursor")).not_to_be_empty()
    desk.page.keyboard.press("Enter")


def move_by_key(desk: Desk) -> None:
    at_the_map(desk)
    choose_in_fan(desk.page)
    desk.asks("movement points: where to?")
    before = desk.view()["serial"]
    at_the_map(desk)
    desk.moved_on(before)
    if desk.choices("done"):
        desk.page.keyboard.press("e")
    desk.asks("choose a unit or stack")


def attack_by_key(desk: Desk) -> None:
    before = desk.view()["serial"]
    at_the_map(desk)
    desk.moved_on(before)
    press_by_key(desk, desk.orders.get_by_role("button", name=re.compile("^Add ")).inner_text())
    expect(desk.orders.locator("[data-choice=launch]")).to_be_visible()
    before = desk.view()["serial"]
    press_by_key(desk, "Launch the attack")
    desk.moved_on(before)
    desk.answers_again()


def end_by_key(desk: Desk) -> None:
    """e ends the phase; what was forgotten is warned of, and the keyboard is at the warning."""
    before = desk.view()["serial"]
    desk.page.keyboard.press("e")
    confirm_by_key(desk)
    desk.moved_on(before)


def confirm_by_key(desk: Desk) -> None:
    expect(desk.page.get_by_role("alertdialog").get_by_role("button").first).to_be_focused()
    desk.page.keyboard.press("Enter")


def answer_by_key(desk: Desk) -> None:
    """Whatever is asked: end it, press the last button, or take the next place."""
    before, choices = desk.view()["serial"], desk.choices()
    buttons = [choice for choice in choices if not choice["place"]]
    if end := next((choice for choice in choices if choice["ends"]), None):
        desk.page.keyboard.press("e")
        if end["warning"]:
            confirm_by_key(desk)
    elif buttons:
        press_by_key(desk, buttons[-1]["label"] or buttons[-1]["text"])
    else:
        at_the_map(desk)
        choose_in_fan(desk.page)
    desk.moved_on(before)
    desk.answers_again()


def choose_in_fan(page: Page) -> None:
    """Where several units stand the keyboard is in their fan."""
    fan = page.locator(".fan")
    page.wait_for_function(
        "() => document.querySelector('.fan, .open polygon')",
    )
    if fan.is_visible():
        expect(fan.get_by_role("button").first).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("application")).to_be_focused()


def test_the_text_board_takes_typed_orders(page: Page) -> None:
    desk = Desk(page)
    desk.against_staff()
    page.get_by_role("tab", name="Text").click()
    order = page.locator("#order")
    for words in ("move then fight", "no coup"):
        order.fill(words)
        order.press("Enter")
        expect(order).to_have_value("")
    desk.asks("choose a unit or stack")
    order.fill("2923")
    order.press("Enter")
    expect(page.locator(".content .fault")).to_contain_text("10.0a")
    unit = desk.choices("unit")[0]["text"]
    order.fill(unit)
    order.press("Enter")
    desk.asks(f"{unit} has")


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Desk]:
    """A table against the staff in a window of a phone's size, touched and not clicked."""
    size: ViewportSize = {"width": 390, "height": 780}
    with browser.new_context(
        base_url=base_url, viewport=size, has_touch=True, is_mobile=True, reduced_motion="reduce"
    ) as context:
        desk = Desk(context.new_page())
        desk.against_staff()
        yield desk


def test_a_phone_plays_a_whole_turn(phone: Desk) -> None:
    phone.to_movement()
    moved = {move_a_lone_unit(phone), move_a_lone_unit(phone)}
    assert len(moved) == 2, "two units have moved"
    end_the_phase(phone)
    phone.asks("choose a hex to attack")
    if phone.choices("attack"):
        launch_an_attack(phone)
        settle_the_battle(phone)
    end_the_phase(phone)
    expect(phone.log).to_contain_text("Allies choose the order", timeout=THINKING)


def move_a_lone_unit(desk: Desk) -> str:
    """As near as may be: the first touch shows the way, and the move is confirmed."""
    units = desk.choices("unit")
    places = [unit["place"] for unit in units]
    unit = next(unit for unit in units if places.count(unit["place"]) == 1)
    desk.touch(unit)
    desk.asks("movement points: where to?")
    near = min(desk.choices("go"), key=lambda choice: choice["cost"])
    desk.whole_map()
    desk.tap(near["place"])
    expect(desk.page.get_by_role("alertdialog")).to_contain_text(f"Move to {near['place']}")
    desk.is_accessible("a move on a phone")
    desk.press("Confirm")
    expect(desk.page.locator(".log .line").last).to_contain_text(f"{unit['piece']} moves")
    fits = "() => document.documentElement.scrollWidth <= innerWidth"
    assert desk.page.evaluate(fits), "nothing sticks out"
    if desk.choices("done"):
        desk.press("Finish this move")
    desk.asks("choose a unit or stack")
    return str(unit["piece"])


def end_the_phase(desk: Desk) -> None:
    """What could still be done is warned of, and the warning confirmed."""
    desk.touch(desk.choices("end")[0])


def launch_an_attack(desk: Desk) -> None:
    """The target is confirmed in words, not in notation."""
    target = desk.choices("attack")[0]
    desk.whole_map()
    desk.tap(target["place"])
    asked = re.compile(rf"Attack: .*\b{target['place']}\b.*, ")
    expect(desk.page.get_by_role("alertdialog")).to_contain_text(asked)
    desk.press("Confirm")
    desk.asks("add units, launch it")
    desk.touch(desk.choices("with")[0])
    desk.touch(desk.choices("launch")[0])
    desk.answers_again()
    expect(desk.log).to_contain_text(re.compile(r"\(die \d\)|automatic"))


def settle_the_battle(desk: Desk) -> None:
    """Losses and advances, however the die fell: stay where one may, else the first unit."""
    while not desk.choices("end"):
        choices = desk.choices()
        desk.touch(next((each for each in choices if each["verb"] == "stay"), choices[0]))
        desk.answers_again()


@pytest.mark.parametrize("theme", ["paper", "room"])
def test_axe_finds_nothing_at_home_or_at_the_table(page: Page, theme: str) -> None:
    page.add_init_script(f"localStorage.setItem('settings', '{{\"theme\": \"{theme}\"}}')")
    desk = Desk(page)
    page.goto("/")
    expect(page.locator(".box").first).to_be_visible()
    desk.is_accessible("home")
    page.goto("/new/france_40")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    desk.is_accessible("a new game")
    desk.against_staff()
    for tab in TABS if theme == "paper" else TABS[::3]:
        page.locator(f"#tab-{tab}").click()
        desk.is_accessible(tab)
    desk.to_movement()
    desk.is_accessible("movement")
    page.get_by_label("Hide the panels").click()
    desk.is_accessible("folded")


@pytest.mark.parametrize("palette", ["usual", "distinct"])
def test_axe_finds_nothing_in_passing_states(page: Page, palette: str) -> None:
    wish = {"theme": "room" if palette == "distinct" else "paper", "palette": palette, "size": 130}
    page.add_init_script(f"localStorage.setItem('settings', '{json.dumps(wish)}')")
    desk = Desk(page)
    desk.against_staff()
    desk.to_movement()
    desk.whole_map()
    places = [unit["place"] for unit in desk.choices()]
    desk.click(next(place for place in places if place and places.count(place) > 1))
    expect(page.locator(".fan")).to_be_visible()
    desk.is_accessible("a fan of counters")
    page.keyboard.press("Escape")
    desk.press("End the phase")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    desk.is_accessible("a warning")
    page.goto("/table/0123456789abcdef")
    expect(page.locator(".fault")).to_contain_text("no such game")
    desk.is_accessible("home, with a sentence")


def test_axe_finds_nothing_at_an_observers_table(
    page: Page, browser: Browser, base_url: str
) -> None:
    made = Desk(page).against_staff()
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        guest = Desk(context.new_page())
        guest.open(made["table"], made["observer"])
        expect(guest.page.locator(".bar .seat")).to_have_text("Spectator")
        guest.page.locator("#tab-table").click()
        expect(guest.page.locator(".share select")).to_have_count(0)
        guest.is_accessible("an observer")


def test_a_finger_that_stays_asks_what_is_there(phone: Desk) -> None:
    """A long press inspects and does not act."""
    phone.to_movement()
    phone.whole_map()
    before, place = phone.view()["serial"], phone.choices("unit")[0]["place"]
    x, y = phone.spot(place)
    finger = {"x": x, "y": y}
    line = phone.page.context.new_cdp_session(phone.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(phone.page.locator(".content h2")).to_contain_text(place)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert phone.view()["serial"] == before


def test_a_seat_changes_hands_and_a_player_without_a_seat_becomes_a_spectator(page: Page) -> None:
    desk = Desk(page)
    desk.against_staff()
    page.locator("#tab-table").click()
    page.get_by_label("German").select_option("random")
    page.get_by_role("button", name="Hand it over").click()
    expect(page.locator(".bar .seat")).to_have_text("Spectator")
    expect(page.get_by_role("region", name="Players and links")).to_contain_text(
        "German: the computer (random moves)"
    )
