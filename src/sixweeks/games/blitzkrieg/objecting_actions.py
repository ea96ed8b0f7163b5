"""Why not? In an action, a reaction, a bombardment or an assault."""

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.components import UnitId
from sixweeks.games.blitzkrieg.queries import (
    counter_of,
    counters_at,
    hex_of,
    is_on_map,
    name_of,
    passenger_of,
    side_of,
)
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r06_advance import FireAction
from sixweeks.games.blitzkrieg.rules.r06_reactions import (
    Reactions,
    objections_to_giving_way,
    objections_to_reacting,
    objections_to_witness,
)
from sixweeks.games.blitzkrieg.rules.r06_reactions import retreat_bars as give_way_bars
from sixweeks.games.blitzkrieg.rules.r06_ways import (
    is_arriving,
    objections_to_arriving,
    objections_to_assault,
    objections_to_going,
    objections_to_leaving,
    objections_to_loading,
    objections_to_shipping,
    objections_to_shooting,
    objections_to_unloading,
)
from sixweeks.games.blitzkrieg.rules.r07_movement import allowance
from sixweeks.games.blitzkrieg.rules.r08_fire import is_wrong_target, objections_to_target
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import (
    Bombardment,
    objections_to_impact,
    objections_to_observing,
)
from sixweeks.games.blitzkrieg.rules.r09_assault import Assault
from sixweeks.games.blitzkrieg.rules.r09_giving_ground import Endure
from sixweeks.games.blitzkrieg.rules.r09_giving_ground import retreat_bars as leaving_bars
from sixweeks.games.blitzkrieg.state import NOBODY, Game
from sixweeks.games.blitzkrieg.view import secret_units
from sixweeks.games.blitzkrieg.wishes import Wish
from sixweeks.kernel.objection import Objection, objections_at

FIRING = {"fire", "fires", "at"}
ASSAULTING = {"assault", "assaults", "attack"}
MOVING = {"go", "move", "march", "marches", "enter", "enters"}


# --- 6.1 actions ------------------------------------------------------------------------------


def about_unit_acting(game: Game, by: str, wish: Wish) -> list[Objection]:
    """What a unit that has not begun would do, if it is said."""
    assert wish.unit is not None, "a unit was named"
    points = allowance(game, wish.unit)
    act = Act(by=by, unit=wish.unit, allowance=points, points=points)
    is_here = wish.hex is not None and wish.hex == game.units[wish.unit].place
    return [] if is_here and len(wish.hexes) == 1 else about_act(game, act, wish)


def about_act(game: Game, act: Act, wish: Wish) -> list[Objection]:
    """6.1a What the unit in action may not do."""
    others = [unit for unit in wish.units if unit != act.unit]
    if others and side_of(game, others[0]) == act.by:
        return about_comrade(game, act, others[0], wish)
    if not all(is_on_map(game, unit) for unit in others):
        return [Objection("5.2a", "off_map")]
    state = game.units[act.unit]
    is_pinned = state.neutralized and not act.has_moved
    if "rally" in wish.words:
        return [] if is_pinned else [Objection("10.3d", "not_neutralized")]
    if is_pinned and (others or wish.words & (FIRING | ASSAULTING)):
        return [Objection("6.1c")]
    if is_pinned and wish.hex is not None and counter_of(game, act.unit).kind != "hq":
        return [Objection("6.1c")]
    if "done" in wish.words and act.passing != NOBODY:
        return [Objection("9.2a", "passing")]
    if found := about_shipping(game, act, wish):
        return found
    if wish.words & {"exit", "leave"} and "column" not in wish.words:
        return list(objections_to_leaving(game, act)) if is_on_map(game, act.unit) else []
    if "column" in wish.words:
        is_column = state.column and not act.has_moved and not act.has_fired
        return [] if is_column else [Objection("7.2a", "drop")]
    return about_place(game, act, others, wish)


def about_comrade(game: Game, act: Act, other: UnitId, wish: Wish) -> list[Objection]:
    """5.2a One unit acts after the other; 14.1j a company and a transport act together."""
    kinds = {counter_of(game, act.unit).kind, counter_of(game, other).kind}
    if "load" in wish.words or ("transport" in kinds and len(kinds) > 1):
        return [*objections_to_shipping(game, act), *objections_to_loading(game, act, other)]
    return [Objection("5.2a", "in_turn", {"unit": name_of(game, act.unit)})]


def about_shipping(game: Game, act: Act, wish: Wish) -> list[Objection]:
    """14.1j, 14.1k Loading without saying whom, and unloading."""
    if "unload" in wish.words and is_on_map(game, act.unit):
        return [*objections_to_shipping(game, act), *objections_to_unloading(game, act)]
    if "load" in wish.words and is_on_map(game, act.unit):
        near = [
            other
            for other in counters_at(game, hex_of(game, act.unit))
            if other not in (act.unit, passenger_of(game, act.unit))
        ]
        against = [list(objections_to_loading(game, act, other)) for other in near]
        if [] in against:
            return list(objections_to_shipping(game, act))
        return [*objections_to_shipping(game, act), Objection("14.1j", "nobody")]
    return []


def about_place(game: Game, act: Act, enemies: list[UnitId], wish: Wish) -> list[Objection]:
    """7.1a, 8.1, 9.0a A hex or an enemy: to go there, to fire at it, to assault it."""
    hex = hex_of(game, enemies[0]) if enemies else wish.hex
    if hex is None:
        return list(objections_to_shooting(game, act)) if wish.words & FIRING else []
    if wish.words & ASSAULTING:
        return list(objections_to_assault(game, act, hex))
    targets = enemies or known_enemies(game, act.by, hex)
    if wish.words & FIRING:
        return about_firing(game, act, targets)
    going = objections_to_arriving if is_arriving(game, act) else objections_to_going
    if not targets or wish.words & MOVING:
        return list(going(game, act, hex))
    ways = [about_firing(game, act, targets), list(objections_to_assault(game, act, hex))]
    if not any(counter_of(game, target).stacks for target in targets):
        ways.append(list(going(game, act, hex)))  # 1.4d, C-31
    return [] if [] in ways else [each for found in ways for each in found]


def known_enemies(game: Game, side: str, hex: Hex) -> list[UnitId]:
    """The enemy counters in a hex that a side knows of."""
    secret = secret_units(game, side)
    return [u for u in counters_at(game, hex) if side_of(game, u) != side and u not in secret]


def about_firing(game: Game, act: Act, targets: list[UnitId]) -> list[Objection]:
    """Why a unit may not fire now, or at none of these."""
    if is_arriving(game, act):
        return [Objection("8.1a", "off_map")]
    if not targets:
        return [Objection("8.1a", "no_enemy")]
    own = [each for each in objections_to_shooting(game, act) if each.case != "no_target"]
    against = [list(objections_to_target(game, act.unit, target)) for target in targets]
    return own if [] in against else [*own, *(each for found in against for each in found)]


def about_aiming(game: Game, frame: FireAction, wish: Wish) -> list[Objection]:
    """7.3b, 8.1 Which targets the firer may not name; 14.1j it first says how it fires."""
    if frame.at == "combine":
        return [Objection("14.1j", "combine")] if wish.units or wish.hexes else []
    others = [unit for unit in wish.units if unit != frame.unit]
    if others and side_of(game, others[0]) == frame.by:
        return [Objection("8.1a", "friend")]
    if not all(is_on_map(game, unit) for unit in others):
        return [Objection("5.2a", "off_map")]
    hex = wish.hex
    if not others and hex is None:
        return [Objection("8.1b", "aim")] if wish.words & {"done", "end", "move"} else []
    targets = others or (known_enemies(game, frame.by, hex) if hex is not None else [])
    if not targets:
        return [Objection("8.1a", "no_enemy")]
    against = [list(objections_to_target(game, frame.unit, target)) for target in targets]
    return [] if [] in against else [each for found in against for each in found]


# --- 6.2 reactions ----------------------------------------------------------------------------


def about_reactions(game: Game, frame: Reactions, wish: Wish) -> list[Objection]:
    """6.2 Who may not react, in what way, or where to."""
    if frame.at == "give_way":
        if wish.unit not in (None, frame.unit):
            return [Objection("6.2h", "announced")]
        return [] if wish.hex is None else objections_at(wish.hex, give_way_bars(game, frame.unit))
    if wish.unit is not None:
        return about_reacting(game, frame, wish.unit, wish)
    if wish.hex is None:
        return []
    units = [u for u in counters_at(game, wish.hex) if side_of(game, u) == frame.by]
    against = [about_reacting(game, frame, unit, wish) for unit in units]
    if not against:
        return [Objection("6.2a", "nobody")]
    return [] if [] in against else [each for found in against for each in found]


def about_reacting(game: Game, frame: Reactions, unit: UnitId, wish: Wish) -> list[Objection]:
    if side_of(game, unit) != frame.by:
        return [Objection("6.2a", "enemy")]
    if not is_on_map(game, unit):
        return [Objection("5.2a", "off_map")]
    fire = list(objections_to_reacting(game, unit, frame))
    retreat = [
        *objections_to_witness(game, unit, frame),
        *objections_to_giving_way(game, unit, frame),
    ]
    if wish.words & {"gives", "retreat", "retreats"}:
        return retreat
    if wish.words & (FIRING | {"react", "reaction"}):
        return fire
    return [*fire, *retreat] if fire and retreat else []


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
