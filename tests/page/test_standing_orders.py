"""Standing orders at the page: chosen in a list, kept, and absent where a game has none."""

from playwright.sync_api import Page, expect

from tests.page.desk import Desk


def test_orders_are_given_in_their_panel_and_kept(page: Page) -> None:
    page.goto("/")
    box = page.get_by_role("article").filter(has_text="Companies on the plateau")
    box.get_by_role("button", name="Play the French").click()
    desk = Desk(page)
    desk.arrive()
    desk.begin()
    page.get_by_role("tab", name="Responses").click()
    fire = page.get_by_label("Opportunity fire")
    expect(fire).to_have_value("ask")
    fire.select_option("always")
    expect(fire).to_have_value("always")
    page.reload()
    page.get_by_role("tab", name="Responses").click()
    expect(page.get_by_label("Opportunity fire")).to_have_value("always")


def test_a_game_without_orders_has_no_panel_for_them(page: Page) -> None:
    page.goto("/")
    box = page.get_by_role("article").filter(has_text="From the Meuse to the armistice")
    box.get_by_role("button", name="Play the German").click()
    desk = Desk(page)
    desk.arrive()
    desk.begin()
    expect(page.get_by_role("tab", name="Responses")).to_have_count(0)


def test_why_an_order_is_not_taken_is_said_beside_it(page: Page) -> None:
    desk = Desk(page)
    desk.found(game="blitzkrieg", scenario="stonne", seats={"german": "friend", "french": "me"})
    page.route("**/orders", lambda route: route.fulfill(status=409, json={"error": "Too late."}))
    page.get_by_role("tab", name="Responses").click()
    fire = page.get_by_label("Opportunity fire")
    fire.select_option("always")
    order = page.locator(".order").filter(has=fire)
    expect(order.get_by_role("alert")).to_have_text("Too late.")
    expect(fire).to_have_value("ask")
    expect(page.locator(".signs .fault")).to_have_count(0)
