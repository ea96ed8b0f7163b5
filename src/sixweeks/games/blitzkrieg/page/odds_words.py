"""An attack factor as the page and the terminal show it: parts, shifts, column, chances."""

from typing import NotRequired, TypeAlias, TypedDict

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import TABLES, FormationId, UnitId
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


class Told(TypedDict):
    """A fire or a check as it is reckoned with: its results still by their keys."""

    title: Sentence
    attack: int
    defence: int
    attackers: list[Strength]
    defenders: list[Strength]
    initial: Sentence
    shifts: list[Shift]
    column: Sentence
    automatic: Sentence
    results: dict[str, float]
    hidden_defenders: int
    meanings: Meanings
    check: Check | None
    stages: list["Told"]
    notes: list[Note]
    chance: NotRequired[float]


Split: TypeAlias = tuple[list[Strength], list[Strength], list[Shift]]


NO_EFFECT, FAILS = "-", "fails"
IN_VAIN = frozenset({NO_EFFECT, FAILS, "driven_off", "destroyed", "goes_on"})
VALUES = ("attack", "infantry_attack", *TABLES.impact_columns)


def titled(
    game: Game,
    what: str,
    *,
    unit: UnitId = NOBODY,
    target: UnitId = NOBODY,
    hex: Hex | None = None,
    impact: str = "",
    formation: FormationId = "",
) -> Sentence:
    args: dict[str, Value] = {}
    if unit != NOBODY:
        args["unit"] = piece(game, unit)
    if target != NOBODY:
        args["target"] = piece(game, target)
    if hex is not None:
        args["hex"] = place(game, hex)
    if impact:
        args["impact"] = Term("impact", impact)
    if formation:
        args["formation"] = formation_term(formation)
    return Sentence(f"preview-{what}", args)


def bare(title: Sentence) -> Told:
    """The keys that every answer has."""
    return {
        "title": title,
        "attack": 0,
        "defence": 0,
        "attackers": [],
        "defenders": [],
        "initial": EMPTY,
        "shifts": [],
        "column": EMPTY,
        "automatic": EMPTY,
        "results": {},
        "hidden_defenders": 0,
        "meanings": meanings(),
        "check": None,
        "stages": [],
        "notes": [],
    }


def meanings() -> Meanings:
    names = (NO_EFFECT, "N", "1", "passes", FAILS, "taken", "driven_off", "destroyed", "goes_on")
    return Meanings(
        {named(name): Sentence(f"result-{'none' if name == NO_EFFECT else name}") for name in names}
    )


def told_factor(game: Game, title: Sentence, factor: Factor, firer: UnitId, target: UnitId) -> Told:
    """10.1a Attack less defense, the modifiers, the column, and the chance of each result."""
    attackers, defenders, shifts = split(game, factor, firer, target)
    attack = sum(part.value for part in factor.parts if part.why in VALUES)
    defence = -sum(part.value for part in factor.parts if part.why == "defense")
    return {
        **bare(title),
        "attack": attack,
        "defence": defence,
        "attackers": attackers,
        "defenders": defenders,
        "initial": counted(attack - defence),
        "shifts": shifts,
        "column": column_name(factor.total),
        "results": {name or NO_EFFECT: float(p) for name, p in factor.chances.items()},
    }


def split(game: Game, factor: Factor, firer: UnitId, target: UnitId) -> Split:
    """The attack values by unit, the defense, and what modifies them."""
    crew = passenger_of(game, firer) if firer != NOBODY else NOBODY
    names = iter([unit_name(game, unit) for unit in (firer, crew) if unit != NOBODY])
    attackers: list[Strength] = []
    defenders: list[Strength] = []
    shifts: list[Shift] = []
    for part in factor.parts:
        if part.why in VALUES:
            who = next(names, Sentence(f"part-{part.why}"))
            attackers.append({"unit": who, "factor": part.value, "rules": [part.rule]})
        elif part.why == "defense":
            defenders.append(
                {"unit": unit_name(game, target), "factor": -part.value, "rules": [part.rule]}
            )
        else:
            shifts.append(told_part(part))
    return attackers, defenders, shifts


def unit_name(game: Game, unit: UnitId) -> Sentence:
    return message("odds-unit", unit=piece(game, unit))


def told_part(part: Part) -> Shift:
    return {"rule": part.rule, "shift": part.value, "why": Sentence(f"part-{part.why}")}


def column_name(total: int) -> Sentence:
    """C-12 The outer columns are -1 or less and 8 or more."""
    name = TABLES.combat.columns[column_of(total)]
    if name == TABLES.combat.columns[0]:
        return message("odds-column_least", column=int(name))
    if name == TABLES.combat.columns[-1]:
        return message("odds-column_most", column=int(name))
    return counted(int(name))


def after_check(fire: Told, check: Check) -> Told:
    """The chances of a fire that a check comes before."""
    passes = check["chance"]
    results = {name: chance * passes for name, chance in fire["results"].items()}
    return {**fire, "check": check, "results": {FAILS: 1 - passes, **results}}


def of_check(title: Sentence, check: Check) -> Told:
    """A check alone."""
    results = {"passes": check["chance"], FAILS: 1 - check["chance"]}
    return {**bare(title), "check": check, "results": results}


def finished(told: Told) -> Odds:
    """The whole with how likely it is that something comes of it, and its results by name."""
    gained = [chance for name, chance in told["results"].items() if name not in IN_VAIN]
    return {**by_name(told), "chance": sum(gained)}


def by_name(told: Told) -> Odds:
    results = Chances({named(result): chance for result, chance in told["results"].items()})
    return {**told, "results": results, "stages": [by_name(each) for each in told["stages"]]}


# --- what one may know ------------------------------------------------------------------------


def known_enemies(game: Game, side: str | None, enemy: str, hex: Hex) -> list[UnitId]:
    """The counters of a side in a hex, as far as the asker knows of them."""
    secret = secret_units(game, side) if side else frozenset()
    return [u for u in targets_at(game, hex) if side_of(game, u) == enemy and u not in secret]


def unseen_in(game: Game, side: str | None, hex: Hex) -> int:
    """8.1c How many counters lie covered in a stack; of hidden ones nothing is said (7.4a)."""
    secret = secret_units(game, side) if side else frozenset()
    covered = [u for u in counters_at(game, hex) if u in secret and not game.units[u].hidden]
    return len(covered)
