"""How the sheet looks: colours, symbols and displays, read once from data/drawing.toml."""

from msgspec import Struct

from sixweeks.board.drawing.margins import Panel
from sixweeks.board.drawing.palette import Colours
from sixweeks.board.drawing.ramparts import Rampart
from sixweeks.board.drawing.tracks import Track
from sixweeks.board.loading import read_as
from sixweeks.games.mansteins_war.model.map import DATA


class Looks(Struct, frozen=True, forbid_unknown_fields=True):
    tracks: dict[str, Track]
    panels: dict[str, Panel]
    scales: dict[str, float]
    counters: dict[str, Colours]
    commands: dict[str, str]
    signs: dict[str, str]
    forts: dict[str, Rampart]
    lines: dict[str, str]


LOOKS = read_as(DATA / "drawing.toml", Looks)
