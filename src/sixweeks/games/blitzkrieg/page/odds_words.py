"""Attack factors and checks as the page and the terminal show them: parts, shifts, chances."""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import TABLES, FormationId, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    counters_at,
    passenger_of,
    piece,
    place,
    side_of,
    targets_at,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, Game
from sixweeks.games.blitzkrieg.model.view import secret_units
from sixweeks.games.blitzkrieg.rules.r06_advance import rally_number
from sixweeks.games.blitzkrieg.rules.r06_reactions import reaction_modifiers, reaction_value
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import is_automatic, transmission_number
from sixweeks.games.blitzkrieg.rules.r10_combat_results import Factor, Part, column_of
from sixweeks.games.blitzkrieg.rules.r11_demoralization import formation_factor
from sixweeks.games.blitzkrieg.text.messages import TEXT
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.scene import Check, Note, Odds, Shift, Strength, no_odds
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
from sixweeks.kernel.question import odds_of_sum

NO_EFFECT, PASSES, FAILS = "-", "passes", "fails"
IN_VAIN = frozenset({NO_EFFECT, FAILS, "driven_off", "destroyed", "goes_on"})
RESULTS = (NO_EFFECT, "N", "1", PASSES, FAILS, "taken", "driven_off", "destroyed", "goes_on")
VALUES = ("attack", "infantry_attack", *TABLES.impact_columns)
ARGUMENTS: dict[str, Callable[..., Value]] = {
    "unit": piece,
    "target": piece,
    "hex": place,
    "impact": lambda game, impact: Term("impact", impact),
    "formation": lambda game, formation: Term("formation", formation),
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
        **no_odds(),
        "title": preview.title,
        "attack": attack,
        "defence": defence,
        "attackers": [strength(part, who) for part, who in armed(game, preview.firer, own)],
        "defenders": [strength(part, unit_name(game, target), -1) for part in theirs],
        "initial": counted(attack - defence) if parts else EMPTY,
        "shifts": [told_part(part) for part in parts if part not in (*own, *theirs)],
        "column": column_name(preview.factor.total) if parts else EMPTY,
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


# --- checks on two dice, with the number needed, its parts and its chance -----------------------


RULES = {"fatigue": "5.4b", "rally": "10.3d", "demoralization": "11a", "recovery": "11e"}


def chance_of(need: int) -> Fraction:
    """That two dice show no more."""
    return sum((p for roll, p in odds_of_sum(2, 6).items() if roll <= need), Fraction(0))


def check(
    title: Sentence, rule: str, base: int, parts: list[Part], chance: Fraction, need: int
) -> Check:
    return {
        "title": title,
        "rule": rule,
        "base": base,
        "shifts": [told_part(part) for part in parts],
        "need": need,
        "chance": float(chance),
    }


def reaction_check(game: Game, unit: UnitId, enemy: UnitId) -> Check:
    """6.2e, 6.3a The modifiers of the dice, taken off the number that they may show."""
    counter, need = counter_of(game, unit), reaction_value(game, unit, enemy)
    parts = [Part("6.3a", why, -value) for why, value in reaction_modifiers(game, unit, enemy)]
    base = TABLES.reaction[counter.side][counter.kind]
    return check(Sentence("check-reaction"), "6.2e", base, parts, chance_of(need), need)


def transmission_check(game: Game, observer: UnitId, hex: Hex) -> Check:
    """8.2c Next to the target an observer needs none."""
    need = transmission_number(game, observer)
    base = TABLES.transmission[counter_of(game, observer).kind]
    parts = [Part("8.2c", "neutralized", need - base)] if need != base else []
    chance = Fraction(1) if is_automatic(game, observer, hex) else chance_of(need)
    title = message("check-transmission", unit=piece(game, observer))
    return check(title, "8.2c", base, parts, chance, need)


def rallying(game: Game, unit: UnitId) -> Preview:
    """10.3d FF-1, less 1 for a neutralized HQ unless it is its own."""
    if not game.units[unit].neutralized:
        raise TEXT.barred([Objection("10.3d", "not_neutralized")])
    check = factor_check("rally", side_of(game, unit), rally_number(game, unit))
    return Preview(titled(game, "rally", unit=unit), check=check)


def formation_check(game: Game, formation: FormationId, kind: str) -> Preview:
    """5.4b, 11a, 11e Morale needs less than FF, the others FF less their number."""
    need = formation_factor(game, formation, kind) - (kind == "demoralization")
    check = factor_check(kind, game.scenario.formations[formation].side, need)
    return Preview(titled(game, kind, formation=formation), check=check)


def factor_check(kind: str, side: str, need: int) -> Check:
    base = TABLES.formation_factor[side]
    own = TABLES.formation_checks[kind] - (kind == "demoralization")
    parts = [Part(RULES[kind], f"check_{kind}", own)]
    if need != base + own:
        parts.append(Part("10.3d", "hq_neutralized", need - base - own))
    return check(Sentence(f"check-{kind}"), RULES[kind], base, parts, chance_of(need), need)
