"""A new game by its form: who plays, disputed rules, and the counters placed by hand."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.desk import Desk


@pytest.fixture
def desk(page: Page) -> Desk:
    """The Saar offensive, both sides at this screen, to be set up by hand."""
    page.goto("/new/france_40")
    page.get_by_label("September 1939").check()
    page.get_by_label("Who plays the German side?").select_option("me")
    page.get_by_label("Who plays the Allied side?").select_option("me")
    page.get_by_label("Set-up").select_option("by_hand")
    page.get_by_label("Name of the game").fill("The Saar")
    page.get_by_text("Optional and disputed rules").click()
    page.get_by_label("Whether shifts run on").select_option("capped")
    page.get_by_role("button", name="Start").click()
    desk = Desk(page)
    desk.begin()
    desk.arrive()
    return desk


def place(desk: Desk, unit: str, hex: str) -> None:
    desk.press(unit)
    desk.asks(f"place {unit}")
    desk.whole_map()
    desk.click(hex)
    expect(desk.log).to_contain_text(re.compile(rf"{unit} is set up in .*{hex}"))


def test_counters_are_placed_by_hand_and_taken_up_again(desk: Desk) -> None:
    desk.asks("choose a unit to place")
    place(desk, "G 5", "2237")
    place(desk, "G 6", "2237")
    desk.page.get_by_role("button", name="Undo", exact=True).click()
    desk.asks("place G 6")
    expect(desk.log).not_to_contain_text("G 6 is set up")
    desk.is_accessible("setting up by hand")


def test_a_counter_that_is_placed_where_it_may_not_be_is_refused_with_the_rule(desk: Desk) -> None:
    desk.press("G 5")
    desk.asks("place G 5")
    desk.whole_map()
    paris = "2923"
    desk.click(paris)
    (told, *_) = desk.get("why", place=paris)["reasons"]
    expect(desk.page.locator(".popover[role=alert]")).to_contain_text(told["rule"])


def test_the_other_side_sets_up_after_the_last_counter(desk: Desk) -> None:
    """The counters that are left are placed behind the page, which follows."""
    place(desk, "G 5", "2237")
    while (view := desk.view())["to_move"] == "german":
        answer = {"side": "german", "serial": view["serial"], "choice": 0}
        assert desk.page.request.post(f"/api/tables/{desk.table}/answer", data=answer).ok
    expect(desk.page.get_by_label("Your side")).to_have_value("allied")
    desk.asks("choose a unit to place")


def test_the_table_has_its_name_and_its_disputed_rules(desk: Desk) -> None:
    assert (
        "option end_shifts: capped"
        in desk.page.request.get(f"/api/tables/{desk.table}/record").text()
    )
    desk.page.goto("/")
    expect(desk.page.get_by_role("link", name="The Saar")).to_be_visible()


def test_a_set_up_by_hand_is_offered_only_where_something_is_asked(page: Page) -> None:
    page.goto("/new/springtime")
    set_up = page.get_by_label("Set-up")
    page.get_by_label("Plan Red").check()
    expect(set_up).to_be_visible()
    page.get_by_label("The Conquest of the West").check()
    expect(set_up).to_have_count(0)
    page.get_by_text("Optional and disputed rules").click()
    page.get_by_label("Whether both players choose in secret").select_option("on")
    expect(set_up).to_be_visible()


def test_the_historical_set_up_is_laid_out_to_be_changed(page: Page) -> None:
    page.goto("/new/france_40")
    page.get_by_label("Who plays the Allied side?").select_option("me")
    page.get_by_label("Set-up").select_option("changed")
    page.get_by_role("button", name="Start").click()
    desk = Desk(page)
    desk.arrive()
    desk.asks("keep this deployment")
    expect(page.locator(".piece").first).to_be_attached()


def test_only_the_options_of_the_scenario_are_offered(page: Page) -> None:
    page.goto("/new/france_40")
    page.get_by_text("Optional and disputed rules").click()
    ports = page.get_by_label("Dynamo")
    page.get_by_label("May 1940").check()
    expect(ports).to_be_visible()
    page.get_by_label("September 1939").check()
    expect(ports).to_have_count(0)
    expect(page.get_by_label("Whether shifts run on")).to_be_visible()


def invite(page: Page) -> Locator:
    page.goto("/new/france_40")
    page.get_by_label("Who plays the Allied side?").select_option("friend")
    page.get_by_role("button", name="Start").click()
    return page.locator(".invitation").first


def test_a_friend_is_invited_by_a_link_that_can_be_copied(page: Page) -> None:
    page.context.grant_permissions(["clipboard-write"])
    invitation = invite(page)
    expect(invitation.locator(".link")).to_contain_text("/table/")
    invitation.get_by_role("button", name="Copy link").click()
    expect(invitation.get_by_role("button")).to_have_text("Copied")
    Desk(page).is_accessible("links for friends")
    page.get_by_role("button", name="Go to the game").click()
    Desk(page).asks("order of the German phases")


def test_where_a_page_may_not_copy_the_link_is_marked(page: Page) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    invitation = invite(page)
    invitation.get_by_role("button", name="Copy link").click()
    link = invitation.locator(".link").inner_text()
    page.wait_for_function("link => String(getSelection()) === link", arg=link)
    expect(invitation.get_by_role("button")).to_have_text("Copy link")
