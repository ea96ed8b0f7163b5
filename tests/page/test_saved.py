"""A record downloaded during a game: said what it is, and opened as what one seat saw."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.desk import Desk


@pytest.fixture
def desk(page: Page) -> Desk:
    """The German seat of a game against a friend, in its movement phase."""
    desk = Desk(page)
    desk.found(seats={"german": "me", "allied": "friend"})
    desk.to_movement()
    return desk


def downloaded(desk: Desk, folder: Path) -> Path:
    page = desk.page
    page.locator("#tab-table").click()
    expect(page.get_by_role("region", name="Players and links")).to_contain_text(
        "has only what this seat saw"
    )
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download the record").click()
    file = folder / "game.txt"
    coming.value.save_as(file)
    return file


def load(page: Page, file: Path) -> None:
    page.goto("/")
    page.locator(".import input").set_input_files(file)


def test_it_is_opened_as_what_one_seat_saw(desk: Desk, tmp_path: Path) -> None:
    page = desk.page
    load(page, downloaded(desk, tmp_path))
    orders = page.locator(".orders")
    expect(orders).to_contain_text("What the German seat saw, up to Turn 1")
    expect(orders).to_contain_text("the game was not over")
    expect(page.locator(".sheet img")).to_be_visible()
    expect(page.locator(".pieces .piece")).not_to_have_count(0)
    desk.is_accessible("a record of one seat")
    heading = page.get_by_role("heading", level=1)
    page.get_by_label("To the start").click()
    expect(heading).to_contain_text("Set-up")
    page.get_by_role("button", name="Next turn").click()
    expect(heading).to_contain_text("Turn 1")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log")).to_contain_text("Turn 1")


def test_nothing_can_be_done_in_it(desk: Desk, tmp_path: Path) -> None:
    page = desk.page
    load(page, downloaded(desk, tmp_path))
    expect(page.locator(".orders .saved")).to_be_visible()
    names = page.get_by_role("tab").all_inner_texts()
    assert names == ["Log", "Tracks", "Layers", "Rules", "Replay", "Settings"]
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator(".map").click()
    page.get_by_role("tab", name="Layers").click()
    expect(page.locator(".overlays label")).not_to_have_count(0)
    assert [url for url in asked if "/api/tables" in url] == []


def test_loaded_anew_the_page_asks_for_the_file(desk: Desk, tmp_path: Path) -> None:
    page = desk.page
    load(page, downloaded(desk, tmp_path))
    expect(page.locator(".orders .saved")).to_be_visible()
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(
        "To view a saved game again, load its file again."
    )


def test_a_damaged_file_is_refused_in_a_sentence_beside_its_button(
    desk: Desk, tmp_path: Path
) -> None:
    file = downloaded(desk, tmp_path)
    lines = file.read_text("utf-8").splitlines()
    middle = next(n for n, line in enumerate(lines) if line.startswith("seen: ")) + 5
    file.write_text("\n".join((*lines[:middle], *lines[middle + 1 :])) + "\n", "utf-8")
    load(desk.page, file)
    expect(desk.page.locator(".import + .fault")).to_contain_text("damaged or was changed")
