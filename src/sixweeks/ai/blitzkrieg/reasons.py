"""Why the staff would do it: chances of fire and assaults, and what a move is for."""

from collections.abc import Callable

from sixweeks.ai.blitzkrieg import set_up
from sixweeks.ai.blitzkrieg.chances import at_most, chances
from sixweeks.ai.blitzkrieg.duels import prospect
from sixweeks.ai.blitzkrieg.guns import transmission
from sixweeks.ai.blitzkrieg.moves import Choice
from sixweeks.ai.blitzkrieg.situation import Situation
from sixweeks.ai.blitzkrieg.staff import Staff
from sixweeks.ai.player import Seat
from sixweeks.ai.reasons import percent
from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import UnitId
from sixweeks.games.blitzkrieg.model.queries import counter_of, piece, place, units_at
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r06_reactions import reaction_value
from sixweeks.games.blitzkrieg.rules.r08_fire import direct_factor, targets
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, message
from sixweeks.kernel.question import Action

Reply = Callable[[Staff, Seat, Action], Sentence]


def reason(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    reply = REPLIES.get(seat.procedure)
    return reply(staff, seat, answer) if reply else EMPTY


def hurts(game: Game, firer: UnitId, target: UnitId, moving: bool) -> int:
    """8.3 The chance that a shot does anything, in percent."""
    factor = direct_factor(game, firer, target, moving).total
    return percent(sum(chances(factor, counter_of(game, target).is_vehicle)))


def own_plan(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    """14.1a, 14.2a Where the units, works and mines of the set-up go."""
    return set_up.reason(staff.situation(seat).game, seat.side, answer)


# --- activation -------------------------------------------------------------------------------


def marker(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    known = {"activate": "why-activate", "hold": "why-hold", "together": "why-together"}
    return Sentence(known[answer.verb]) if answer.verb in known else EMPTY


def next_unit(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    if answer.verb != "unit":
        return Sentence("why-guns_first") if answer.verb == "bombard" else EMPTY
    situation, unit = staff.situation(seat), UnitId(int(answer.noun))
    game = situation.game
    if game.units[unit].neutralized:
        return message("why-next-rally", unit=piece(game, unit))
    if counter_of(game, unit).kind == "hq":
        return message("why-next-hq", unit=piece(game, unit))
    id = "why-next-fire" if targets(game, unit) else "why-next-move"
    return Sentence(id, {"unit": piece(game, unit)})


def act(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    unit = UnitId(seat.view.frames[-1]["unit"])
    situation = staff.situation(seat, staff.formation(seat, unit))
    game = situation.game
    match answer:
        case Action("assault", int(hex)):
            choice = Choice(situation, game.stack[-1])
            win = prospect(situation, unit, Hex(hex), choice.origin()).win
            return message("why-assault", hex=place(game, hex), chance=percent(win))
        case Action("go" | "march" | "enter" | "march_in", int(hex)):
            return going(Choice(situation, game.stack[-1]), Hex(hex))
        case Action("fire" | "fire_first"):
            return shot(situation, unit, game.stack[-1].has_moved or answer.verb == "fire_first")
        case Action("done"):
            return message("why-stay", unit=piece(game, unit))
        case Action("rally"):
            return message("why-rally", unit=piece(game, unit))
    return EMPTY


def going(choice: Choice, hex: Hex) -> Sentence:
    """What decided among the hexes: ground, an assault from there, cover, or the way."""
    game, situation = choice.game, choice.situation
    if choice.counter.kind == "hq":
        id = "why-go-hq"
    elif choice.ground_value(hex) > 0:
        id = "why-go-ground"
    elif choice.danger(hex) == 0:
        id = "why-go-safe"
    else:
        covered = situation.field.cover >> hex & 1 or game.works >> hex & 1
        id = "why-go-cover" if covered else "why-go-nearer"
    return Sentence(id, {"hex": place(game, hex)})


# --- fire and reactions -----------------------------------------------------------------------


def shot(situation: Situation, unit: UnitId, moving: bool) -> Sentence:
    game = situation.game
    found = [(hurts(game, unit, target, moving), target) for target in targets(game, unit)]
    if not found:
        return EMPTY
    chance, target = max(found)
    return message("why-fire", target=piece(game, target), chance=chance)


def aim(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    if answer.verb != "target":
        return EMPTY
    game, target = staff.situation(seat).game, UnitId(int(answer.noun))
    fire = game.stack[-1]
    chance = hurts(game, fire.unit, target, fire.moving)
    return message("why-aim", target=piece(game, target), chance=chance)


def react(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    game = staff.situation(seat).game
    frame = game.stack[-1]
    if answer.verb == "no_reaction":
        return message("why-no_reaction", target=piece(game, frame.to))
    if answer.verb != "react":
        return EMPTY
    unit = UnitId(int(answer.noun))
    return message(
        "why-react",
        unit=piece(game, unit),
        target=piece(game, frame.to),
        chance=percent(at_most(reaction_value(game, unit, frame.to))),
        hit=hurts(game, unit, frame.to, False),
    )


def bombard(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    if answer.verb != "impact":
        return Sentence("why-hold_fire") if answer.verb == "hold_fire" else EMPTY
    situation, hex = staff.situation(seat), Hex(int(answer.noun))
    sent = percent(transmission(situation, situation.game.stack[-1], hex))
    is_crowded = len(units_at(situation.game, hex)) > 1
    id = "why-impact-many" if is_crowded else "why-impact"
    return Sentence(id, {"hex": place(situation.game, hex), "chance": sent})


def endure(staff: Staff, seat: Seat, answer: Action) -> Sentence:
    known = {"accept": "why-accept", "take_loss": "why-take_loss"}
    return Sentence(known[answer.verb]) if answer.verb in known else EMPTY


REPLIES: dict[str, Reply] = {
    "Deploy": own_plan,
    "OperationsPhase": marker,
    "Activation": next_unit,
    "Act": act,
    "FireAction": aim,
    "Reactions": react,
    "Bombardment": bombard,
    "Suffer": endure,
}
