"""What the page shows of this game: piles, trays and tracks."""

from collections.abc import Iterable
from functools import cache, lru_cache, partial
from typing import NamedTuple, TypeAlias

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import (
    ALLIED,
    GERMAN,
    MAP,
    NEUTRALS,
    SCENARIOS,
    SIDES,
    UnitId,
)
from sixweeks.games.france_40.model.procedures import order_of, phase_name, turn_stages
from sixweeks.games.france_40.model.queries import fort_at, place, points, units_at
from sixweeks.games.france_40.model.state import DEAD, EXITED, REMOVED, UNPLACED, Game, Unit
from sixweeks.games.france_40.model.view import hidden_units
from sixweeks.games.france_40.page.choices import choice
from sixweeks.games.france_40.page.layers import layers
from sixweeks.games.france_40.page.standing import outlook
from sixweeks.games.france_40.rules import r08_supply
from sixweeks.games.france_40.rules.r05_turn_sequence import MOVE_FIRST, order_chooser, order_rule
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.presentation.piles import Sight, piles_shown
from sixweeks.kernel.presentation.scene import Mark, Piece, Pile, Scene, Stage, Track, Tray
from sixweeks.kernel.presentation.scene_text import ended, phase_title, stages_shown, track
from sixweeks.kernel.presentation.sentence import (
    Sentence,
    Signed,
    Term,
    Text,
    counted,
    message,
)
from sixweeks.kernel.why import barred
from sixweeks.masks import mask_of

TRAYS = ((UNPLACED, "waiting"), (DEAD, "dead"), (EXITED, "exited"), (REMOVED, "removed"))


class Visibility(NamedTuple):
    """3.10a What a side does not know, and 8.1a which units are visibly out of supply."""

    secret: frozenset[UnitId]
    unsupplied: frozenset[UnitId]

    @classmethod
    def to(cls, game: Game, side: str | None) -> "Visibility":
        return cls(hidden_units(game, side), cut_off(game))


def scene(game: Game, side: str | None) -> Scene:
    """The game as a side may see it; None sees everything."""
    return Scene(
        turn=turn_title(game),
        phase=phase_title(phase_name(game)),
        stages=stages(game),
        piles=piles(game, side),
        trays=trays(game),
        tracks=tracks(game),
        layers=layers(game),
        result=result(game),
        outlook=outlook(game),
        barred=barred(game, side, choice),
    )


@of_fields("turn", "scenario_id")
def turn_title(game: Game) -> Sentence:
    if game.turn == 0:
        return Sentence("scene-set_up")
    turns = game.scenario.turns
    if game.scenario_id == "1939":
        return message("scene-turn_1939", turn=game.turn, turns=turns)
    return message("scene-turn", turn=game.turn, turns=turns, date=Term("date", str(game.turn)))


def stages(game: Game) -> tuple[Stage, ...]:
    """5.6a The stages of this turn, each side's two phases as they were or will be declared."""
    fight_first = tuple([side for side in SIDES if order_of(game, side) != MOVE_FIRST])
    rules = tuple([order_rule(game, side) if order_chooser(game, side) else "" for side in SIDES])
    return stages_shown(in_order(game.scenario_id, fight_first, rules), phase_name(game))


@cache
def in_order(
    scenario: str, fight_first: tuple[str, ...], order_rules: tuple[str, ...]
) -> tuple[tuple[str, str], ...]:
    """By the sides that fight before they move, and the rule by which each declares it, if any."""
    stages, by_side = turn_stages(scenario), dict(zip(SIDES, order_rules, strict=True))
    swapped = dict(pair for side in fight_first for pair in exchanged_phases(side))
    found = []
    for name in stages:
        side, _, step = name.partition(" ")
        if step != "order":
            shown = swapped.get(name, name)
            found.append((shown, stages[shown].rule))
        elif by_side[side]:
            found.append((name, by_side[side]))
    return tuple(found)


def exchanged_phases(side: str) -> list[tuple[str, str]]:
    moves, fights = f"{side} movement", f"{side} combat"
    return [(moves, fights), (fights, moves)]


def result(game: Game) -> Sentence:
    return ended(game, points=points(game))


# --- pieces -----------------------------------------------------------------------------------


MARKS = {
    "moved": Mark("✓", Sentence("mark-moved"), "10.1c"),
    "attacked": Mark("×", Sentence("mark-attacked"), "11.0b"),
    "unsupplied": Mark("!", Sentence("mark-unsupplied"), "8.1a", is_warning=True),
}


# A counter as it is seen: its steps, whether it has moved, attacked and is cut off.
Look: TypeAlias = tuple[UnitId, int, int, int, bool]
Covered: TypeAlias = tuple[UnitId]
Looks: TypeAlias = tuple[Look | Covered, ...]


def pieces(game: Game, units: Iterable[UnitId], visibility: Visibility) -> tuple[Piece, ...]:
    """Units on the map, with what they have done in this phase, and whether they are cut off."""
    return pieces_of(game.scenario_id, looks_of(game, units, visibility))


def looks_of(game: Game, units: Iterable[UnitId], visibility: Visibility) -> Looks:
    states, phase, (secret, unsupplied) = game.units, game.phase, visibility
    looks: list[Look | Covered] = [
        (unit,)
        if unit in secret
        else (
            unit,
            states[unit].steps,
            phase.moved >> unit & 1,
            phase.attacked >> unit & 1,
            unit in unsupplied,
        )
        for unit in units
    ]
    return tuple(looks)


@lru_cache(maxsize=50_000)
def pile_of(scenario: str, hex: Hex, looks: Looks) -> Pile:
    # SPEED: runs for every stack of every scene, and most are as they were: the same objects.
    return Pile(MAP.grid.number(hex), pieces_of(scenario, looks))


def pieces_of(scenario: str, looks: Looks) -> tuple[Piece, ...]:
    """Counters that are covered show nothing but their backs."""
    return tuple(
        front(scenario, *look) if len(look) > 1 else back(scenario, look[0]) for look in looks
    )


@of_fields("units", "stacks", "presence", "forts", "control", "ports_lost", "countries", "turn")
def cut_off(game: Game) -> frozenset[UnitId]:
    """8.1a The mobile units out of supply."""
    well = r08_supply.well_supplied(game)
    return frozenset(
        unit
        for hex, stack in game.stacks.items()
        if not well >> hex & 1
        for unit in stack
        if not r08_supply.is_in_supply(game, unit)
    )


@cache
def back(scenario: str, unit: UnitId) -> Piece:
    counter = SCENARIOS[scenario].counters[unit]
    label = Sentence(f"back-{counter.nation}")
    return Piece("?", f"back-{counter.nation}", label, counter.side, hidden=True)


@cache
def front(
    scenario: str,
    unit: UnitId,
    steps: int,
    moved: int = 0,
    attacked: int = 0,
    unsupplied: bool = False,
) -> Piece:
    counter = SCENARIOS[scenario].counters[unit]
    attack, defense = counter.factors[steps - 1]
    id = "scene-fort" if counter.is_static else "scene-unit"
    name = Term("counter", counter.name)
    label = message(id, name=name, attack=attack, defense=defense, steps=steps)
    signs = {"moved": moved, "attacked": attacked, "unsupplied": unsupplied}
    marks = tuple(MARKS[sign] for sign, is_shown in signs.items() if is_shown)
    shown = () if counter.is_static else marks
    return Piece(counter.name, f"face-{unit}-{steps}", label, counter.side, marks=shown)


# SPEED: a hex by the order of the numbers.
RANK = {MAP.grid.hex(number): rank for rank, number in enumerate(MAP.grid.numbers(MAP.grid.all))}


def piles(game: Game, side: str | None) -> tuple[Pile, ...]:
    visibility, phase = Visibility.to(game, side), game.phase
    unlike = (phase.moved, phase.attacked, *map(set_of, visibility))
    sight = Sight(game.units, game.stacks, unlike)
    return piles_shown(game, side, sight, partial(piles_at, game, visibility), RANK.__getitem__)


@lru_cache(maxsize=100)
def set_of(units: frozenset[UnitId]) -> int:
    # SPEED: few answers change who is covered or cut off: the same objects, whose hash is known.
    return mask_of(units)


def piles_at(game: Game, visibility: Visibility, hex: Hex) -> tuple[Pile, ...]:
    fort = fort_at(game, hex)
    units = units_at(game, hex) if fort is None else (fort, *units_at(game, hex))
    return (pile_of(game.scenario_id, hex, looks_of(game, units, visibility)),) if units else ()


@of_fields("units", "scenario_id")
def trays(game: Game) -> tuple[Tray, ...]:
    away = [(UnitId(id), unit) for id, unit in enumerate(game.units) if unit.place < 0]
    return trays_of(game.scenario_id, tuple(away))


@lru_cache(maxsize=1000)
def trays_of(scenario: str, away: tuple[tuple[UnitId, Unit], ...]) -> tuple[Tray, ...]:
    # SPEED: most moves leave the trays as they were: the same objects.
    lying = {name: [each for each in away if each[1].place == where] for where, name in TRAYS}
    return tuple(
        Tray(name, Sentence(f"tray-{name}"), tuple(off_map(scenario, *each) for each in here))
        for name, here in lying.items()
        if here
    )


def off_map(scenario: str, unit: UnitId, state: Unit) -> Piece:
    """Its steps, or what is printed on it if it has none left."""
    return front(scenario, unit, state.steps or SCENARIOS[scenario].counters[unit].steps)


# --- tracks -----------------------------------------------------------------------------------


@of_fields("victory_points", "replacements", "countries", "dynamo", "supply_crisis")
def tracks(game: Game) -> tuple[Track, ...]:
    return tuple(tracks_now(game))


def tracks_now(game: Game) -> Iterable[Track]:
    if game.scenario_id == "1939":
        crisis = Sentence("track-crisis_yes" if game.supply_crisis else "track-crisis_no")
        yield track("crisis", "5.5a", crisis)
        return
    booked = (booking(rule, amount) for rule, amount in game.victory_points)
    yield track("points", "4.11a", counted(points(game)), *booked)
    for side, rule in ((GERMAN, "9.1a"), (ALLIED, "9.3a")):
        yield track(f"replacements_{side}", rule, counted(game.replacements[side]))
    for country in NEUTRALS:
        title = message("track-country", country=Term("country", country))
        status = message("track-status", status=Term("status", getattr(game.countries, country)))
        yield Track(country, title, "4.3a", status)
    if game.dynamo:
        port, turn = place(game.dynamo.port), game.dynamo.declared
        yield track("dynamo", "5.13a", message("track-port", port=port, turn=turn))


def booking(rule: str, amount: int) -> Sentence:
    """4.2c Victory points and what they were earned with."""
    why = Term("points", rule)
    return message("track-booked", amount=Signed(amount), why=why, rule=Text(rule))
