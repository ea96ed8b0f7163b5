"""Renders the cover pictures of the games: each map with its counters, as the page shows it.

`python tools/covers.py [GAME...]` starts a server of its own, opens a table of each game in
Chromium and writes `data/cover.webp` into the game's folder. It needs the test tools; the covers
are kept in the repository, for a new one is wanted only when a map or its counters change."""

import base64
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

from sixweeks.games import definition_of, game_ids

ROOT = Path(__file__).resolve().parent.parent
SEEN: ViewportSize = {"width": 1000, "height": 750}
SIZE, QUALITY = (400, 300), 0.26
COUNTER = 58  # pixels
SECRETS = {"nineteen_forty": 2, "mansteins_war": 2}  # that are asked before the counters are placed
BARE = (
    ".bar, .strip-of-stages, .zoom, .parts, .panel { display: none !important }",
    ".table { grid-template: minmax(0, 1fr) / minmax(0, 1fr) !important;"
    ' grid-template-areas: "field" !important }',
    ".glow, .hovered, .selected, .popover, .open, .targets, .mark, .glance, .line, .way"
    " { display: none !important }",
)
PACK = """async ([png, width, height, quality]) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + png;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, width, height);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


@contextmanager
def server() -> Iterator[str]:
    """The address of a temporary server."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["-m", "sixweeks", "serve", "--no-open", "--port", "0", "--database"]
        process = subprocess.Popen(
            [sys.executable, *words, str(Path(folder) / "tables.db")],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None, "the server's words are piped"
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, "the server says where it is"
            yield found[0].rstrip("/")
        finally:
            process.terminate()
            process.wait(timeout=20)


def main() -> None:
    with server() as address, sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, chromium_sandbox=False)
        for game in sys.argv[1:] or game_ids():
            page = browser.new_page(base_url=address, viewport=SEEN, reduced_motion="reduce")
            file = definition_of(game).info.folder / "data" / "cover.webp"
            file.write_bytes(cover(page, game))
            print(f"{file.relative_to(ROOT)}: {file.stat().st_size} bytes")


def cover(page: Page, game: str) -> bytes:
    """The middle of the fighting, without anything around the map."""
    wish = {"game": game, "deployment": "historical"}
    table = page.request.post("/api/tables", data=wish).json()["table"]
    for _ in range(SECRETS.get(game, 0)):
        answer(page, f"/api/tables/{table}")
    page.goto(f"/table/{table}")
    page.locator(".piece").first.wait_for()
    page.evaluate("rules => rules.forEach(rule => document.styleSheets[0].insertRule(rule))", BARE)
    look(page, page.request.get(f"/api/tables/{table}").json())
    page.wait_for_timeout(1000)
    shot = base64.b64encode(page.screenshot()).decode()
    page.goto("about:blank")
    return base64.b64decode(page.evaluate(PACK, [shot, *SIZE, QUALITY]))


def answer(page: Page, table: str) -> None:
    """Answers the question with the first choice."""
    side = page.request.get(table).json()["to_move"]
    seen = page.request.get(table, params={"side": side}).json()
    wish = {"side": side, "serial": seen["serial"], "choice": 0}
    page.request.post(f"{table}/answer", data=wish)


def look(page: Page, view: dict[str, Any]) -> None:
    """Centre the map on the counters, at a recognisable size."""
    sheet = definition_of(view["game"]).pictures.sheet(view["scenario"])
    piles = [each for each in view["scene"]["piles"] if any(p["side"] for p in each["pieces"])]
    places = {place.id: (place.x, place.y) for place in sheet.places}
    right = sheet.parts[0].x + sheet.parts[0].width if sheet.parts else sheet.width
    spots = [at for pile in piles if (at := places[pile["place"]])[0] < right]  # not in displays
    x, y = map(statistics.median, zip(*spots, strict=True))
    for _ in range(2):  # a wheel turns only so far, and the sheet is held in the window
        box = page.locator(".picture").bounding_box()
        assert box is not None, "the map is in sight"
        scale = box["width"] / sheet.width
        spot = (box["x"] + x * scale, box["y"] + y * scale)
        page.mouse.move(*spot)
        page.mouse.down()
        page.mouse.move(SEEN["width"] / 2, SEEN["height"] / 2, steps=4)
        page.mouse.up()
        page.mouse.wheel(0, -1000 * (COUNTER / sheet.piece_size / scale - 1) / 2)
        page.wait_for_timeout(300)


if __name__ == "__main__":
    main()
