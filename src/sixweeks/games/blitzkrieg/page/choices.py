"""The pending question as the page shows it: buttons, and clicks on hexes and pieces."""

from functools import partial

from sixweeks.board.trails import direct, trails
from sixweeks.games.blitzkrieg.model.components import DEPLOYMENTS, TABLES, UnitId
from sixweeks.games.blitzkrieg.model.queries import name_of, number_of, piece
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r06_advance import FireAction
from sixweeks.games.blitzkrieg.rules.r06_reactions import Reactions
from sixweeks.games.blitzkrieg.rules.r06_ways import limit, reaches_of
from sixweeks.games.blitzkrieg.rules.r07_movement import best_reach
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment
from sixweeks.games.blitzkrieg.text.notation import NOTATION, mover
from sixweeks.kernel.presentation.choices import NO_STAKE, Choices, Stake, WayTo, action_of
from sixweeks.kernel.presentation.sentence import EMPTY, Halves, Piece, Sentence, Term, message
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import PIECE, WORD

WITH_ODDS = ("target", "react", "impact", "assault", "rally")


def at_stake(game: Game, option: Action) -> Stake:
    """The fire, assault or check whose odds a choice puts at stake, and the hex it is aimed at."""
    frame = game.stack[-1]
    match option, frame:
        case Action("target", int(unit)), FireAction():
            moving = " moving" if frame.moving else ""
            words = f"{name_of(game, frame.unit)} at {name_of(game, UnitId(unit))}{moving}"
            return words, number_of(game, game.units[unit].place)
        case Action("react", int(unit)), Reactions():
            words = f"{name_of(game, UnitId(unit))} reacts {name_of(game, frame.to)}"
            return words, number_of(game, game.units[frame.to].place)
        case Action("impact", int(hex)), Bombardment():
            return f"{frame.impacts[0]} on {number_of(game, hex)}", number_of(game, hex)
        case Action("assault", int(hex)), Act():
            number = number_of(game, hex)
            return f"{name_of(game, frame.unit)} assaults {number}", number
        case Action("rally"), Act():
            return f"rally {name_of(game, frame.unit)}", ""
    return NO_STAKE


def going(game: Game, verb: str) -> WayTo:
    """7.2a By the plain ways or, in column, by road."""
    act, marching = game.stack[-1], verb == "march"
    assert isinstance(act, Act), "a unit is moving"
    paces, who = reaches_of(game, act, marching), mover(game, act.unit, marching)
    found = {reach: trails(reach, who, lambda cost: Halves(cost).text) for _, reach in paces}
    step_to = partial(direct, paces[0][1], who, Halves(limit(act)).text)  # 7.1b
    return lambda hex: found[best][hex] if (best := best_reach(paces, hex)) else step_to(hex)


def place_of(game: Game, unit: UnitId) -> str:
    place = game.units[unit].place
    return number_of(game, place) if place >= 0 else ""


def label(game: Game, option: Action) -> Sentence:
    """The label of a button: the action and its object."""
    if option.verb == "plan" and option.noun not in DEPLOYMENTS:
        return Sentence("choice-by_hand")
    if option.verb in SILENT:
        return EMPTY
    if NOTATION.of(option.verb) not in (PIECE, WORD):
        return action_of(option)
    return message(f"choice-{option.verb}", noun=noun_of(game, option))


SILENT = frozenset(  # a click on a hex or a piece needs no words
    (
        *("unit", "target", "observer", "truck", "works", "mine"),
        *("retreat", "flee", "observer_to", "place", "impact"),
    )
)


def noun_of(game: Game, option: Action) -> Piece | Term:
    """A unit, a plan, an impact, or a marker of the cup."""
    noun = str(option.noun)
    if NOTATION.of(option.verb) == PIECE:
        return piece(game, UnitId(int(noun)))
    if option.verb == "plan":
        return Term("plan", noun)
    return Term("impact" if noun in TABLES.impact_columns else "marker", noun)


def forgotten(game: Game, option: Action) -> Sentence:
    """What ending an activation would leave undone."""
    frame = game.stack[-1]
    if not isinstance(frame, Activation):
        return EMPTY
    question = game.pending
    assert isinstance(question, Choose), "a choice is being offered"
    left = sum(each.verb == "unit" for each in question.options)
    return message("warning-units", count=left) if left else EMPTY


choice = Choices(
    NOTATION,
    place_of,
    label,
    stakes=dict.fromkeys(WITH_ODDS, at_stake),
    warnings={"end": forgotten},
    ways={"go": going, "march": going},
)
