"""Odds before one commits: fires, reactions, impacts, assaults and checks, as far as one may know.

Every answer has the same keys: the attack factor part by part, the chance of each result; a check
that comes first; and `stages`, the single fires that a whole is made of."""

from collections.abc import Callable

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import TABLES, FormationId, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    enemy_of,
    formation_id,
    hex_of,
    hq_of,
    is_on_map,
    may_arrive,
    name_of,
    side_of,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, Game
from sixweeks.games.blitzkrieg.model.view import secret_units
from sixweeks.games.blitzkrieg.page.odds_assault import about_to_assault, assault_in_progress
from sixweeks.games.blitzkrieg.page.odds_checks import (
    check_of_formation,
    rally_check,
    reaction_check,
    transmission_check,
)
from sixweeks.games.blitzkrieg.page.odds_words import (
    Told,
    after_check,
    bare,
    finished,
    known_enemies,
    of_check,
    titled,
    told_factor,
    unseen_in,
)
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import AdministrativePhase
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r06_advance import FireAction, Rally
from sixweeks.games.blitzkrieg.rules.r06_reactions import (
    Reactions,
    objections_to_far_reaction,
)
from sixweeks.games.blitzkrieg.rules.r08_fire import (
    Shot,
    direct_factor,
    indirect_factor,
    objections_to_firing,
    objections_to_target,
    shot_factor,
)
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import (
    STUKA,
    Bombardment,
    Salvo,
    objections_to_impact,
    seers,
)
from sixweeks.games.blitzkrieg.rules.r09_assault_fire import PointBlank
from sixweeks.games.blitzkrieg.rules.r11_demoralization import MoraleCheck
from sixweeks.games.blitzkrieg.rules.r11_flight import Recovery
from sixweeks.games.blitzkrieg.text.messages import TEXT
from sixweeks.games.blitzkrieg.text.naming import ODDS
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.scene import Odds
from sixweeks.kernel.why import Wish

CHECKS = ("fatigue", "recovery")


def preview(game: Game, text: str, side: str | None) -> Odds:
    """`1 Cuir S35 1 at I/14 PzR Pz IV [moving]`, `KG Pak reacts 1 Cuir S35 1`, `150 on 1511`,
    `1 Cuir S35 1 assaults 1511`, `rally KG Pak`, `recovery KG`.

    Nothing named means what is to be rolled for, or is being chosen."""
    return finished(worked_out(game, text, side))


def worked_out(game: Game, text: str, side: str | None) -> Told:
    if not text.strip():
        return in_progress(game, side)
    wish = ODDS.wish(game, text)
    check_known(game, side, wish)
    frame = game.frame
    if wish.names("rally"):
        return rallying(game, acting_unit(game, wish, text))
    if formation := formation_in(game, wish):
        return formation_check(game, formation, kind_of_check(wish))
    if wish.names("assault"):
        return assaulting(game, wish, text, side)
    if isinstance(frame, Bombardment) or impact_in(wish):
        return bombarding(game, wish, text, side)
    if isinstance(frame, Reactions) or wish.names("opportunity"):
        return reacting(game, wish, text, side)
    return firing(game, wish, text, side)


# --- what is named ----------------------------------------------------------------------------


def unit_in(wish: Wish) -> UnitId | None:
    return UnitId(wish.pieces[0]) if wish.pieces else None


def hex_in(wish: Wish) -> Hex | None:
    return Hex(wish.places[-1]) if wish.places else None


def formation_in(game: Game, wish: Wish) -> FormationId:
    return next((word for word in wish.words if word in game.scenario.formations), "")


def impact_in(wish: Wish) -> str:
    found = (word for word in wish.words if word in TABLES.impact_columns)
    return "mine" if wish.names("mine") else next(found, "")


def kind_of_check(wish: Wish) -> str:
    """A formation's check is of its morale unless another is named."""
    return next((kind for kind in CHECKS if wish.names(kind)), "demoralization")


def check_known(game: Game, side: str | None, wish: Wish) -> None:
    """1.4a, 7.4a, 8.1c Nobody learns where a unit is by asking for odds; nor, by those of its
    formation, whether a headquarters that is covered is neutralized."""
    secret = secret_units(game, side) if side else frozenset()
    if not secret.isdisjoint((*wish.pieces, *headquarters(game, wish))):
        raise TEXT.barred([Objection("8.1c", "unseen")])


def headquarters(game: Game, wish: Wish) -> list[UnitId]:
    """10.3d Those on whom the checks that are asked for hang."""
    rallying = wish.pieces if wish.names("rally") else ()
    formations = [formation_id(game, unit) for unit in rallying]
    formations += [formation_in(game, wish)]
    return [hq for each in formations if (hq := hq_of(game, each)) is not None]


# --- who, and at whom -------------------------------------------------------------------------


def acting_unit(game: Game, wish: Wish, text: str) -> UnitId:
    """The unit named, or the one that acts."""
    frame = game.frame
    if (unit := unit_in(wish)) is not None:
        return on_map(game, unit)
    if isinstance(frame, Act | FireAction | Reactions) and frame.unit != NOBODY:
        return on_map(game, frame.unit)
    raise TEXT.error("error-names-no-unit", text=text)


def on_map(game: Game, unit: UnitId) -> UnitId:
    if not is_on_map(game, unit):
        raise TEXT.error("error-not-on-map", unit=name_of(game, unit))
    return unit


def firer_and_targets(
    game: Game, wish: Wish, text: str, side: str | None
) -> tuple[UnitId, list[UnitId]]:
    """The firer is the unit named first, or the one that acts; the targets are the enemies named,
    or all that are known to be in the hex."""
    frame = game.frame
    named = [on_map(game, unit) for unit in wish.pieces]
    own = frame.unit if isinstance(frame, Act | FireAction) else NOBODY
    is_target = own != NOBODY and bool(named) and side_of(game, named[0]) != side_of(game, own)
    firer = own if is_target or not named else named[0]
    if firer == NOBODY:
        raise TEXT.error("error-names-no-firer", text=text)
    on_map(game, firer)
    targets = [unit for unit in named if side_of(game, unit) != side_of(game, firer)]
    if not targets and (hex := hex_in(wish)) is not None:
        targets = known_enemies(game, side, enemy_of(side_of(game, firer)), hex)
    if not targets:
        raise TEXT.error("error-names-no-enemy", text=text)
    return firer, targets


def refuse(found: list[Objection]) -> None:
    if found:
        raise TEXT.barred(found)


# --- 8.1 direct fire, 6.2 reactions -----------------------------------------------------------


def firing(game: Game, wish: Wish, text: str, side: str | None) -> Told:
    """8.1 A shot at a unit, or at each that is known in a hex."""
    firer, targets = firer_and_targets(game, wish, text, side)
    frame = game.frame
    moved = isinstance(frame, Act) and frame.has_moved
    moving = moved or (isinstance(frame, FireAction) and frame.moving) or wish.names("moving")
    is_firing = isinstance(frame, FireAction) and frame.unit == firer  # 14.1j from its transport
    refuse([] if is_firing else list(objections_to_firing(game, firer)))
    able = [t for t in targets if not list(objections_to_target(game, firer, t))]
    if not able:
        refuse(list(objections_to_target(game, firer, targets[0])))
    alone = isinstance(frame, FireAction) and frame.apart
    return each_of([shot(game, firer, target, moving, alone) for target in able], game, side, able)


def shot(game: Game, firer: UnitId, target: UnitId, moving: bool, alone: bool) -> Told:
    factor = direct_factor(game, firer, target, moving, alone)
    title = titled(game, "fire", unit=firer, target=target, hex=hex_of(game, target))
    return told_factor(game, title, factor, firer, target)


def each_of(shots: list[Told], game: Game, side: str | None, targets: list[UnitId]) -> Told:
    """One shot, or as many as there are targets to choose from."""
    unseen = unseen_in(game, side, hex_of(game, targets[0]))
    first: Told = {**shots[0], "hidden_defenders": unseen}
    return first if len(shots) == 1 else {**first, "stages": shots[1:]}


def reacting(game: Game, wish: Wish, text: str, side: str | None) -> Told:
    """6.2c, 6.2e A reaction check, and then the shot."""
    frame = game.frame
    if isinstance(frame, Reactions) and frame.to != NOBODY:
        unit, enemy = acting_unit(game, wish, text), frame.to
    else:
        unit, targets = firer_and_targets(game, wish, text, side)
        enemy = targets[0]
    refuse(
        [
            *objections_to_firing(game, unit),
            *objections_to_target(game, unit, enemy),
            *objections_to_far_reaction(game, unit, enemy),
        ]
    )
    title = titled(game, "react", unit=unit, target=enemy, hex=hex_of(game, enemy))
    fire = told_factor(game, title, direct_factor(game, unit, enemy, False), unit, enemy)
    return after_check(fire, reaction_check(game, unit, enemy))


# --- 8.2 indirect fire ------------------------------------------------------------------------


def bombarding(game: Game, wish: Wish, text: str, side: str | None) -> Told:
    """8.2 One impact on a hex: the transmission, and what it may do to each unit known there."""
    frame = game.frame
    if named := impact_in(wish):
        impact = named
    elif isinstance(frame, Bombardment) and frame.impacts:
        impact = frame.impacts[0]
    else:
        raise TEXT.error("error-name-impact")
    if impact == "mine":
        return entering_mines(game, acting_unit(game, wish, text))
    unit = unit_in(wish)
    hex = hex_in(wish) if unit is None else hex_of(game, on_map(game, unit))
    by = side or (frame.by if isinstance(frame, Bombardment) else game.active)  # 1.4a one's own
    if hex is None or not by:
        raise TEXT.error("error-names-no-bombardment", text=text)
    refuse(objections_to_impact(game, by, impact, hex))
    return impact_on(game, impact, hex, by, side)


def impact_on(game: Game, impact: str, hex: Hex, by: str, side: str | None) -> Told:
    stages = [
        told_factor(
            game,
            titled(game, "impact", impact=impact, target=target, hex=hex),
            indirect_factor(game, impact, target),
            NOBODY,
            target,
        )
        for target in known_enemies(game, side, enemy_of(by), hex)
    ]
    observer = NOBODY if impact == STUKA else best_observer(game, by, hex)
    title = titled(game, "bombard", impact=impact, hex=hex)
    whole = bare(title)
    if observer != NOBODY:
        whole = of_check(title, transmission_check(game, observer, hex))
    return {**whole, "stages": stages, "hidden_defenders": unseen_in(game, side, hex)}


def best_observer(game: Game, by: str, hex: Hex) -> UnitId:
    """Whoever transmits most surely."""
    found = seers(game, by, hex)
    return max(found, key=lambda unit: transmission_check(game, unit, hex)["chance"])


def entering_mines(game: Game, unit: UnitId) -> Told:
    """12.1a What mines do to a unit that enters them."""
    title = titled(game, "mines", target=unit)
    return told_factor(game, title, indirect_factor(game, "mine", unit), NOBODY, unit)


# --- 9 assault --------------------------------------------------------------------------------


def assaulting(game: Game, wish: Wish, text: str, side: str | None) -> Told:
    """9.1 From the map, or C-56 by a unit that comes onto it."""
    first, hex = unit_in(wish), hex_in(wish)
    is_arriving = first is not None and may_arrive(game, first)
    unit = first if first is not None and is_arriving else acting_unit(game, wish, text)
    if hex is None and len(wish.pieces) > 1:
        hex = hex_of(game, on_map(game, wish.pieces[1]))
    if hex is None:
        raise TEXT.error("error-names-no-assault", text=text)
    return about_to_assault(game, unit, hex, side)


# --- checks -----------------------------------------------------------------------------------


def rallying(game: Game, unit: UnitId) -> Told:
    """10.3d"""
    if not game.units[unit].neutralized:
        raise TEXT.barred([Objection("10.3d", "not_neutralized")])
    return of_check(titled(game, "rally", unit=unit), rally_check(game, unit))


def formation_check(game: Game, formation: FormationId, kind: str) -> Told:
    """5.4b, 11a, 11e"""
    title = titled(game, kind, formation=formation)
    return of_check(title, check_of_formation(game, formation, kind))


# --- what is to be rolled for -----------------------------------------------------------------


def in_progress(game: Game, side: str | None) -> Told:
    """The odds of the roll that is due, or of the assault being fought."""
    frame = game.frame
    found = PENDING.get(type(frame))
    if found is None:
        raise TEXT.error("error-name-unit")
    return found(game, frame, side)


def pending_shot(game: Game, frame: Shot, side: str | None) -> Told:
    if game.units[frame.target].hidden and side not in (None, side_of(game, frame.target)):
        raise TEXT.barred([Objection("8.1c", "unseen")])
    what = "impact" if frame.impact else "fire"
    where = hex_of(game, frame.target)
    title = titled(
        game, what, unit=frame.firer, impact=frame.impact, target=frame.target, hex=where
    )
    return told_factor(game, title, shot_factor(game, frame), frame.firer, frame.target)


def pending_reaction(game: Game, frame: Reactions, side: str | None) -> Told:
    if frame.unit == NOBODY or side == enemy_of(frame.by):
        raise TEXT.error("error-name-reaction")
    check = reaction_check(game, frame.unit, frame.to)
    if frame.doing != "react":
        return of_check(titled(game, "give_way", unit=frame.unit), check)
    return reacting(game, Wish(pieces=(frame.unit,)), "", side)


def pending_transmission(game: Game, frame: Salvo, side: str | None) -> Told:
    if side == enemy_of(frame.by):
        raise TEXT.barred([Objection("8.1c", "unseen")])
    title = titled(game, "transmit", unit=frame.observer, hex=frame.hex)
    return of_check(title, transmission_check(game, frame.observer, frame.hex))


def pending_aim(game: Game, frame: Act | FireAction, side: str | None) -> Told:
    raise TEXT.error("error-name-target", unit=name_of(game, frame.unit))


def pending_fatigue(game: Game, frame: AdministrativePhase, side: str | None) -> Told:
    if frame.at != "fatigue":
        raise TEXT.error("error-no-roll")
    return formation_check(game, frame.formations[0], "fatigue")


def pending_formation(game: Game, frame: MoraleCheck | Recovery, side: str | None) -> Told:
    kind = "recovery" if isinstance(frame, Recovery) else "demoralization"
    return formation_check(game, frame.formation, kind)


PENDING: dict[type, Callable[..., Told]] = {
    Shot: pending_shot,
    PointBlank: assault_in_progress,
    Reactions: pending_reaction,
    Rally: lambda game, frame, side: rallying(game, frame.unit),
    Salvo: pending_transmission,
    Act: pending_aim,
    FireAction: pending_aim,
    AdministrativePhase: pending_fatigue,
    MoraleCheck: pending_formation,
    Recovery: pending_formation,
}
