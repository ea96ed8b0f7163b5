"""Why the staff would do it: chances of attacks, the order of phases, what a march is for."""

from collections.abc import Callable, Sequence

from sixweeks.ai.france_40.assaults import Assault, assault_on, best_assault
from sixweeks.ai.france_40.battles import chances, retreat_ways
from sixweeks.ai.france_40.situation import Situation, foes, neighbours
from sixweeks.ai.france_40.staff import END, Staff, frame_of
from sixweeks.ai.player import Seat
from sixweeks.ai.reasons import percent
from sixweeks.board.hexes import Hex, one
from sixweeks.games.france_40.model.components import GERMAN, TABLES, UnitId
from sixweeks.games.france_40.model.queries import fort_at, piece, pieces, place
from sixweeks.games.france_40.rules.r05_airborne_coup import coup_modifier
from sixweeks.games.france_40.rules.r11_odds import odds
from sixweeks.kernel.presentation.sentence import EMPTY, Piece, Sentence, Text, message
from sixweeks.kernel.question import Action

Reply = Callable[[Staff, Seat, Action], Sentence]


def reason(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    reply = REPLIES.get(seat.procedure)
    return reply(staff, seat, answer) if reply else EMPTY


def order(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    """5.7 An attack that is ready is made first; otherwise the army closes up first."""
    if frame_of(seat)["by"] != staff.side:
        return Sentence("why-order-other")
    ready = best_assault(staff.situation(seat), staff.side)
    if answer.noun == "move_fight" or ready is None:
        return Sentence(f"why-order-{answer.noun}")
    chance = percent(driven_out(staff.situation(seat), ready.hex, ready.units))
    return message("why-order-ready", hex=place(ready.hex), chance=chance)


# --- combat -----------------------------------------------------------------------------------


def driven_out(situation: Situation, hex: Hex, units: Sequence[UnitId]) -> float:
    """The chance of DE or DR: that the defenders suffer or leave."""
    found = odds(situation.game, hex, units)
    share = chances(found.column, found.automatic)
    return share.get("DE", 0.0) + share.get("DR", 0.0)


def declare(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    if answer == END:
        return Sentence("why-no_attack")
    if answer.verb != "attack":
        return EMPTY
    situation = staff.situation(seat)
    return attack(situation, assault_on(situation, Hex(int(answer.noun))))


def attack(situation: Situation, assault: Assault) -> Sentence:
    """The column, the chances, and what they mean to the defenders."""
    game, hex, units = situation.game, assault.hex, assault.units
    if not units:
        return EMPTY
    found = odds(game, hex, units)
    origins = sum(one(Hex(each)) for each in {game.units[unit].place for unit in units})
    if fort_at(game, hex) is not None:
        case = "fort"
    else:
        is_open = retreat_ways(game, situation.side, hex, units, origins)
        case = "open" if is_open else "trapped"
    share = chances(found.column, found.automatic)
    return Sentence(
        f"why-attack-{case}",
        {
            "hex": place(hex),
            "units": pieces(game, units),
            "column": Text(found.column_name),
            "chance": percent(driven_out(situation, hex, units)),
            "lost": percent(share.get("AE", 0.0)),
        },
    )


def fight(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    if answer.verb == "call_off":
        return Sentence("why-call_off")
    if answer.verb not in ("with", "launch"):
        return EMPTY
    situation = staff.situation(seat)
    return attack(situation, assault_on(situation, Hex(frame_of(seat)["hex"])))


# --- movement ---------------------------------------------------------------------------------


def choose(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    if answer.verb == "violate":
        return Sentence("why-violate")
    return Sentence("why-all_placed") if answer == END else march(staff, seat, answer)


def march(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    """What the order of the unit in hand is for."""
    order = staff.plan.going
    if order is None or answer.verb == "done":
        return EMPTY
    unit = piece(staff.situation(seat).game, order.unit)
    if order.leave is not None:
        return message("why-leave", unit=unit)
    if order.aim is not None:
        return Sentence(f"why-march-{order.aim.manner}", {"unit": unit})
    return task(staff, seat, order.stops[-1], unit) if order.stops else EMPTY


def task(staff: Staff, seat: Seat, hex: Hex, unit: Piece) -> Sentence:
    """To attack from a hex, to hold it, or to take it."""
    situation = staff.situation(seat)
    is_own = bool(situation.game.control >> hex & 1) == (staff.side == GERMAN)
    near = staff.plan.fights and neighbours(hex) & foes(situation)
    case = "attack" if near else "hold" if is_own else "take"
    return Sentence(f"why-task-{case}", {"unit": unit, "hex": place(hex)})


def coup(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    """5.9d Five in six, less one for every modifier."""
    if answer.verb != "coup":
        return EMPTY
    worse = coup_modifier(staff.situation(seat).game, Hex(int(answer.noun)))
    return message("why-coup", chance=percent((TABLES.airborne_coup["succeeds_up_to"] - worse) / 6))


REPLIES: dict[str, Reply] = {
    "PlayerTurn": order,
    "AirborneCoup": coup,
    "CombatPhase": declare,
    "Attack": fight,
    "MovementPhase": choose,
    "Move": march,
}
