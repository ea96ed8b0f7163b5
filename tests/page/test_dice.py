"""The browsers add to the dice, and compare after the game what they remember."""

from playwright.sync_api import Browser, Page, expect

from tests.page.desk import Desk
from tests.server.toolkit import eventually

FRIENDS = {
    "game": "springtime",
    "scenario": "campaign",
    "seats": {"axis": "me", "allied": "friend"},
}


def salts(desk: Desk) -> list[str]:
    return list(desk.fetched("")["dice"]["salts"].values())


def test_the_dice_wait_for_the_friends_first_visit(
    page: Page, browser: Browser, base_url: str
) -> None:
    axis = Desk(page)
    made = axis.found(**FRIENDS, dice="salted")
    expect(axis.orders).to_contain_text("Waiting for Allied: nothing is rolled")
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        Desk(context.new_page()).open(made["table"], made["seats"]["allied"])
        expect(axis.orders).not_to_contain_text("nothing is rolled")
        assert all(len(salt) == 64 for salt in salts(axis))


def test_a_browser_remembers_the_commitment_that_it_salted(page: Page) -> None:
    desk = Desk(page)
    desk.found(seats={"german": "me", "allied": "staff"}, dice="salted")
    eventually(lambda: all(salts(desk)))
    page.locator("#tab-table").click()
    panel = page.locator("section.dice")
    expect(panel).to_contain_text("This browser remembers the commitment")
    expect(panel).to_contain_text("Nothing is added for Allied")
    kept = page.evaluate(f"JSON.parse(localStorage.getItem('dice {desk.table}'))")
    view = desk.fetched("")
    assert (kept["commitment"], kept["salts"]) == (view["commitment"], view["dice"]["salts"])


def test_joint_dice_are_rolled_by_two_pages(page: Page, browser: Browser, base_url: str) -> None:
    axis = Desk(page)
    made = axis.found(**FRIENDS, dice="joint")
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        allied = Desk(context.new_page())
        allied.open(made["table"], made["seats"]["allied"])
        eventually(lambda: min(axis.fetched("")["dice"]["links"].values()), 20)
        expect(axis.orders.locator(".prompt")).not_to_contain_text("nothing is rolled")


def test_where_a_browser_is_gone_both_may_agree_to_go_on(
    page: Page, browser: Browser, base_url: str
) -> None:
    axis = Desk(page)
    made = axis.found(**FRIENDS, dice="joint")
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        allied = Desk(context.new_page())
        context.route("**/link", lambda route: route.abort())
        allied.open(made["table"], made["seats"]["allied"])
        for desk in (axis, allied):
            desk.page.get_by_role("button", name="Agree to continue with the server's dice").click()
        eventually(lambda: axis.fetched("")["dice"]["kind"] == "salted")
        expect(axis.orders).not_to_contain_text("nothing is rolled")


def test_at_one_screen_one_browser_says_that_it_added_for_both(page: Page) -> None:
    desk = Desk(page)
    desk.found(seats={"german": "me", "allied": "me"}, dice="salted")
    eventually(lambda: all(salts(desk)))
    page.reload()
    page.locator("#tab-table").click()
    expect(page.locator("section.dice")).to_contain_text("This one browser has added for")


def test_a_game_begun_on_the_home_page_is_salted(page: Page) -> None:
    desk = Desk(page)
    page.goto("/")
    desk.start("france_40", "German")
    eventually(lambda: desk.fetched("")["dice"]["salts"].get("german"))
