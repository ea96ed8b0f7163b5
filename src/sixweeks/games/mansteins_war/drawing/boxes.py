"""The displays beside the map: turn tracks, points, rail, bins, air units and units off the map.

Every box is a place of the sheet: pieces lie in it. Points are those of the page, which counts from
the corner of the neat line."""

from functools import cache

from sixweeks.board.drawing.lettering import SERIF
from sixweeks.board.drawing.palette import SEPIA
from sixweeks.board.drawing.svg import Markup, group, text
from sixweeks.games.mansteins_war.drawing.ground import SHEET
from sixweeks.games.mansteins_war.drawing.looks import LOOKS
from sixweeks.games.mansteins_war.drawing.words import words
from sixweeks.games.mansteins_war.model.components import (
    NATIONS,
    NATIONS_OF,
    SCENARIO,
    SIDES,
    TABLES,
)

LEFT = SHEET.frame.width + 34  # of the column beside the map
WIDTH = 520.0


TRACKS = {id: track.right_by(LEFT) for id, track in LOOKS.tracks.items()}
BOXES = {box.id: box for track in TRACKS.values() for box in track.boxes()}
RULES = {space: track.rule for track in TRACKS.values() for space in track.spaces}


def kind_of(id: str) -> str:
    """What a box holds: `german_turn_3` is a turn."""
    return id.split("_")[1] if "_" in id else id


# --- as they are drawn ------------------------------------------------------------------------


@cache
def drawn() -> Markup:
    return group(
        *(track.drawn(words(id), note) for id, track in TRACKS.items()),
        group(*map(income, range(1, SCENARIO.extended_turns + 1)), font_size=10, fill=SEPIA),
        font_family=SERIF,
    )


def note(id: str) -> str:
    """The first day of a turn."""
    if kind_of(id) != "turn":
        return ""
    first, _, last = date(int(id.rpartition("_")[2])).partition("–")
    return first if " " in first else f"{first} {last.split()[1]}"


def date(turn: int) -> str:
    """10–16 May 1940."""
    return SCENARIO.dates[turn - 1].replace("-", "–")


def income(turn: int) -> Markup:
    """14.1 Refit points of the turn, two nations on a line in the corner of its box."""
    lines = (
        text(" ".join(received(side, turn)[first : first + 2]), (x + 4, y + 11 + 5.5 * first))
        for side in SIDES
        for x, y in (BOXES[f"{side}_turn_{turn}"].at,)
        for first in (0, 2)
    )
    return group(*lines, font_weight="bold")


def received(side: str, turn: int) -> list[str]:
    """Each nation of the side that receives any: F1, Br1."""
    found = ((NATIONS[n], TABLES.rp[NATIONS[n]].income[turn - 1]) for n in NATIONS_OF[side])
    return [f"{words(f'initial-{nation}')}{points}" for nation, points in found if points]
