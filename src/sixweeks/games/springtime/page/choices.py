"""The pending question as the page shows it: buttons, and clicks on places and pieces."""

from collections.abc import Sequence

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import MAP, ROSTER, TABLES, UnitId, opponent
from sixweeks.games.springtime.model.queries import area_of, name_of, piece, place, units_at
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.page import pieces
from sixweeks.games.springtime.rules import r08_1_1_assault, r12_refit
from sixweeks.games.springtime.rules.r08_1_1_assault import Assault
from sixweeks.games.springtime.rules.r08_1_2_regroup_and_redeploy import Redeploy, Regroup
from sixweeks.games.springtime.rules.r08_impulses import MANNERS
from sixweeks.games.springtime.rules.r09_movement import ASSAULT, movable, routes
from sixweeks.games.springtime.rules.r09_moves import Move
from sixweeks.games.springtime.rules.r10_combat import Attack, attackable, attackers_in
from sixweeks.games.springtime.text.notation import NOTATION
from sixweeks.kernel.presentation.choices import NO_STAKE, Choices, Stake, WayTo, action_of
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Term, Terms, message
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import PIECE, PLACE

# --- what a button says -----------------------------------------------------------------------


NAMING = ("attack", "airdrop", "redeploy", "de_gaulle")  # the area


def label(game: Game, option: Action) -> Sentence:
    """The action and its object; most clicks on the map need no label."""
    match option.verb, option.noun:
        case "assault", str(groups):
            return assault_label(groups)
        case "play_event", _:
            return play_label(game)
        case "end", _ if isinstance(game.stack[-1], r12_refit.Refit):
            return Sentence("choice-end_refit")
        case "bid", bid:
            return message("choice-bid", morale=int(bid))
        case "air", str(nation):
            value = TABLES.air[nation].faces[nation in game.strong_air]
            return message("choice-air", nation=Term("nation", nation), value=value)
        case verb, int(area) if verb in NAMING:
            return message(f"choice-{verb}", area=place(AreaId(area)))
        case r12_refit.RESTORE | r12_refit.REBUILD | r12_refit.REBUILD_FULL as verb, int(unit):
            cost = r12_refit.cost(UnitId(unit), verb)
            return message(f"choice-{verb}", unit=piece(UnitId(unit)), cost=cost)
    return EMPTY if NOTATION.of(option.verb) in (PLACE, PIECE) else action_of(option)


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


# --- where it is clicked ----------------------------------------------------------------------


def going(game: Game, verb: str) -> WayTo:
    """9.1a The ways and what they cost."""
    move = game.stack[-1]
    assert isinstance(move, Move), "a unit is moving"
    found = routes(game, move.unit, move.manner, move.points)
    start = MAP.name(area_of(game, move.unit))
    return lambda area: ((start, *map(MAP.name, found[area])), len(found[area]), "")


def place_of(game: Game, unit: UnitId) -> str:
    """The area of a unit, or the box in which it lies."""
    place = game.units[unit].place
    return MAP.name(AreaId(place)) if place >= 0 else pieces.off_map_box(place, ROSTER.side[unit])


# --- odds -------------------------------------------------------------------------------------


WITH_ODDS = ("attack", "go", "with", "lead", "air", "launch", "no_air")


def at_stake(game: Game, option: Action) -> Stake:
    """The attack being built, as the choice would leave it; or that which a move leads to."""
    match option, game.stack[-1]:
        case Action("attack", int(area)), _:
            return MAP.name(AreaId(area)), MAP.name(AreaId(area))
        case Action("go", int(area)), Move() as move if move.manner == ASSAULT:
            is_held = units_at(game, AreaId(area), opponent(move.by))
            units = (move.unit, *attackers_in(game, AreaId(area)))
            return attack_by(units, AreaId(area)) if is_held else NO_STAKE
        case Action("with", int(unit)), Attack(result="") as attack:
            return attack_by((*attack.units, UnitId(unit)), attack.area)
        case Action("lead", int(unit)), Attack(result="") as attack if attack.lead < 0:
            others = [each for each in attack.units if each != unit]
            return attack_by((UnitId(unit), *others), attack.area)
        case Action("air"), Attack(result="") as attack:
            side = "against" if attack.at == "defender_air" else "with"
            return f"{MAP.name(attack.area)} {side} air", MAP.name(attack.area)
        case Action("launch" | "no_air"), Attack(result="") as attack:
            return MAP.name(attack.area), MAP.name(attack.area)
    return NO_STAKE


def attack_by(units: Sequence[UnitId], area: AreaId) -> Stake:
    return f"{' + '.join(map(name_of, units))} {MAP.name(area)}", MAP.name(area)


# --- what is forgotten ------------------------------------------------------------------------


def forgotten(game: Game, option: Action) -> Sentence:
    """What ending an impulse would leave undone."""
    frame = game.stack[-1]
    if not isinstance(frame, Assault | Regroup | Redeploy):
        return EMPTY
    manner = MANNERS[type(frame)]
    if left := len(movable(game, manner)):
        return message("warning-movable", count=left)
    if left := len(attackable(game)) if manner == ASSAULT else 0:
        return message("warning-targets", count=left)
    return EMPTY


choice = Choices(
    NOTATION,
    place_of,
    label,
    stakes=dict.fromkeys(WITH_ODDS, at_stake),
    warnings={"end": forgotten},
    ways={"go": going},
    naming=NAMING,
)
