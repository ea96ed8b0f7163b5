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
    seen, known = faces(one.sight()), faces(other.sight())
    secrets = known - seen
    assert secrets, "some stacks have more than one unit"
    shown = set(
        one.page.locator(".pieces use").evaluate_all(
            "all => all.map(each => each.getAttribute('href').slice(1))"
        )
    )
    assert not secrets & shown
    assert any(face.startswith("back-") for face in shown)


def faces(sight: dict[str, Any]) -> set[str]:
    return {piece["face"] for pile in sight["scene"]["piles"] for piece in pile["pieces"]}
