"""Why not? The rules against whatever a player names: a hex, a unit, a button, or a mixture."""

import re
from collections.abc import Callable

from msgspec import Struct

from sixweeks.board.hexes import BadHexNumber, Hex
from sixweeks.games.france_40.components import GERMAN, MAP, NEUTRALS, TABLES, UnitId
from sixweeks.games.france_40.queries import (
    counter_of,
    is_neutral,
    is_on_map,
    side_of,
    units_at,
)
from sixweeks.games.france_40.rules import r10_movement, r11_combat
from sixweeks.games.france_40.rules.r03_set_up_and_control import (
    Deploy,
    reinforcement,
    set_up_bars,
    unmet_duty,
)
from sixweeks.games.france_40.rules.r04_victory import exit_rule
from sixweeks.games.france_40.rules.r05_airborne_coup import (
    AirborneCoup,
    displacement_bars,
    drop_bars,
)
from sixweeks.games.france_40.rules.r05_turn_sequence import GameTurn1940, dynamo_bars
from sixweeks.games.france_40.rules.r09_replacements import (
    Replacements,
    arrival_bars,
    objections_to_replacing,
)
from sixweeks.games.france_40.rules.r10_movement_phase import Move, MovementPhase
from sixweeks.games.france_40.rules.r11_attack import Attack, retreat_bars
from sixweeks.games.france_40.rules.r11_combat_phase import CombatPhase
from sixweeks.games.france_40.state import Game
from sixweeks.kernel.objection import Objection, objections_at
from sixweeks.kernel.question import Action, Choose


class Wish(Struct, frozen=True):
    """What a player's words name."""

    words: frozenset[str]
    hexes: tuple[Hex, ...]
    units: tuple[UnitId, ...]

    @property
    def hex(self) -> Hex | None:
        return self.hexes[-1] if self.hexes else None

    @property
    def unit(self) -> UnitId | None:
        return self.units[0] if self.units else None


class UnknownWish(ValueError):
    """Words that name nothing on the map: one sentence."""


def parse_wish(game: Game, text: str) -> Wish:
    """Hex numbers and unit names, longest first, and the plain words left over."""
    rest = f" {' '.join(text.split()).lower()} "
    units = []
    for counter in sorted(game.scenario.counters, key=lambda each: -len(each.name)):
        pattern = rf"(?<![\w]){re.escape(counter.name.lower())}(?![\w])"
        if match := re.search(pattern, rest):
            units.append((match.start(), counter.id))
            rest = rest.replace(match[0], " " * len(match[0]), 1)
    try:
        hexes = tuple(MAP.grid.hex(number) for number in re.findall(r"\b\d{4}\b", rest))
    except BadHexNumber as error:
        raise UnknownWish(str(error)) from None
    words = frozenset(re.findall(r"[a-z]+", rest))
    if not hexes and not units and not words & KNOWN_WORDS:
        raise UnknownWish(f"'{text.strip()[:60]}' names no hex, unit or action of this game.")
    return Wish(words, hexes, tuple(unit for _, unit in sorted(units)))


KNOWN_WORDS = frozenset(
    """attack move end done keep launch call exit evacuate violate dynamo coup armored restack top
    replace refit mechanized replacements order fight stack split undo sickle cut advance retreat
    change deploy""".split()  # noqa: SIM905
)


def objections_to_wish(game: Game, text: str, side: str | None = None) -> list[Objection]:
    """The rules against a wish in the procedure in progress; none if nothing bars it."""
    question = game.pending
    try:
        wish = parse_wish(game, text)
    except UnknownWish:
        return []
    if not isinstance(question, Choose):
        return [Objection("5.0b", "dice" if question else "over")]
    if side is not None and side != question.by:
        return [Objection("5.0b", "not_yours")]
    frame = game.stack[-1]
    return unique(ASKED.get(type(frame), nothing_else)(game, frame, wish))


def unique(found: list[Objection]) -> list[Objection]:
    kept: list[Objection] = []
    for each in found:
        if each not in kept:
            kept.append(each)
    return kept


def nothing_else(game: Game, frame: object, wish: Wish) -> list[Objection]:
    return []


# --- set-up -----------------------------------------------------------------------------------


def about_deploying(game: Game, frame: Deploy, wish: Wish) -> list[Objection]:
    unit = wish.unit if wish.unit is not None else frame.unit
    if wish.hex is not None and unit >= 0:
        return objections_at(wish.hex, set_up_bars(game, frame, UnitId(unit)))
    duty = unmet_duty(game, frame)
    return [duty] if duty and "keep" in wish.words else []


# --- movement ---------------------------------------------------------------------------------


def about_movement_phase(game: Game, frame: MovementPhase, wish: Wish) -> list[Objection]:
    if "attack" in wish.words:
        return [Objection("5.0b", "combat")]
    if "violate" in wish.words:
        return about_violating(game, frame.by, wish)
    if "end" in wish.words and r10_movement.must_leave_paris(game, frame.by):
        return [Objection("10.6a", "end")]
    if wish.unit is not None:
        return about_moving_unit(game, frame.by, wish.unit, wish.hex)
    if wish.hex is not None:
        return about_units_in_hex(game, frame.by, wish.hex)
    return []


def about_moving_unit(game: Game, by: str, unit: UnitId, to: Hex | None) -> list[Objection]:
    counter = counter_of(game, unit)
    if counter.side != by:
        return [Objection("10.1a", "enemy")]
    if counter.is_static:
        return [Objection("2.12b", "move")]
    if not is_on_map(game, unit):
        return [Objection("2.1d", "off_map")]
    found = objections_at(unit, r10_movement.unit_bars(game, by))
    if found or to is None or to == game.units[unit].place:
        return found
    return r10_movement.objections_to_going(game, (unit,), likely_points(game, unit), to)


def likely_points(game: Game, unit: UnitId) -> int:
    """The movement factor, or the most a die not yet rolled can give."""
    if not r10_movement.needs_die(game, unit):
        return r10_movement.movement_factor(game, unit)
    table = TABLES.movement[game.scenario_id]
    return table.get("die_maximum", table.get("french_maximum", 0))


def about_units_in_hex(game: Game, by: str, hex: Hex) -> list[Objection]:
    units = units_at(game, hex)
    if not units:
        return [Objection("10.0a", "nobody")]
    return [each for unit in units for each in about_moving_unit(game, by, unit, None)]


def about_violating(game: Game, by: str, wish: Wish) -> list[Objection]:
    if by != GERMAN:
        return [Objection("4.3a", "allied")]
    named = [country for country in NEUTRALS if country in wish.words]
    if game.scenario_id == "1939":
        return [Objection("3.2a")]
    return [Objection("4.3a", "already") for country in named if not is_neutral(game, country)]


def about_move(game: Game, frame: Move, wish: Wish) -> list[Objection]:
    if wish.unit is not None and wish.unit not in frame.units:
        return [Objection("10.1c", "other")]
    if wish.hex is not None:
        if any(each.noun == wish.hex and each.verb == "go" for each in frame.ways(game)):
            return []
        return r10_movement.objections_to_going(game, frame.units, frame.points, wish.hex)
    if wish.words & {"exit", "evacuate"}:
        return about_leaving(game, frame)
    if "done" in wish.words and frame.is_in_paris(game):
        return [Objection("10.6a", "done")]
    return [Objection("5.0b", "combat")] if "attack" in wish.words else []


def about_leaving(game: Game, frame: Move) -> list[Objection]:
    """4.5a, 4.6a, 5.13e, 5.14a Why units may not leave the map from here."""
    if r10_movement.exits(game, frame.units, frame.points):
        return []
    unit, hex = frame.units[0], Hex(game.units[frame.units[0]].place)
    counter = counter_of(game, unit)
    if counter.nation == "british":
        if game.dynamo is None:
            return [Objection("5.14a", "dynamo")]
        edges = r10_movement.overland_edges(game, hex)
        at_edge = (MAP.west | MAP.south) >> hex & 1
        if at_edge and not edges:
            return [Objection("5.14b")]
        if hex == game.dynamo.port:
            return [Objection("5.13f" if r10_movement.dynamo_is_running(game) else "5.13c")]
        return [Objection("5.13e", "port")]
    if not counter.is_mechanized:
        return [Objection("4.5a", "mechanized")]
    if exit_rule(game, unit, hex)[0]:
        return [Objection("10.4a", "points", {"points": frame.points})]
    return [Objection("4.5a", "hex")]


# --- combat -----------------------------------------------------------------------------------


def about_combat_phase(game: Game, frame: CombatPhase, wish: Wish) -> list[Objection]:
    if "violate" in wish.words:
        return about_violating(game, frame.by, wish)
    if wish.hex is not None:
        found = r11_combat.objections_to_target(game, frame.by, wish.hex)
        if found or wish.unit is None:
            return found
        return r11_combat.objections_to_joining(game, frame.by, wish.hex, (), wish.unit)
    if wish.unit is not None:
        return r11_combat.objections_to_attacker(game, frame.by, wish.unit)
    return [Objection("5.0b", "movement")] if "move" in wish.words else []


def about_attack(game: Game, frame: Attack, wish: Wish) -> list[Objection]:
    match frame.at:
        case "gather":
            return about_gathering(game, frame, wish)
        case "retreat":
            return about_retreating(game, frame, wish)
        case "commit_armored" | "advance" if "call" in wish.words:
            return [Objection("3.10b")]
        case "advance":
            compelled = any(option.verb == "stay" for option in options(game))
            return [] if compelled or wish.unit is not None else [Objection("11.1b")]
    return [Objection("3.10b")] if "call" in wish.words else []


def options(game: Game) -> tuple[Action, ...]:
    question = game.pending
    return question.options if isinstance(question, Choose) else ()


def about_gathering(game: Game, frame: Attack, wish: Wish) -> list[Objection]:
    if "armored" in wish.words:
        return r11_combat.objections_to_armored(game, frame.units)
    if wish.unit is not None:
        return r11_combat.objections_to_joining(game, frame.by, frame.hex, frame.units, wish.unit)
    if wish.hex is not None and wish.hex != frame.hex:
        return [Objection("11.2a", "one_hex")]
    return [Objection("11.0a", "nobody")] if "launch" in wish.words and not frame.units else []


def about_retreating(game: Game, frame: Attack, wish: Wish) -> list[Objection]:
    unit = frame.retreating[-1]
    if wish.hex is None:
        return []
    if not MAP.grid.are_adjacent(wish.hex, Hex(game.units[unit].place)):
        return [Objection("11.3a", "far")]
    found = objections_at(wish.hex, retreat_bars(game, frame, unit))
    if found or any(option.noun == wish.hex for option in options(game)):
        return found
    return [Objection("11.3b", "water")]


# --- the rest ---------------------------------------------------------------------------------


def about_coup(game: Game, frame: AirborneCoup, wish: Wish) -> list[Objection]:
    if wish.hex is None:
        return []
    if frame.at == "drop":
        return objections_at(wish.hex, drop_bars(game))
    if not MAP.grid.are_adjacent(wish.hex, frame.hex):
        return [Objection("5.9f", "far")]
    units = frame.displaced if frame.at == "displace" else frame.displaced[-1:]
    return objections_at(wish.hex, displacement_bars(game, units))


def about_turn(game: Game, frame: GameTurn1940, wish: Wish) -> list[Objection]:
    if wish.hex is None:
        return []
    return objections_at(wish.hex, dynamo_bars(game))


def about_replacing(game: Game, frame: Replacements, wish: Wish) -> list[Objection]:
    if wish.hex is not None and wish.unit in (None, reinforcement(game)):
        return objections_at(wish.hex, arrival_bars(game))
    if wish.unit is not None:
        if side_of(game, wish.unit) != frame.by:
            return [Objection("9.1a", "enemy")]
        if any(option.noun == wish.unit for option in options(game)):
            return []
        return objections_to_replacing(game, frame.by, wish.unit)
    return []


ASKED: dict[type, Callable[..., list[Objection]]] = {
    Deploy: about_deploying,
    MovementPhase: about_movement_phase,
    Move: about_move,
    CombatPhase: about_combat_phase,
    Attack: about_attack,
    AirborneCoup: about_coup,
    GameTurn1940: about_turn,
    Replacements: about_replacing,
}
