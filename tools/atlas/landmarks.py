"""Name the towns that lie in hexes without a name, for prompts and the log: "Sedan (2930)".

python -m tools.atlas.landmarks            write data/landmarks.csv of each game on hexes
python -m tools.atlas.landmarks --check    say whether the files are what landmarks.toml gives

A town that is drawn on a map (`sites` of map_names.toml) lies where it is drawn, any other where
the fit of `history.py` places it, in the nearest hex of its own country. The first of a
hex counts."""

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from math import dist
from pathlib import Path
from typing import Any

from sixweeks.board.hexes import bits
from sixweeks.games import definition_of
from sixweeks.kernel.presentation.scene import Place

from .grid import Point
from .history import GAMES, HERE, SOURCE, placing, plain

TOWNS = HERE / "landmarks.toml"
ON_HEXES = ("france_40", "mansteins_war", "nineteen_forty")
WITHIN = 0.7  # of the width of a hex: farther from its middle a town is elsewhere


class Ground:
    """The hexes of a map that have a country, and which of them its names stand in."""

    def __init__(self, game: str) -> None:
        sheet = definition_of(game).pictures.sheet(definition_of(game).info.scenarios[-1].id)
        map = drawing_of(game).MAP
        numbers = {map.grid.number(hex): hex for hex in bits(map.grid.all)}
        self.countries = {number: map.country(hex) for number, hex in numbers.items()}
        self.printed = {map.grid.number(hex): name for hex, name in map.names.items()}
        self.hexes = [each for each in sheet.places if self.countries.get(each.id)]
        self.width = min(dist(at(self.hexes[0]), at(each)) for each in self.hexes[1:])

    def nearest(self, point: Point, country: str = "") -> str:
        """The hex there, if it is on the map."""
        own = [each for each in self.hexes if country in ("", self.countries[each.id])]
        found = min(own, key=lambda each: dist(at(each), point))
        return found.id if dist(at(found), point) < WITHIN * self.width else ""


def drawing_of(game: str) -> Any:
    return import_module(f"sixweeks.games.{game}.drawing.ground")


def at(place: Place) -> Point:
    return place.x, place.y


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare")
    is_check = parser.parse_args().check
    for game in ON_HEXES:
        output, fresh = file_of(game), written(game)
        if not is_check:
            output.write_text(fresh, encoding="utf-8", newline="\n")
        elif fresh != output.read_text("utf-8"):
            sys.exit(f"{output} is stale: run python -m tools.atlas.landmarks")


def file_of(game: str) -> Path:
    return GAMES / game / "data/landmarks.csv"


def written(game: str) -> str:
    found = landmarks(game).items()
    head = "# Towns in hexes without a name, the best known first, by tools/atlas.\nhex,name\n"
    return head + "".join(f"{number},{name}\n" for number, name in found)


def landmarks(game: str) -> dict[str, str]:
    ground = Ground(game)
    found, names = dict[str, str](), {plain(name) for name in ground.printed.values()}
    for name, number in (*drawn(game, ground), *placed(game, ground)):
        is_free = number and number not in ground.printed and number not in found
        if is_free and plain(name) not in names:
            found[number] = name
            names.add(plain(name))
    return found


def drawn(game: str, ground: Ground) -> Iterator[tuple[str, str]]:
    """The sites of the drawing, with their hexes."""
    drawing = drawing_of(game)
    frame = drawing.SHEET.frame
    for name, x, y in drawing.NAMES.sites:
        across, down = drawing.THEATRE.on_sheet([(x, y)])[0]
        yield name, ground.nearest((across - frame.left, down - frame.top))


def placed(game: str, ground: Ground) -> Iterator[tuple[str, str]]:
    """The towns, with the hexes of their own countries."""
    place = placing(game, json.loads(SOURCE.read_text("utf-8")))
    for country, towns in tomllib.loads(TOWNS.read_text("utf-8")).items():
        if country in ground.countries.values():
            for name, (longitude, latitude) in towns.items():
                yield name, ground.nearest(place((longitude, latitude)), country)


if __name__ == "__main__":
    main()
