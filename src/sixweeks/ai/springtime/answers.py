"""The smaller questions: Leads, the Advantage, retreats, refits, events, bids."""

from collections.abc import Sequence
from random import Random

from sixweeks.ai.springtime.battles import (
    WON,
    air_left,
    defence_under,
    lead_value,
    odds,
    winning,
)
from sixweeks.ai.springtime.risks import Risks
from sixweeks.ai.springtime.weights import Drawn, InTime, Weights
from sixweeks.ai.springtime.worth import full_worth, future, ground, loss, severed
from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import (
    ALLIED,
    AXIS,
    COUNTERS,
    EVENTS,
    MAP,
    REDUCED,
    ROSTER,
    UnitId,
    opponent,
)
from sixweeks.games.springtime.model.queries import controller, is_out_of_supply, standing, units_at
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules.r06_sequence_of_play import LAST_TURN
from sixweeks.games.springtime.rules.r10_5_retreats import Retreat
from sixweeks.games.springtime.rules.r10_combat import Attack, may_hold
from sixweeks.games.springtime.rules.r10_values import air_value, crossing_lines, total
from sixweeks.games.springtime.rules.r12_refit import cost
from sixweeks.games.springtime.rules.r15_first_turn import is_strategic_surprise
from sixweeks.kernel.question import Action

Options = Sequence[Action]
KEEP, DISCARD, PLAY = Action("keep_event"), Action("discard_event"), Action("play_event")
OPEN_CITY, HEROIC, MAXIMUM = Action("open_city"), Action("heroic_defense"), Action("maximum_attack")
SOLDIER_ON, ACCEPT = Action("soldier_on"), Action("accept")
EXTRA, SWAP = Action("extra_event"), Action("swap_event")
STAY, END = Action("stay"), Action("end")
PASSING = InTime.__struct_fields__  # Events whose effect passes with the turn


# --- combat -----------------------------------------------------------------------------------


def lead(game: Game, options: Options, weights: Weights) -> Action:
    """10.4.3a The Lead with which the attack costs us least."""
    attack = game.stack[-1]
    assert isinstance(attack, Attack), "an attack is fought"
    worth = weights.worth
    stake = ground(game, attack.area, worth)
    armored = COUNTERS[attack.lead].is_armored if attack.lead >= 0 else False

    def price(option: Action) -> float:
        unit = UnitId(int(option.noun))
        if attack.lead < 0:
            risked = weights.risked_lead * loss(game, unit, worth)
            return risked - lead_value(game, unit) - air_left(game, unit)
        chance = odds(difference(game, attack, unit), armored)
        won = sum(chance.get(name, 0.0) for name in WON)
        fallen = loss(game, unit, worth, outright=armored)
        return won * (stake + fallen) + chance.get("stalemate", 0.0) * loss(game, unit, worth)

    return min(options, key=price)


def difference(game: Game, attack: Attack, defending: UnitId) -> int:
    """The Attack Value less the Defense Value, with all the air that may still come."""
    against = defence_under(game, attack.area, attack.defenders, defending)
    lines = crossing_lines(game, attack.area, attack.units, ROSTER.side[defending])
    attacking = lead_value(game, attack.lead) + flown(game, attack.lead, attack.air, attack.at)
    attacking += len(attack.units) - 1
    return attacking - against - total(lines)


def flown(game: Game, unit: UnitId, nation: str, at: str) -> int:
    """The air that a Lead has, or before it is asked for may have."""
    if nation:
        return air_value(game, nation)
    return air_left(game, unit) if at in ("lead_defender", "attacker_air") else 0


def air(game: Game, side: str, options: Options, weights: Weights) -> Action:
    """9.4.1 Air is kept for another fight where it would hardly change this one."""
    attack = game.stack[-1]
    assert isinstance(attack, Attack), "an attack is fought"
    lead = attack.lead if side == attack.by else attack.defending_lead
    most = difference(game, attack, attack.defending_lead)
    sign = 1 if side == attack.by else -1
    least = most - sign * air_left(game, lead)
    return options[0] if abs(winning(most) - winning(least)) > weights.air else options[-1]


# --- the Advantage ----------------------------------------------------------------------------


def advantage(game: Game, side: str, options: Options, weights: Weights) -> Action:
    """Soldier On while much can still be done, or nothing later; Paris is opened only when it is
    lost."""
    if SOLDIER_ON in options:
        is_last = side == AXIS and game.turn == LAST_TURN
        return SOLDIER_ON if is_last or game.impulse <= weights.soldier_on else ACCEPT
    empty = not units_at(game, MAP.paris, ALLIED)
    return OPEN_CITY if side == ALLIED and empty and is_next(game, MAP.paris) else ACCEPT


def prelude(game: Game, side: str, options: Options, weights: Weights) -> Action | None:
    """What comes before the impulse: another marker, or the one in hand."""
    if another := extra_event(game, side, options, weights):
        return another
    if PLAY in options and play_event(game, side, options, weights) == PLAY:
        return PLAY
    return None


def extra_event(game: Game, side: str, options: Options, weights: Weights) -> Action | None:
    """11.1.5 Another marker, if those that may be drawn are worth the Advantage."""
    worths = [worth_drawing(event, side, weights.drawn) for event in game.cup]
    mean = sum(worths) / max(len(worths), 1)
    price = weights.swap * price_of_advantage(game, weights)
    if EXTRA in options:
        return EXTRA if mean > price else None
    gain = mean - worth_drawing(game.held.get(side, ""), side, weights.drawn)
    return SWAP if SWAP in options and gain > price else None


def worth_drawing(event: str, side: str, drawn: Drawn) -> float:
    marker = EVENTS.get(event)
    found: float = getattr(drawn, event, 0.0)
    return found if marker and marker.side in (side, "either") else 0.0


def price_of_advantage(game: Game, weights: Weights) -> float:
    """The side that uses it hands it over; at the end of the game that costs nothing."""
    return weights.advantage * max(future(game.turn, weights.worth.future), weights.late)


def is_next(game: Game, area: AreaId) -> bool:
    """Is an Axis unit about to enter?"""
    frame = game.stack[-1]
    return bool(getattr(frame, "path", ())) and frame.path[0] == area


def after_dice(game: Game, side: str, options: Options, weights: Weights) -> Action:
    """Turn a result only where it costs more than the Advantage is worth."""
    attack = game.stack[-1]
    assert isinstance(attack, Attack), "an attack is fought"
    price = price_of_advantage(game, weights)
    if HEROIC in options:
        return HEROIC if saved(game, attack, weights) > price else ACCEPT
    if MAXIMUM in options:
        harm = loss(game, attack.defending_lead, weights.worth)
        gain = harm + (weights.held_on if attack.mandatory else 0.0)
        return MAXIMUM if gain > price else ACCEPT
    return ACCEPT


def saved(game: Game, attack: Attack, weights: Weights) -> float:
    """11.1.2a What a Stalemate in place of a defeat saves: ground, supply, the Lead, and it costs
    the enemy's."""
    outright = attack.result == "overrun"
    lead, side, worth = attack.defending_lead, opponent(attack.by), weights.worth
    kept = loss(game, lead, worth, outright) - loss(game, lead, worth)
    kept += loss(game, attack.lead, worth)
    if may_hold(game, attack.area, attack.by, attack.result):
        return kept
    lost = len(attack.defenders) == 1 and (outright or game.units[lead].strength == REDUCED)
    falling = kept if lost else kept + weights.thrown_back * len(attack.defenders)
    if controller(game, attack.area) != side:
        return falling + weights.foothold
    held = ground(game, attack.area, worth) + severed(game, side, attack.area, worth)
    return falling + held


# --- retreats and refits ----------------------------------------------------------------------


def retreat(game: Game, options: Options, weights: Weights) -> Action:
    """Back to where the danger is least; nobody gives ground of his own will."""
    frame = game.stack[-1]
    assert isinstance(frame, Retreat), "somebody retreats"
    if options[0].verb == "retreat":
        return STAY if STAY in options else options[0]
    risks = Risks(game, frame.by, weights)

    def danger(option: Action) -> float:
        area = AreaId(int(option.noun))
        return risks.danger(area, stack(game, area, frame.by) | 1 << frame.unit)

    return min(options, key=danger)


def refit(game: Game, options: Options, weights: Weights) -> Action:
    """The most strength for the points; rebuilt units go where they are needed."""
    if options[0].verb == "rebuild_at":
        return place(game, game.stack[-1].unit, options, weights)

    def use(option: Action) -> float:
        if option == END:
            return 0.0
        unit = UnitId(int(option.noun))
        share: float = getattr(weights.refit, option.verb)
        return share * full_worth(unit, weights.worth) / cost(unit, option.verb)

    return max(options, key=use)


def place(game: Game, unit: UnitId, options: Options, weights: Weights) -> Action:
    """A unit that comes onto the map goes where it is needed most."""
    side = ROSTER.side[unit]
    risks = Risks(game, side, weights)

    def need(option: Action) -> float:
        area = AreaId(int(option.noun))
        here = stack(game, area, side)
        relief = risks.danger(area, here) - risks.danger(area, here | 1 << unit)
        return relief - weights.remote * risks.distance(area)

    return max(options, key=need)


def stack(game: Game, area: AreaId, side: str) -> int:
    return standing(game)[area] & ROSTER.of_side[side]


# --- events -----------------------------------------------------------------------------------


def play_event(game: Game, side: str, options: Options, weights: Weights) -> Action:
    """In its best hour: the evacuation when the BEF is lost otherwise, what passes with the turn
    while the turn is young, and nothing that the first impulse would waste."""
    if options[0].verb == "de_gaulle":
        return place(game, ROSTER.de_gaulle, options, weights)
    if PLAY not in options:
        return KEEP
    held = game.held.get(side, "")
    if held == "operation_dynamo":
        return PLAY if is_doomed(game) else KEEP
    if held in PASSING:
        last: int = getattr(weights.in_time, held)
        in_time = game.phase == "maneuvers" and game.impulse <= last
        is_first = is_strategic_surprise(game) and side == AXIS
        return PLAY if in_time and not is_first else KEEP
    return PLAY


def is_doomed(game: Game) -> bool:
    bef = game.units[ROSTER.bef]
    return is_out_of_supply(game, ROSTER.bef) or bef.strength == REDUCED


def keep_event(game: Game, side: str) -> Action:
    """What is of no use to us is changed for another; what would hurt us much is kept from them."""
    held = game.held.get(side, "")
    marker = EVENTS.get(held)
    mine = marker is not None and marker.side in (side, "either")
    return KEEP if mine or held == "air_supremacy" else DISCARD


def end_event(game: Game, side: str, options: Options, weights: Weights) -> Action:
    """6.4.4 Played if it still has an effect, otherwise kept or exchanged."""
    wish = play_event(game, side, options, weights)
    return wish if wish == PLAY else keep_event(game, side)


def kleist(game: Game, options: Options) -> Action:
    """With the best of his corps."""
    return max(options, key=lambda option: lead_value(game, UnitId(int(option.noun))))


def bid(game: Game, rng: Random, weights: Weights) -> Action:
    """17.1a As much French Morale as would make the game even, give or take a little."""
    edge = weights.edge * (1 if game.options.bids == AXIS else -1)
    return Action("bid", max(edge + rng.choice(range(-weights.bluff, weights.bluff + 1)), 0))
