"""How the sheet looks: colours, symbols and displays, read once from data/drawing.toml."""

from msgspec import Struct

from sixweeks.board.drawing.palette import Colours
from sixweeks.board.drawing.ramparts import Rampart
from sixweeks.board.loading import read_as
from sixweeks.games.nineteen_forty.model.map import DATA


class Pool(Struct, frozen=True, array_like=True):
    """A display: its id, the rule it serves, the row it stands in, its left edge and its width."""

    id: str
    rule: str
    row: int
    left: float
    width: float


class Looks(Struct, frozen=True, forbid_unknown_fields=True):
    pools: tuple[Pool, ...]
    counters: dict[str, Colours]
    symbols: dict[str, str]
    backs: dict[str, str]
    lines: dict[str, str]
    forts: dict[str, Rampart]


LOOKS = read_as(DATA / "drawing.toml", Looks)
