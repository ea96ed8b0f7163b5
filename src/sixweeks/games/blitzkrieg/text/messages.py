"""The game's text: the names of its places and formations, and what its prompts may mention."""

from collections.abc import Callable

from sixweeks.board.bearings import Landmarks
from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.battlefield import METRES_PER_HEX
from sixweeks.games.blitzkrieg.model.components import DATA, SCENARIOS, FormationId, Marker, UnitId
from sixweeks.games.blitzkrieg.model.queries import hex_of, marker_terms, piece, pieces, place
from sixweeks.games.blitzkrieg.model.state import NOBODY, Game
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation, OperationsPhase, held_by
from sixweeks.games.blitzkrieg.rules.r05_markers import owner_of
from sixweeks.games.blitzkrieg.rules.r06_reactions import Reactions
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment
from sixweeks.games.blitzkrieg.rules.r11_flight import Recovery
from sixweeks.games.blitzkrieg.rules.r14_deployment import Deploy
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.localization import Names
from sixweeks.kernel.presentation.sentence import (
    Halves,
    Listed,
    Places,
    Sentence,
    Term,
    Value,
    Values,
    message,
)
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.question import Choose

FORMATIONS = frozenset(id for each in SCENARIOS.values() for id in each.formations)


def names(scenario: str) -> Names:
    """The names of one battlefield."""
    if not scenario:
        return Names(words=FORMATIONS)
    battle, field = SCENARIOS[scenario], SCENARIOS[scenario].battlefield
    titles = {field.grid.number(hex): name for hex, name in field.names.items()}
    full = {each.name: each.title for each in battle.counters}
    landmarks = Landmarks(field.grid, field.names, METRES_PER_HEX)
    return Names(titles, full, FORMATIONS, landmarks.bearing)


# What a procedure names the first of, by the field that holds it and others.
FIRST: dict[str, Callable[..., Value]] = {
    "unit": piece,
    "formation": lambda game, id: Term("formation", id),
    "impact": lambda game, impact: Term("impact", impact),
}


def more(game: Game) -> Values:
    """What a prompt may mention besides the fields of its procedure."""
    frame = game.stack[-1]
    found: dict[str, Value] = {"turn": game.turn, "count": len(game.cup)}
    for name, to_arg in FIRST.items():
        if several := getattr(frame, f"{name}s", ()):
            found[name] = to_arg(game, several[0])
    if hasattr(frame, "points"):
        found |= {"points": Halves(frame.points), "paces": paces(frame)}
    return {**found, **of_step(game, frame)}


def of_step(game: Game, frame: Procedure) -> Values:
    """What only the prompt of one step names."""
    match frame:
        case OperationsPhase(at="play"):
            return {"held": marker_terms(held_by(game, owner_of(game, frame.marker)))}
        case Bombardment(at="observe") if (hex := frame.unobserved(game)) is not None:
            return {"hex": place(game, hex)}
        case Recovery() if (fleeing := frame.next_unit(game)) is not None:
            return {"unit": piece(game, fleeing)}
        case Deploy(at="hide_guns") if (gun := frame.next_gun(game)) is not None:
            return {"unit": piece(game, gun), "hex": place(game, hex_of(game, gun))}
    return {}


def case(game: Game) -> str:
    """A prompt names what is possible: 5.5a holding takes a General, 6.2c nobody fires back at
    artillery, 1.3c a headquarters has the points of any one unit."""
    question = game.pending
    offered = {each.verb for each in question.options} if isinstance(question, Choose) else set()
    match game.stack[-1]:
        case OperationsPhase(at="play"):
            return "_".join(verb for verb in ("together", "hold") if verb in offered)
        case Activation(at="choose") if "bombard" in offered:
            return "both" if "unit" in offered else "guns"
        case Reactions(at="choose") as trigger:
            return case_of_reaction(trigger, offered)
        case frame if len(paces(frame).items) > 1:
            return "paces"
    return ""


def case_of_reaction(trigger: Reactions, offered: set[str]) -> str:
    if trigger.to == NOBODY:
        return "shelled"
    about = "mover" if trigger.moving else "firer"
    open = "_".join(verb for verb in ("react", "give_way") if verb in offered)
    return f"{about}_{open}"


def paces(frame: Procedure) -> Listed:
    open = [pace for pace in getattr(frame, "paces", ()) if pace.points]
    words = [
        message("pace", points=Halves(pace.points), mobility=Term("mobility", pace.mobility))
        for pace in open
    ]
    return Listed(tuple(words), "or")


TEXT = GameText(
    DATA,
    names,
    one={
        Hex: place,
        UnitId: piece,
        FormationId: lambda game, id: Term("formation", id),
        Marker: lambda game, marker: Term("marker", marker),
    },
    many={
        Hex: lambda game, hexes: Places(tuple(place(game, hex).id for hex in hexes)),
        UnitId: pieces,
        Marker: lambda game, markers: marker_terms(markers),
    },
    more=more,
    case=case,
)


@of_fields("turn", "scenario")
def turn_title(game: Game) -> Sentence:
    if game.turn == 0:
        return Sentence("scene-set_up")
    hour = game.scenario.first_hour + game.turn - 1
    return message("scene-turn", turn=game.turn, turns=game.scenario.turns, hour=hour)
