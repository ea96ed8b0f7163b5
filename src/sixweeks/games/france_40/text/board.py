"""The board as text, for the command line and for screen readers: one hex per line."""

from collections.abc import Iterator

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.france_40.model.components import ALLIED, GERMAN, MAP, NEUTRALS, SIDES, UnitId
from sixweeks.games.france_40.model.procedures import phase_name
from sixweeks.games.france_40.model.queries import (
    attack_factor,
    counter_of,
    defense_factor,
    fort_at,
    neutral_ground,
    piece,
    pieces,
    place,
    points,
)
from sixweeks.games.france_40.model.state import OFF_MAP, Game
from sixweeks.games.france_40.model.view import hidden_units
from sixweeks.games.france_40.page.scene import booking, result, turn_title
from sixweeks.games.france_40.rules.r04_victory import german_cities_held, points_by
from sixweeks.games.france_40.text.messages import LANDMARKS
from sixweeks.kernel.presentation.scene_text import phase_title
from sixweeks.kernel.presentation.sentence import (
    EMPTY,
    Listed,
    Sentence,
    Side,
    Term,
    Text,
    listed,
    message,
    named,
)
from sixweeks.kernel.presentation.text_board import Rows, TextBoard, columns, heading, off_map

FORTS = ("maginot", "west_wall", "eben_emael")
TITLES = ("hex", "place", "country", "holder", "units")


def board(game: Game, side: str | None) -> TextBoard:
    """The whole position as one side may see it; with no side, all of it (3.10a)."""
    secret = hidden_units(game, side)
    forts = tuple(fortifications(game))
    standing = (Sentence("board-forts"), *forts) if forts else ()
    away = (
        message("board-off_map", why=Term("off", word), units=pieces(game, units))
        for _, word, units in off_map(game, OFF_MAP)
    )
    return header(game), stacks(game, secret), standing, tuple(away)


# --- the header -------------------------------------------------------------------------------


def header(game: Game) -> tuple[Sentence, ...]:
    year = year_1939(game) if game.scenario_id == "1939" else year_1940(game)
    return *title_and_turn(game), *year


def title_and_turn(game: Game) -> tuple[Sentence, ...]:
    return heading(game, turn_title(game), phase_title(phase_name(game)), result(game))


def turn_line(game: Game) -> Sentence:
    return title_and_turn(game)[-1]


def year_1939(game: Game) -> tuple[Sentence, ...]:
    crisis = Sentence("board-crisis" if game.supply_crisis else "board-no_crisis")
    return message("board-cities", cities=german_cities_held(game)), crisis


def year_1940(game: Game) -> tuple[Sentence, ...]:
    return victory_points(game), replacements(game), countries(game), dynamo(game)


def victory_points(game: Game) -> Sentence:
    """4.2c The German total and how each point was earned."""
    rules = dict.fromkeys(rule for rule, _ in game.victory_points)
    if not rules:
        return message("board-points", points=points(game))
    booked = Listed(tuple(booking(each, points_by(game, each)) for each in rules), "semicolon")
    return message("board-points_booked", points=points(game), booked=booked)


def replacements(game: Game) -> Sentence:
    left = (
        message("board-side_number", side=Side(side), number=game.replacements.get(side, 0))
        for side in SIDES
    )
    return message("board-replacements", points=Listed(tuple(left), "comma"))


def countries(game: Game) -> Sentence:
    states = tuple(country_status(game, each) for each in NEUTRALS)
    return message("board-countries", countries=Listed(states, "comma"))


def country_status(game: Game, country: str) -> Sentence:
    status = message(
        "board-country",
        country=Term("country", country),
        status=Term("status", getattr(game.countries, country)),
    )
    notes = tuple(country_notes(game, country))
    if not notes:
        return status
    return message("board-country_noted", country=status, notes=Listed(notes, "comma"))


def country_notes(game: Game, country: str) -> Iterator[Sentence]:
    if country == "switzerland" and (strategy := game.countries.swiss_strategy):
        yield message("board-strategy", strategy=Term("strategy", strategy))
    if (turn := game.countries.violated_on.get(country)) is not None:
        yield message("board-violated", turn=turn)


def dynamo(game: Game) -> Sentence:
    if game.dynamo is None:
        return Sentence("board-no_dynamo")
    steps = game.dynamo.evacuated
    port, turn = place(game.dynamo.port), game.dynamo.declared
    return message("board-dynamo", turn=turn, port=port, steps=steps)


# --- the map ----------------------------------------------------------------------------------


def stacks(game: Game, secret: frozenset[UnitId]) -> Rows | tuple[Sentence, ...]:
    """Every hex with mobile units, by number, the top unit first."""
    if not game.stacks:
        return (Sentence("board-empty"),)
    hexes = sorted(game.stacks, key=MAP.grid.number)
    return Rows(columns(*TITLES), tuple(row(game, hex, secret) for hex in hexes))


def row(game: Game, hex: Hex, secret: frozenset[UnitId]) -> tuple[Sentence, ...]:
    units = (unit_text(game, unit, secret) for unit in reversed(game.stacks[hex]))
    country = MAP.country(hex)
    return (
        named(MAP.grid.number(hex)),
        message("place-name", hex=place(hex))
        if hex in LANDMARKS.names
        else message("place-ground", ground=Term("ground", MAP.terrain[hex])),
        message("place-country", country=Term("country", country)) if country else EMPTY,
        holder(game, hex),
        listed(units),
    )


def holder(game: Game, hex: Hex) -> Sentence:
    if game.control >> hex & 1:
        return message("side-title", side=Side(GERMAN))
    if neutral_ground(game) >> hex & 1:
        return message("track-status", status=Term("status", "neutral"))
    return message("side-title", side=Side(ALLIED))


def unit_text(game: Game, unit: UnitId, secret: frozenset[UnitId]) -> Sentence:
    """`19 Pz 14-8 4/4`: name, factors, steps left of how many."""
    if unit in secret:
        return named("?")
    steps, full = game.units[unit].steps, counter_of(game, unit).steps
    factors = f"{attack_factor(game, unit)}-{defense_factor(game, unit)}"
    values = Text(f"{factors} {steps}/{full}" if full > 1 else factors)
    return message("board-unit", unit=piece(game, unit), values=values)


def fortifications(game: Game) -> Iterator[Sentence]:
    """The fortifications that stand, by kind and strength."""
    for kind in FORTS:
        by_strength: dict[int, list[str]] = {}
        for hex in bits(game.forts):
            fort = fort_at(game, hex)
            assert fort is not None, "a fortification stands in every hex of game.forts"
            if counter_of(game, fort).kind == kind:
                by_strength.setdefault(defense_factor(game, fort), []).append(MAP.grid.number(hex))
        parts = (f"{n}: {' '.join(sorted(h))}" for n, h in sorted(by_strength.items())[::-1])
        if by_strength:
            yield message("board-fort", kind=Term("fort", kind), hexes=Text("; ".join(parts)))
