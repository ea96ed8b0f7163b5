"""Reading a position: every line is checked, and what is wrong is said with its line."""

import re
from collections import Counter
from typing import Any

import msgspec

from sixweeks.board.hexes import BadHexNumber, Hex
from sixweeks.games.blitzkrieg.components import SCENARIOS, SIDES, FormationId, UnitId
from sixweeks.games.blitzkrieg.position_frames import check_stack, decoded
from sixweeks.games.blitzkrieg.position_units import UnitReader, read_number
from sixweeks.games.blitzkrieg.procedures import frames_for, known_markers
from sixweeks.games.blitzkrieg.queries import side_of
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation, full_cup
from sixweeks.games.blitzkrieg.state import (
    GONE,
    UNPLACED,
    FormationState,
    Game,
    Options,
    Segment,
)
from sixweeks.kernel.definition import BadSetting
from sixweeks.kernel.lines import BadText, Line, shortened
from sixweeks.kernel.state import Ending

MASKS = {"mines": "mines", "prepared positions": "works", "german ground": "german_ground"}
SIDE_WORDS = {"active": "active", "passed": "last_pass"}
RESULT = re.compile(r"(german|french) (\w+) (\S+)")
OPTION_KEYS = tuple(f"option {name}" for name in Options.__struct_fields__)
KEYS = frozenset(
    {
        "game",
        "scenario",
        "turn",
        "phase",
        "result",
        "unit",
        "formation",
        "attached",
        "cup",
        "held",
        "acted",
        "retreated",
        "frame",
        *(f"generals {side}" for side in SIDES),
        *MASKS,
        *SIDE_WORDS,
        *OPTION_KEYS,
    }
)
REPEATED = frozenset({"unit", "formation", "attached", "frame"})


class Reader:
    """Builds a game from the lines of a position."""

    def __init__(self, lines: list[Line]) -> None:
        self.by_key: dict[str, list[Line]] = {}
        for line in lines:
            self.take_key(line)
        self.check_game()
        scenario = self.required("scenario")
        if scenario.value not in SCENARIOS:
            known = ", ".join(SCENARIOS)
            raise BadText(
                scenario.number,
                f"there is no scenario '{shortened(scenario.value)}'; there are {known}",
            )
        self.state = Game(scenario_id=scenario.value, stack=[], options=self.read_options())
        self.grid = self.state.scenario.battlefield.grid
        self.markers = Counter(known_markers(self.state))

    def take_key(self, line: Line) -> None:
        if line.key not in KEYS:
            option = line.key.removeprefix("option ")
            is_option = line.key.startswith("option ")
            what = f"there is no option '{shortened(option)}'"
            other = f"'{shortened(line.key)}' is not a key of a position"
            raise BadText(line.number, what if is_option else other)
        if line.key in self.by_key and line.key not in REPEATED:
            raise BadText(line.number, f"'{line.key}' stands in the position twice")
        self.by_key.setdefault(line.key, []).append(line)

    def check_game(self) -> None:
        game = self.required("game")
        if game.value != "blitzkrieg":
            raise BadText(game.number, f"this is a position of '{shortened(game.value)}'")

    def of_key(self, key: str) -> list[Line]:
        return self.by_key.get(key, [])

    def required(self, key: str) -> Line:
        for line in self.of_key(key):
            return line
        raise BadText(0, f"the position has no '{key}' line")

    def read_options(self) -> Options:
        lines = [line for name in OPTION_KEYS for line in self.of_key(name)]
        options = {line.key.removeprefix("option "): line.value for line in lines}
        try:
            return msgspec.convert(options, Options)
        except msgspec.ValidationError:
            for line in lines:
                check_option(line, line.key.removeprefix("option "))
            raise

    # --- names --------------------------------------------------------------------------------

    def hex_numbered(self, line: Line, number: str) -> Hex:
        try:
            return self.grid.hex(number)
        except BadHexNumber as error:
            raise BadText(line.number, str(error).rstrip(".")) from None

    def unit_named(self, line: Line, name: str) -> UnitId:
        found = self.state.scenario.by_name.get(name)
        if found is None:
            where = self.state.scenario_id
            raise BadText(line.number, f"there is no unit '{shortened(name)}' in {where}")
        return found

    def formation_named(self, line: Line, name: str) -> FormationId:
        if name not in self.state.scenario.formations:
            where = self.state.scenario_id
            raise BadText(line.number, f"there is no formation '{shortened(name)}' in {where}")
        return name

    def marker_named(self, line: Line, name: str) -> str:
        if name not in self.markers:
            where = self.state.scenario_id
            raise BadText(line.number, f"there is no marker '{shortened(name)}' in {where}")
        return name

    def side_named(self, line: Line) -> str:
        if line.value not in SIDES:
            raise BadText(line.number, f"'{line.key}' is one of {', '.join(SIDES)}")
        return line.value

    def unit_list(self, key: str) -> int:
        return sum(
            {
                1 << self.unit_named(line, name)
                for line in self.of_key(key)
                for name in split(line.value)
            }
        )

    # --- the game -----------------------------------------------------------------------------

    def game(self) -> Game:
        game, turn = self.state, self.required("turn")
        game.turn = read_number(turn, turn.value, 0, game.scenario.turns)
        self.take_map(game)
        units = self.read_units()
        game.units, game.stacks = tuple(units.units), units.stacks
        self.take_formations(game)
        self.take_markers(game)
        game.segment = Segment(self.unit_list("acted"), self.unit_list("retreated"))
        for key, field in SIDE_WORDS.items():
            for line in self.of_key(key):
                setattr(game, field, self.side_named(line))
        self.take_stack(game)
        units.check()
        self.take_result(game)
        return game

    def take_map(self, game: Game) -> None:
        for key, field in MASKS.items():
            for line in self.of_key(key):
                hexes = {1 << self.hex_numbered(line, word) for word in line.value.split()}
                setattr(game, field, sum(hexes))

    def read_units(self) -> UnitReader:
        is_set_up = self.required("phase").value == "set-up" and not self.of_key("frame")
        reader = UnitReader(self.state, UNPLACED if is_set_up else GONE)
        for line in self.of_key("unit"):
            name, *parts = split(line.value)
            reader.take(line, self.unit_named(line, name), parts)
        return reader

    def take_formations(self, game: Game) -> None:
        for line in self.of_key("formation"):
            name, *parts = split(line.value)
            id = self.formation_named(line, name)
            if id in game.formations:
                raise BadText(line.number, f"{id} stands in the position twice")
            game.formations = {**game.formations, id: formation_state(line, parts)}
        for line in self.of_key("attached"):
            self.take_attachment(game, line)

    def take_attachment(self, game: Game, line: Line) -> None:
        """14.2j `attached: Stu Pion Pion 1, I/GD, shown`"""
        name, host, *shown = [*split(line.value), ""][:4]
        unit, formation = self.unit_named(line, name), self.formation_named(line, host)
        printed, own = game.scenario.formations, game.scenario.counters[unit].formation
        if own not in printed or not printed[own].independent:
            raise BadText(line.number, f"{name} is not an independent unit (14.2j)")
        if printed[formation].hq is None or printed[formation].side != side_of(game, unit):
            raise BadText(line.number, f"{name} cannot be attached to {host} (14.2j)")
        if [word for word in shown if word] not in ([], ["shown"]):
            raise BadText(line.number, "an attachment is a unit, a formation, and 'shown' or not")
        if unit in game.attached:
            raise BadText(line.number, f"{name} is attached twice")
        game.attached = {**game.attached, unit: formation}
        if "shown" in shown:
            game.shown |= {unit}

    def take_markers(self, game: Game) -> None:
        """Markers in the cup and held; without a cup line, every marker of the turn is in it."""
        left = Counter(self.markers)
        for key in ("cup", "held"):
            for line in self.of_key(key):
                names = () if line.value == "empty" else tuple(split(line.value))
                for name in names:
                    left[self.marker_named(line, name)] -= 1
                    if left[name] < 0:
                        raise BadText(line.number, f"there are not so many markers '{name}'")
                setattr(game, key, names)
        if not self.of_key("cup") and game.turn:
            game.cup = full_cup(game)
        for side in SIDES:
            for line in self.of_key(f"generals {side}"):
                count = read_number(line, line.value, 0, self.markers[f"{side} general"])
                game.generals = {**game.generals, side: count}

    def take_stack(self, game: Game) -> None:
        """The procedures as the program wrote them, else those of the phase named."""
        frames, phase = self.of_key("frame"), self.required("phase")
        if frames:
            game.stack = [decoded(self, line) for line in frames]
            check_stack(frames, game.stack)
            return
        try:
            game.stack = list(frames_for(game, phase.value))
        except BadSetting as error:
            raise BadText(phase.number, str(error)) from None
        if isinstance(game.stack[-1], Activation):
            game.active = game.stack[-1].by

    def take_result(self, game: Game) -> None:
        for line in self.of_key("result"):
            found = RESULT.fullmatch(line.value)
            if not found:
                raise BadText(line.number, "'result' is the winner, the level and the rule")
            game.ending = Ending(found[1], found[2], found[3])


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def formation_state(line: Line, parts: list[str]) -> FormationState:
    """`1, fatigued`: activations this turn, and the markers on its HQ."""
    count, *marks = parts or ["0"]
    activations = read_number(line, count, 0, 2)
    unknown = [mark for mark in marks if mark not in ("fatigued", "demoralized")]
    if unknown:
        raise BadText(
            line.number, f"'{shortened(unknown[0])}' is not a marker: fatigued, demoralized"
        )
    return FormationState(activations, "fatigued" in marks, "demoralized" in marks)


def check_option(line: Line, name: str) -> None:
    options: dict[str, Any] = {name: line.value}
    try:
        msgspec.convert(options, Options)
    except msgspec.ValidationError:
        value = shortened(line.value)
        raise BadText(line.number, f"option {name} cannot be '{value}'") from None
