"""How the sheet looks: colours, tracks and tables, read once from data/drawing.toml."""

from msgspec import Struct

from sixweeks.board.drawing.margins import Table
from sixweeks.board.drawing.palette import Colours
from sixweeks.board.drawing.tracks import Track
from sixweeks.board.loading import read_as
from sixweeks.games.springtime.model.components import DATA


class Looks(Struct, frozen=True, forbid_unknown_fields=True):
    land: dict[str, str]
    ribbon: dict[str, str]
    identifiers: dict[str, str]
    counters: dict[str, Colours]
    army_groups: dict[str, str]
    events: dict[str, str]
    signs: dict[str, str]
    symbols: dict[str, str]
    short_names: dict[str, str]
    narrow_areas: dict[str, int]
    tracks: tuple[Track, ...]
    tables: tuple[Table, ...]


LOOKS = read_as(DATA / "drawing.toml", Looks)
