"""What players call things, and why what is named has to wait."""

import re
from collections.abc import Sequence

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model.components import (
    AIRLIFT_PIECE,
    COMMANDS,
    DEPLOYMENTS,
    MARKERS,
    PIECE_BY_NAME,
    SIDES,
)
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.queries import (
    air_over,
    piece_of_air,
    place_of_piece,
    units_at,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.text.notation import NOTATION
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.name_matching import Vocabulary
from sixweeks.kernel.why import Lookup, Wish

# The rule that gives each verb its moment; of others the step itself says why they must wait.
MOMENTS = {
    **dict.fromkeys(("unit", "stack", "go", "exit"), "8.0.a"),
    **dict.fromkeys(("attack", "launch", "all"), "10.0.a"),
    **dict.fromkeys(("keep", "plan", "place", "again"), "21.0"),
    "bin": "4.1.b",
    "select": "21.2.a",
    **dict.fromkeys(("command", "corps", "with"), "5.5"),
    "channel": "15.2.d",
    **dict.fromkeys(("refit", "restore", "replace"), "4.1.c"),
    **dict.fromkeys(("deploy", "at", "wait"), "13.2.a"),
    **dict.fromkeys(("fly", "over", "home", "fight", "bomb"), "4.1.e"),
    "transfer": "26.3",
    **dict.fromkeys(("rail", "to"), "9.0.c"),
    "land": "18.0.b",
    **dict.fromkeys(("excess", "push"), "6.5"),
    "embark": "20.2.b",
    "commit": "19.0",
    **dict.fromkeys(("assault", "mobile"), "10.3"),
    "naval": "20.1",
    "lose": "10.6",
    **dict.fromkeys(("retreat", "stand"), "11.0"),
    **dict.fromkeys(("pursue", "onward", "halt"), "12.0"),
    "counter": "22.2.a",
    "bridgehead": "27.1.a",
    "lift": "27.1.c",
    "open": "25.4.a",
    "add": "24.3.a",
    "extend": "3.4.c",
}


def elsewhere(game: Game, verb: str, side: str) -> list[Objection]:
    """4.1.a Whatever has a moment of its own is not done at another."""
    return [Objection(MOMENTS[verb], "moment")] if verb in MOMENTS else []


def pieces_at(game: Game, hex: Hex, side: str) -> list[int]:
    """Ground units, and the air units and the airlift over a hex."""
    air = [air_over(game, each, hex) for each in SIDES]
    flying = [piece_of_air(unit) for unit in air if unit is not None]
    return [*units_at(game, hex), *flying, *([AIRLIFT_PIECE] if game.airlift == hex else [])]


def place_of(game: Game, piece: int) -> int | None:
    """The hex of a unit, of an air unit or of the airlift."""
    place = place_of_piece(game, piece)
    return place if place >= 0 else None


def unseen(game: Game, side: str, wish: Wish) -> Sequence[Objection]:
    """5.0.a Nobody asks what the other side may put into its bin."""
    others = {id for owner, id in MARKERS if owner != side} - {id for s, id in MARKERS if s == side}
    return [Objection("5.0.a", "other")] if others.intersection(wish.words) else []


def find(game: Game, number: str) -> Hex | None:
    return GRID.find(number)


LOOKUP = Lookup(
    pieces_at=pieces_at,
    place_of=place_of,
    elsewhere=elsewhere,
    waiting=lambda kind: Objection("4.1.a", kind),
    unseen=unseen,
    places=lambda game: bits(GRID.all),
    place=find,
    names=lambda game: PIECE_BY_NAME,
    of=NOTATION.of,
)
WORDS = dict.fromkeys(
    (
        *(id for _, id in MARKERS),
        *(command for side in SIDES for command in COMMANDS[side]),
        *DEPLOYMENTS,
        *("by_hand", "none"),
    )
)
VOCABULARY = Vocabulary(
    NOTATION,
    LOOKUP,
    place=(r"\b\d{4}\b", find),
    nouns=WORDS,
    special={"commit": re.compile(r"(?i)\bcommit (.+)$")},  # a piece, but named by its word
)
