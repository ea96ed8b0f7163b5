"""6.1 Everything that a unit in its action may do next, and why it may not do the rest."""

from collections.abc import Iterator, Sequence
from functools import partial

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import UnitId, opponent
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    known_counters,
    piece,
    side_of,
    standing,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, Game
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r06_loading import (
    may_ride,
    objections_to_loading,
    objections_to_shipping,
    objections_to_unloading,
    transport,
)
from sixweeks.games.blitzkrieg.rules.r06_ways import (
    DONE,
    DROP_COLUMN,
    EXIT,
    MOVES,
    RALLY,
    Acting,
    arrivals,
    assaults,
    fires,
    is_arriving,
    moves,
    objections_to_arriving,
    objections_to_assault,
    objections_to_going,
    objections_to_leaving,
    objections_to_shooting,
)
from sixweeks.games.blitzkrieg.rules.r08_fire import objections_to_aiming
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.options import OptionSets
from sixweeks.kernel.question import Action
from sixweeks.kernel.reasons import BUTTON, PIECE, PLACE, Kind, Why, always, button, places


def ways(game: Game, act: Acting) -> Sequence[Action]:
    """Everything the unit may do next."""
    state, counter = game.units[act.unit], counter_of(game, act.unit)
    if state.neutralized and (counter.kind != "hq" or not act.has_moved):
        options = [RALLY] if not act.has_moved else []  # 6.1c
        if counter.kind == "hq" and state.place >= 0:
            options += OptionSets(*moves(game, act))  # 10.3a
        return (*options, DONE)
    if is_arriving(game, act):
        return OptionSets(*arrivals(game, act), more=(DONE,))
    if state.place < 0 and act.passing == NOBODY:
        return (DONE,)
    options = [*fires(game, act), *assaults(game, act), *transport(game, act)]
    if state.column and not act.has_moved and not act.has_fired:
        options.append(DROP_COLUMN)
    if r07_movement.may_exit(game, counter) and not any(objections_to_leaving(game, act)):
        options.append(EXIT)
    if act.passing == NOBODY:
        options.append(DONE)
    return OptionSets(*moves(game, act), more=options)


# --- why not ----------------------------------------------------------------------------------


def refused(game: Game, act: Acting) -> Why:
    """What the unit in action may not do; 6.1c neutralized it may do nothing but rally."""
    pinned = game.units[act.unit].neutralized and not act.has_moved
    kinds = pinned_kinds(game, act) if pinned else free_kinds(game, act)
    in_turn = Objection("5.2a", "in_turn", {"unit": piece(game, act.unit)})
    return Why(*kinds, otherwise=in_turn, in_hand=(act.unit,))


def moving_kinds(game: Game, act: Acting) -> Iterator[Kind]:
    """7.1a, 7.2a, C-56 Each way of moving with its own reasons."""
    foes = standing(game, opponent(act.by))  # 1.4d, C-31 others may be walked over
    arriving = is_arriving(game, act)
    for verb in MOVES:
        is_entry = verb in ("enter", "march_in")
        against = objections_to_entering if arriving else objections_to_moving
        yield places(
            verb,
            partial(against, game, act, verb),
            later=is_entry != arriving,
            meant=lambda hex: not foes >> hex & 1,
        )


def objections_to_moving(game: Game, act: Acting, verb: str, hex: Hex) -> list[Objection]:
    """7.2a In column only along roads, and only where they make the way shorter."""
    if verb in ("enter", "march_in"):
        return [Objection("7.1a", "on_map")]
    found = list(objections_to_going(game, act, hex))
    return found or [Objection("7.2a", "no_shorter" if verb == "march" else "in_column")]


def objections_to_entering(game: Game, act: Acting, verb: str, hex: Hex) -> list[Objection]:
    """C-56 By the entry hexes only, in column only where a road comes in."""
    found = list(objections_to_arriving(game, act, hex))
    if verb in ("go", "march"):
        return found or [Objection(r07_movement.entry_rule(game, act.unit), "enter_first")]
    return found or [Objection("7.2a", "no_shorter")]


def pinned_kinds(game: Game, act: Acting) -> Iterator[Kind]:
    still = Objection("6.1c")
    is_hq = counter_of(game, act.unit).kind == "hq"
    if is_hq and not is_arriving(game, act):
        yield from moving_kinds(game, act)
    else:
        yield from (places(verb, always(still)) for verb in MOVES)
    yield Kind("assault", PLACE, always(still), takes=PIECE)
    is_armed = counter_of(game, act.unit).may_fire
    yield Kind("fire", BUTTON, always(still), takes=PIECE, shown=is_armed)
    others = ("fire_first", "load", "unload", "exit", "drop_column")
    yield from (button(verb, still) for verb in others)


def free_kinds(game: Game, act: Acting) -> Iterator[Kind]:
    """6.1a Whatever one action may be."""
    yield from moving_kinds(game, act)
    yield from fighting_kinds(game, act)
    yield from shipping_kinds(game, act)
    yield button("rally", Objection("10.3d", "not_neutralized"))
    yield button("drop_column", Objection("7.2a", "drop"))
    yield button("done", Objection("9.2a", "passing"))


def fighting_kinds(game: Game, act: Acting) -> Iterator[Kind]:
    """8.1, 9.0a An enemy to fire at, a hex to assault."""
    yield Kind(
        "fire",
        BUTTON,
        lambda target: objections_to_fire(game, act, target),
        takes=PIECE,
        meant=lambda unit: side_of(game, unit) != act.by,
        then=("target",),
        shown=counter_of(game, act.unit).may_fire,
    )
    is_first = Objection("6.1a", "not_first")
    yield button("fire_first", *(objections_to_fire(game, act, "") or [is_first]))
    yield Kind(
        "assault",
        PLACE,
        lambda hex: objections_to_assault(game, act, hex),
        takes=PIECE,
        meant=lambda hex: bool(known_counters(game, opponent(act.by)) >> hex & 1),
    )


def shipping_kinds(game: Game, act: Acting) -> Iterator[Kind]:
    """14.1j A unit to load, and what is done with the one aboard or off the map."""
    yield Kind(
        "load",
        PIECE,
        lambda other: (
            *objections_to_shipping(game, act),
            *objections_to_loading(game, act, other),
        ),
        meant=lambda other: may_ride(game, act.unit, other),
        unnamed=(*objections_to_shipping(game, act), Objection("14.1j", "nobody")),
    )
    if game.units[act.unit].place >= 0:
        shipping = (*objections_to_shipping(game, act), *objections_to_unloading(game, act))
        yield button("unload", *shipping)
        yield button("exit", *objections_to_leaving(game, act))


def objections_to_fire(game: Game, act: Acting, target: UnitId | str) -> list[Objection]:
    """Why a unit may not fire now, or not at this enemy."""
    if is_arriving(game, act):
        return [Objection("8.1a", "off_map")]
    found = list(objections_to_shooting(game, act))
    if isinstance(target, str):
        return found
    found = [each for each in found if each.case != "no_target"]
    return [*found, *objections_to_aiming(game, act.unit, target)]
