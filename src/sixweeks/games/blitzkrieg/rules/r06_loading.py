"""6.1a, 14.1j, 14.1k Loading and unloading: armored transports and trucks."""

from collections.abc import Iterator

from sixweeks.games.blitzkrieg.model import effects, turn_effects
from sixweeks.games.blitzkrieg.model.components import COMPANIES, GERMAN, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    counters_at,
    full_hexes,
    hex_of,
    passenger_of,
    side_of,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, Game
from sixweeks.games.blitzkrieg.rules.r06_ways import Acting
from sixweeks.games.blitzkrieg.rules.r07_movement import allowance, half
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.sentence import Halves
from sixweeks.kernel.question import Action

UNLOAD = Action("unload")


def transport(game: Game, act: Acting) -> list[Action]:
    """6.1a German companies load or unload, with half a move or fire."""
    if next(objections_to_shipping(game, act), None):
        return []
    near = counters_at(game, hex_of(game, act.unit))
    options = [
        Action("load", other)
        for other in near
        if next(objections_to_loading(game, act, other), None) is None
    ]
    may_unload = next(objections_to_unloading(game, act), None) is None
    return [*options, UNLOAD] if may_unload else options


def objections_to_shipping(game: Game, act: Acting) -> Iterator[Objection]:
    """6.1a Why a unit may neither load nor unload now."""
    if act.by != GERMAN:
        yield Objection("6.1a", "german")
    if act.has_fired or act.has_fought:
        yield Objection("6.1a", "fired_and_ships")
    if act.has_shipped:
        yield Objection("6.1a", "shipped")
    if act.has_moved and game.options.loading == "first":
        yield Objection("6.1a", "ships_first")
    if act.allowance - act.points > half(act.allowance):
        yield Objection("6.1a", "half_move", {"points": Halves(half(act.allowance))})


def objections_to_loading(game: Game, act: Acting, other: UnitId) -> Iterator[Objection]:
    """14.1j An empty transport and a company in one hex, neither of which has acted."""
    kinds = {counter_of(game, each).kind for each in (act.unit, other)}
    if "transport" not in kinds or not kinds & COMPANIES:
        yield Objection("14.1j", "kinds")
    if counter_of(game, act.unit).formation != counter_of(game, other).formation:
        yield Objection("14.1j", "formation")
    if game.units[other].place != game.units[act.unit].place:
        yield Objection("14.1j", "apart")
    if game.segment.acted >> other & 1:
        yield Objection("5.2a", "acted")
    if not (is_free(game, act.unit) and is_free(game, other)):
        yield Objection("14.1j", "taken")


def is_free(game: Game, unit: UnitId) -> bool:
    """Neither carried nor carrying, nor neutralized."""
    state = game.units[unit]
    is_alone = not state.truck and state.aboard == NOBODY and not state.neutralized
    return is_alone and passenger_of(game, unit) == NOBODY


def objections_to_unloading(game: Game, act: Acting) -> Iterator[Objection]:
    """14.1j, 14.1k Somebody must ride; 7.3a a company beside its transport needs room."""
    if game.units[act.unit].truck:
        return
    if passenger_of(game, act.unit) == NOBODY:
        yield Objection("14.1j", "empty")
    elif full_hexes(game) >> hex_of(game, act.unit) & 1:
        yield Objection("7.3a", "unload")


def may_ride(game: Game, unit: UnitId, other: UnitId) -> bool:
    kinds = {counter_of(game, each).kind for each in (unit, other)}
    return "transport" in kinds and len(kinds) > 1 and side_of(game, unit) == side_of(game, other)


def load(game: Game, act: Acting, other: UnitId) -> None:
    """14.1j The company rides, and the transport acts for both, unless one has moved before."""
    company, carrier = act.unit, other
    if counter_of(game, act.unit).kind == "transport":
        company, carrier = other, act.unit
    effects.load(game, company, carrier)
    act.unit, act.rider, act.has_shipped = carrier, company, True
    act.allowance = allowance(game, carrier)
    act.points = 0 if act.has_moved else act.allowance


def unload(game: Game, act: Acting) -> None:
    """14.1j, 14.1k The company goes on by itself, unless they have moved before."""
    company = act.unit if game.units[act.unit].truck else passenger_of(game, act.unit)
    effects.unload(game, company)
    if act.has_moved and company != act.unit:
        turn_effects.note_acted(game, act.unit)
    act.unit, act.has_shipped = company, True
    act.allowance = allowance(game, company)
    act.points = 0 if act.has_moved else act.allowance
