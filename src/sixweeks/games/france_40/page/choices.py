"""The pending question as the page shows it: buttons, and clicks on hexes and pieces."""

from collections.abc import Iterator

from sixweeks.board.hexes import Hex
from sixweeks.board.trails import direct, trails
from sixweeks.games.france_40.model.components import MAP, UnitId
from sixweeks.games.france_40.model.queries import names_of
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r06_stacking, r11_combat
from sixweeks.games.france_40.rules.r10_movement import movable, reach
from sixweeks.games.france_40.rules.r10_movement_phase import Move, MovementPhase
from sixweeks.games.france_40.rules.r11_attack import Attack
from sixweeks.games.france_40.rules.r11_combat_phase import CombatPhase
from sixweeks.games.france_40.text.notation import NOTATION
from sixweeks.kernel.presentation.choices import NO_STAKE, Choices, Stake, WayTo, action_of
from sixweeks.kernel.presentation.sentence import EMPTY, Listed, Places, Sentence, message
from sixweeks.kernel.question import Action
from sixweeks.kernel.reasons import BUTTON

BY_NOUN = ("order", "violate", "plan", "exit", "keep_nation")
WITH_ODDS = ("attack", "with", "launch")


def label(game: Game, option: Action) -> Sentence:
    """What a button says; a click on a hex or a piece needs no words."""
    if option.verb in BY_NOUN:
        return Sentence(f"choice-{option.verb}_{option.noun}")
    if is_put_down(game, option):
        return Sentence("choice-put_down")
    is_button = NOTATION.of(option.verb) == BUTTON or option.verb == "stack"
    return action_of(option) if is_button else EMPTY


def is_put_down(game: Game, option: Action) -> bool:
    """10.1c A unit that has not moved is not finished."""
    frame = game.stack[-1]
    return option.verb == "done" and isinstance(frame, Move) and not frame.has_moved


def at_stake(game: Game, option: Action) -> Stake:
    """The attack being built, with one more unit if that is what is offered, and its target."""
    match option, game.frame:
        case Action("attack", int(hex)), _:
            return MAP.grid.number(Hex(hex)), MAP.grid.number(Hex(hex))
        case Action("with", int(unit)), Attack() as attack:
            units = (*attack.units, UnitId(unit))
        case Action("launch"), Attack() as attack:
            units = attack.units
        case _:
            return NO_STAKE
    target = MAP.grid.number(attack.hex)
    return f"{names_of(game, units)} {target}".strip(), target


def forgotten(game: Game, option: Action) -> Sentence:
    """What ending a phase would cost, and leave undone."""
    frame = game.stack[-1]
    if not isinstance(frame, MovementPhase | CombatPhase):
        return EMPTY
    found = (*ill_stacked(game), *left_undone(game, frame))
    return message("warning-all", warnings=Listed(found, "space")) if found else EMPTY


def ill_stacked(game: Game) -> Iterator[Sentence]:
    """6.2a The hexes in which the end of the phase would eliminate units."""
    if mixed := r06_stacking.mixed_hexes(game):
        yield message("warning-mixed", hexes=Places(tuple(MAP.grid.numbers(mixed))))
    if crowded := r06_stacking.overstacked_hexes(game):
        yield message("warning-overstacked", hexes=Places(tuple(MAP.grid.numbers(crowded))))


def left_undone(game: Game, frame: MovementPhase | CombatPhase) -> Iterator[Sentence]:
    if isinstance(frame, MovementPhase):
        key, left = "warning-movable", len(movable(game, frame.by))
    else:
        key, left = "warning-targets", r11_combat.targets(game, frame.by).bit_count()
    if left:
        yield message(key, count=left)


def going(game: Game, verb: str) -> WayTo:
    move = game.stack[-1]
    assert isinstance(move, Move), "a unit is moving"
    reached, names = reach(game, move.units, move.points), names_of(game, move.units)
    found = trails(reached, names)
    return lambda hex: found.get(hex) or direct(reached, names, move.points, hex)  # 10.7a


def place_of(game: Game, unit: UnitId) -> str:
    place = game.units[unit].place
    return MAP.grid.number(Hex(place)) if place >= 0 else ""


choice = Choices(
    NOTATION,
    place_of,
    label,
    stakes=dict.fromkeys(WITH_ODDS, at_stake),
    warnings={"end": forgotten},
    ways={"go": going},
)
