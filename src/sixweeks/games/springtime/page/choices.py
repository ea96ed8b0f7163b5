"""The options of the pending question as the page offers them: on places, on pieces, as buttons."""

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import (
    COUNTERS,
    MAP,
    TABLES,
    UnitId,
    opponent,
)
from sixweeks.games.springtime.model.queries import (
    area_of,
    name_of,
    names_of,
    piece,
    place,
    units_at,
)
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.page import pieces
from sixweeks.games.springtime.rules import r08_1_1_assault, r12_refit
from sixweeks.games.springtime.rules.r08_1_1_assault import Assault
from sixweeks.games.springtime.rules.r08_1_2_regroup_and_redeploy import Redeploy, Regroup
from sixweeks.games.springtime.rules.r08_impulses import MANNERS
from sixweeks.games.springtime.rules.r09_movement import ASSAULT, Move, movable, routes
from sixweeks.games.springtime.rules.r10_combat import Attack, attackable, attackers_in
from sixweeks.games.springtime.text.notation import NOTATION, VERBS, write
from sixweeks.kernel.presentation.scene import Choice
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Term, Terms, message
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import PIECE, PLACE


def choice(game: Game, index: int, option: Action) -> Choice:
    text = write(game, option)
    if option.verb == "go":
        return going(game, index, option, text)
    if NOTATION.of(option.verb) == PLACE:
        return at_area(game, index, option, text)
    if NOTATION.of(option.verb) == PIECE:
        return of_unit(game, index, option, text)
    if option.verb == "air":
        return of_air(game, index, option, text)
    odds, target = at_stake(game, option)
    return Choice(
        index,
        text,
        option.verb,
        action_of(option),
        warning=forgotten(game, option),
        label=label(game, option),
        odds=odds,
        target=target,
        ends=VERBS[option.verb].ends,
    )


def action_of(option: Action) -> Sentence:
    return Sentence(f"action-{option.verb}")


def label(game: Game, option: Action) -> Sentence:
    """What a button says: the action, and with whom or with what."""
    match option.verb:
        case "assault":
            return assault_label(str(option.noun))
        case "play_event":
            return play_label(game)
        case "bid":
            return message("choice-bid", morale=int(option.noun))
    return action_of(option)


def play_label(game: Game) -> Sentence:
    """6.1.1d `Play the Event: Refugees`."""
    question = game.pending
    assert isinstance(question, Choose), "somebody chooses"
    return message("choice-play_event", event=Term("card", game.held[question.by]))


def assault_label(groups: str) -> Sentence:
    """8.1.1 `Assault: Army Group A and Army Group Kleist`."""
    if groups == r08_1_1_assault.ALL:
        return Sentence("choice-assault_all")
    return message("choice-assault", groups=Terms("group", tuple(groups.split("+"))))


# --- on places --------------------------------------------------------------------------------


def at_area(game: Game, index: int, option: Action, text: str) -> Choice:
    area = AreaId(int(option.noun))
    name = MAP.name(area)
    target = name if option.verb == "attack" else ""
    return Choice(
        index,
        text,
        option.verb,
        action_of(option),
        place=name,
        label=message(f"choice-{option.verb}", area=place(area)) if option.verb in AT else EMPTY,
        odds=target,
        target=target,
    )


AT = ("attack", "airdrop", "redeploy", "de_gaulle")  # whose buttons name the Area


def going(game: Game, index: int, option: Action, text: str) -> Choice:
    """9.1a The way and its cost; into an Area with enemies, the odds of the attack that follows."""
    move = game.stack[-1]
    assert isinstance(move, Move), "a unit is moving"
    area = AreaId(int(option.noun))
    path = routes(game, move.unit, move.manner, move.points)[area]
    way = tuple(MAP.name(each) for each in (area_of(game, move.unit), *path))
    odds, target = "", ""
    if move.manner == ASSAULT and units_at(game, area, opponent(move.by)):
        target = MAP.name(area)
        odds = f"{names_of((move.unit, *attackers_in(game, area)))} {target}"
    return Choice(
        index,
        text,
        "go",
        action_of(option),
        place=way[-1],
        path=way,
        cost=len(path),
        odds=odds,
        target=target,
    )


# --- on pieces --------------------------------------------------------------------------------


def of_unit(game: Game, index: int, option: Action, text: str) -> Choice:
    unit = UnitId(int(option.noun))
    odds, target = at_stake(game, option)
    return Choice(
        index,
        text,
        option.verb,
        action_of(option),
        place=place_of(game, unit),
        piece=name_of(unit),
        label=unit_label(option, unit),
        odds=odds,
        target=target,
        together=VERBS[option.verb].together,
    )


def place_of(game: Game, unit: UnitId) -> str:
    """The area of a unit, or the box in which it lies."""
    place = game.units[unit].place
    return MAP.name(AreaId(place)) if place >= 0 else pieces.off_map_box(game, COUNTERS[unit])


def unit_label(option: Action, unit: UnitId) -> Sentence:
    """12.3 What a replacement costs; otherwise the answer as it is written."""
    if option.verb not in (r12_refit.RESTORE, r12_refit.REBUILD, r12_refit.REBUILD_FULL):
        return EMPTY
    cost = r12_refit.cost(unit, option.verb)
    return message(f"choice-{option.verb}", unit=piece(unit), cost=cost)


def of_air(game: Game, index: int, option: Action, text: str) -> Choice:
    """9.4.1 Air Support for the Lead, and the odds with it."""
    nation = str(option.noun)
    odds, target = at_stake(game, option)
    value = TABLES.air[nation].faces[nation in game.strong_air]
    words = message("choice-air", nation=Term("nation", nation), value=value)
    return Choice(index, text, "air", action_of(option), label=words, odds=odds, target=target)


# --- odds -------------------------------------------------------------------------------------


def at_stake(game: Game, option: Action) -> tuple[str, str]:
    """The attack being built, as the choice would leave it, and its target."""
    frame = game.stack[-1]
    if not isinstance(frame, Attack) or frame.result:
        return "", ""
    target = MAP.name(frame.area)
    match option.verb:
        case "with":
            return f"{names_of((*frame.units, UnitId(int(option.noun))))} {target}", target
        case "lead" if frame.lead < 0:
            lead = UnitId(int(option.noun))
            others = [unit for unit in frame.units if unit != lead]
            return f"{names_of((lead, *others))} {target}", target
        case "air":
            side = "against" if frame.at == "defender_air" else "with"
            return f"{target} {side} air", target
        case "launch" | "no_air":
            return target, target
    return "", ""


# --- what is forgotten ------------------------------------------------------------------------


def forgotten(game: Game, option: Action) -> Sentence:
    """What ending an impulse would leave undone."""
    frame = game.stack[-1]
    if option.verb != "end" or not isinstance(frame, Assault | Regroup | Redeploy):
        return EMPTY
    manner = MANNERS[type(frame)]
    if left := len(movable(game, manner)):
        return message("warning-movable", count=left)
    if left := len(attackable(game)) if manner == ASSAULT else 0:
        return message("warning-targets", count=left)
    return EMPTY
