"""An attack factor as the page and the terminal show it: parts, shifts, column, chances."""

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import TABLES, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counters_at,
    formation_term,
    passenger_of,
    piece,
    place,
    side_of,
    targets_at,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, Game
from sixweeks.games.blitzkrieg.model.view import secret_units
from sixweeks.games.blitzkrieg.rules.r10_combat_results import Factor, Part, column_of
from sixweeks.kernel.presentation.scene import Check, Note, Odds, Shift, Strength
from sixweeks.kernel.presentation.sentence import (
    EMPTY,
    Chances,
    Meanings,
    Sentence,
    Term,
    Value,
    counted,
    message,
    named,
)

NO_EFFECT, PASSES, FAILS = "-", "passes", "fails"
IN_VAIN = frozenset({NO_EFFECT, FAILS, "driven_off", "destroyed", "goes_on"})
RESULTS = (NO_EFFECT, "N", "1", PASSES, FAILS, "taken", "driven_off", "destroyed", "goes_on")
VALUES = ("attack", "infantry_attack", *TABLES.impact_columns)
ARGUMENTS: dict[str, Callable[..., Value]] = {
    "unit": piece,
    "target": piece,
    "hex": place,
    "impact": lambda game, impact: Term("impact", impact),
    "formation": lambda game, formation: formation_term(formation),
}


class Preview(Struct, frozen=True):
    """A fire, a check, or both; or a whole with its single fires."""

    title: Sentence
    factor: Factor = Factor((), False)
    firer: UnitId = NOBODY
    target: UnitId = NOBODY
    check: Check | None = None  # that comes first
    endings: Mapping[str, float] = {}  # of a whole
    stages: tuple["Preview", ...] = ()
    unseen: int = 0  # defenders that are not counted
    notes: tuple[Note, ...] = ()

    @property
    def results(self) -> dict[str, float]:
        """The chance of each, by its key."""
        found = dict(self.endings)
        if self.factor.parts:
            found = {name or NO_EFFECT: float(p) for name, p in self.factor.chances.items()}
        if self.check is None:
            return found
        passes = self.check["chance"]
        if not found:
            return {PASSES: passes, FAILS: 1 - passes}
        return {FAILS: 1 - passes, **{name: chance * passes for name, chance in found.items()}}


def titled(game: Game, what: str, **named: int | str) -> Sentence:
    """`titled(game, "fire", unit=firer, target=target)`: nobody and nothing are not named."""
    args = {
        name: argument(game, named[name])
        for name, argument in ARGUMENTS.items()
        if named.get(name, NOBODY) not in (NOBODY, "")
    }
    return Sentence(f"preview-{what}", args)


# --- for the page -----------------------------------------------------------------------------


def finished(game: Game, preview: Preview) -> Odds:
    """The whole with how likely it is that something comes of it."""
    gained = [chance for name, chance in preview.results.items() if name not in IN_VAIN]
    return {**told(game, preview), "chance": sum(gained)}


def told(game: Game, preview: Preview) -> Odds:
    """10.1a Attack less defense, the modifiers, the column, and the chance of each result."""
    parts, target = preview.factor.parts, preview.target
    own = [part for part in parts if part.why in VALUES]
    theirs = [part for part in parts if part.why == "defense"]
    attack, defence = sum(part.value for part in own), -sum(part.value for part in theirs)
    return {
        "title": preview.title,
        "attack": attack,
        "defence": defence,
        "attackers": [strength(part, who) for part, who in armed(game, preview.firer, own)],
        "defenders": [strength(part, unit_name(game, target), -1) for part in theirs],
        "initial": counted(attack - defence) if parts else EMPTY,
        "shifts": [told_part(part) for part in parts if part not in (*own, *theirs)],
        "column": column_name(preview.factor.total) if parts else EMPTY,
        "automatic": EMPTY,
        "results": Chances({named(name): chance for name, chance in preview.results.items()}),
        "hidden_defenders": preview.unseen,
        "meanings": MEANINGS,
        "check": preview.check,
        "stages": [told(game, each) for each in preview.stages],
        "notes": list(preview.notes),
    }


MEANINGS = Meanings(
    {named(name): Sentence(f"result-{'none' if name == NO_EFFECT else name}") for name in RESULTS}
)


def armed(game: Game, firer: UnitId, parts: Iterable[Part]) -> Iterable[tuple[Part, Sentence]]:
    """Whose the attack values are: the firer's, then of the company in it; else of a shell."""
    crew = passenger_of(game, firer) if firer != NOBODY else NOBODY
    names = iter([unit_name(game, unit) for unit in (firer, crew) if unit != NOBODY])
    return ((part, next(names, Sentence(f"part-{part.why}"))) for part in parts)


def strength(part: Part, who: Sentence, sign: int = 1) -> Strength:
    return {"unit": who, "factor": sign * part.value, "rules": [part.rule]}


def unit_name(game: Game, unit: UnitId) -> Sentence:
    return message("odds-unit", unit=piece(game, unit))


def told_part(part: Part) -> Shift:
    return {"rule": part.rule, "shift": part.value, "why": Sentence(f"part-{part.why}")}


def column_name(total: int) -> Sentence:
    """C-12 The outer columns are -1 or less and 8 or more."""
    first, *_, last = TABLES.combat.columns
    name = TABLES.combat.columns[column_of(total)]
    if name in (first, last):
        return message(f"odds-column_{'least' if name == first else 'most'}", column=int(name))
    return counted(int(name))


# --- what one may know ------------------------------------------------------------------------


def known_enemies(game: Game, side: str | None, enemy: str, hex: Hex) -> list[UnitId]:
    """The counters of a side in a hex, as far as the asker knows of them."""
    secret = secret_units(game, side)
    return [u for u in targets_at(game, hex) if side_of(game, u) == enemy and u not in secret]


def unseen_in(game: Game, side: str | None, hex: Hex) -> int:
    """8.1c How many counters lie covered in a stack; of hidden ones nothing is said (7.4a)."""
    secret = secret_units(game, side)
    return sum(u in secret and not game.units[u].hidden for u in counters_at(game, hex))
