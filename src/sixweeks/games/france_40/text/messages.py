"""The game's text: the names of its places, and what its prompts may mention."""

from sixweeks.board.bearings import Landmarks
from sixweeks.board.hexes import Hex
from sixweeks.board.map_files import read_landmarks
from sixweeks.games.france_40.model.components import (
    DATA,
    MAP,
    METRES_PER_HEX,
    SCENARIOS,
    UnitId,
)
from sixweeks.games.france_40.model.queries import piece, pieces, place, side_of, units_at, way
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r06_stacking
from sixweeks.games.france_40.rules.r03_set_up_and_control import reinforcement
from sixweeks.games.france_40.rules.r04_victory import CityDie, german_cities_held
from sixweeks.games.france_40.rules.r05_airborne_coup import AirborneCoup
from sixweeks.games.france_40.rules.r05_turn_sequence import PlayerTurn
from sixweeks.games.france_40.rules.r06_stacking import StackingTest
from sixweeks.games.france_40.rules.r09_replacements import Replacements
from sixweeks.games.france_40.rules.r11_attack import STAND_FAST, Attack
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.localization import Names
from sixweeks.kernel.presentation.sentence import Args, Side
from sixweeks.kernel.question import Choose

TITLES = {MAP.grid.number(hex): name for hex, name in MAP.names.items()}
TOWNS = read_landmarks(DATA / "landmarks.csv")
LANDMARKS = Landmarks(MAP.grid, MAP.names, METRES_PER_HEX, TOWNS)


def names(scenario: str) -> Names:
    counters = SCENARIOS[scenario].counters if scenario else ()
    full = {counter.name: counter.title for counter in counters}
    return Names(TITLES, full, bearing=LANDMARKS.bearing, towns=TOWNS)


def case(game: Game) -> str:
    """Which prompt of a step fits: who decides for the other side is told so (5.7b)."""
    match game.frame:
        case PlayerTurn(at="choose_order", by=side) if side not in engine.asked_sides(game):
            return "other"
        case Attack(at="advance") as attack if attack.must_advance(game):
            return "must"
        case Attack(at="retreat") | AirborneCoup(at="displace_singly") if may_stand(game):
            return "tight"
        case Replacements() as phase:
            return {"9.2a": "refit", "9.4a": "arrive"}.get(phase.rule_cited(game), "")
    return ""


def may_stand(game: Game) -> bool:
    return isinstance(game.pending, Choose) and STAND_FAST in game.pending.options


def more(game: Game) -> Args:
    """What a prompt may mention besides the fields of its procedure."""
    match game.frame:
        case Attack(retreating=(*_, unit)) | AirborneCoup(displaced=(*_, unit)):
            return {"unit": piece(game, unit)}
        case StackingTest():
            hex = r06_stacking.hex_in_question(game)
            return {"hex": place(hex), "side": Side(side_of(game, units_at(game, hex)[0]))}
        case CityDie():
            return {"cities": german_cities_held(game)}
        case Replacements() as phase:
            corps = reinforcement(game)
            arriving: Args = {} if corps is None else {"unit": piece(game, corps)}
            return {"left": game.replacements[phase.by], **arriving}
    return {}


TEXT = GameText(
    DATA,
    names,
    one={Hex: lambda game, hex: place(hex), UnitId: piece},
    many={Hex: lambda game, hexes: way(hexes), UnitId: pieces},
    more=more,
    case=case,
)
