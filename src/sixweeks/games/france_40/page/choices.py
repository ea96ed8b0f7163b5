"""The pending question as the page offers it: buttons, and clicks on hexes and pieces."""

from collections.abc import Iterator

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import MAP, UnitId
from sixweeks.games.france_40.model.queries import name_of
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r06_stacking, r11_combat
from sixweeks.games.france_40.rules.r10_movement import movable, reach
from sixweeks.games.france_40.rules.r10_movement_phase import Move, MovementPhase, route
from sixweeks.games.france_40.rules.r11_attack import Attack
from sixweeks.games.france_40.rules.r11_combat_phase import CombatPhase
from sixweeks.games.france_40.text.notation import NOTATION, VERBS, write, write_way
from sixweeks.kernel.presentation.scene import Choice
from sixweeks.kernel.presentation.sentence import EMPTY, Listed, Places, Sentence, message
from sixweeks.kernel.question import Action
from sixweeks.kernel.reasons import BUTTON, PIECE, PLACE


def choice(game: Game, index: int, option: Action) -> Choice:
    if option.verb == "go":
        return going(game, index, option)
    text, action = write(game, option), action_of(option)
    if NOTATION.of(option.verb) == PLACE:
        place = MAP.grid.number(Hex(int(option.noun)))
        odds = place if option.verb == "attack" else ""
        words = label(option)
        return Choice(
            index, text, option.verb, action, place=place, label=words, odds=odds, target=odds
        )
    if NOTATION.of(option.verb) == PIECE:
        return choosing_unit(game, index, option, text)
    odds, target = at_stake(game, option)
    return Choice(
        index,
        text,
        option.verb,
        action,
        warning=forgotten(game, option),
        label=Sentence("choice-put_down") if is_put_down(game, option) else label(option),
        odds=odds,
        target=target,
        ends=VERBS[option.verb].ends,
    )


def choosing_unit(game: Game, index: int, option: Action, text: str) -> Choice:
    unit = UnitId(int(option.noun))
    place = game.units[unit].place
    odds, target = at_stake(game, option)
    return Choice(
        index,
        text,
        option.verb,
        action_of(option),
        place=MAP.grid.number(Hex(place)) if place >= 0 else "",
        piece=name_of(game, unit),
        odds=odds,
        target=target,
        together=VERBS[option.verb].together,
    )


def is_put_down(game: Game, option: Action) -> bool:
    """10.1c A unit that has not moved is not finished."""
    frame = game.stack[-1]
    return option.verb == "done" and isinstance(frame, Move) and not frame.has_moved


def action_of(option: Action) -> Sentence:
    return Sentence(f"action-{option.verb}")


def label(option: Action) -> Sentence:
    """What a button says; a click on a hex or a piece needs no words."""
    if option.verb in BY_NOUN:
        return Sentence(f"choice-{option.verb}_{option.noun}")
    is_button = NOTATION.of(option.verb) == BUTTON or option.verb == "stack"
    return action_of(option) if is_button else EMPTY


BY_NOUN = ("order", "violate", "plan", "exit")


def at_stake(game: Game, option: Action) -> tuple[str, str]:
    """The attack being built, with one more unit if that is what is offered, and its target."""
    frame = game.stack[-1]
    if not isinstance(frame, Attack) or option.verb not in ("with", "launch"):
        return "", ""
    more = (UnitId(int(option.noun)),) if option.verb == "with" else ()
    names = " + ".join(name_of(game, unit) for unit in (*frame.units, *more))
    target = MAP.grid.number(frame.hex)
    return f"{names} {target}".strip(), target


def forgotten(game: Game, option: Action) -> Sentence:
    """What ending a phase would cost, and leave undone."""
    frame = game.stack[-1]
    if option.verb != "end" or not isinstance(frame, MovementPhase | CombatPhase):
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


def going(game: Game, index: int, option: Action) -> Choice:
    move = game.stack[-1]
    assert isinstance(move, Move), "a unit is moving"
    hex = Hex(int(option.noun))
    path, _ = route(game, move, hex)
    numbers = tuple([MAP.grid.number(each) for each in path])
    reached = reach(game, move.units, move.points)
    cost = reached.cost(hex) if reached.all >> hex & 1 else move.points
    text = write_way(game, move, numbers)
    return Choice(index, text, "go", action_of(option), place=numbers[-1], path=numbers, cost=cost)
