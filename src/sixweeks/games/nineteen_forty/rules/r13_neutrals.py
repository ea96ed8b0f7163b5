"""13 Neutrals: where their units may go, invasion, and surrender."""

from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    BELGIAN,
    COUNTERS,
    DUTCH,
    GERMAN,
    GERMANY,
    NATION,
    NEUTRALS,
    SWISS,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.queries import hex_of, is_neutral, neutral_ground, status
from sixweeks.games.nineteen_forty.model.state import EVACUATED, Game
from sixweeks.kernel.objection import Bar, Objection

DUTCH_CITIES = MAP.major_cities & MAP.countries["netherlands"]
BELGIAN_CITIES = MAP.major_cities & MAP.countries["belgium"]
DUTCH_CITIES_LOST = 2  # 13.h


def neutral_bars(game: Game, side: str) -> list[Bar]:
    """13.a, 13.d Allied units may not enter a neutral country; Germans invade it by that."""
    return [Bar("13.d", neutral_ground(game))] if side == ALLIED else []


def home_bars(game: Game, unit: UnitId) -> list[Bar]:
    """13.g, 13.k, 13.n Where a former neutral's units may not go of their own will.

    Who was forced abroad may operate there.
    """
    nation, here = NATION[unit], hex_of(game, unit)
    if nation == DUTCH:
        return kept_at_home("13.g", MAP.countries["netherlands"], here)
    if nation == SWISS:
        return kept_at_home("13.n", MAP.countries["switzerland"], here)
    return [Bar("13.k", ~belgian_ground(game, here))] if nation == BELGIAN else []


def kept_at_home(rule: str, home: int, here: Hex) -> list[Bar]:
    return [Bar(rule, ~home)] if home >> here & 1 else []


def belgian_ground(game: Game, here: Hex) -> int:
    """13.k Belgium, Luxembourg, Germany, Holland if invaded, and France once driven there or once
    both major cities are lost."""
    allowed = MAP.countries["belgium"] | MAP.countries["luxembourg"] | GERMANY
    if "netherlands" in game.countries.invaded_on:
        allowed |= MAP.countries["netherlands"]
    france = MAP.countries["france"]
    is_lost = game.control & BELGIAN_CITIES == BELGIAN_CITIES
    return allowed | france if is_lost or france >> here & 1 else allowed


def may_be_invaded(game: Game) -> list[str]:
    """13.a, 13.o The neutrals that the German may invade by saying so."""
    return [country for country in NEUTRALS if is_neutral(game, country)]


def objections_to_invading(game: Game, side: str, country: str) -> list[Objection]:
    """13.a Only the German invades, and only a neutral."""
    if side != GERMAN:
        return [Objection("13.a", "allied")]
    return [] if is_neutral(game, country) else [Objection("13.a", "joined")]


def check_dutch_surrender(game: Game) -> None:
    """13.h As an Allied player turn closes: two Dutch major cities in German hands."""
    lost = (game.control & DUTCH_CITIES).bit_count()
    if status(game, "netherlands") == "allied" and lost >= DUTCH_CITIES_LOST:
        effects.surrender(game, "netherlands", "13.h")


def check_belgian_surrender(game: Game) -> None:
    """13.l As a game turn closes: a BEF corps evacuated, A-47, and both major cities lost."""
    is_lost = game.control & BELGIAN_CITIES == BELGIAN_CITIES
    if status(game, "belgium") == "allied" and is_lost and has_bef_corps_left(game):
        effects.surrender(game, "belgium", "13.l")


def has_bef_corps_left(game: Game) -> bool:
    return any(
        game.units[counter.id].place == EVACUATED
        for counter in COUNTERS
        if counter.army == "BEF" and counter.size == "corps"
    )
