"""The names that players use, and why a named action is not possible now."""

import re

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, TABLES
from sixweeks.games.blitzkrieg.model.queries import counters_at, field_of, grid_of
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.model.view import secret_units
from sixweeks.games.blitzkrieg.rules.r05_markers import GENERAL, GUNS, REPLAY
from sixweeks.games.blitzkrieg.text.notation import NOTATION
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.name_matching import Vocabulary
from sixweeks.kernel.why import Lookup, Wish

FORMATIONS = tuple(dict.fromkeys(id for each in SCENARIOS.values() for id in each.formations))
VILLAGES = {name for each in SCENARIOS.values() for name in each.battlefield.places}
NAMES = "|".join(re.escape(name) for name in sorted(VILLAGES, key=len, reverse=True))
PLACE = rf"\b\d{{4}}\b|(?<!\w)(?i:{NAMES})(?!\w)"


def place_named(game: Game, name: str) -> int | None:
    """A hex by its number, or the first hex of a village."""
    villages = {village.lower(): mask for village, mask in field_of(game).places.items()}
    mask = villages.get(name.lower())
    return grid_of(game).find(name) if mask is None else bits(mask)[0]


# What is done at some questions only, and the rule against it at others.
MOMENTS = {
    "replay": Objection("5.3a", "not_drawn"),
    "activate": Objection("5.1a", "not_drawn"),
    "decline": Objection("2.A1b", "not_drawn"),
    "rally": Objection("10.3d", "action"),
    "assault": Objection("9.0a", "action"),
    "react": Objection("6.2b", "no_trigger"),
    "mine": Objection("14.2a", "set_up"),
    "works": Objection("12.2a", "set_up"),
    "truck": Objection("14.1k", "set_up"),
    "load": Objection("6.1a", "action"),
    "unload": Objection("6.1a", "action"),
    "plan": Objection("14.1a", "set_up"),
}


WAITING = {
    "over": Objection("2a", "over"),
    **{case: Objection("2.A2a", case) for case in ("dice", "draw", "not_yours")},
}


def unseen(game: Game, side: str, wish: Wish) -> list[Objection]:
    """8.1c Nothing is said about units that are not visible."""
    secret = secret_units(game, side)
    return [Objection("8.1c", "unseen")] if any(unit in secret for unit in wish.pieces) else []


def known_at(game: Game, hex: Hex, side: str) -> list[int]:
    secret = secret_units(game, side)
    return [unit for unit in counters_at(game, hex) if unit not in secret]


LOOKUP = Lookup(
    pieces_at=known_at,
    elsewhere=lambda game, verb, side: [MOMENTS[verb]] if verb in MOMENTS else [],
    waiting=WAITING.__getitem__,
    unseen=unseen,
    places=lambda game: bits(grid_of(game).all),
    place=lambda game, number: grid_of(game).find(number),
    names=lambda game: game.scenario.by_name,
    of=NOTATION.of,
)
VOCABULARY = Vocabulary(
    NOTATION,
    LOOKUP,
    place=(PLACE, place_named),
    nouns=(*FORMATIONS, *GUNS, REPLAY, GENERAL),
    synonyms={"stukas": "stuka"},
)

# Odds are asked for of what could be done: how a shot is fired, which check is made, what falls.
ODDS = Vocabulary(
    NOTATION,
    LOOKUP,
    place=(PLACE, place_named),
    nouns=(*FORMATIONS, *TABLES.impact_columns),
    synonyms={"mines": "mine"},
    verbs={
        **dict.fromkeys(("assault", "assaults"), "assault"),
        **dict.fromkeys(("react", "reacts", "reaction", "opportunity"), "opportunity"),
        **dict.fromkeys(("move", "moves", "moving", "then"), "moving"),
        **dict.fromkeys(("recovery", "recover"), "recovery"),
        **dict.fromkeys(("fatigue", "rest"), "fatigue"),
    },
)
