"""The game's text: the names of its places, and what its prompts may mention."""

from sixweeks.board.bearings import Landmarks
from sixweeks.board.hexes import Hex
from sixweeks.board.map_files import read_landmarks
from sixweeks.games.nineteen_forty.model.components import COUNTERS, UnitId
from sixweeks.games.nineteen_forty.model.map import DATA, GRID, MAP, METRES_PER_HEX
from sixweeks.games.nineteen_forty.model.queries import hex_of, piece, pieces, place, places, way
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r06_movement_phase import MovementPhase
from sixweeks.games.nineteen_forty.rules.r06_stops import to_be_unstacked
from sixweeks.games.nineteen_forty.rules.r07_battle import Battle
from sixweeks.games.nineteen_forty.rules.r07_combat_phase import CombatPhase, Gather
from sixweeks.games.nineteen_forty.rules.r07_targets import owed
from sixweeks.games.nineteen_forty.rules.r16_planning import Assign, unassigned
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.localization import Names
from sixweeks.kernel.presentation.sentence import Args, Term
from sixweeks.masks import mask_of

TITLES = {GRID.number(hex): name for hex, name in MAP.names.items()}
TOWNS = read_landmarks(DATA / "landmarks.csv")
LANDMARKS = Landmarks(GRID, MAP.names, METRES_PER_HEX, TOWNS)
FULL_NAMES = {counter.name: counter.title for counter in COUNTERS}


def more(game: Game) -> Args:
    """What a prompt may mention besides the fields of its procedure."""
    match game.frame:
        case Battle(assault=assault) | Gather(assault=assault):
            return {"hexes": places(assault.hexes)}
        case CombatPhase(by=side, declared=declared) if declared:
            return {"hexes": places(owed(game, side, declared))}
        case MovementPhase(by=side):
            return {"hexes": places(crowded(game, side))}
        case Assign(by=side):
            return {"army": Term("army", unassigned(game, side)[0])}
    return {}


def case(game: Game) -> str:
    """7.b What the declaration of attacks still wants; 3.a who must be sorted out first."""
    match game.frame:
        case MovementPhase(at="choose", by=side) if crowded(game, side):
            return "over"
        case CombatPhase(at="declare", by=side, declared=declared) if declared:
            return "owed" if owed(game, side, declared) else "ready"
    return ""


def crowded(game: Game, side: str) -> int:
    """3.a The hexes that units must leave before anything else is moved."""
    return mask_of(hex_of(game, unit) for unit in to_be_unstacked(game, side))


TEXT = GameText(
    DATA,
    lambda scenario: Names(TITLES, FULL_NAMES, bearing=LANDMARKS.bearing, towns=TOWNS),
    one={Hex: lambda game, hex: place(hex), UnitId: lambda game, unit: piece(unit)},
    many={Hex: lambda game, hexes: way(hexes), UnitId: lambda game, units: pieces(units)},
    more=more,
    case=case,
)
