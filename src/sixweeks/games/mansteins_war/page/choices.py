"""The pending question as the page offers it: buttons, and clicks on hexes and pieces."""

from sixweeks.board.hexes import Hex
from sixweeks.board.trails import direct, trails
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    FIRST_AIR,
    MARKERS,
    PIECES,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.queries import place_of_piece, side_of
from sixweeks.games.mansteins_war.model.state import DEAD, EVACUATED, Game
from sixweeks.games.mansteins_war.page.pieces import marker_parts
from sixweeks.games.mansteins_war.page.placement import DISPLAYS
from sixweeks.games.mansteins_war.page.warnings import warning
from sixweeks.games.mansteins_war.rules import r08_movement
from sixweeks.games.mansteins_war.rules.r05_bins import NONE
from sixweeks.games.mansteins_war.rules.r08_movement_segment import Move
from sixweeks.games.mansteins_war.rules.r10_attack import Combat
from sixweeks.games.mansteins_war.rules.r10_combat_segment import CombatSegment, Gather
from sixweeks.games.mansteins_war.rules.r10_targets import joinable
from sixweeks.games.mansteins_war.rules.r14_refit import PRICES, price_of_step
from sixweeks.games.mansteins_war.rules.r16_air_segment import AirSegment
from sixweeks.games.mansteins_war.rules.r22_results import Counterattack
from sixweeks.games.mansteins_war.text.notation import NOTATION, names_of
from sixweeks.kernel.presentation.choices import NO_STAKE, Choices, Stake, Way, WayTo, action_of
from sixweeks.kernel.presentation.sentence import EMPTY, Listed, Piece, Sentence, Term, message
from sixweeks.kernel.question import Action
from sixweeks.kernel.reasons import BUTTON, PIECE

# --- where ------------------------------------------------------------------------------------


def place_of(game: Game, piece: int) -> str:
    """The hex of a piece, or the display in which it lies."""
    where = place_of_piece(game, piece)
    if where >= 0:
        return GRID.number(Hex(where))
    return display_of(game, piece, where)


def display_of(game: Game, piece: int, where: int) -> str:
    if piece >= FIRST_AIR:
        side = AIR[piece - FIRST_AIR].side if piece - FIRST_AIR < len(AIR) else "german"
        return f"{side}_{DISPLAYS[where]}" if where in DISPLAYS else ""
    side = side_of(UnitId(piece))
    due = game.arrivals.get(UnitId(piece))
    places = {DEAD: f"{side}_eliminated", EVACUATED: "evacuated"}
    return places.get(where, f"{side}_turn_{due}" if due else "")


def is_aside(game: Game, piece: int) -> bool:
    return place_of_piece(game, piece) < 0


def going(game: Game, verb: str) -> WayTo:
    """8.0.a The ways of the first unit, and the most that a unit of the stack pays."""
    move = game.stack[-1]
    assert isinstance(move, Move), "a unit is moving"
    (first, *others), (points, *_) = move.units, move.points
    reach, names = r08_movement.reach(game, first, points), names_of(move.units)
    found = trails(reach, names)

    def way_to(hex: Hex) -> Way:
        way = found.get(hex) or direct(reach, names, points, hex)  # 8.1
        return (way[0], cost_of(game, move, hex), way[2]) if others else way

    return way_to


def cost_of(game: Game, move: Move, hex: Hex) -> int:
    """8.1 All that is left, for one hex that would cost more."""
    costs = []
    for unit, points in zip(move.units, move.points, strict=True):
        reach = r08_movement.reach(game, unit, points)
        costs.append(reach.cost(hex) if reach.all >> hex & 1 else points)
    return max(costs)


# --- words ------------------------------------------------------------------------------------


TERMS = {  # what the noun of a button names
    "command": "command",
    "plan": "deployment",
    "commit": "counter",
}
REFITS = {"restore": "air", "replace": "logistic"}  # 14.3.b, 14.3.c what a price is for
BOTH_TABLES = "assault mobile"  # 10.2.a side by side, before one is chosen
AT_PLACES = ("stack",)  # which may be one of several choices there


def label(game: Game, option: Action) -> Sentence:
    """The label of a button: the action and its object."""
    verb = option.verb
    if verb in ("keep", "bin", "select"):
        return special_label(option)
    if verb in TERMS:
        return message(f"choice-{verb}", what=Term(TERMS[verb], str(option.noun)))
    if verb == "refit":
        unit = UnitId(int(option.noun))
        return message("choice-refit", unit=Piece(PIECES[unit]), price=price_of_step(game, unit))
    if verb in REFITS:
        price = PRICES[REFITS[verb]]
        return message(f"choice-{verb}", unit=Piece(PIECES[int(option.noun)]), price=price)
    if verb == "with" and not isinstance(game.stack[-1], Gather):
        return message("choice-with", unit=Piece(PIECES[int(option.noun)]))
    if verb in ("done", "no", "end", "halt"):
        return Sentence(f"choice-{verb}_{moment(game)}")
    if NOTATION.of(verb) == PIECE:
        piece = int(option.noun)
        is_shown = is_aside(game, piece)
        return message(f"choice-{verb}", unit=Piece(PIECES[piece])) if is_shown else EMPTY
    is_button = NOTATION.of(verb) == BUTTON or verb in AT_PLACES
    return action_of(option) if is_button else EMPTY


def special_label(option: Action) -> Sentence:
    """4.1.b, 21.1.e, 21.2.a A marker to keep, to add or to begin with, and what it does."""
    id = str(option.noun)
    if id == NONE:
        return Sentence("choice-bin_none")
    marker = next(marker for (_, known), marker in MARKERS.items() if known == id)
    parts = Listed(tuple(marker_parts(marker)), "comma")
    return message(f"choice-{option.verb}", what=Term("marker", id), parts=parts)


def moment(game: Game) -> str:
    """What is finished or declined, by the step that asks: `Move-go`."""
    frame = game.stack[-1]
    if isinstance(frame, Move) and not frame.has_moved:
        return "Move-put_down"
    return f"{type(frame).__name__}-{frame.at}"


# --- odds -------------------------------------------------------------------------------------


WITH_ODDS = (
    *("attack", "with", "all", "launch", "assault", "mobile"),
    *("commit", "naval", "no", "counter", "fight", "bomb"),
)


def at_stake(game: Game, option: Action) -> Stake:
    """The attack as the choice would leave it, and its target."""
    match game.stack[-1], option:
        case CombatSegment(), Action("attack", int(hex)):
            return target(hex)
        case Gather() as frame, Action("with" | "all" | "launch"):
            return gathered(game, frame, option)
        case Combat(attack=attack), Action("assault" | "mobile"):
            return BOTH_TABLES, GRID.number(attack.hex)
        case Combat(attack=attack, at="commit" | "support"), Action():
            return f"{option.verb} {option.noun}".strip(), GRID.number(attack.hex)
        case Counterattack(), Action("counter", int(hex)):
            return f"counter {GRID.number(Hex(hex))}", GRID.number(Hex(hex))
        case Counterattack(attack=attack), Action("assault" | "mobile") if attack:
            return BOTH_TABLES, GRID.number(attack.hex)
        case AirSegment(), Action("fight" | "bomb", int(hex)):
            return f"{option.verb} {GRID.number(Hex(hex))}", GRID.number(Hex(hex))
    return NO_STAKE


def target(hex: int) -> Stake:
    number = GRID.number(Hex(hex))
    return number, number


def gathered(game: Game, frame: Gather, option: Action) -> Stake:
    """10.1.b With one unit more, or all."""
    units = frame.units
    if option.verb == "with":
        units = (*units, UnitId(int(option.noun)))
    elif option.verb == "all":
        units = joinable(game, frame.by, frame.hex)
    number = GRID.number(frame.hex)
    return f"{names_of(units)} {number}".strip(), number


# --- sparing clicks ---------------------------------------------------------------------------


def follows(game: Game, option: Action) -> tuple[str, ...]:
    """An attack with all is launched, and so is one that a single unit can make."""
    match game.stack[-1], option:
        case Gather(), Action("all"):
            return ("launch",)
        case CombatSegment(by=by), Action("attack", int(hex)):
            return ("launch",) if len(joinable(game, by, Hex(hex))) == 1 else ()
    return ()


choice = Choices(
    NOTATION,
    place_of,
    label,
    stakes=dict.fromkeys(WITH_ODDS, at_stake),
    warnings=dict.fromkeys(("end", "done"), warning),
    ways={"go": going},
    is_aside=is_aside,
    follows=dict.fromkeys(("all", "attack"), follows),
)
