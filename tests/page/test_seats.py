"""Seats that change hands at the page: asked before, taken back; and links that lead nowhere."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.desk import Desk


@pytest.fixture
def desk(page: Page) -> Desk:
    desk = Desk(page)
    desk.found(seats={"german": "me", "allied": "friend"})  # two computers would end the game
    desk.answers_again()
    page.locator("#tab-table").click()
    return desk


def test_a_seat_is_not_given_away_by_a_slip(desk: Desk) -> None:
    page, german = desk.page, desk.page.get_by_label("German")
    german.select_option("random")
    question = page.get_by_role("alertdialog", name="Hand it over")
    expect(question).to_contain_text("You can take the side back")
    expect(german).to_have_value("me")
    desk.is_accessible("a seat is about to be handed over")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    assert desk.view()["players"]["german"] == "me"


def test_a_seat_that_was_handed_to_the_computer_is_taken_back(desk: Desk) -> None:
    page = desk.page
    page.get_by_label("German").select_option("random")
    page.get_by_role("button", name="Hand it over").click()
    expect(page.locator(".bar .seat")).to_have_text("Spectator")
    page.reload()
    desk.arrive()
    page.locator("#tab-table").click()
    back = page.get_by_role("button", name="Take the German side back")
    desk.is_accessible("a seat that can be taken back")
    back.click()
    expect(page.get_by_label("Your side")).to_have_value("german")
    expect(back).to_have_count(0)
    assert desk.view()["players"]["german"] == "me"


def test_links_of_this_computer_say_so_at_the_table(desk: Desk) -> None:
    note = desk.page.locator(".share .only-here")
    expect(note).to_contain_text("on this computer only")
    expect(note).to_contain_text("sixweeks serve --host 0.0.0.0")


def test_links_of_this_computer_say_so_where_a_friend_is_invited(page: Page) -> None:
    page.goto("/new/france_40")
    page.get_by_label("Who plays the Allied side?").select_option("friend")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".only-here")).to_contain_text("on this computer only")
    Desk(page).is_accessible("links for this computer")


def test_why_a_seat_does_not_change_hands_is_said_beside_it(desk: Desk) -> None:
    page = desk.page
    page.route("**/seats", lambda route: route.fulfill(status=403, json={"error": "Not yours."}))
    page.get_by_label("German").select_option("random")
    page.get_by_role("button", name="Hand it over").click()
    seat = page.locator(".share li").filter(has=page.get_by_label("German"))
    expect(seat.get_by_role("alert")).to_have_text("Not yours.")
    expect(page.locator(".signs .fault")).to_have_count(0)


def test_a_second_device_is_let_in_and_ended(desk: Desk, browser: Browser, base_url: str) -> None:
    page, seat = desk.page, desk.page.locator(".share li").filter(has_text="German")
    expect(seat).to_contain_text("Held by 1 browser.")
    seat.get_by_role("button", name="Add another of my devices").click()
    link = seat.locator(".link").inner_text()
    desk.is_accessible("a link for another device")
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        tablet = Desk(context.new_page())
        tablet.page.goto(link)
        tablet.arrive()
        expect(seat).to_contain_text("Held by 2 browsers.")
        seat.get_by_role("button", name="Sign out the other browsers").click()
        expect(seat).to_contain_text("Held by 1 browser.")
        refused = tablet.page.request.get(f"/api/tables/{desk.view()['table']}")
        assert refused.status == 403
    assert page.request.get(f"/api/tables/{desk.view()['table']}").status == 200


def test_the_second_browser_is_told_that_the_link_was_used(
    page: Page, browser: Browser, base_url: str
) -> None:
    made = Desk(page).found(seats={"german": "me", "allied": "friend"})
    page.request.post(f"/api/tables/{made['table']}/enter", data={"token": made["seats"]["allied"]})
    with browser.new_context(base_url=base_url) as context:
        friend = context.new_page()
        friend.goto(f"/table/{made['table']}#{made['seats']['allied']}")
        expect(friend.locator("body")).to_contain_text("used in another browser")


def test_a_recovery_link_gives_the_seat_to_a_new_browser(
    page: Page, browser: Browser, base_url: str
) -> None:
    desk = Desk(page)
    desk.found(seats={"german": "me", "allied": "staff"})
    page.locator("#tab-table").click()
    page.get_by_role("button", name="Make a recovery link").first.click()
    address = page.locator(".copied .link").inner_text()
    with browser.new_context(base_url=base_url) as context:
        again = context.new_page()
        again.goto(address)
        expect(again.locator(".orders .prompt")).to_be_visible()
        assert "recover" not in again.url, "the secret has left the address bar"
        assert page.request.get(f"/api/tables/{desk.table}").status == 403
