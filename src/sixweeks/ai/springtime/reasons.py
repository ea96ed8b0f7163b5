"""Why the staff would do it: the best attack of an impulse, what air and the Advantage change."""

from collections.abc import Callable

from sixweeks.ai.player import Seat
from sixweeks.ai.reasons import percent
from sixweeks.ai.springtime.answers import difference
from sixweeks.ai.springtime.battles import Battle, air_left, winning
from sixweeks.ai.springtime.offensive import places_of, plan
from sixweeks.ai.springtime.staff import END, PASS, Staff
from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import UnitId
from sixweeks.games.springtime.model.queries import piece, pieces, place
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules.r09_movement import REDEPLOY, REGROUP
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, message
from sixweeks.kernel.question import Action

Reply = Callable[[Staff, Game, Action], Sentence]
ADVANTAGE = {
    "soldier_on": "why-soldier_on",
    "heroic_defense": "why-advantage",
    "maximum_attack": "why-advantage",
    "open_city": "why-open_city",
    "accept": "why-keep_advantage",
}


def reason(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    reply = REPLIES.get(seat.procedure)
    return reply(staff, staff.imagined(seat), answer) if reply else EMPTY


# --- the impulse ------------------------------------------------------------------------------


def impulse(staff: Staff, game: Game, answer: Action) -> Sentence:
    if answer == PASS:
        return Sentence("why-pass")
    if answer.verb in ADVANTAGE:
        return Sentence(ADVANTAGE[answer.verb])
    if answer.verb not in ("assault", "regroup", "redeploy"):
        return EMPTY
    trial = game.copy()
    engine.answer(trial, answer)
    risks = staff.risks(game)
    if answer.verb == "assault":
        found = plan(trial, staff.side, risks)
        return told(found.attack, "why-assault") if found.attack else moved(found.moves, "assault")
    manner = REGROUP if answer.verb == "regroup" else REDEPLOY
    return moved(risks.moves(places_of(trial, manner), {})[0], "shift")


def told(attack: Battle, id: str) -> Sentence:
    """10.4 An attack with its Lead and its chance."""
    others = tuple(unit for unit in attack.units if unit != attack.lead)
    return Sentence(
        id if others else f"{id}-alone",
        {
            "area": place(attack.area),
            "lead": piece(attack.lead),
            "chance": percent(attack.win),
            **({"units": pieces(others)} if others else {}),
        },
    )


def moved(moves: dict[UnitId, AreaId], kind: str) -> Sentence:
    """The first of the moves that it is for."""
    for unit, area in moves.items():
        return Sentence(f"why-moves-{kind}", {"unit": piece(unit), "area": place(area)})
    return EMPTY


def going(staff: Staff, game: Game, answer: Action) -> Sentence:
    """What the unit in hand is meant for."""
    if answer.verb != "go":
        return Sentence(ADVANTAGE[answer.verb]) if answer.verb in ADVANTAGE else EMPTY
    unit, area, meant = game.stack[-1].unit, AreaId(int(answer.noun)), staff.plan.attack
    if meant is not None and unit in meant.units:
        return told(meant, "why-attack")
    return moved({unit: area}, "shift")


def kleist(staff: Staff, game: Game, answer: Action) -> Sentence:
    return message("why-kleist", unit=piece(UnitId(int(answer.noun))))


def assault(staff: Staff, game: Game, answer: Action) -> Sentence:
    if answer == END:
        return Sentence("why-no_attack")
    meant = staff.plan.attack
    if meant is not None and answer.verb in ("unit", "attack"):
        return told(meant, "why-attack")
    return shift(staff, game, answer)


def shift(staff: Staff, game: Game, answer: Action) -> Sentence:
    if answer == END:
        return Sentence("why-all_placed")
    moves = staff.plan.moves
    unit = UnitId(int(answer.noun)) if answer.verb == "unit" else UnitId(-1)
    return moved({unit: moves[unit]}, "shift") if unit in moves else EMPTY


# --- combat -----------------------------------------------------------------------------------


def combat(staff: Staff, game: Game, answer: Action) -> Sentence:
    attack = game.stack[-1]
    match attack.at:
        case "lead_attacker" if staff.plan.attack:
            return told(staff.plan.attack, "why-attack")
        case "attacker_air" | "defender_air":
            return air(staff, game, answer)
        case "offer_advantage":
            return Sentence(ADVANTAGE[answer.verb]) if answer.verb in ADVANTAGE else EMPTY
    return EMPTY


def air(staff: Staff, game: Game, answer: Action) -> Sentence:
    """9.4 The chance of the attack with this air and without it."""
    attack = game.stack[-1]
    is_ours = staff.side == attack.by
    lead = attack.lead if is_ours else attack.defending_lead
    with_air = difference(game, attack, attack.defending_lead)
    without = with_air - (1 if is_ours else -1) * air_left(game, lead)
    id = (
        f"why-{'no_air' if answer.verb == 'no_air' else 'air'}-{'attack' if is_ours else 'defense'}"
    )
    chances = percent(winning(with_air)), percent(winning(without))
    if chances[0] == chances[1]:
        return Sentence("why-air_idle") if answer.verb == "no_air" else EMPTY
    return Sentence(id, {"area": place(attack.area), "chance": chances[0], "without": chances[1]})


def refit(staff: Staff, game: Game, answer: Action) -> Sentence:
    if answer.verb not in ("restore", "rebuild", "rebuild_full"):
        return EMPTY
    return message("why-refit", unit=piece(UnitId(int(answer.noun))))


REPLIES: dict[str, Reply] = {
    "Impulse": impulse,
    "Assault": assault,
    "Regroup": shift,
    "Redeploy": shift,
    "Move": going,
    "PlaceKleist": kleist,
    "KleistJoins": kleist,
    "Attack": combat,
    "Refit": refit,
}
