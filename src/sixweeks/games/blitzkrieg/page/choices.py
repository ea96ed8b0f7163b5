"""The pending question as the page offers it: buttons, and clicks on hexes and pieces."""

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import DEPLOYMENTS, TABLES, UnitId
from sixweeks.games.blitzkrieg.model.queries import grid_of, name_of, number_of, points_word
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r06_advance import FireAction
from sixweeks.games.blitzkrieg.rules.r06_reactions import Reactions
from sixweeks.games.blitzkrieg.rules.r06_ways import way_to
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment
from sixweeks.games.blitzkrieg.text.messages import TEXT
from sixweeks.games.blitzkrieg.text.notation import NOTATION, VERBS, write, written_way
from sixweeks.kernel.presentation.scene import Choice
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import PIECE, PLACE


def choice(game: Game, index: int, option: Action) -> Choice:
    if option.verb in ("go", "march"):
        return going(game, index, option)
    text = write(game, option)
    odds, target = at_stake(game, option)
    if NOTATION.of(option.verb) == PLACE:
        place = number_of(game, int(option.noun))
        words = label(game, option)
        return Choice(index, text, option.verb, place=place, label=words, odds=odds, target=target)
    if NOTATION.of(option.verb) == PIECE:
        return choosing_unit(game, index, option, text)
    return Choice(
        index,
        text,
        option.verb,
        warning=forgotten(game, option),
        label=label(game, option),
        odds=odds,
        target=target,
        ends=VERBS[option.verb].ends,
    )


def choosing_unit(game: Game, index: int, option: Action, text: str) -> Choice:
    unit = UnitId(int(option.noun))
    place = game.units[unit].place
    odds, target = at_stake(game, option)
    return Choice(
        index,
        text,
        option.verb,
        place=number_of(game, place) if place >= 0 else "",
        piece=name_of(game, unit),
        label=label(game, option),
        odds=odds,
        target=target,
    )


def at_stake(game: Game, option: Action) -> tuple[str, str]:
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
    return "", ""


def going(game: Game, index: int, option: Action) -> Choice:
    """7.2a By the plain way or, in column, by road."""
    act = game.stack[-1]
    assert isinstance(act, Act), "a unit is moving"
    hex, marching = Hex(int(option.noun)), option.verb == "march"
    path, cost = way_to(game, act, hex, marching)
    way = tuple(map(grid_of(game).number, path))
    return Choice(
        index,
        written_way(name_of(game, act.unit), way, marching),
        option.verb,
        place=way[-1],
        path=way,
        cost=points_word(cost),
        label=label(game, option),
    )


def label(game: Game, option: Action) -> str:
    """What a button says; an answer that has no words of its own is shown as it is written."""
    if option.verb == "plan":
        plan = DEPLOYMENTS.get(str(option.noun))
        return plan.title if plan else TEXT.say("choice.by_hand")
    key = f"choice.{option.verb}"
    if not TEXT.has(key):
        return ""
    if NOTATION.of(option.verb) == PIECE:
        return TEXT.say(key, {"noun": name_of(game, UnitId(int(option.noun)))})
    return TEXT.say(key, {"noun": noun_word(str(option.noun))})


def noun_word(noun: str) -> str:
    """A marker or an impact; a number is told as it is."""
    if not noun:
        return ""
    kind = "impact" if noun in TABLES.impact_columns else "marker"
    return noun if noun.isdigit() and kind == "marker" else TEXT.word(kind, noun)


def forgotten(game: Game, option: Action) -> str:
    """What ending an activation would leave undone."""
    frame = game.stack[-1]
    if option.verb != "end" or not isinstance(frame, Activation):
        return ""
    question = game.pending
    assert isinstance(question, Choose), "a choice is being offered"
    left = sum(each.verb == "unit" for each in question.options)
    return TEXT.say("warning.units", {"count": left}) if left else ""
