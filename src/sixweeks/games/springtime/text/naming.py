"""What players call things, and why what is named has to wait."""

import re

from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model.components import MAP, ROSTER, TABLES
from sixweeks.games.springtime.model.queries import is_on_map
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules import r11_advantage
from sixweeks.games.springtime.text.notation import NOTATION
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.name_matching import Vocabulary
from sixweeks.kernel.why import Lookup

VOCABULARY = Vocabulary(
    NOTATION,
    pieces=lambda game: ROSTER.by_name.items(),
    place=(r"(?<![\w])([0-9]{1,3}|[A-F])(?![\w])", lambda game, name: MAP.area(name)),
    nouns={nation: nation for nation in TABLES.air},
    special={"assault": re.compile(r"\bassault\s+([\w+ ]+)", re.IGNORECASE)},
    things="area, unit",
)
ADVANTAGE = {"heroic_defense", "maximum_attack", "soldier_on"}


def elsewhere(game: Game, verb: str, side: str) -> list[Objection]:
    """11.1a A use of the Advantage that is not on offer: by whom, or when."""
    if verb == "open_city":
        found = r11_advantage.objections_to_opening_paris(game, side)
    elif verb in ("extra_event", "swap_event"):
        found = r11_advantage.objections_to_extra_event(game, side, verb == "swap_event")
    elif verb in ADVANTAGE:
        found = r11_advantage.objections_to_using(game, side)
    else:
        return []
    return found or [Objection("11.1a", "moment")]


def units_at(game: Game, area: int, side: str) -> list[int]:
    return [unit for unit in range(len(ROSTER.side)) if game.units[unit].place == area]


LOOKUP = Lookup(
    pieces_at=units_at,
    place_of=lambda game, unit: AreaId(game.units[unit].place) if is_on_map(game, unit) else None,
    elsewhere=elsewhere,
    waiting=lambda kind: Objection("6.0a", kind),
    otherwise=Objection("6.0a", "other"),
    places=lambda game: areas(MAP.all),
    pieces=lambda game: range(len(ROSTER.side)),
    of=NOTATION.of,
    place=lambda game, name: MAP.graph.find(name),
    piece=lambda game, name: ROSTER.by_name.get(name),
)


def objections_to_wish(game: Game, text: str, side: str | None = None) -> list[Objection]:
    return VOCABULARY.objections(game, text, side, LOOKUP)
