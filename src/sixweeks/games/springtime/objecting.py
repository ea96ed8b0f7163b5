"""Why not? The rules against whatever a player names: an area, a unit, a button, or a mixture."""

from collections.abc import Callable
from typing import Any

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.boxes_picture import is_space
from sixweeks.games.springtime.components import MAP, ROSTER, UnitId, opponent
from sixweeks.games.springtime.notation import find
from sixweeks.games.springtime.queries import area_of
from sixweeks.games.springtime.rules import (
    events,
    r08_impulses,
    r09_movement,
    r10_combat,
    r11_advantage,
    r12_refit,
    r18_optional_rules,
)
from sixweeks.games.springtime.rules.r08_impulses import Assault, Impulse, Redeploy, Regroup
from sixweeks.games.springtime.rules.r09_movement import ASSAULT, REDEPLOY, REGROUP, Move
from sixweeks.games.springtime.rules.r10_5_retreats import Retreat, objections_to_retreating_to
from sixweeks.games.springtime.rules.r10_combat import Attack
from sixweeks.games.springtime.rules.r12_refit import Refit
from sixweeks.games.springtime.rules.r18_optional_rules import FreeSetUp
from sixweeks.games.springtime.state import Game
from sixweeks.games.springtime.wishes import Wish, parse_wish
from sixweeks.kernel import engine
from sixweeks.kernel.objection import Objection, objections_at, unique

OTHER = Objection("6.0a", "other")
MANNERS: dict[type, str] = {Assault: ASSAULT, Regroup: REGROUP, Redeploy: REDEPLOY}
Asker = Callable[[Game, Any, Wish], list[Objection]]


def objections_to_wish(game: Game, text: str, side: str | None = None) -> list[Objection]:
    """The rules against a wish in the procedure in progress; none if nothing bars it."""
    if is_space(text):
        return []  # the page asks about whatever is clicked, and in a track nothing is ever done
    wish = parse_wish(text)
    deciders = engine.deciders(game)
    if not deciders:
        over = game.pending is None
        return [Objection("6.0a", "over" if over else "dice")]
    if side is not None and side not in deciders:
        return [Objection("6.0a", "not_yours")]
    if find(game, text) is not None:
        return []
    frame = game.stack[-1]
    about = ASKED.get(type(frame), about_nothing_else)
    found = about_advantage(game, deciders[0], wish) or about(game, frame, wish)
    return unique(found)


def about_nothing_else(game: Game, frame: object, wish: Wish) -> list[Objection]:
    return [OTHER]


# --- the Advantage ----------------------------------------------------------------------------


def about_advantage(game: Game, side: str, wish: Wish) -> list[Objection]:
    """11.1a A use of the Advantage that is not on offer: by whom, or when."""
    if {"open", "city"} <= wish.words:
        found = r11_advantage.objections_to_opening_paris(game, side)
    elif {"extra", "event"} <= wish.words or "swap" in wish.words:
        swap = "swap" in wish.words
        found = r11_advantage.objections_to_extra_event(game, side, swap)
    elif wish.words & {"heroic", "maximum", "soldier"}:
        found = r11_advantage.objections_to_using(game, side)
    else:
        return []
    return found or [Objection("11.1a", "moment")]


# --- impulses ---------------------------------------------------------------------------------


def about_impulse(game: Game, frame: Impulse, wish: Wish) -> list[Objection]:
    """8.1a What cannot be declared."""
    if frame.at != "declare":
        return [OTHER]
    if wish.groups:
        return about_groups(game, frame.by, wish.groups)
    if "redeploy" in wish.words and wish.area is not None:
        return r08_impulses.objections_to_redeploying(game, frame.by, wish.area)
    if "attack" in wish.words:
        return [Objection("9.1b", "assault")]
    if wish.unit is not None and ROSTER.side[wish.unit] != frame.by:
        return [Objection("8.0a", "enemy")]
    return [Objection("8.1a")]


def about_groups(game: Game, side: str, groups: tuple[str, ...]) -> list[Objection]:
    found = []
    for group in groups:
        found += r08_impulses.objections_to_group(game, side, group)
    return found or [Objection("8.1.1b" if "K" in groups else "8.1.1a")]


def about_acting(game: Game, frame: Assault | Regroup | Redeploy, wish: Wish) -> list[Objection]:
    """9.0 Moves, attacks and the end of an action."""
    manner = MANNERS[type(frame)]
    if "attack" in wish.words and wish.area is not None:
        if manner != ASSAULT:
            return [Objection("9.1b", "assault")]
        return r10_combat.objections_to_attacking(game, wish.area) or [OTHER]
    if "airdrop" in wish.words:
        return about_airdrop(game, wish)
    if wish.unit is not None:
        found = about_moving(game, wish.unit, wish.area, manner)
        return found or ([OTHER] if wish.area is None else [])
    if "end" in wish.words:
        return r08_impulses.objections_to_ending(game)
    return [OTHER]


def about_airdrop(game: Game, wish: Wish) -> list[Objection]:
    found = r18_optional_rules.objections_to_dropping(game)
    if found or wish.area is None:
        return found or [OTHER]
    return objections_at(wish.area, r18_optional_rules.drop_bars(game))


def about_moving(
    game: Game, unit: UnitId, area: AreaId | None, manner: str, points: int | None = None
) -> list[Objection]:
    found = r09_movement.objections_to_moving(game, unit)
    if found:
        return found
    if points is None:
        points = r09_movement.movement_factor(game, unit, manner)
    return [] if area is None else about_going(game, unit, area, manner, points)


def about_going(
    game: Game, unit: UnitId, area: AreaId, manner: str, points: int
) -> list[Objection]:
    """9.2, 9.3 What keeps a unit out of an area, or from getting so far."""
    here = area_of(game, unit)
    if area == here:
        return [Objection("9.1a", "here")]
    if area in r09_movement.routes(game, unit, manner, points):
        return []
    found = objections_at(area, r09_movement.entry_bars(game, unit, manner))
    if MAP.neighbours[here] >> area & 1:
        found += objections_at(area, [r09_movement.exit_bar(game, unit)])
    return found or r09_movement.objections_to_reaching(game, unit, area, manner, points)


def about_move(game: Game, frame: Move, wish: Wish) -> list[Objection]:
    if frame.at != "go":
        return [OTHER]
    if wish.unit is not None and wish.unit != frame.unit:
        return [Objection("9.1a", "other")]
    if wish.area is None:
        return [OTHER]
    return about_going(game, frame.unit, wish.area, frame.manner, frame.points)


# --- combat -----------------------------------------------------------------------------------


def about_attack(game: Game, frame: Attack, wish: Wish) -> list[Objection]:
    match frame.at:
        case "gather" if wish.unit is not None:
            return r10_combat.objections_to_joining(game, frame.area, wish.unit) or [OTHER]
        case "lead_attacker" if wish.unit is not None:
            return about_leading(frame.by, wish.unit, "10.4.2a")
        case "lead_defender" if wish.unit is not None:
            return about_leading(opponent(frame.by), wish.unit, "10.4.3a")
        case "attacker_air" if "air" in wish.words:
            return about_air(game, frame.by, frame.lead, wish)
        case "defender_air" if "air" in wish.words:
            return about_air(game, opponent(frame.by), frame.defending_lead, wish)
    return [Objection("10.1a", "together")] if "call" in wish.words else [OTHER]


def about_leading(side: str, unit: UnitId, rule: str) -> list[Objection]:
    """10.4.2a, 10.4.3a The Lead is one of one's own units in the battle."""
    if ROSTER.side[unit] != side:
        return [Objection("8.0a", "enemy")]
    return [Objection("10.4.2a", "lead")] if rule == "10.4.2a" else [Objection("10.4.3a")]


def about_air(game: Game, side: str, lead: UnitId, wish: Wish) -> list[Objection]:
    nations = wish.words & {"german", "french", "british"}
    return [
        each
        for nation in nations
        for each in r10_combat.objections_to_air(game, side, lead, nation)
    ]


def about_retreat(game: Game, frame: Retreat, wish: Wish) -> list[Objection]:
    if frame.at == "choose_unit":
        if "stay" in wish.words:
            return [Objection("10.5.1a", "must")]
        return [Objection("10.5.1a", "unit")]
    if wish.area is None:
        return [Objection("10.5.1a", "must")]
    return objections_to_retreating_to(game, frame.unit, wish.area)


# --- the rest ---------------------------------------------------------------------------------


def about_refit(game: Game, frame: Refit, wish: Wish) -> list[Objection]:
    if frame.at == "place":
        if wish.area is None:
            return [OTHER]
        return objections_at(wish.area, r12_refit.rebuilding_bars(game, frame.unit))
    if wish.unit is None:
        return [OTHER]
    if ROSTER.side[wish.unit] != frame.by:
        return [Objection("8.0a", "enemy")]
    verb = "restore" if "rebuild" not in wish.words else "rebuild"
    if verb == "rebuild" and "full" in wish.words:
        verb = "rebuild_full"
    return r12_refit.objections_to_refitting(game, wish.unit, verb)


def about_free_set_up(game: Game, frame: FreeSetUp, wish: Wish) -> list[Objection]:
    if frame.at == "place" and wish.area is not None:
        bars = r18_optional_rules.placing_bars(game, frame.by, frame.unit)
        return objections_at(wish.area, bars)
    if frame.at == "pick" and "done" in wish.words:
        return r18_optional_rules.objections_to_set_up(game, frame.by)
    if wish.unit is not None and ROSTER.side[wish.unit] != frame.by:
        return [Objection("8.0a", "enemy")]
    return [OTHER]


def about_playing(game: Game, frame: events.PlayEvent, wish: Wish) -> list[Objection]:
    if frame.at == "place_de_gaulle" and wish.area is not None:
        return objections_at(wish.area, events.de_gaulle_bars(game))
    if "play" in wish.words:
        return events.objections_to_playing(game, frame.by)
    return [OTHER]


ASKED: dict[type, Asker] = {
    FreeSetUp: about_free_set_up,
    Impulse: about_impulse,
    Assault: about_acting,
    Regroup: about_acting,
    Redeploy: about_acting,
    Move: about_move,
    Attack: about_attack,
    Retreat: about_retreat,
    Refit: about_refit,
    events.PlayEvent: about_playing,
}
