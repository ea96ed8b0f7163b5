"""Why the staff would do it: chances of attacks, and what a unit is meant for."""

from collections.abc import Callable

from sixweeks.ai.mansteins_war.assaults import Assault
from sixweeks.ai.mansteins_war.battles import CHANCES, Placed, Prospect
from sixweeks.ai.mansteins_war.plan import Plan
from sixweeks.ai.mansteins_war.situation import Situation
from sixweeks.ai.mansteins_war.skies import Skies
from sixweeks.ai.mansteins_war.staff import CALL_OFF, END, LAUNCH, Staff
from sixweeks.ai.mansteins_war.targets import target_at
from sixweeks.ai.player import Seat
from sixweeks.ai.reasons import percent
from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import RESULTS, UnitId
from sixweeks.games.mansteins_war.model.queries import (
    hex_of,
    piece,
    piece_of_air,
    pieces,
    place,
)
from sixweeks.games.mansteins_war.rules.r10_odds import LAST
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Values, message
from sixweeks.kernel.question import Action

Reply = Callable[[Staff, Situation, Action], Sentence]


def reason(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    situation = Situation(staff.imagined(seat), staff.side, staff.weights)
    reply = REPLIES.get(seat.procedure)
    return reply(staff, situation, answer) if reply else EMPTY


# --- combat -----------------------------------------------------------------------------------


def combat(staff: Staff, situation: Situation, answer: Action) -> Sentence:
    if answer == END:
        return Sentence("why-no_attack")
    meant = [each for each in staff.plan.assaults if answer == Action("attack", each.hex)]
    return attack(situation, meant[0].hex, meant[0].placed) if meant else EMPTY


def gather(staff: Staff, situation: Situation, answer: Action) -> Sentence:
    frame = situation.game.stack[-1]
    if answer == CALL_OFF:
        return Sentence("why-call_off")
    if answer == LAUNCH:
        return attack(situation, frame.hex, from_here(situation, frame.units))
    meant = [each for each in staff.plan.assaults if each.hex == frame.hex]
    return attack(situation, frame.hex, meant[0].placed) if meant else EMPTY


def from_here(situation: Situation, units: tuple[UnitId, ...]) -> Placed:
    return tuple((unit, hex_of(situation.game, unit)) for unit in units)


def attack(situation: Situation, hex: Hex, placed: Placed) -> Sentence:
    told = outcome(situation, hex, placed, Skies(situation, 0).cover(hex))
    units = pieces(unit for unit, _ in placed)
    return Sentence("why-attack", {**told, "units": units}) if told else EMPTY


def outcome(situation: Situation, hex: Hex, placed: Placed, air: int, table: str = "") -> Values:
    """The chances that the defenders leave and that the attackers lose steps."""
    target = target_at(situation, hex)
    if target is None or not placed:
        return {}
    prospect = Prospect(situation, target, placed)
    column = max(0, min(prospect.base + air, LAST))
    won = lost = 0.0
    for code, chance in CHANCES[table or prospect.best(air)[1]][column]:
        result = RESULTS[code]
        is_gone = result.defender >= target.steps
        won += chance * (is_gone or bool(result.defender_retreats and not target.has_fort))
        lost += chance * bool(result.attacker)
    return {"hex": place(hex), "chance": percent(won), "lost": percent(lost)}


def fight(staff: Staff, situation: Situation, answer: Action) -> Sentence:
    """10.2 Both tables, where there is a choice."""
    if answer.verb not in ("assault", "mobile"):
        return EMPTY
    combat = situation.game.stack[-1].attack
    placed, air = from_here(situation, combat.units), Skies(situation, 0).cover(combat.hex)
    told = outcome(situation, combat.hex, placed, air, answer.verb)
    return Sentence(f"why-table-{answer.verb}", told) if told else EMPTY


# --- movement and air -------------------------------------------------------------------------


def choose(staff: Staff, situation: Situation, answer: Action) -> Sentence:
    return Sentence("why-all_placed") if answer == END else march(staff, situation, answer)


def march(staff: Staff, situation: Situation, answer: Action) -> Sentence:
    order, plan = staff.plan.going, staff.plan
    if order is None or answer.verb == "done":
        return EMPTY
    assault = next((each for each in plan.assaults if order.unit in each.units), None)
    if assault is not None and dict(assault.placed)[order.unit] == order.hex:
        return to_attack(situation, order.unit, assault)
    id = "why-post" if order.unit in plan.posts else "why-forward"
    return Sentence(id, {"unit": piece(order.unit), "hex": place(order.hex)})


def to_attack(situation: Situation, unit: UnitId, assault: Assault) -> Sentence:
    air = assault.flight.strength if assault.flight else Skies(situation, 0).cover(assault.hex)
    told = outcome(situation, assault.hex, assault.placed, air)
    start = dict(assault.placed)[unit]
    if not told:
        return EMPTY
    given: Values = {"unit": piece(unit), "hex": place(start), "target": place(assault.hex)}
    return Sentence("why-to_attack", {**given, "chance": told["chance"]})


def fly(staff: Staff, situation: Situation, answer: Action) -> Sentence:
    """16.7 Over the target of an attack, or over what is to be guarded."""
    if situation.game.stack[-1].at != "fly":
        return EMPTY
    if answer.verb == "done":
        return Sentence("why-no_flight")
    meant = [
        each for each in staff.plan.flights if answer == Action("fly", piece_of_air(each.unit))
    ]
    return flown(staff.plan, meant[0].hex) if meant else EMPTY


def flown(plan: Plan, hex: Hex) -> Sentence:
    for assault in plan.assaults:
        if assault.flight and assault.flight.hex == hex == assault.hex:
            return message("why-flight-above", hex=place(hex))
        if assault.flight and assault.flight.hex == hex:
            return message("why-flight-attack", hex=place(hex), target=place(assault.hex))
    return message("why-flight-guard", hex=place(hex))


def over(staff: Staff, situation: Situation, answer: Action) -> Sentence:
    hex = Hex(int(answer.noun)) if answer.verb == "over" else Hex(-1)
    return flown(staff.plan, hex) if hex in staff.plan.covered else EMPTY


def set_up(staff: Staff, situation: Situation, answer: Action) -> Sentence:
    return Sentence("why-drawn")


REPLIES: dict[str, Reply] = {
    "SetUp": set_up,
    "CombatSegment": combat,
    "Gather": gather,
    "Combat": fight,
    "MovementSegment": choose,
    "Move": march,
    "RailMove": march,
    "AirSegment": fly,
    "Flight": over,
}
