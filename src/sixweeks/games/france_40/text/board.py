"""The board as text, for the command line and for screen readers: one hex a line."""

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.france_40.model.components import ALLIED, GERMAN, MAP, NEUTRALS, SIDES, UnitId
from sixweeks.games.france_40.model.queries import (
    attack_factor,
    counter_of,
    defense_factor,
    fort_at,
    name_of,
    neutral_ground,
    points,
)
from sixweeks.games.france_40.model.state import OFF_MAP, Game
from sixweeks.games.france_40.model.view import hidden_units
from sixweeks.games.france_40.rules.r04_victory import german_cities_held, points_by
from sixweeks.games.france_40.rules.r10_movement_phase import MovementPhase
from sixweeks.games.france_40.rules.r11_combat_phase import CombatPhase
from sixweeks.games.france_40.text.messages import TEXT

FORT_NAMES = {"maginot": "Maginot Line", "west_wall": "West Wall", "eben_emael": "Fort Eben Emael"}
COLUMNS = "{:<6}{:<16}{:<13}{:<9}{}"


def board(game: Game, side: str | None) -> str:
    """The whole position as one side may see it; with no side, all of it (3.10a)."""
    secret = hidden_units(game, side) if side else frozenset()
    parts = [header(game), stacks(game, secret), fortifications(game), off_map(game)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


# --- the header -------------------------------------------------------------------------------


def header(game: Game) -> list[str]:
    year = year_1939(game) if game.scenario_id == "1939" else year_1940(game)
    return [f"France '40. {game.scenario.title}", turn_line(game), *year]


def turn_line(game: Game) -> str:
    if game.turn == 0:
        return "Set-up."
    return f"Turn {game.turn} of {game.scenario.turns}{date(game)}. {phase(game)}."


def date(game: Game) -> str:
    dates = game.scenario.dates
    return f" ({dates[game.turn - 1]})" if game.turn <= len(dates) else ""


def phase(game: Game) -> str:
    """Whose phase it is, or how the game ended."""
    if game.ending:
        winner = game.ending.winner
        won = f"won by the {title_of(game, winner)} side" if winner else "drawn"
        return f"The game is over, {won} ({game.ending.rule})"
    for frame in reversed(game.stack):
        if isinstance(frame, MovementPhase | CombatPhase):
            name = "Movement" if isinstance(frame, MovementPhase) else "Combat"
            return f"{title_of(game, frame.by)} {name} Phase"
    return f"{title_of(game, game.phasing)} turn" if game.phasing else "Between player turns"


def title_of(game: Game, side: str) -> str:
    return TEXT.side_title(side, game.scenario_id)


def year_1939(game: Game) -> list[str]:
    held = german_cities_held(game)
    crisis = "has begun" if game.supply_crisis else "has not begun"
    return [
        f"German city hexes in French hands: {held} (4.1a).",
        f"The German supply crisis {crisis} (5.5a).",
    ]


def year_1940(game: Game) -> list[str]:
    return [victory_points(game), replacements(game), countries(game), dynamo(game)]


def victory_points(game: Game) -> str:
    """4.2c The German total and how each point was earned."""
    rules = dict.fromkeys(rule for rule, _ in game.victory_points)
    booked = [
        f"{TEXT.rulebook.rule(each).title} {points_by(game, each):+} ({each})" for each in rules
    ]
    return f"Victory points: {points(game)}. {'; '.join(booked)}".rstrip(" .") + "."


def replacements(game: Game) -> str:
    points = (f"{title_of(game, side)} {game.replacements.get(side, 0)}" for side in SIDES)
    return f"Replacement points: {', '.join(points)}."


def countries(game: Game) -> str:
    return f"Countries: {', '.join(country_status(game, each) for each in NEUTRALS)}."


def country_status(game: Game, country: str) -> str:
    status = getattr(game.countries, country)
    strategy = game.countries.swiss_strategy if country == "switzerland" else ""
    violated = game.countries.violated_on.get(country)
    since = [f"violated on turn {violated}"] if violated is not None else []
    notes = ", ".join([strategy, *since] if strategy else since)
    return f"{country.capitalize()} {status}" + (f" ({notes})" if notes else "")


def dynamo(game: Game) -> str:
    if game.dynamo is None:
        return "Operation Dynamo: not declared."
    port = MAP.names.get(game.dynamo.port, "")
    number = MAP.grid.number(game.dynamo.port)
    return (
        f"Operation Dynamo: declared on turn {game.dynamo.declared} at {port} {number};"
        f" {game.dynamo.evacuated} steps taken off this turn."
    )


# --- the map ----------------------------------------------------------------------------------


def stacks(game: Game, secret: frozenset[UnitId]) -> list[str]:
    """Every hex with mobile units, by number, the top unit first."""
    if not game.stacks:
        return ["No units on the map."]
    lines = [COLUMNS.format("hex", "place", "country", "held by", "units, the top one first")]
    for number in sorted(MAP.grid.number(hex) for hex in game.stacks):
        hex = MAP.grid.hex(number)
        units = ", ".join(unit_text(game, unit, secret) for unit in reversed(game.stacks[hex]))
        country = MAP.country(hex).capitalize()
        lines.append(COLUMNS.format(number, place(hex), country, holder(game, hex), units))
    return lines


def place(hex: Hex) -> str:
    return MAP.names.get(hex) or MAP.terrain[hex]


def holder(game: Game, hex: Hex) -> str:
    if game.control >> hex & 1:
        return title_of(game, GERMAN)
    return "neutral" if neutral_ground(game) >> hex & 1 else title_of(game, ALLIED)


def unit_text(game: Game, unit: UnitId, secret: frozenset[UnitId]) -> str:
    """`19 Pz 14-8 4/4`: name, factors, steps left of how many."""
    if unit in secret:
        return "?"
    steps, full = game.units[unit].steps, counter_of(game, unit).steps
    factors = f"{attack_factor(game, unit)}-{defense_factor(game, unit)}"
    return f"{name_of(game, unit)} {factors}" + (f" {steps}/{full}" if full > 1 else "")


def fortifications(game: Game) -> list[str]:
    """The fortifications that stand, by kind and strength."""
    lines = [line for kind, name in FORT_NAMES.items() if (line := fort_line(game, kind, name))]
    return ["Fortifications standing, strength and hexes:", *lines] if lines else []


def fort_line(game: Game, kind: str, name: str) -> str:
    by_strength: dict[int, list[str]] = {}
    for hex in bits(game.forts):
        fort = fort_at(game, hex)
        assert fort is not None, "a fortification stands in every hex of game.forts"
        if counter_of(game, fort).kind == kind:
            by_strength.setdefault(defense_factor(game, fort), []).append(MAP.grid.number(hex))
    parts = (f"{n}: {' '.join(sorted(hexes))}" for n, hexes in sorted(by_strength.items())[::-1])
    return f"{name} {'; '.join(parts)}" if by_strength else ""


def off_map(game: Game) -> list[str]:
    """The units that are on no hex, by what became of them."""
    return [
        f"{word.capitalize()}: {', '.join(name_of(game, unit) for unit in units)}"
        for code, word in OFF_MAP.items()
        if (units := [UnitId(n) for n, unit in enumerate(game.units) if unit.place == code])
    ]
