"""The pending question as the page offers it: buttons, and clicks on hexes and pieces."""

from collections.abc import Sequence
from itertools import chain

from sixweeks.board.hexes import Hex, bits
from sixweeks.board.trails import trails
from sixweeks.games.nineteen_forty.model.components import COMBAT, COUNTERS, UnitId
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import neutral_ground, piece, places
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.page import odds as page_odds
from sixweeks.games.nineteen_forty.page.outcomes import column_words, outcomes
from sixweeks.games.nineteen_forty.page.pieces import pool_of
from sixweeks.games.nineteen_forty.rules import r06_movement, r07_targets, r14_reserves
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import Drop
from sixweeks.games.nineteen_forty.rules.r06_movement import QUARTERS, Units
from sixweeks.games.nineteen_forty.rules.r06_movement_phase import Move, MovementPhase
from sixweeks.games.nineteen_forty.rules.r07_battle import Battle
from sixweeks.games.nineteen_forty.rules.r07_combat_phase import CombatPhase, Gather
from sixweeks.games.nineteen_forty.rules.r07_odds import Assault, odds
from sixweeks.games.nineteen_forty.rules.r07_retreats import advances
from sixweeks.games.nineteen_forty.rules.r14_reserves import Arrivals
from sixweeks.games.nineteen_forty.text.notation import NOTATION, UNIT_WORDS, names_of
from sixweeks.kernel.memo import of_board
from sixweeks.kernel.presentation.choices import NO_STAKE, Choices, Stake, WayTo, action_of
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Term, Terms, message
from sixweeks.kernel.question import Action
from sixweeks.kernel.reasons import BUTTON, PIECE
from sixweeks.masks import mask_of

QUARTER_SIGNS = ("", "¼", "½", "¾")
GOOD = COMBAT.columns.index("3:1")  # an attack that one would not wish to forget


def going(game: Game, verb: str) -> WayTo:
    """6.d The ways and what they cost."""
    move = game.stack[-1]
    assert isinstance(move, Move), "a unit is moving"
    reach = r06_movement.reach(game, move.units, move.points)
    return trails(reach, names_of(move.units), points).__getitem__


def points(quarters: int) -> int | str:
    """8.i Movement points, halves and quarters in print."""
    whole, rest = divmod(quarters, QUARTERS)
    return f"{whole or ''}{QUARTER_SIGNS[rest]}" if rest else whole


def place_of(game: Game, unit: UnitId) -> str:
    """The hex of a unit, or the display in which it waits."""
    hex = game.units[unit].place
    return GRID.number(Hex(hex)) if hex >= 0 else pool_of(unit)


def is_aside(game: Game, unit: UnitId) -> bool:
    return game.units[unit].place < 0


# --- words ------------------------------------------------------------------------------------


TERMS = {  # what the noun of a button names
    "ready": "group",
    "group": "group",
    "effort": "group",
    "objective": "objective",
    "plan": "plan",
    "release": "army",
    "invade": "country",
}
AT_PLACES = (
    "stack",
    "with_stack",
    "take_back",
    "form",
)  # which may be one of several choices there


def label(game: Game, option: Action) -> Sentence:
    """The label of a button: the action and its object."""
    frame, verb = game.stack[-1], option.verb
    if verb in TERMS:
        return message(f"choice-{verb}", what=Term(TERMS[verb], str(option.noun)))
    if verb == "air" and isinstance(frame, Battle):
        found = outcomes(game, page_odds.in_battle(frame, int(option.noun)))
        return message("choice-air", points=int(option.noun), column=column_words(found))
    if verb == "none":
        return Sentence(f"choice-none_{frame.at}")
    if verb == "call_off" and isinstance(frame, CombatPhase):
        return Sentence("choice-call_off_all")
    if verb == "done":
        return Sentence(f"choice-{done_with(frame, frame.at)}")
    if NOTATION.of(verb) == PIECE:
        unit = UnitId(int(option.noun))
        return message(f"choice-{verb}", unit=piece(unit)) if is_aside(game, unit) else EMPTY
    is_button = NOTATION.of(verb) == BUTTON or verb in AT_PLACES
    return action_of(option) if is_button else EMPTY


NO_MORE = {"withdraw": "no_withdrawal", "form": "no_corps", "choose": "no_drops"}


def done_with(frame: object, step: str) -> str:
    """6.a A unit that has not moved is not finished, but put down; other steps say what ends."""
    if not isinstance(frame, Move):
        return NO_MORE.get(step, "go_on")
    return "finish" if frame.has_moved else "put_down"


# --- odds -------------------------------------------------------------------------------------


GATHERING = ("with", "with_stack", "all", "also", "declare")
WITH_ODDS = (*GATHERING, "attack", "next", "take_back", "fight", "in_order", "air")


def at_stake(game: Game, option: Action) -> Stake:
    """The attack as the choice would leave it, and its target."""
    match game.stack[-1], option:
        case Gather() as frame, Action(verb) if verb in GATHERING:
            return gathered(game, frame, option)
        case CombatPhase(), Action("attack" | "next" | "take_back", int(hex)):
            number = GRID.number(Hex(hex))
            return number, number
        case CombatPhase(declared=declared), Action("fight" | "in_order") if declared:
            return page_odds.DECLARED, ""
        case Battle(assault=assault), Action("air"):
            return f"air {option.noun}", GRID.numbers(assault.hexes)[0]
    return NO_STAKE


def gathered(game: Game, frame: Gather, option: Action) -> Stake:
    """7.i With more units, or 7.j another hex."""
    hexes = frame.assault.hexes
    target = GRID.numbers(hexes)[0]
    if option.verb == "also":
        hexes, target = hexes | 1 << int(option.noun), GRID.number(Hex(int(option.noun)))
    units = (*frame.assault.units, *joining(game, frame, option))
    return f"{names_of(units)} {' '.join(GRID.numbers(hexes))}".strip(), target


def joining(game: Game, frame: Gather, option: Action) -> Sequence[UnitId]:
    """Who would join an attack by a choice."""
    free = r07_targets.joinable(game, frame.assault, frame.declared)
    match option:
        case Action("with", int(unit)):
            return (UnitId(unit),)
        case Action("with_stack", int(hex)):
            return [unit for unit in free if game.units[unit].place == hex]
    return free if option.verb == "all" else ()


# --- warnings ---------------------------------------------------------------------------------


def warning(game: Game, option: Action) -> Sentence:
    """What would be forgotten, or what follows that one may not think of."""
    match game.stack[-1], option.verb:
        case MovementPhase(by=side), "end":
            return unmoved(game, side)
        case CombatPhase(by=side), "end":
            return unfought(game, side)
        case Arrivals(by=side), "later" if game.impulse == 2:  # 14.i the last moment of the turn
            return message("warning-reserves", count=len(r14_reserves.arriving(game, side)))
        case Drop(), "onto":
            return entering(game, 1 << int(option.noun))
        case _, "invade":
            return entering(game, MAP.countries[str(option.noun)])
    return EMPTY


def unmoved(game: Game, side: str) -> Sentence:
    """Some units always stay: it is said only if none has moved."""
    left = len(r06_movement.movable(game, side))
    is_idle = left and not game.phase.moved
    return message("warning-movable", count=left) if is_idle else EMPTY


def unfought(game: Game, side: str) -> Sentence:
    """Hexes that could be attacked at good odds, before air."""
    good = [hex for hex in bits(r07_targets.targets(game, side, ())) if is_good(game, side, hex)]
    return message("warning-targets", hexes=places(mask_of(good))) if good else EMPTY


def is_good(game: Game, side: str, hex: Hex) -> bool:
    alone = Assault(side, 1 << hex, ())
    units = tuple(r07_targets.joinable(game, alone, ()))
    return odds(game, Assault(side, 1 << hex, units)).column >= GOOD


def entering_by(game: Game, option: Action) -> Sentence:
    """By the way to a hex."""
    move = game.stack[-1]
    assert isinstance(move, Move), "a unit is moving"
    return entering(game, neutrals_on_the_way(game, move.units, move.points).get(option.noun, 0))


@of_board
def neutrals_on_the_way(game: Game, units: Units, points: int) -> dict[int | str, int]:
    """The neutral hexes of each path; most units have none in reach."""
    reach, neutral = r06_movement.reach(game, units, points), neutral_ground(game)
    found: dict[int | str, int] = {reach.start: 1 << reach.start & neutral}
    if (reach.all | 1 << reach.start) & neutral:
        for before, hex in chain.from_iterable(steps for _, steps in reach.steps()):
            found[hex] = found[before] | 1 << hex & neutral
    return found


def entering(game: Game, hexes: int) -> Sentence:
    """13.o The neutrals that would be invaded by it."""
    if not hexes or not hexes & neutral_ground(game):
        return EMPTY
    found = [name for name, mask in MAP.countries.items() if mask & hexes & neutral_ground(game)]
    return message("warning-invasion", countries=Terms("country", tuple(found)))


# --- sparing clicks ---------------------------------------------------------------------------


def follows(game: Game, option: Action) -> tuple[str, ...]:
    """An attack to which nothing can be added is declared; so is one that a single unit can make,
    and no other way; a unit that has one hex to advance to goes there."""
    match game.stack[-1], option:
        case Gather(), Action("all"):
            return ("declare",)
        case Gather() as gather, Action("with"):  # a stack may still be taken apart
            return when_complete(game, gather, option)
        case CombatPhase() as phase, Action("attack", int(hex)):
            return by_one_unit(game, phase, Hex(hex))
        case Battle() as battle, Action("advance_unit", int(unit)):
            goals = GRID.numbers(advances(game, UnitId(unit), battle.cleared(game)))
            name = COUNTERS[unit].name
            return (f"{name} {UNIT_WORDS['advance']} {goals[0]}",) if len(goals) == 1 else ()
    return ()


def when_complete(game: Game, frame: Gather, option: Action) -> tuple[str, ...]:
    units = (*frame.assault.units, *joining(game, frame, option))
    after = Assault(frame.assault.by, frame.assault.hexes, units)
    more = r07_targets.joinable(game, after, frame.declared)
    return () if more or r07_targets.addable(game, after, frame.declared) else ("declare",)


def by_one_unit(game: Game, phase: CombatPhase, hex: Hex) -> tuple[str, ...]:
    nobody = Assault(phase.by, 1 << hex, ())
    units = tuple(r07_targets.joinable(game, nobody, phase.declared))
    alone = Assault(phase.by, 1 << hex, units)
    if len(units) > 1 or r07_targets.addable(game, alone, phase.declared):
        return ()
    return (f"with {COUNTERS[units[0]].name}", "declare")


choice = Choices(
    NOTATION,
    place_of,
    label,
    stakes=dict.fromkeys(WITH_ODDS, at_stake),
    warnings={"go": entering_by, **dict.fromkeys(("end", "later", "onto", "invade"), warning)},
    ways={"go": going},
    is_aside=is_aside,
    follows=dict.fromkeys(("all", "with", "attack", "advance_unit"), follows),
)
