"""Two seats in two browsers: each sees its own and no more."""

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.page.desk import Desk


def test_each_seat_sees_only_its_own(page: Page, browser: Browser, base_url: str) -> None:
    german = Desk(page)
    made = german.found(seats={"german": "me", "allied": "friend"})
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        allied = Desk(context.new_page())
        allied.open(made["table"], made["seats"]["allied"])
        assert allied.page.url.endswith(made["table"]), "the secret has left the address bar"
        hidden_from(german, allied)
        hidden_from(allied, german)
        refused = german.page.request.get(f"/api/tables/{made['table']}?side=allied")
        assert refused.status == 403
        german.press("Move, then fight")
        expect(allied.log).to_contain_text("move, then fight")


def hidden_from(one: Desk, other: Desk) -> None:
    """What lies face down for one is open to the other, and its face is nowhere in the page."""
    seen, known = faces(one.view()), faces(other.view())
    secrets = known - seen
    assert secrets, "some stacks have more than one unit"
    shown = set(
        one.page.locator(".pieces use").evaluate_all(
            "all => all.map(each => each.getAttribute('href').slice(1))"
        )
    )
    assert not secrets & shown
    assert any(face.startswith("back-") for face in shown)


def faces(view: dict[str, Any]) -> set[str]:
    return {piece["face"] for pile in view["scene"]["piles"] for piece in pile["pieces"]}


def test_at_a_shared_screen_the_map_can_be_covered_until_the_other_has_taken_it(page: Page) -> None:
    desk = Desk(page)
    desk.found(seats={"german": "me", "allied": "me"}, deployment="free")
    page.locator("#tab-table").click()
    page.get_by_label("Two players share this screen").check()
    first = desk.view()["side"]
    desk.press("Historical deployment")
    while desk.view()["to_move"] == first:
        desk.choose(desk.choices()[0], desk.click)
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".map, .panel")).to_have_count(0)
    desk.is_accessible("a covered map")
    page.locator(".curtain button").click()
    expect(page.get_by_label("Your side")).not_to_have_value(first)
