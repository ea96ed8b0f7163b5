"""Odds before a roll: every factor and shift with its rule, and the exact chances."""

from collections.abc import Iterator, Sequence

from sixweeks.games.mansteins_war.model.components import CRT, UnitId, opponent
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.queries import (
    defence_factor,
    hex_of,
    is_ground,
    piece,
    pieces,
    side_of,
    units_of_side_at,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.model.view import seen_by
from sixweeks.games.mansteins_war.page.odds_air import air_odds, is_about_air
from sixweeks.games.mansteins_war.page.odds_forces import commitment
from sixweeks.games.mansteins_war.page.outcomes import (
    Fight,
    counterattacks,
    meanings,
    odds_of,
    results,
)
from sixweeks.games.mansteins_war.rules import r10_odds
from sixweeks.games.mansteins_war.rules.r10_attack import Combat
from sixweeks.games.mansteins_war.rules.r10_combat_segment import Gather
from sixweeks.games.mansteins_war.rules.r10_odds import TABLES_BY_CHOICE, Attack
from sixweeks.games.mansteins_war.rules.r10_targets import (
    joinable,
    objections_to_joining,
    objections_to_target,
)
from sixweeks.games.mansteins_war.rules.r11_retreat import is_trapped
from sixweeks.games.mansteins_war.rules.r20_naval import may_use_ships
from sixweeks.games.mansteins_war.rules.r22_results import Counterattack
from sixweeks.games.mansteins_war.text.messages import TEXT
from sixweeks.games.mansteins_war.text.naming import VOCABULARY
from sixweeks.kernel.presentation.scene import Note, Odds, Shift, Strength, no_odds
from sixweeks.kernel.presentation.sentence import Sentence, Term, message, named
from sixweeks.kernel.why import Wish


def preview(game: Game, text: str, side: str | None) -> Odds:
    """`19 Pz + 41 Pz 1438 [mobile] [naval]`: the factors, shifts, column and chances of an attack,
    on both tables where there is a choice.

    Without units or a hex, those of the attack in progress, else all that may join in. `fight HEX`
    and `bomb HEX` are the odds in the air, `commit NAME` those of a special force. What lies in the
    other side's displays does not count (6.0.f)."""
    game = seen_by(game, side)
    if is_about_air(text):
        return air_odds(game, text)
    said = text.split()
    if said[:1] == ["commit"] and isinstance(game.frame, Combat):
        return commitment(game, game.frame, " ".join(said[1:]), told)
    return told(game, attack_meant(game, text), tables_meant(game, text), "naval" in said)


# --- which combat is meant --------------------------------------------------------------------


def attack_meant(game: Game, text: str) -> Attack:
    wish = VOCABULARY.wish(game, text) if text.strip() else Wish()
    match game.frame:
        case Combat(attack=attack) if not wish.pieces + wish.places:
            return attack
        case Counterattack() as frame:
            return counter_meant(game, frame, wish)
    attack = imagined(game, wish, text)
    check(game, attack)
    return attack


def tables_meant(game: Game, text: str) -> tuple[str, ...]:
    """The table that is named, or has been chosen; else those that are open."""
    named_ones = tuple(table for table in TABLES_BY_CHOICE if table in text.split())
    frame = game.frame
    if isinstance(frame, Combat) and frame.at in ("support", "roll"):
        return (frame.table,)
    return named_ones


def counter_meant(game: Game, frame: Counterattack, wish: Wish) -> Attack:
    """22.2.a At the hex that is named, or has been chosen."""
    if frame.attack:
        return frame.attack
    hex = wish.places[0] if wish.places else hex_of(game, frame.foes[0])
    there = tuple(unit for unit in frame.foes if hex_of(game, unit) == hex)
    return Attack(frame.by, hex, frame.units, there, is_counter=True)


def imagined(game: Game, wish: Wish, text: str) -> Attack:
    """The attack that the words describe, or that is being put together."""
    building = game.frame if isinstance(game.frame, Gather) else None
    if not wish.places and building is None:
        raise TEXT.error("error-names-no-target", text=text)
    hex = wish.places[0] if wish.places else building.hex if building else None
    assert hex is not None, "a hex is named or in hand"
    own = building.units if building and building.hex == hex else ()
    units = tuple(UnitId(each) for each in wish.pieces if is_ground(UnitId(each))) or own
    by = side_of(units[0]) if units else game.impulse.by
    if not by:
        raise TEXT.error("error-nobody-attacks")
    return r10_odds.attack_on(game, by, hex, units or joinable(game, by, hex))


def check(game: Game, attack: Attack) -> None:
    """The attack must be one that the rules allow."""
    if not attack.units:
        raise TEXT.error("error-no-attacker", hex=GRID.number(attack.hex))
    found = [] if attack.defenders else list(objections_to_target(game, attack.by, attack.hex))
    for unit in attack.units:
        found += objections_to_joining(game, attack.by, attack.hex, unit)
    if found:
        raise TEXT.barred(found)


# --- one combat -------------------------------------------------------------------------------


def told(game: Game, attack: Attack, tables: Sequence[str] = (), with_ships: bool = False) -> Odds:
    """10.2.a The totals and shifts once, and each table that may be used."""
    open_ones = r10_odds.open_tables(game, attack)
    fights = [Fight(attack, t, with_ships) for t in open_ones if not tables or t in tables]
    fights = fights or [Fight(attack, open_ones[0], with_ships)]
    odds = odds_of(game, fights[0])
    found: Odds = {
        **no_odds(),
        "attack": odds.attack,
        "defence": odds.defence,
        "attackers": [attacker(game, attack, unit) for unit in attack.units],
        "defenders": list(defenders(game, attack)),
        "initial": named(CRT[odds.table].columns[odds.base]),
        "shifts": [shift(each) for each in odds.shifts],
        "column": named(odds.name),
        "notes": list(notes(game, attack, with_ships)),
    }
    if len(fights) == 1:
        return rolled(game, fights[0], found)
    found["alternatives"] = [rolled(game, fight, no_odds()) for fight in fights]
    return found


def rolled(game: Game, fight: Fight, found: Odds) -> Odds:
    """What the die may bring on a table, and what CA would lead to."""
    found["title"] = table_name(fight)
    found["results"] = results(game, fight)
    found["meanings"] = meanings(game, fight)
    found["stages"] = counterattacks(game, fight)
    return found


def table_name(fight: Fight) -> Sentence:
    return message("odds-table", table=Term("table", fight.table))


def attacker(game: Game, attack: Attack, unit: UnitId) -> Strength:
    factor = r10_odds.strength_of(game, attack, unit)
    return {"unit": unit_name(unit), "factor": factor, "rules": []}


def defenders(game: Game, attack: Attack) -> Iterator[Strength]:
    """10.1.a Who has been attacked before in this impulse adds nothing."""
    for unit in attack.defenders:
        yield {"unit": unit_name(unit), "factor": defence_factor(game, unit), "rules": []}
    for unit in attack.retreated:
        why = Sentence("odds-retreated")
        yield {"unit": unit_name(unit), "factor": 0, "rules": ["10.1.a"], "why": why}


def unit_name(unit: UnitId) -> Sentence:
    return message("odds-unit", unit=piece(unit))


def shift(found: r10_odds.Shift) -> Shift:
    named_unit = {} if found.unit is None else {"unit": piece(found.unit)}
    why = message(f"shift-{found.kind}", **named_unit)
    return {"rule": found.rule, "shift": found.amount, "why": why}


def notes(game: Game, attack: Attack, with_ships: bool) -> Iterator[Note]:
    """10.1.b Who else may join in, 20.1 the ships that may still support a side, 11.1.b who would
    be lost in a retreat."""
    if isinstance(game.frame, Gather):
        others = [u for u in joinable(game, attack.by, attack.hex) if u not in attack.units]
        if others:
            yield {"rule": "10.1.b", "note": message("note-others", units=pieces(others))}
    if not attack.is_counter and not with_ships and may_use_ships(game, attack):
        yield {"rule": "20.1", "note": Sentence("note-ships")}
    if trapped := [unit for unit in attack.suffering if is_trapped(game, unit)]:
        yield {"rule": "11.1.b", "note": message("note-trapped", units=pieces(trapped))}
    if attack.is_counter and (beside := bystanders(game, attack)):
        yield {"rule": "22.2.a", "note": message("note-bystanders", units=pieces(beside))}


def bystanders(game: Game, attack: Attack) -> list[UnitId]:
    """A-61 Units in the hex that took no part in the attack: they neither help nor suffer."""
    there = units_of_side_at(game, opponent(attack.by), attack.hex)
    return [unit for unit in there if unit not in attack.defenders]
