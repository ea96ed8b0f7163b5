"""The names that players use, and why a named action is not possible now."""

from sixweeks.board.hexes import bits
from sixweeks.games.france_40.model.components import COUNTRIES, MAP
from sixweeks.games.france_40.model.queries import everything_at
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules.r05_turn_sequence import PlayerTurn
from sixweeks.games.france_40.rules.r10_movement_phase import Move, MovementPhase
from sixweeks.games.france_40.rules.r11_attack import Attack
from sixweeks.games.france_40.rules.r11_combat_phase import CombatPhase
from sixweeks.games.france_40.text.notation import NOTATION
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.name_matching import Vocabulary
from sixweeks.kernel.why import Lookup

# The rule that gives each verb its moment; of others the step itself says why they must wait.
MOMENTS = {
    **dict.fromkeys(("attack", "unit", "stack", "go"), "5.0b"),
    **dict.fromkeys(("exit", "evacuate", "evacuate_step"), "10.1a"),
    **dict.fromkeys(("replace", "refit", "declare_refit"), "5.15a"),
    "violate": "4.3a",
    "coup": "5.9a",
    "dynamo": "5.13a",
    "armored": "5.17a",
    "sickle_cut": "3.8b",
}


def elsewhere(game: Game, verb: str, side: str) -> list[Objection]:
    """5.0b Whatever has a phase of its own is not done in another; 5.2a the order comes first."""
    if verb not in MOMENTS or isinstance(game.frame, PlayerTurn):
        return []
    case = ""
    if verb == "attack" and isinstance(game.frame, MovementPhase | Move):
        case = "combat"
    if verb == "unit" and isinstance(game.frame, CombatPhase | Attack):
        case = "movement"
    return [Objection("5.0b" if game.scenario_id == "1939" else MOMENTS[verb], case)]


LOOKUP = Lookup(
    pieces_at=lambda game, hex, side: everything_at(game, hex),
    elsewhere=elsewhere,
    waiting=lambda kind: Objection("5.0b", kind),
    places=lambda game: bits(MAP.grid.all),
    place=lambda game, number: MAP.grid.find(number),
    names=lambda game: game.roster.by_name,
    of=NOTATION.of,
)
VOCABULARY = Vocabulary(
    NOTATION,
    LOOKUP,
    place=(r"\b\d{4}\b", lambda game, number: MAP.grid.find(number)),
    nouns=(*COUNTRIES, "west", "south"),
)
