"""Why the staff would do it: chances of attacks, and what a unit is meant for."""

from collections.abc import Callable

from sixweeks.ai.nineteen_forty.assaults import Assault
from sixweeks.ai.nineteen_forty.battles import killed
from sixweeks.ai.nineteen_forty.chances import Placed, chances, retreats_on, starts_of
from sixweeks.ai.nineteen_forty.objectives import ground_value
from sixweeks.ai.nineteen_forty.situation import Situation
from sixweeks.ai.nineteen_forty.staff import CALL_OFF, END, Staff
from sixweeks.ai.player import Seat
from sixweeks.ai.reasons import percent
from sixweeks.board.hexes import bits
from sixweeks.games.nineteen_forty.model.components import GERMAN, UnitId
from sixweeks.games.nineteen_forty.model.queries import hex_of, piece, pieces, place, places
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, message
from sixweeks.kernel.question import Action

Reply = Callable[[Staff, Situation, Action], Sentence]


def reason(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    game, reply = staff.imagined(seat), REPLIES.get(seat.procedure)
    situation = Situation(game, staff.side, staff.weights_for(game))
    return reply(staff, situation, answer) if reply else EMPTY


# --- combat -----------------------------------------------------------------------------------


def cleared(situation: Situation, by: str, hexes: int, placed: Placed, air: int) -> float:
    """The chance that no defender is left in the hexes."""
    _, _, _, star, plain, destroyed = chances(situation.game, by, hexes, placed, air)
    works = [retreats_on(situation.game, by, hex, starts_of(placed)) for hex in bits(hexes)]
    return destroyed + min(star * by_star + plain * by_plain for by_star, by_plain in works)


def combat(staff: Staff, situation: Situation, answer: Action) -> Sentence:
    if answer == END:
        return Sentence("why-no_attack")
    meant = [each for each in staff.plan.assaults if answer.verb == "attack"]
    found = [each for each in meant if each.hexes >> int(answer.noun) & 1]
    return attack(situation, found[0]) if found else EMPTY


def gather(staff: Staff, situation: Situation, answer: Action) -> Sentence:
    if answer == CALL_OFF:
        return Sentence("why-call_off")
    hexes = situation.game.stack[-1].assault.hexes
    meant = [each for each in staff.plan.assaults if each.hexes & hexes]
    return attack(situation, meant[0]) if meant else EMPTY


def attack(situation: Situation, assault: Assault) -> Sentence:
    """The chances, and whether the ground or those in it are worth more."""
    by, hexes, placed = situation.side, assault.hexes, assault.placed
    lost = chances(situation.game, by, hexes, placed, assault.air)[0]
    ground = sum(ground_value(situation, hex) for hex in bits(hexes))
    units = sum(killed(situation, hex) for hex in bits(hexes))
    return message(
        "why-attack-ground" if ground > units else "why-attack-units",
        units=pieces(unit for unit, _ in placed),
        hexes=places(hexes),
        chance=percent(cleared(situation, by, hexes, placed, assault.air)),
        lost=percent(lost),
    )


def battle(staff: Staff, situation: Situation, answer: Action) -> Sentence:
    """9.c What the points change; with none, what one would."""
    if answer.verb != "air":
        return EMPTY
    assault, points = situation.game.stack[-1].assault, int(answer.noun)
    chance, without = (percent(with_points(staff, situation, n)) for n in (points or 1, 0))
    if chance == without:
        return EMPTY if points else Sentence("why-air_idle")
    role = "attack" if assault.by == staff.side else "defense"
    return Sentence(
        f"why-{'air' if points else 'no_air'}-{role}",
        {"hexes": places(assault.hexes), "chance": chance, "without": without},
    )


def with_points(staff: Staff, situation: Situation, points: int) -> float:
    """9.e The chance that the attack clears its hexes; the Germans know the Allied points."""
    frame = situation.game.stack[-1]
    assault = frame.assault
    placed = tuple((unit, hex_of(situation.game, unit)) for unit in assault.units)
    known = frame.allied_air if staff.side == GERMAN else 0
    shift = points - known if assault.by == staff.side else known - points
    return cleared(situation, assault.by, assault.hexes, placed, shift)


# --- movement ---------------------------------------------------------------------------------


def choose(staff: Staff, situation: Situation, answer: Action) -> Sentence:
    return Sentence("why-all_placed") if answer == END else march(staff, situation, answer)


def march(staff: Staff, situation: Situation, answer: Action) -> Sentence:
    order, plan = staff.plan.going, staff.plan
    if order is None or answer.verb == "done":
        return EMPTY
    if order.unit in plan.leaving:
        return message("why-home", unit=piece(order.unit))
    assault = next((each for each in plan.assaults if is_in(order.unit, each)), None)
    if assault is not None:
        return to_attack(situation, order.unit, assault)
    id = "why-post" if order.unit in plan.posts else "why-forward"
    return Sentence(id, {"unit": piece(order.unit), "hex": place(order.hex)})


def is_in(unit: UnitId, assault: Assault) -> bool:
    return any(unit == each for each, _ in assault.placed)


def to_attack(situation: Situation, unit: UnitId, assault: Assault) -> Sentence:
    chance = cleared(situation, situation.side, assault.hexes, assault.placed, assault.air)
    return message(
        "why-to_attack",
        unit=piece(unit),
        hex=place(dict(assault.placed)[unit]),
        hexes=places(assault.hexes),
        chance=percent(chance),
    )


def set_up(staff: Staff, situation: Situation, answer: Action) -> Sentence:
    return Sentence("why-drawn")


REPLIES: dict[str, Reply] = {
    "SetUp": set_up,
    "CombatPhase": combat,
    "Gather": gather,
    "Battle": battle,
    "MovementPhase": choose,
    "Move": march,
    "RailMove": march,
}
