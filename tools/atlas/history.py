"""Bring the fronts and events of 1940 onto the maps of the campaign games.

python -m tools.atlas.history            write data/history.json of each game
python -m tools.atlas.history --check    say whether the files are what history.json gives

The source has longitudes and latitudes. A game on hexes is fitted by the towns that its map names:
an affine map of Lambert's projection, and near a town the shift that brings the town to its hex.
Springtime's sheet is in that projection itself."""

import argparse
import json
import sys
import tomllib
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from sixweeks.games import definition_of
from sixweeks.games.springtime.drawing.ground import SCALE

from .fit import project
from .grid import Point

HERE = Path(__file__).parent
GAMES = HERE.parents[1] / "src/sixweeks/games"
SOURCE, SPRINGTIME, TURNS = (
    HERE / name for name in ("history.json", "springtime.toml", "history_turns.toml")
)
MARGIN = 40  # of the sheet, beyond which a line is cut
NEAR = 1.0  # softens the shift of the nearest town, in kilometres
Line = list[Point]
Place = tuple[Point, Point]  # kilometres on the ground, points of the sheet


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare")
    is_check = parser.parse_args().check
    for game, about in tomllib.loads(TURNS.read_text("utf-8")).items():
        output, fresh = GAMES / game / "data/history.json", written(game, **about)
        if not is_check:
            output.write_text(fresh, encoding="utf-8", newline="\n")
        elif fresh != output.read_text("utf-8"):
            sys.exit(f"{output} is stale: run python -m tools.atlas.history")


def written(game: str, scenarios: list[str], last_days: dict[str, str]) -> str:
    source = json.loads(SOURCE.read_text("utf-8"))
    sheet = definition_of(game).pictures.sheet(scenarios[0])
    place = placing(game, source)
    size, days = (sheet.width, sheet.height), last_days.items()
    found = {
        "about": "From tools/atlas/history.json by tools/atlas/history.py; points of the sheet.",
        "scenarios": scenarios,
        "turns": [
            turn_of(source, int(turn), after, until, place, size)
            for (turn, until), after in zip(days, ("", *last_days.values()), strict=False)
        ],
    }
    return json.dumps(found, separators=(",", ":")) + "\n"


def turn_of(
    source: dict[str, Any],
    turn: int,
    after: str,
    until: str,
    place: Callable[[Point], Point],
    size: Point,
) -> dict[str, Any]:
    """The last front of the turn, and the events of its days."""
    front = [each for each in source["fronts"] if each["date"] <= until][-1]
    lines = [[place((x, y)) for x, y in line] for line in front["lines"]]
    return {
        "turn": turn,
        "front_of": front["date"],
        "front": [part for line in lines for part in on_sheet(line, size)],
        "events": [
            event_of(each, place, size)
            for each in source["events"]
            if after < each["date"] <= until
        ],
    }


def event_of(event: dict[str, Any], place: Callable[[Point], Point], size: Point) -> dict[str, Any]:
    x, y = place((event["lon"], event["lat"]))
    where = [rounded((x, y))] if is_inside((x, y), size) else []
    return {"id": event["id"], "date": event["date"], "side": event["side"], "at": where}


def on_sheet(line: Line, size: Point) -> Iterator[Line]:
    """The parts of a line on the sheet, each with the points just beyond it."""
    inside = [is_inside(point, size) for point in line]
    part: Line = []
    for n, point in enumerate(line):
        if any(inside[max(0, n - 1) : n + 2]):
            part.append(rounded(point))
        elif part:
            yield part
            part = []
    if len(part) > 1:
        yield part


def is_inside(point: Point, size: Point) -> bool:
    return all(-MARGIN <= at <= most + MARGIN for at, most in zip(point, size, strict=True))


def rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


# --- from the ground to the sheet ----------------------------------------------------------------


def placing(game: str, source: dict[str, Any]) -> Callable[[Point], Point]:
    if game == "springtime":
        corner = tomllib.loads(SPRINGTIME.read_text("utf-8"))["sheet"]
        return lambda at: from_corner(project(*at), corner)
    return warped(towns_of(game, source))


def from_corner(at: Point, corner: dict[str, float]) -> Point:
    return (at[0] - corner["west"]) * SCALE, (corner["north"] - at[1]) * SCALE


def towns_of(game: str, source: dict[str, Any]) -> list[Place]:
    """Towns that stand in one hex of the map and whose position is known."""
    last = definition_of(game).info.scenarios[-1].id
    places = [each for each in definition_of(game).pictures.sheet(last).places if each.name]
    names = [plain(each.name) for each in places]
    known = {plain(name): tuple(at[:2]) for name, at in known_towns(source).items()}
    return [
        (project(*known[name]), (each.x, each.y))
        for name, each in zip(names, places, strict=True)
        if name in known and names.count(name) == 1
    ]


def known_towns(source: dict[str, Any]) -> dict[str, Sequence[float]]:
    events = {each["place"]: (each["lon"], each["lat"]) for each in source["events"]}
    towns: dict[str, Sequence[float]] = tomllib.loads(SPRINGTIME.read_text("utf-8"))["towns"]
    return events | towns


def plain(name: str) -> str:
    letters = unicodedata.normalize("NFD", name.lower().replace("saint-", "st-"))
    return "".join(letter for letter in letters if letter.isalpha())


def warped(places: list[Place]) -> Callable[[Point], Point]:
    """The affine map, and the shifts of the towns around by the inverse square of the distance."""
    across, down = (affine(places, axis) for axis in (0, 1))

    def fitted(at: Point) -> Point:
        return of(across, at), of(down, at)

    shifts = [
        (ground, (sheet[0] - fitted(ground)[0], sheet[1] - fitted(ground)[1]))
        for ground, sheet in places
    ]

    def place(at: Point) -> Point:
        ground = project(*at)
        weights = [1 / (NEAR + distance(ground, town)) for town, _ in shifts]
        total, (x, y) = sum(weights), fitted(ground)
        dx, dy = (
            sum(w * shift[axis] for w, (_, shift) in zip(weights, shifts, strict=True)) / total
            for axis in (0, 1)
        )
        return x + dx, y + dy

    return place


def distance(a: Point, b: Point) -> float:
    """The squared distance."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def of(plane: Sequence[float], at: Point) -> float:
    return plane[0] * at[0] + plane[1] * at[1] + plane[2]


def affine(places: list[Place], axis: int) -> list[float]:
    """Least squares by the normal equations."""
    rows = [(ground[0], ground[1], 1.0) for ground, _ in places]
    values = [sheet[axis] for _, sheet in places]
    matrix = [
        [sum(row[i] * row[j] for row in rows) for j in range(3)]
        + [sum(row[i] * value for row, value in zip(rows, values, strict=True))]
        for i in range(3)
    ]
    return solved(matrix)


def solved(matrix: list[list[float]]) -> list[float]:
    """Gauss-Jordan elimination."""
    for n in range(3):
        matrix[n] = [each / matrix[n][n] for each in matrix[n]]
        for other in set(range(3)) - {n}:
            factor = matrix[other][n]
            pairs = zip(matrix[other], matrix[n], strict=True)
            matrix[other] = [each - factor * base for each, base in pairs]
    return [row[3] for row in matrix]


if __name__ == "__main__":
    main()
