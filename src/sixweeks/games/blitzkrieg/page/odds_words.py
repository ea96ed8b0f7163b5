"""An attack factor as the page and the terminal show it: parts, shifts, column, chances."""

from fractions import Fraction
from typing import Any, TypeAlias

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import TABLES, FormationId, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counters_at,
    name_of,
    number_of,
    passenger_of,
    side_of,
    targets_at,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, Game
from sixweeks.games.blitzkrieg.model.view import secret_units
from sixweeks.games.blitzkrieg.rules.r10_combat_results import Factor, Part, column_of
from sixweeks.games.blitzkrieg.text.messages import TEXT

Told: TypeAlias = dict[str, Any]

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
) -> str:
    words = {
        "unit": name_of(game, unit) if unit != NOBODY else "",
        "target": name_of(game, target) if target != NOBODY else "",
        "hex": number_of(game, hex) if hex is not None else "",
        "impact": TEXT.word("impact", impact) if impact else "",
        "formation": formation,
    }
    return TEXT.say(f"preview.{what}", words)


def bare(title: str) -> Told:
    """The keys that every answer has."""
    return {
        "title": title,
        "attack": 0,
        "defence": 0,
        "attackers": [],
        "defenders": [],
        "initial": "",
        "shifts": [],
        "column": "",
        "automatic": "",
        "results": {},
        "hidden_defenders": 0,
        "meanings": meanings(),
        "check": None,
        "stages": [],
        "notes": [],
    }


def meanings() -> dict[str, str]:
    names = (NO_EFFECT, "N", "1", "passes", FAILS, "taken", "driven_off", "destroyed", "goes_on")
    return {name: TEXT.say(f"result.{'none' if name == '-' else name}") for name in names}


def told_factor(game: Game, title: str, factor: Factor, firer: UnitId, target: UnitId) -> Told:
    """10.1a Attack less defense, the modifiers, the column, and the chance of each result."""
    attackers, defenders, shifts = split(game, factor, firer, target)
    attack = sum(part["factor"] for part in attackers)
    defence = sum(part["factor"] for part in defenders)
    return {
        **bare(title),
        "attack": attack,
        "defence": defence,
        "attackers": attackers,
        "defenders": defenders,
        "initial": str(attack - defence),
        "shifts": shifts,
        "column": column_name(factor.total),
        "results": {name or NO_EFFECT: float(p) for name, p in factor.chances.items()},
    }


def split(
    game: Game, factor: Factor, firer: UnitId, target: UnitId
) -> tuple[list[Told], list[Told], list[Told]]:
    """The attack values by unit, the defense, and what modifies them."""
    crew = passenger_of(game, firer) if firer != NOBODY else NOBODY
    names = iter([name_of(game, unit) for unit in (firer, crew) if unit != NOBODY])
    attackers, defenders, shifts = [], [], []
    for part in factor.parts:
        if part.why in VALUES:
            who = next(names, "") or TEXT.say(f"part.{part.why}")
            attackers.append({"unit": who, "factor": part.value, "rules": [part.rule]})
        elif part.why == "defense":
            name = name_of(game, target)
            defenders.append({"unit": name, "factor": -part.value, "rules": [part.rule]})
        else:
            shifts.append(told_part(part))
    return attackers, defenders, shifts


def told_part(part: Part) -> Told:
    return {"rule": part.rule, "shift": part.value, "why": TEXT.say(f"part.{part.why}")}


def column_name(total: int) -> str:
    """C-12 The outer columns are -1 or less and 8 or more."""
    name = TABLES.combat.columns[column_of(total)]
    if name == TABLES.combat.columns[0]:
        return f"{name} or less"
    return f"{name} or more" if name == TABLES.combat.columns[-1] else name


def after_check(fire: Told, check: Told) -> Told:
    """The chances of a fire that a check comes before."""
    passes = float(Fraction(check.pop("exact")))
    results = {name: chance * passes for name, chance in fire["results"].items()}
    return {**fire, "check": check, "results": {FAILS: 1 - passes, **results}}


def with_chance(told: Told) -> Told:
    """How likely it is that something comes of it."""
    gained = [chance for name, chance in told["results"].items() if name not in IN_VAIN]
    return {**told, "chance": sum(gained)}


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
