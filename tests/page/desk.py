"""What a player does at the page: looks, points at hexes, presses buttons."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from sixweeks.games import definition_of
from sixweeks.kernel.presentation.scene import Board

AXE = Path(__file__).resolve().parents[2] / "frontend/node_modules/axe-core/axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
DRAWN = [".sprite", ".sheet"]
QUICKLY = 30_000  # milliseconds, also on a busy machine
THINKING = 120_000  # in which the staff plays a turn
IN_STEP = """
serial => {
  const table = document.querySelector('.table');
  return !table || (table.dataset.busy === 'false' && Number(table.dataset.serial) >= serial);
}
"""
AT_ITS_SEAT = "side => document.querySelector('.table').dataset.side === side"
expect.set_options(timeout=QUICKLY)


@cache
def board(game: str, scenario: str) -> Board:
    return definition_of(game).pictures.sheet(scenario)


def imported(page: Page, record: str) -> dict[str, Any]:
    """A table with this record; a long one takes a while on a busy machine."""
    response = page.request.post("/api/import", data={"record": record}, timeout=THINKING)
    assert response.ok, response.text()
    made: dict[str, Any] = response.json()
    return made


class Desk:
    """One browser at one table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.is_slow = False
        self.sheet: Board | None = None
        page.set_default_timeout(QUICKLY)

    # --- coming to the table ------------------------------------------------------------------

    def found(self, **wish: Any) -> dict[str, Any]:
        """Make a table without the home page and sit down at it."""
        ready = {"deployment": "historical", "dice": "server"}
        wanted = {"game": "france_40", "scenario": "1940", **ready, **wish}
        response = self.page.request.post("/api/tables", data=wanted, timeout=THINKING)
        assert response.ok, response.text()
        made: dict[str, Any] = response.json()
        self.open(made["table"])
        return made

    def against_staff(self) -> dict[str, Any]:
        return self.found(seats={"german": "me", "allied": "staff"})

    def bring(self, record: str) -> None:
        """Open a record."""
        self.open(imported(self.page, record)["table"])

    def start(self, game: str, side: str) -> None:
        """Press a side on the box of a game."""
        title = self.page.get_by_role("heading", name=definition_of(game).info.title, exact=True)
        box = self.page.locator(".box").filter(has=title)
        box.get_by_role("button", name=f"Play the {side}").click()
        self.begin()
        self.arrive()

    def open(self, table: str, token: str = "") -> None:
        self.sheet = None
        self.page.goto(f"/table/{table}" + (f"#{token}" if token else ""))
        self.arrive()
        if token and self.fetched("")["side"] != "observer":
            self.begin()

    @property
    def briefing(self) -> Locator:
        return self.page.locator(".briefing-dialog")

    def begin(self) -> None:
        """Read the briefing, with which a game begins, and close it."""
        self.briefing.get_by_role("button", name="Begin").click()
        expect(self.briefing).to_have_count(0)

    def arrive(self) -> None:
        expect(self.page.locator(".sheet img")).to_be_visible()
        expect(self.orders.locator(".prompt")).to_be_visible(timeout=THINKING)

    def to_movement(self) -> None:
        """Through the order of phases and the coup to the German movement phase."""
        self.press("Move, then fight")
        self.press("No airborne coup: it is given up for the whole game")
        self.asks("choose a unit or stack")

    # --- looking ------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        return self.page.url.split("/table/")[1].split("#")[0].split("?")[0]

    @property
    def orders(self) -> Locator:
        return self.page.locator(".orders")

    @property
    def log(self) -> Locator:
        return self.page.locator(".log")

    def view(self, side: str = "") -> dict[str, Any]:
        """What the server shows this browser, once nothing is on its way to it and back."""
        if self.is_slow:
            return self.fetched(side)
        self.catch_up(0)
        seen = self.fetched(side)
        self.catch_up(seen["serial"])
        return seen

    def fetched(self, side: str) -> dict[str, Any]:
        query = f"?side={side}" if side else ""
        address = f"/api/tables/{self.table}{query}"
        seen: dict[str, Any] = self.page.request.get(address, timeout=THINKING).json()
        return seen

    def catch_up(self, serial: int) -> None:
        """Wait until the page has seen this serial and has no answer under way."""
        self.page.wait_for_function(IN_STEP, arg=serial)

    def sit_down(self) -> None:
        """Wait until the page shows what is asked, at the seat that must answer it."""
        if self.is_slow:
            return
        view = self.view()
        if view["ask"]:
            self.page.wait_for_function(AT_ITS_SEAT, arg=view["side"])
            expect(self.orders.locator(".prompt:not(.wait)")).to_be_visible()

    def choices(self, verb: str = "") -> list[dict[str, Any]]:
        ask = self.view()["ask"]
        found = ask["choices"] if ask else []
        return [choice for choice in found if verb in ("", choice["verb"])]

    def asks(self, words: str, timeout: int = QUICKLY) -> None:
        prompt = self.orders.locator(".prompt")
        expect(prompt).to_contain_text(words, timeout=timeout, ignore_case=True)

    def get(self, question: str, **query: str | float | bool) -> Any:
        return self.page.request.get(f"/api/tables/{self.table}/{question}", params=query).json()

    # --- acting -------------------------------------------------------------------------------

    def press(self, label: str) -> None:
        if not self.is_slow:
            self.catch_up(0)
        self.orders.get_by_role("button", name=label, exact=True).click()

    def whole_map(self) -> None:
        self.page.get_by_label("Whole map").click()

    def spot(self, place: str) -> tuple[float, float]:
        """Where a hex is on the screen, when the page shows what is asked."""
        self.sit_down()
        if self.sheet is None:
            view = self.view()
            self.sheet = board(view["game"], view["scenario"])
        where = next(each for each in self.sheet.places if each.id == place)
        box = self.page.locator(".picture").bounding_box()
        assert box is not None, "the map is in sight"
        scale = box["width"] / self.sheet.width
        return box["x"] + where.x * scale, box["y"] + where.y * scale

    def hover(self, place: str) -> None:
        self.page.mouse.move(*self.spot(place))

    def click(self, place: str) -> None:
        self.page.mouse.click(*self.spot(place))

    def tap(self, place: str) -> None:
        self.page.touchscreen.tap(*self.spot(place))

    def touch(self, choice: dict[str, Any]) -> None:
        """Answer with a finger; ways and battles are confirmed."""
        self.choose(choice, self.tap, confirm=bool(choice["path"] or choice["odds"]))

    def choose(
        self, choice: dict[str, Any], point: Callable[[str], None], confirm: bool = False
    ) -> None:
        """Answer as one does: at the choice's place, where several things lie in a fan, or by its
        button; what would be forgotten is warned of and confirmed."""
        before, label = self.view()["serial"], choice["label"] or choice["action"]
        here = [each for each in self.choices() if each["place"] == choice["place"]]
        if not choice["place"] or choice["is_button"]:
            self.button(choice).click()
        else:
            self.whole_map()
            point(choice["place"])
            if len(here) > 1 and not choice["whole"]:
                if any(each["whole"] for each in here):  # the stack is taken up, then taken apart
                    self.moved_on(before)
                    point(choice["place"])
                self.page.locator(".fan").locator(f"[data-choice='{choice['text']}']").click()
            elif confirm:
                self.press("Confirm")
        if choice["warning"]:
            expect(self.page.get_by_role("alertdialog")).to_contain_text(choice["warning"])
            self.press(f"{label} anyway")
        self.moved_on(before)

    def button(self, choice: dict[str, Any]) -> Locator:
        return self.orders.locator(f'[data-choice="{choice["text"]}"]')

    def answers_again(self) -> None:
        """Wait until this seat is asked, whatever others had to answer meanwhile."""
        self.catch_up(0)
        asked = self.orders.locator(".prompt:not(.wait)")
        expect(asked).to_be_visible(timeout=THINKING)

    def moved_on(self, before: int) -> None:
        """Wait until the page has seen a later answer than this one."""
        self.catch_up(before + 1)

    @contextmanager
    def slow_server(self) -> Iterator[None]:
        """Within this no answer reaches the server; at its end all that were sent do."""
        held: list[Route] = []
        self.catch_up(0)
        self.is_slow = True
        self.page.route(
            "**/answer", lambda route: held.append(route) if self.is_slow else route.continue_()
        )
        yield
        self.is_slow = False
        for route in held:
            route.continue_()

    # --- for everybody ------------------------------------------------------------------------

    def is_accessible(self, state: str) -> None:
        """axe-core finds nothing to object to; drawings that are hidden from it are left out."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(
            "([exclude, runOnly]) => axe.run({exclude}, {runOnly, resultTypes: ['violations']})",
            [DRAWN, STANDARDS],
        )
        faults = [
            f"{fault['id']}: {fault['nodes'][0]['html'][:120]}" for fault in found["violations"]
        ]
        assert not faults, f"{state}: {faults}"
