"""The smaller questions: Leads, the Advantage, retreats, refits, events, bids."""

from random import Random

from sixweeks.ai.springtime.battles import air_left, lead_value
from sixweeks.ai.springtime.risks import Risks
from sixweeks.ai.springtime.worth import full_worth, ground, loss
from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.components import (
    ALLIED,
    AXIS,
    EVENTS,
    MAP,
    REDUCED,
    ROSTER,
    UnitId,
)
from sixweeks.games.springtime.queries import is_out_of_supply, standing, units_at
from sixweeks.games.springtime.rules.r10_5_retreats import Retreat
from sixweeks.games.springtime.rules.r10_combat import Attack
from sixweeks.games.springtime.rules.r12_refit import cost
from sixweeks.games.springtime.state import Game
from sixweeks.games.springtime.view import View
from sixweeks.kernel.question import Action

KEEP, DISCARD, PLAY = Action("keep_event"), Action("discard_event"), Action("play_event")
OPEN_CITY, HEROIC, MAXIMUM = Action("open_city"), Action("heroic_defense"), Action("maximum_attack")
SOLDIER_ON, ACCEPT, NO_EXTRA = Action("soldier_on"), Action("accept"), Action("no_extra_event")
STAY, END = Action("stay"), Action("end")
DEAR = 0.8  # what the Advantage is worth to keep
LAST_TO_SOLDIER_ON = 6  # the impulse up to which another one is worth the Advantage


def lead(game: Game, options: tuple[Action, ...]) -> Action:
    """The best Lead; of equals the one whose loss hurts least."""

    def value(option: Action) -> float:
        unit = UnitId(int(option.noun))
        return lead_value(game, unit) + air_left(game, unit) - 0.4 * loss(game, unit)

    return max(options, key=value)


# --- the Advantage ----------------------------------------------------------------------------


def advantage(game: Game, side: str, options: tuple[Action, ...]) -> Action:
    """Soldier On while much can still be done; Paris is opened only to save it."""
    if SOLDIER_ON in options:
        wants = side == AXIS and game.impulse <= LAST_TO_SOLDIER_ON
        return SOLDIER_ON if wants else ACCEPT
    if OPEN_CITY in options:
        empty = not units_at(game, MAP.paris, ALLIED)
        return OPEN_CITY if side == ALLIED and empty and is_next(game, MAP.paris) else ACCEPT
    return NO_EXTRA


def is_next(game: Game, area: AreaId) -> bool:
    """Is an Axis unit about to enter?"""
    frame = game.stack[-1]
    return bool(getattr(frame, "path", ())) and frame.path[0] == area


def after_dice(game: Game, side: str, options: tuple[Action, ...]) -> Action:
    """Turn a result only where it costs more than the Advantage is worth."""
    attack = game.stack[-1]
    assert isinstance(attack, Attack), "an attack is fought"
    if HEROIC in options:
        price = ground(game, attack.area) + loss(game, attack.defending_lead, outright=True)
        return HEROIC if price > DEAR else ACCEPT
    if MAXIMUM in options:
        price = loss(game, attack.defending_lead) + 0.3
        return MAXIMUM if price > DEAR else ACCEPT
    return ACCEPT


# --- retreats and refits ----------------------------------------------------------------------


def retreat(game: Game, options: tuple[Action, ...]) -> Action:
    """Back to where the danger is least; nobody gives ground of his own will."""
    frame = game.stack[-1]
    assert isinstance(frame, Retreat), "somebody retreats"
    if options[0].verb == "retreat":
        return STAY if STAY in options else options[0]
    risks = Risks(game, frame.by)

    def danger(option: Action) -> float:
        area = AreaId(int(option.noun))
        return risks.danger(area, stack(game, area, frame.by) | 1 << frame.unit)

    return min(options, key=danger)


def refit(game: Game, options: tuple[Action, ...]) -> Action:
    """The most strength for the points; rebuilt units go where they are needed."""
    if options[0].verb == "rebuild_at":
        return place(game, game.stack[-1].unit, options)

    def use(option: Action) -> float:
        if option == END:
            return 0.0
        unit = UnitId(int(option.noun))
        share = {"restore": 0.5, "rebuild": 0.6, "rebuild_full": 1.0}[option.verb]
        return share * full_worth(unit) / cost(unit, option.verb)

    return max(options, key=use)


def place(game: Game, unit: UnitId, options: tuple[Action, ...]) -> Action:
    """A unit that comes onto the map goes where it is needed most."""
    side = ROSTER.side[unit]
    risks = Risks(game, side)

    def need(option: Action) -> float:
        area = AreaId(int(option.noun))
        here = stack(game, area, side)
        relief = risks.danger(area, here) - risks.danger(area, here | 1 << unit)
        return relief - 0.1 * risks.distance(area)

    return max(options, key=need)


def stack(game: Game, area: AreaId, side: str) -> int:
    return standing(game)[area] & ROSTER.of_side[side]


# --- events -----------------------------------------------------------------------------------


def play_event(game: Game, seen: View, options: tuple[Action, ...]) -> Action:
    """At once, but for the evacuation, which waits until the BEF is lost otherwise."""
    if options[0].verb == "de_gaulle":
        return place(game, ROSTER.de_gaulle, options)
    if PLAY not in options:
        return KEEP
    if seen.held == "operation_dynamo":
        return PLAY if is_doomed(game) else KEEP
    if seen.phase == "end" and seen.held in ("plan_red", "refugees", "billotte_killed"):
        return KEEP
    return PLAY


def is_doomed(game: Game) -> bool:
    bef = game.units[ROSTER.bef]
    return is_out_of_supply(game, ROSTER.bef) or bef.strength == REDUCED


def keep_event(seen: View, options: tuple[Action, ...]) -> Action:
    """What is of no use to us is changed for another; what would hurt us much is kept from them."""
    marker = EVENTS.get(seen.held)
    mine = marker is not None and marker.side in (seen.side, "either")
    return KEEP if mine or seen.held == "air_supremacy" else DISCARD


def kleist(game: Game, options: tuple[Action, ...]) -> Action:
    """With the best of his corps."""
    return max(options, key=lambda option: lead_value(game, UnitId(int(option.noun))))


def bid(options: tuple[Action, ...], rng: Random) -> Action:
    """17.1a A little for the side that both want."""
    return options[min(rng.choice((0, 1, 2)), len(options) - 1)]
