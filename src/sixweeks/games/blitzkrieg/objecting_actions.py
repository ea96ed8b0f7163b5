"""Why not? In an action, a reaction, a bombardment or an assault."""

from sixweeks.games.blitzkrieg.queries import (
    counter_of,
    counters_at,
    hex_of,
    is_on_map,
    side_of,
)
from sixweeks.games.blitzkrieg.rules.r08_fire import is_wrong_target
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import (
    Bombardment,
    objections_to_impact,
    objections_to_observing,
)
from sixweeks.games.blitzkrieg.rules.r09_assault import Assault
from sixweeks.games.blitzkrieg.rules.r09_giving_ground import Endure
from sixweeks.games.blitzkrieg.rules.r09_giving_ground import retreat_bars as leaving_bars
from sixweeks.games.blitzkrieg.state import Game
from sixweeks.games.blitzkrieg.wishes import Wish
from sixweeks.kernel.objection import Objection, objections_at

FIRING = {"fire", "fires", "at"}
ASSAULTING = {"assault", "assaults", "attack"}
MOVING = {"go", "move", "march", "marches", "enter", "enters"}


# --- 6.1 actions ------------------------------------------------------------------------------


# --- 6.2 reactions ----------------------------------------------------------------------------


# --- 8.2 indirect fire ------------------------------------------------------------------------


def about_bombardment(game: Game, frame: Bombardment, wish: Wish) -> list[Objection]:
    """8.2 Where an impact may not fall, and who may not observe it."""
    if frame.at == "observe":
        return about_observing(game, frame, wish)
    if wish.unit is not None:
        if side_of(game, wish.unit) == frame.by:
            return [Objection("8.2b", "units")]
        if not is_on_map(game, wish.unit):
            return [Objection("5.2a", "off_map")]
        return objections_to_impact(game, frame.by, frame.impacts[0], hex_of(game, wish.unit))
    if wish.hex is None:
        return []
    return objections_to_impact(game, frame.by, frame.impacts[0], wish.hex)


def about_observing(game: Game, frame: Bombardment, wish: Wish) -> list[Objection]:
    target = frame.unobserved(game)
    assert target is not None, "a hex is to be observed"
    own = [u for u in wish.units if side_of(game, u) == frame.by]
    if wish.units and not own:
        return [Objection("8.2c", "enemy")]
    if not own and wish.hex is not None:
        own = [u for u in counters_at(game, wish.hex) if side_of(game, u) == frame.by]
        if not own:
            return [Objection("8.2c", "nobody")]
    if any(not is_on_map(game, unit) for unit in own):
        return [Objection("5.2a", "off_map")]
    against = [list(objections_to_observing(game, unit, target)) for unit in own]
    return [] if [] in against else [each for found in against for each in found]


# --- 9 assault --------------------------------------------------------------------------------


def about_assault(game: Game, frame: Assault, wish: Wish) -> list[Objection]:
    """9.1 Which defender may not be aimed at; nothing else is done before it is over."""
    if frame.at in ("seal", "break_off") and (wish.units or wish.hexes):
        return [Objection("9.1.3a", "seal") if frame.at == "seal" else Objection("9.2a", "decide")]
    others = [unit for unit in wish.units if unit != frame.unit]
    is_elsewhere = wish.hex is not None and wish.hex != frame.hex
    if is_elsewhere or any(game.units[unit].place != frame.hex for unit in others):
        return [Objection("9.1.4a", "one_hex")]
    if frame.at == "aim" and others:
        counter = counter_of(game, others[0])
        if not counter.stacks:
            return [Objection("9.1.3a", "no_unit")]
        is_wrong = is_wrong_target(counter_of(game, frame.unit), counter)
        return [Objection("8.1d")] if is_wrong else []
    return []


def about_enduring(game: Game, frame: Endure, wish: Wish) -> list[Objection]:
    """9.1.3a, 9.1.6a A unit hit in an assault must, or may, leave the hex."""
    if wish.unit not in (None, frame.unit):
        return [Objection("9.1.3a", "other")]
    if frame.at == "leave":
        if "stay" in wish.words:
            return [Objection("9.1.3b" if not frame.result else "9.1.3a", "must")]
        return [] if wish.hex is None else objections_at(wish.hex, leaving_bars(game, frame))
    return [Objection("9.1.3a", "decide")] if wish.hex is not None else []
