"""The odds of fires, reactions, impacts, assaults and checks, from what the player may know.

Every answer has the same keys: the attack factor part by part, the chance of each result; a check
that comes first; and `stages`, the single fires that a whole is made of."""

from typing import NamedTuple

from msgspec.structs import replace

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import TABLES, FormationId, UnitId, opponent
from sixweeks.games.blitzkrieg.model.queries import (
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
from sixweeks.games.blitzkrieg.page.odds_assault import (
    about_to_assault,
    fire_at_range_0,
    mine_strike,
)
from sixweeks.games.blitzkrieg.page.odds_words import (
    Preview,
    finished,
    formation_check,
    known_enemies,
    rallying,
    reaction_check,
    titled,
    transmission_check,
    unseen_in,
)
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import AdministrativePhase
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r06_advance import FireAction, Rally
from sixweeks.games.blitzkrieg.rules.r06_reactions import Reactions, objections_to_far_reaction
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
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.scene import Odds
from sixweeks.kernel.why import Wish

CHECKS = ("fatigue", "recovery")
UNSEEN = Objection("8.1c", "unseen")


class Asked(NamedTuple):
    """A request for odds: the game, its text and the side that asks."""

    game: Game
    wish: Wish
    text: str
    side: str | None

    @property
    def unit(self) -> UnitId | None:
        return UnitId(self.wish.pieces[0]) if self.wish.pieces else None

    @property
    def hex(self) -> Hex | None:
        return Hex(self.wish.places[-1]) if self.wish.places else None

    @property
    def formation(self) -> FormationId:
        known = self.game.scenario.formations
        return next((word for word in self.wish.words if word in known), "")

    @property
    def impact(self) -> str:
        found = (word for word in self.wish.words if word in TABLES.impact_columns)
        return "mine" if self.wish.names("mine") else next(found, "")

    @property
    def actor(self) -> UnitId:
        """The unit that acts or fires."""
        frame = self.game.frame
        return frame.unit if isinstance(frame, Act | FireAction) else NOBODY

    def lacks(self, what: str) -> InputError:
        """The text names no `unit`, `firer`, `enemy`, `bombardment` or `assault`."""
        return TEXT.error(f"error-names-no-{what}", text=self.text)


def preview(game: Game, text: str, side: str | None) -> Odds:
    """`1 Cuir S35 1 at I/14 PzR Pz IV [moving]`, `KG Pak reacts 1 Cuir S35 1`, `150 on 1511`,
    `1 Cuir S35 1 assaults 1511`, `rally KG Pak`, `recovery KG`.

    Nothing named means what is to be rolled for, or is being chosen."""
    if not text.strip():
        return finished(game, in_progress(game, side))
    asked = Asked(game, ODDS.wish(game, text), text, side)
    check_known(asked)
    return finished(game, worked_out(asked))


def worked_out(asked: Asked) -> Preview:
    frame, wish = asked.game.frame, asked.wish
    if wish.names("rally"):
        return rallying(asked.game, acting_unit(asked))
    if asked.formation:  # a check is of its morale unless another is named
        kind = next((kind for kind in CHECKS if wish.names(kind)), "demoralization")
        return formation_check(asked.game, asked.formation, kind)
    if wish.names("assault"):
        return assaulting(asked)
    if isinstance(frame, Bombardment) or asked.impact:
        return bombarding(asked)
    if isinstance(frame, Reactions) or wish.names("opportunity"):
        return reacting(asked)
    return firing(asked)


def check_known(asked: Asked) -> None:
    """1.4a, 7.4a, 8.1c Nobody learns where a unit is by asking for odds; 10.3d nor, by those of
    its formation, whether a headquarters that is covered is neutralized."""
    game, units = asked.game, asked.wish.pieces
    rallying = units if asked.wish.names("rally") else ()
    formations = (*(formation_id(game, unit) for unit in rallying), asked.formation)
    headquarters = (hq_of(game, each) for each in formations)
    TEXT.refuse([UNSEEN] if secret_units(game, asked.side) & {*units, *headquarters} else [])


# --- firers and targets -------------------------------------------------------------------------


def acting_unit(asked: Asked) -> UnitId:
    """The unit named, or the one that acts."""
    frame = asked.game.frame
    acting = frame.unit if isinstance(frame, Reactions) else asked.actor
    unit = acting if asked.unit is None else asked.unit
    if unit == NOBODY:
        raise asked.lacks("unit")
    return on_map(asked.game, unit)


def on_map(game: Game, unit: UnitId) -> UnitId:
    if not is_on_map(game, unit):
        raise TEXT.error("error-not-on-map", unit=name_of(game, unit))
    return unit


def firer_and_targets(asked: Asked) -> tuple[UnitId, list[UnitId]]:
    """The firer is the unit named first, or the one that acts; the targets are the enemies named,
    or all that are known to be in the hex."""
    game, own = asked.game, asked.actor
    named = [on_map(game, unit) for unit in asked.wish.pieces]
    is_target = own != NOBODY and bool(named) and side_of(game, named[0]) != side_of(game, own)
    firer = own if is_target or not named else named[0]
    if firer == NOBODY:
        raise asked.lacks("firer")
    enemy = opponent(side_of(game, on_map(game, firer)))
    targets = [unit for unit in named if side_of(game, unit) == enemy]
    if not targets and asked.hex is not None:
        targets = known_enemies(game, asked.side, enemy, asked.hex)
    if not targets:
        raise asked.lacks("enemy")
    return firer, targets


# --- 8.1 direct fire, 6.2 reactions -----------------------------------------------------------


def firing(asked: Asked) -> Preview:
    """8.1 A shot at a unit, or at each that is known in a hex."""
    game, frame = asked.game, asked.game.frame
    firer, targets = firer_and_targets(asked)
    fires = frame if isinstance(frame, FireAction) else None
    moved = (isinstance(frame, Act) and frame.has_moved) or (fires and fires.moving)
    if fires is None or fires.unit != firer:  # 14.1j who fires may do so from its transport
        TEXT.refuse(objections_to_firing(game, firer))
    able = [each for each in targets if not list(objections_to_target(game, firer, each))]
    if not able:
        TEXT.refuse(objections_to_target(game, firer, targets[0]))
    moving, alone = bool(moved or asked.wish.names("moving")), bool(fires and fires.apart)
    first, *others = (shot(game, "fire", firer, target, moving, alone) for target in able)
    unseen = unseen_in(game, asked.side, hex_of(game, able[0]))
    return replace(first, unseen=unseen, stages=tuple(others))


def shot(
    game: Game, what: str, firer: UnitId, target: UnitId, moving: bool = False, alone: bool = False
) -> Preview:
    title = titled(game, what, unit=firer, target=target, hex=hex_of(game, target))
    return Preview(title, direct_factor(game, firer, target, moving, alone), firer, target)


def reacting(asked: Asked) -> Preview:
    frame = asked.game.frame
    if isinstance(frame, Reactions) and frame.to != NOBODY:
        return reaction(asked.game, acting_unit(asked), frame.to)
    unit, targets = firer_and_targets(asked)
    return reaction(asked.game, unit, targets[0])


def reaction(game: Game, unit: UnitId, enemy: UnitId) -> Preview:
    """6.2c, 6.2e A reaction check, and then the shot."""
    TEXT.refuse(
        (
            *objections_to_firing(game, unit),
            *objections_to_target(game, unit, enemy),
            *objections_to_far_reaction(game, unit, enemy),
        )
    )
    return replace(shot(game, "react", unit, enemy), check=reaction_check(game, unit, enemy))


# --- 8.2 indirect fire ------------------------------------------------------------------------


def bombarding(asked: Asked) -> Preview:
    """8.2 One impact on a hex: the transmission, and what it may do to each unit known there."""
    game, frame, impact = asked.game, asked.game.frame, asked.impact
    if not impact and isinstance(frame, Bombardment) and frame.impacts:
        impact = frame.impacts[0]
    if not impact:
        raise TEXT.error("error-name-impact")
    if impact == "mine":
        return mine_strike(game, acting_unit(asked))
    hex = asked.hex if asked.unit is None else hex_of(game, on_map(game, asked.unit))
    by = asked.side or (frame.by if isinstance(frame, Bombardment) else game.active)  # 1.4a own
    if hex is None or not by:
        raise asked.lacks("bombardment")
    TEXT.refuse(objections_to_impact(game, by, impact, hex))
    return impact_on(game, impact, hex, by, asked.side)


def impact_on(game: Game, impact: str, hex: Hex, by: str, side: str | None) -> Preview:
    """By whoever transmits most surely; Stukas need nobody."""
    targets = known_enemies(game, side, opponent(by), hex)
    observers = [] if impact == STUKA else seers(game, by, hex)
    checks = [transmission_check(game, observer, hex) for observer in observers]
    return Preview(
        titled(game, "bombard", impact=impact, hex=hex),
        check=max(checks, key=lambda check: check["chance"], default=None),
        stages=tuple(struck(game, impact, target, hex) for target in targets),
        unseen=unseen_in(game, side, hex),
    )


def struck(game: Game, impact: str, target: UnitId, hex: Hex) -> Preview:
    title = titled(game, "impact", impact=impact, target=target, hex=hex)
    return Preview(title, indirect_factor(game, impact, target), target=target)


# --- 9 assault --------------------------------------------------------------------------------


def assaulting(asked: Asked) -> Preview:
    """9.1 From the map, or C-56 by a unit that comes onto it."""
    game, unit, hex = asked.game, asked.unit, asked.hex
    if unit is None or not may_arrive(game, unit):
        unit = acting_unit(asked)
    if hex is None and len(asked.wish.pieces) > 1:
        hex = hex_of(game, on_map(game, asked.wish.pieces[1]))
    if hex is None:
        raise asked.lacks("assault")
    return about_to_assault(game, unit, hex, asked.side)


# --- what is to be rolled for -----------------------------------------------------------------


def in_progress(game: Game, side: str | None) -> Preview:
    """The odds of the roll that is due, or of the assault being fought."""
    match game.frame:
        case Shot() as fire:
            return pending_shot(game, fire, side)
        case PointBlank() as fire:
            return fire_at_range_0(game, fire.ground, fire.firer, fire.target)
        case Reactions() as trigger:
            return pending_reaction(game, trigger, side)
        case Rally(unit=unit):
            return rallying(game, unit)
        case Salvo() as salvo:
            return pending_transmission(game, salvo, side)
        case Act(unit=unit) | FireAction(unit=unit):
            raise TEXT.error("error-name-target", unit=name_of(game, unit))
        case AdministrativePhase(at="fatigue", formations=formations):
            return formation_check(game, formations[0], "fatigue")
        case AdministrativePhase():
            raise TEXT.error("error-no-roll")
        case MoraleCheck(formation=formation):
            return formation_check(game, formation, "demoralization")
        case Recovery(formation=formation):
            return formation_check(game, formation, "recovery")
    raise TEXT.error("error-name-unit")


def pending_shot(game: Game, fire: Shot, side: str | None) -> Preview:
    unit, target, impact = fire.firer, fire.target, fire.impact
    is_unseen = game.units[target].hidden and side not in (None, side_of(game, target))
    TEXT.refuse([UNSEEN] if is_unseen else [])
    what, hex = "impact" if impact else "fire", hex_of(game, target)
    title = titled(game, what, unit=unit, impact=impact, target=target, hex=hex)
    return Preview(title, shot_factor(game, fire), unit, target)


def pending_reaction(game: Game, trigger: Reactions, side: str | None) -> Preview:
    unit = trigger.unit
    if unit == NOBODY or side == opponent(trigger.by):
        raise TEXT.error("error-name-reaction")
    if trigger.doing != "react":
        check = reaction_check(game, unit, trigger.to)
        return Preview(titled(game, "give_way", unit=unit), check=check)
    return reaction(game, on_map(game, unit), trigger.to)


def pending_transmission(game: Game, salvo: Salvo, side: str | None) -> Preview:
    TEXT.refuse([UNSEEN] if side == opponent(salvo.by) else [])
    title = titled(game, "transmit", unit=salvo.observer, hex=salvo.hex)
    return Preview(title, check=transmission_check(game, salvo.observer, salvo.hex))
