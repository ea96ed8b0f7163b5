"""Odds before an attack: every factor and shift with its rule, and the exact chances."""

import re
from collections.abc import Iterator

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    COUNTERS,
    GERMAN,
    LIEGE,
    SIDES,
    TABLES,
    TERRAIN,
    UnitId,
    opponent,
)
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.queries import (
    is_supplied,
    piece,
    pieces,
    place,
    places,
    side_of,
)
from sixweeks.games.nineteen_forty.model.state import BySide, Game
from sixweeks.games.nineteen_forty.page.outcomes import (
    Fight,
    chances,
    column_words,
    meanings,
    outcomes,
    stages,
)
from sixweeks.games.nineteen_forty.rules import r07_odds, r07_retreats
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.games.nineteen_forty.rules.r07_battle import Battle
from sixweeks.games.nineteen_forty.rules.r07_combat_phase import CombatPhase, Gather
from sixweeks.games.nineteen_forty.rules.r07_odds import WHOLE, Assault
from sixweeks.games.nineteen_forty.rules.r07_targets import (
    enemies,
    joinable,
    objections_to_joining,
    objections_to_target,
    owed,
)
from sixweeks.games.nineteen_forty.rules.r10_fortifications import (
    intrinsic_strength,
    is_through_maginot,
)
from sixweeks.games.nineteen_forty.text.messages import TEXT
from sixweeks.games.nineteen_forty.text.naming import VOCABULARY
from sixweeks.kernel.presentation.scene import Note, Odds, Shift, Strength, no_odds
from sixweeks.kernel.presentation.sentence import Sentence, Side, Term, Terms, message, named
from sixweeks.kernel.why import Wish

DECLARED = "declared"  # the whole set, that is to be fought
POINTS = re.compile(r"\bair (\d+)\b")


def preview(game: Game, text: str, side: str | None) -> Odds:
    """`G XIX + G SSC 1611 1512 [air 2]`: the factors, shifts, column and chances of an attack.

    Without hexes or units, those of the attack in progress, else all that may join in; `declared`
    are all attacks declared so far. Nothing that counts here is hidden (2.4)."""
    if text.strip() == DECLARED:
        return whole_set(game)
    return told(game, meant(game, text))


def meant(game: Game, text: str) -> Fight:
    wish = VOCABULARY.wish(game, text) if text.strip() else Wish()
    named_points = POINTS.search(text)
    points = int(named_points[1]) if named_points else 0
    battle = game.frame
    if isinstance(battle, Battle) and not battle.result and not wish.pieces + wish.places:
        return in_battle(battle, points)
    assault = imagined(game, wish, text)
    check(game, assault)
    return Fight(assault, BySide().having(assault.by, points))


def in_battle(battle: Battle, points: int) -> Fight:
    """9.e With the points declared so far, and those that the asked side thinks of."""
    german = points if battle.at == "german_points" else battle.german_air
    allied = points if battle.at == "allied_points" else battle.allied_air
    return Fight(battle.assault, BySide(german, allied), battle.failed, battle.checked)


def declared_attacks(game: Game) -> tuple[Assault, ...]:
    frame = game.frame
    return frame.declared if isinstance(frame, CombatPhase | Gather) else ()


def imagined(game: Game, wish: Wish, text: str) -> Assault:
    """The attack that the words describe, as it is declared or being put together."""
    frame = game.frame
    building = frame.assault if isinstance(frame, Gather) else None
    if not wish.places and building is None:
        raise TEXT.error("error-names-no-target", text=text)
    hexes = GRID.mask(map(GRID.number, wish.places)) or (building.hexes if building else 0)
    for assault in declared_attacks(game):
        if assault.hexes & hexes and not wish.pieces:
            return assault
    by = side_of(wish.pieces[0]) if wish.pieces else game.phasing
    if not by:
        raise TEXT.error("error-nobody-attacks")
    own = building.units if building and building.hexes == hexes else ()
    wanted = Assault(by, hexes, wish.pieces or own)
    everybody = tuple(joinable(game, wanted, declared_attacks(game)))
    return wanted if wanted.units else Assault(by, hexes, everybody)


def check(game: Game, assault: Assault) -> None:
    """The attack must be one that the rules allow."""
    if not assault.units:
        raise TEXT.error("error-no-attacker", hexes=" ".join(GRID.numbers(assault.hexes)))
    if assault in declared_attacks(game):
        return
    found = [
        each
        for hex in bits(assault.hexes)
        if not enemies(game, assault.by) >> hex & 1
        for each in objections_to_target(game, assault.by, (), hex)
    ]
    nobody = Assault(assault.by, assault.hexes, ())
    for unit in assault.units:
        found += objections_to_joining(game, nobody, declared_attacks(game), unit)
    if found:
        raise TEXT.barred(found)


# --- one attack -------------------------------------------------------------------------------


def told(game: Game, fight: Fight) -> Odds:
    """The best case of the bridgehead dice in factors, and the mixture of all in chances."""
    assault, found = fight.assault, outcomes(game, fight)
    best = found[0].odds
    shifts = list(shifts_of(game, fight))
    column = column_words(found)
    return {
        **no_odds(),
        "attack": best.attack / WHOLE,
        "defence": best.defence / WHOLE,
        "attackers": [attacker(game, fight, unit) for unit in assault.units],
        "defenders": list(defenders(game, assault)),
        "initial": named(best.ratio) if len(found) == 1 else column,
        "shifts": shifts,
        "column": column,
        "results": chances(game, assault, found),
        "meanings": meanings(game, assault, found),
        "stages": stages(game, fight, found),
        "notes": list(notes(game, fight)),
    }


def attacker(game: Game, fight: Fight, unit: UnitId) -> Strength:
    """7.u The factor of a unit, and what halves it."""
    found = list(r07_odds.halvings(game, fight.assault, unit, fight.failed))
    factor = r07_odds.attack_strength(game, fight.assault, unit, fight.failed)
    rules = list(dict.fromkeys(rule for _, rule in found))
    strength: Strength = {"unit": unit_name(unit), "factor": factor / WHOLE, "rules": rules}
    if found:
        kinds = Terms("halving", tuple(dict.fromkeys(kind for kind, _ in found)))
        strength["why"] = message("odds-halved", printed=COUNTERS[unit].combat, kinds=kinds)
    return strength


def unit_name(unit: UnitId) -> Sentence:
    return message("odds-unit", unit=piece(unit))


def defenders(game: Game, assault: Assault) -> Iterator[Strength]:
    """7.i Everything in the hexes; 10.f, 10.k, 13.i and what the ground itself adds."""
    for unit in r07_odds.defenders(game, assault):
        yield defender(game, unit)
    enemy, starts = opponent(assault.by), r07_odds.starts_of(game, assault)
    for hex in bits(assault.hexes):
        if own := intrinsic_strength(game, enemy, hex):
            yield ground("strength", hex, own, "10.f" if hex == LIEGE else "13.i")
        if any(is_through_maginot(enemy, start, hex) for start in starts):
            yield ground("maginot", hex, TABLES.strengths["maginot"], "10.k")


def defender(game: Game, unit: UnitId) -> Strength:
    name = unit_name(unit)
    if not r07_odds.contributes(game, unit):
        return {"unit": name, "factor": 0, "rules": ["7.ah"], "why": Sentence("odds-retreated")}
    factor = r07_odds.defence_strength(game, unit) / WHOLE
    if is_supplied(game, unit):
        return {"unit": name, "factor": factor, "rules": []}
    why = message("odds-halved", printed=COUNTERS[unit].combat, kinds=Terms("halving", ("supply",)))
    return {"unit": name, "factor": factor, "rules": ["8.i"], "why": why}


def ground(kind: str, hex: Hex, factor: int, rule: str) -> Strength:
    return {"unit": message(f"odds-{kind}", hex=place(hex)), "factor": factor, "rules": [rule]}


def shifts_of(game: Game, fight: Fight) -> Iterator[Shift]:
    """7.j Terrain, 12.a armor, 9.c the air points of both sides."""
    assault = fight.assault
    for hex in r07_odds.shifting_hexes(game, assault):
        kind = r07_odds.terrain_of(hex)
        why = message("shift-terrain", hex=place(hex), ground=Term("ground", kind))
        yield shift("7.j", -TERRAIN[kind].shift, why)
    for rule, amount in r07_odds.armor_shift(game, assault):
        yield shift(rule, amount, Sentence("shift-armor"))
    for side in SIDES:
        if points := fight.air.of(side):
            amount = points if side == assault.by else -points
            yield shift("9.c", amount, message("shift-air", side=Side(side)))


def shift(rule: str, amount: int, why: Sentence) -> Shift:
    return {"rule": rule, "shift": amount, "why": why}


# --- what may still change it -----------------------------------------------------------------


def notes(game: Game, fight: Fight) -> Iterator[Note]:
    """7.b What else is owed, 7.ae who cannot retreat, 9.c the air points that are left."""
    assault = fight.assault
    declared = [each for each in declared_attacks(game) if each != assault]
    if not isinstance(game.frame, Battle) and (due := owed(game, assault.by, (*declared, assault))):
        yield {"rule": "7.b", "note": message("note-owed", hexes=places(due))}
    if trapped := list(without_retreat(game, assault)):
        yield {"rule": "7.ae", "note": message("note-trapped", units=pieces(trapped))}
    for side in (ALLIED, GERMAN):
        if left := points_left(game, side):
            yield {"rule": "9.c", "note": with_points(game, fight, side, left)}


def without_retreat(game: Game, assault: Assault) -> Iterator[UnitId]:
    friendly = territory(game, opponent(assault.by))
    for unit in r07_odds.defenders(game, assault):
        if not r07_retreats.retreats(game, unit, friendly):
            yield unit


def points_left(game: Game, side: str) -> int:
    """9.e Those that can still be declared; who is asked for them sees each number on a button."""
    frame = game.frame
    if isinstance(frame, Battle):
        return game.air.german if side == GERMAN and frame.at == "allied_points" else 0
    return game.air.of(side)


def with_points(game: Game, fight: Fight, side: str, points: int) -> Sentence:
    helped = fight._replace(air=fight.air.having(side, points))
    column = column_words(outcomes(game, helped))
    return message("note-air", side=Side(side), points=points, column=column)


# --- the whole set ----------------------------------------------------------------------------


def whole_set(game: Game) -> Odds:
    """7.f Every attack that has been declared, one by one."""
    declared = declared_attacks(game)
    return {
        **no_odds(),
        "title": message("odds-declared", count=len(declared)),
        "stages": [one_of_set(game, assault) for assault in declared],
    }


def one_of_set(game: Game, assault: Assault) -> Odds:
    found = told(game, Fight(assault))
    found["title"] = message("odds-attack", hexes=places(assault.hexes), column=found["column"])
    return found
