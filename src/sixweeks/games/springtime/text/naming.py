"""The names that players use, and why a named action is not possible now."""

import re

from sixweeks.board.areas import areas
from sixweeks.games.springtime.model.components import MAP, ROSTER, TABLES
from sixweeks.games.springtime.model.queries import units_at
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules import r11_advantage
from sixweeks.games.springtime.text.notation import NOTATION
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.name_matching import Vocabulary
from sixweeks.kernel.why import Lookup

ADVANTAGE = {"heroic_defense", "maximum_attack", "soldier_on"}


def elsewhere(game: Game, verb: str, side: str) -> list[Objection]:
    """11.1a Why a use of the Advantage is not offered: the wrong side, or the wrong moment."""
    if verb == "open_city":
        found = r11_advantage.objections_to_opening_paris(game, side)
    elif verb in ("extra_event", "swap_event"):
        found = r11_advantage.objections_to_extra_event(game, side, verb == "swap_event")
    elif verb in ADVANTAGE:
        found = r11_advantage.objections_to_using(game, side)
    else:
        return []
    return found or [Objection("11.1a", "moment")]


LOOKUP = Lookup(
    pieces_at=lambda game, area, side: units_at(game, area),
    elsewhere=elsewhere,
    waiting=lambda kind: Objection("6.0a", kind),
    otherwise=Objection("6.0a", "other"),
    places=lambda game: areas(MAP.all),
    place=lambda game, name: MAP.graph.find(name),
    names=lambda game: ROSTER.by_name,
    of=NOTATION.of,
)
VOCABULARY = Vocabulary(
    NOTATION,
    LOOKUP,
    place=(r"(?<![\w])([0-9]{1,3}|[A-F])(?![\w])", lambda game, name: MAP.graph.find(name)),
    nouns=TABLES.air,
    special={"assault": re.compile(r"\bassault\s+([\w+ ]+)", re.IGNORECASE)},
    kind="area",
)
