"""Small words for tests: put a few units on a map, act, and ask."""

from typing import Any

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.components import SCENARIOS, UnitId
from sixweeks.games.blitzkrieg.state import (
    GONE,
    NOBODY,
    OFF_MAP,
    FormationState,
    Game,
    Options,
    Unit,
)

MARKS = ("neutralized", "column", "out_of_command", "hidden", "truck")


def sketch(units: dict[str, str], scenario: str = "hannut", **lines: Any) -> Game:
    """A game with these units only; `"1512 reduced column"` is a hex and the markers on a unit.

    `options`, `mines`, `works` and `german` (hexes), `formations` (`{"KG": "fatigued"}`), `turn`,
    `attached`; a unit `in Sdkfz 1` rides in that transport."""
    game = Game(scenario_id=scenario, stack=[], options=Options(**lines.pop("options", {})))
    printed = SCENARIOS[scenario]
    grid = printed.battlefield.grid
    game.units = tuple(Unit(place=GONE, steps=counter.steps) for counter in printed.counters)
    for name, words in units.items():
        put(game, printed.by_name[name], words)
    for key, field in (("mines", "mines"), ("works", "works"), ("german", "german_ground")):
        setattr(game, field, grid.mask(lines.pop(key, "").split()))
    states = lines.pop("formations", {})
    game.formations = {id: formation_state(words) for id, words in states.items()}
    attached = lines.pop("attached", {})
    game.attached = {printed.by_name[unit]: host for unit, host in attached.items()}
    game.turn = lines.pop("turn", 1)
    assert not lines, f"a sketch knows nothing of {', '.join(lines)}"
    return game


def put(game: Game, unit: UnitId, words: str) -> None:
    place, *marks = words.split()
    transport = NOBODY
    if "in" in marks:
        at = marks.index("in")
        transport = game.scenario.by_name[" ".join(marks[at + 1 :])]
        del marks[at:]
    hex = game.scenario.battlefield.grid.hex(place)
    steps = game.units[unit].steps - ("reduced" in marks)
    held = {mark: True for mark in MARKS if mark in marks}
    game.units = (
        *game.units[:unit],
        Unit(place=hex, steps=steps, aboard=transport, **held),
        *game.units[unit + 1 :],
    )
    game.stacks = {**game.stacks, hex: (*game.stacks.get(hex, ()), unit)}


def formation_state(words: str) -> FormationState:
    marks = words.split()
    activations = next((int(mark) for mark in marks if mark.isdigit()), 0)
    return FormationState(activations, "fatigued" in marks, "demoralized" in marks)


def unit_of(game: Game, name: str) -> UnitId:
    return game.scenario.by_name[name]


def state(game: Game, name: str) -> Unit:
    return game.units[unit_of(game, name)]


def hex_at(game: Game, number: str) -> Hex:
    return game.scenario.battlefield.grid.hex(number)


def place_of(game: Game, name: str) -> str:
    """The hex number of a unit, or where else it is (`dead`, `exited`, `gone`, `unplaced`)."""
    place = state(game, name).place
    return OFF_MAP[place] if place < 0 else game.scenario.battlefield.grid.number(Hex(place))
