"""The game's text: the names of its places and pieces, and what its prompts may mention."""

from sixweeks.board.bearings import Landmarks
from sixweeks.board.hexes import Hex
from sixweeks.board.map_files import read_landmarks
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    AIRLIFT,
    COUNTERS,
    NATIONS,
    NATIONS_OF,
    NAVAL,
    PIECES,
    SPECIAL_FORCES,
    PieceId,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import DATA, GRID, MAP, METRES_PER_HEX
from sixweeks.games.mansteins_war.model.queries import piece, pieces, place, way
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r04_sequence_of_play import ImpulseTurn
from sixweeks.games.mansteins_war.rules.r06_stacking import OverStacking, crowded
from sixweeks.games.mansteins_war.rules.r10_attack import Combat
from sixweeks.games.mansteins_war.rules.r10_combat_segment import CombatSegment
from sixweeks.games.mansteins_war.rules.r11_retreat import Retreat
from sixweeks.games.mansteins_war.rules.r13_reinforcements import ReinforcementSegment
from sixweeks.games.mansteins_war.rules.r14_refit import Refit
from sixweeks.games.mansteins_war.rules.r22_results import Counterattack
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.localization import Names
from sixweeks.kernel.presentation.sentence import (
    Listed,
    Piece,
    Term,
    Value,
    Values,
    message,
)
from sixweeks.kernel.question import Choose

TITLES = {GRID.number(hex): name for hex, name in (*MAP.fort_names.items(), *MAP.names.items())}
FULL_NAMES = {
    **{counter.name: counter.title for counter in COUNTERS},
    **{counter.name: counter.title for counter in (*AIR, NAVAL, AIRLIFT)},
    **{force.name: force.title for force in SPECIAL_FORCES},
}
TOWNS = read_landmarks(DATA / "landmarks.csv")
LANDMARKS = Landmarks(GRID, MAP.names, METRES_PER_HEX, TOWNS)


def more(game: Game) -> Values:
    """What a prompt may mention besides the fields of its procedure."""
    known: dict[str, Value] = {"air": game.impulse.air}
    if game.impulse.marker:
        known["marker"] = Term("marker", game.impulse.marker)
    match game.frame:
        case Combat(attack=attack) | Counterattack(attack=attack) if attack is not None:
            known["hex"] = place(attack.hex)
        case OverStacking(by=by) if found := crowded(game, by):
            known["hex"] = place(found[1])
        case Refit(by=by):
            known["points"] = refit_points(game, by)
    return known


def refit_points(game: Game, side: str) -> Listed:
    """14.0 What each nation of a side has to spend."""
    had = [(NATIONS[nation], game.rp[nation]) for nation in NATIONS_OF[side] if game.rp[nation]]
    return Listed(
        tuple(message("nation_number", nation=Term("nation", n), number=rp) for n, rp in had)
    )


LAST_CHOICE = {  # the prompt of a step that leaves no way out: without this option
    (ReinforcementSegment, "choose"): ("wait", "last"),
    (CombatSegment, "choose"): ("end", "landed"),
}


def case(game: Game) -> str:
    """21.2.a The first marker is selected; 6.5 the enemy is driven out; 13.2.a, 18.2.a something
    must be done."""
    frame, question = game.frame, game.pending
    if not isinstance(question, Choose):
        return ""
    if isinstance(frame, Retreat):
        return "pushed" if frame.is_pushed else ""
    if isinstance(frame, ImpulseTurn) and frame.at == "pick":
        return "select"
    way_out, found = LAST_CHOICE.get((type(frame), frame.at), ("", ""))
    is_open = any(option.verb == way_out for option in question.options)
    return found if way_out and not is_open else ""


TEXT = GameText(
    DATA,
    lambda scenario: Names(TITLES, FULL_NAMES, bearing=LANDMARKS.bearing, towns=TOWNS),
    one={
        Hex: lambda game, hex: place(hex),
        UnitId: lambda game, unit: piece(unit),
        PieceId: lambda game, each: Piece(PIECES[each]),
    },
    many={Hex: lambda game, hexes: way(hexes), UnitId: lambda game, units: pieces(units)},
    more=more,
    case=case,
)
