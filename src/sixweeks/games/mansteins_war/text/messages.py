"""The game's text: the names of its places and pieces, and what its prompts may mention."""

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    AIRLIFT,
    COUNTERS,
    NAVAL,
    PIECES,
    SPECIAL_FORCES,
    PieceId,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import DATA, GRID, MAP
from sixweeks.games.mansteins_war.model.queries import piece, pieces, place, way
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r10_attack import Combat
from sixweeks.games.mansteins_war.rules.r22_results import Counterattack
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.localization import Names
from sixweeks.kernel.presentation.sentence import Args, Piece, Term

TITLES = {GRID.number(hex): name for hex, name in (*MAP.fort_names.items(), *MAP.names.items())}
FULL_NAMES = {each.name: each.title for each in (*COUNTERS, *AIR, NAVAL, AIRLIFT, *SPECIAL_FORCES)}


class MansteinNames(Names):
    def __init__(self, scenario: str) -> None:
        self.scenario = scenario

    def term(self, kind: str, id: str) -> str:
        """The full name of a counter."""
        return FULL_NAMES.get(id, "") if kind == "counter" else ""

    def title(self, place: str) -> str:
        return TITLES.get(place, "")


def more(game: Game) -> Args:
    """What a prompt may mention besides the fields of its procedure."""
    marker: Args = {}
    if game.impulse.marker:
        marker = {"marker": Term("marker", game.impulse.marker)}
    match game.frame:
        case Combat(attack=attack) | Counterattack(attack=attack) if attack is not None:
            return {**marker, "hex": place(attack.hex)}
    return marker


TEXT = GameText(
    DATA,
    MansteinNames,
    one={
        Hex: lambda game, hex: place(hex),
        UnitId: lambda game, unit: piece(unit),
        PieceId: lambda game, each: Piece(PIECES[each]),
    },
    many={Hex: lambda game, hexes: way(hexes), UnitId: lambda game, units: pieces(units)},
    more=more,
)
