"""What players call things, and why what is named has to wait."""

from sixweeks.board.hexes import bits
from sixweeks.games.nineteen_forty.model.components import (
    BY_NAME,
    FRENCH_ARMIES,
    NEUTRALS,
    PLANS,
)
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.queries import units_at
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.text.notation import NOTATION
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.name_matching import Vocabulary
from sixweeks.kernel.why import Lookup

# The rule that gives each verb its moment; of others the step itself says why they must wait.
MOMENTS = {
    **dict.fromkeys(
        ("unit", "stack", "go", "attack", "also", "with", "with_stack", "fight"), "2.j"
    ),
    **dict.fromkeys(("rail", "to"), "6.h"),
    "evacuate": "6.p",
    "next": "7.f",
    **dict.fromkeys(("retreat_unit", "retreat"), "7.ap"),
    **dict.fromkeys(("advance_unit", "advance", "advance_all"), "7.aj"),
    "air": "9.e",
    "interdict": "9.i",
    **dict.fromkeys(("drop", "onto"), "11.c"),
    "withdraw": "11.f",
    "invade": "13.o",
    **dict.fromkeys(("bring", "at"), "14.a"),
    "form": "15.a",
    "break": "15.b",
    "replace": "15.c",
    "ready": "16.b",
    **dict.fromkeys(("plan", "group"), "16.c"),
    **dict.fromkeys(("objective", "effort"), "16.d"),
    "place": "16.f",
    "release": "17.b",
}


def elsewhere(game: Game, verb: str, side: str) -> list[Objection]:
    """2.j Whatever has a moment of its own is not done at another."""
    return [Objection(MOMENTS[verb], "moment")] if verb in MOMENTS else []


LOOKUP = Lookup(
    pieces_at=lambda game, hex, side: units_at(game, hex),
    elsewhere=elsewhere,
    waiting=lambda kind: Objection("2.j", kind),
    places=lambda game: bits(GRID.all),
    place=lambda game, number: GRID.find(number),
    names=lambda game: BY_NAME,
    of=NOTATION.of,
)
VOCABULARY = Vocabulary(
    NOTATION,
    LOOKUP,
    place=(r"\b\d{4}\b", lambda game, number: GRID.find(number)),
    nouns=(*NEUTRALS, *PLANS, "by_hand", "as_set", *FRENCH_ARMIES),
)
