"""Parses positions: every line is checked, and errors are reported with their line."""

from collections import Counter

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import FRENCH, SCENARIOS, SIDES, UnitId
from sixweeks.games.blitzkrieg.model.procedures import (
    FRAMES,
    frames_for,
    known_markers,
    phase_name,
)
from sixweeks.games.blitzkrieg.model.queries import grid_of, side_of, standing
from sixweeks.games.blitzkrieg.model.set_up_effects import new_game
from sixweeks.games.blitzkrieg.model.state import GONE, UNPLACED, FormationState, Game, Options
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation
from sixweeks.games.blitzkrieg.rules.r05_markers import full_cup
from sixweeks.games.blitzkrieg.text.messages import TEXT
from sixweeks.games.blitzkrieg.text.naming import LOOKUP
from sixweeks.games.blitzkrieg.text.notation import NOTATION
from sixweeks.games.blitzkrieg.text.position_units import UnitReader
from sixweeks.kernel.formats.lines import Line
from sixweeks.kernel.formats.position import PositionReader
from sixweeks.kernel.formats.position_fields import (
    Field,
    parts,
    read_number,
    set_of,
    several,
    word,
)

HEXES, UNITS, FATIGUE = set_of(Hex, " "), set_of(UnitId, ", "), ("fatigued", "demoralized")
GROUND = (
    Field("mines", HEXES),
    Field("prepared positions", HEXES, "works"),
    Field("german ground", HEXES),
    Field("passed unseen", HEXES),
)
MARKERS = (
    Field("cup", several("marker", ", "), empty="empty"),
    Field("held", several("marker", ", ")),
)
SEGMENT = (
    Field("active", word(SIDES)),
    Field("passed", word(SIDES), "last_pass"),
    Field("acted", UNITS, "segment.acted"),
    Field("retreated", UNITS, "segment.retreated"),
)


class Reader(PositionReader):
    """Builds a game from the lines of a position."""

    game_id, scenarios, options, messages = "blitzkrieg", SCENARIOS, Options, TEXT
    new_game, procedures, phase_name = new_game, FRAMES, phase_name
    notation, lookup, kinds, fields = NOTATION, LOOKUP, (UnitId, Hex), (*GROUND, *MARKERS, *SEGMENT)
    keys = tuple(f"generals {side}" for side in SIDES)
    words = {"formation": lambda game: game.scenario.formations, "marker": known_markers}
    repeated, winners = {"unit", "formation", "attached", "frame"}, SIDES

    def take(self, game: Game) -> None:
        is_set_up = self.required("phase").value == "set-up" and not self.of_key("frame")
        units = UnitReader(self, UNPLACED if is_set_up else GONE)
        game.units, game.stacks = tuple(units.units), units.stacks
        self.take_fields(game)
        self.take_formations(game)
        self.take_markers(game)
        self.take_stack(game)
        self.take_cup(game)
        self.check_ground(game)
        units.check()

    def take_formations(self, game: Game) -> None:
        for line in self.of_key("formation"):
            name, *rest = parts(line)
            id = self.word_named("formation", line, name)
            if id in game.formations:
                raise TEXT.error("error-unit-twice", unit=id, line=line.number)
            game.formations = {**game.formations, id: formation_state(line, rest)}
        for line in self.of_key("attached"):
            self.take_attachment(game, line)

    def take_attachment(self, game: Game, line: Line) -> None:
        """14.2j `attached: Stu Pion Pion 1, I/GD, shown`"""
        name, host, *shown = [*parts(line), ""][:4]
        unit, formation = self.unit_named(line, name), self.word_named("formation", line, host)
        printed, own = game.scenario.formations, game.scenario.counters[unit].formation
        if own not in printed or not printed[own].independent:
            raise TEXT.error("error-not-independent", unit=name, line=line.number)
        if printed[formation].hq is None or printed[formation].side != side_of(game, unit):
            raise TEXT.error("error-not-attached", unit=name, formation=host, line=line.number)
        if [word for word in shown if word] not in ([], ["shown"]):
            raise TEXT.error("error-bad-attachment", line=line.number)
        if unit in game.attached:
            raise TEXT.error("error-attached-twice", unit=name, line=line.number)
        game.attached = {**game.attached, unit: formation}
        if "shown" in shown:
            game.shown |= {unit}

    def take_markers(self, game: Game) -> None:
        """No more in the cup, held and kept than there are."""
        left = Counter(known_markers(game))
        for key, found in (("cup", game.cup), ("held", game.held)):
            left.subtract(found)
            for marker in (each for each in found if left[each] < 0):
                raise TEXT.error("error-too-many-markers", marker=marker).at(
                    self.required(key).number
                )
        for side in SIDES:
            for line in self.of_key(f"generals {side}"):
                count = read_number(line, line.value, 0, left[f"{side} general"])
                game.generals = {**game.generals, side: count}

    def take_cup(self, game: Game) -> None:
        """Without a cup line every marker of the turn is in it that nobody has drawn."""
        activation = next((f for f in game.stack if isinstance(f, Activation)), None)
        played = activation.markers if activation else ()
        if not self.of_key("cup"):
            game.cup = undrawn(game, played) if game.turn else ()
        for line in self.of_key("cup"):
            for marker in played:
                in_play = (*game.cup, *game.held, *played).count(marker)
                if in_play > known_markers(game).count(marker):
                    raise TEXT.error("error-is-activated", marker=marker, line=line.number)

    def check_ground(self, game: Game) -> None:
        """13a Whoever is in a hex holds it."""
        for line in self.of_key("german ground"):
            wrong = game.german_ground & standing(game, FRENCH)
            if wrong:
                number = grid_of(game).numbers(wrong)[0]
                raise TEXT.error("error-french-ground", hex=number, line=line.number)

    def take_stack(self, game: Game) -> None:
        """Whose an activation is need not be said."""
        game.stack = self.stack(lambda phase: frames_for(game, phase))
        if isinstance(game.frame, Activation):
            game.active = game.frame.by


def undrawn(game: Game, played: tuple[str, ...]) -> tuple[str, ...]:
    """C-48 The markers of the turn but for those held, kept, being played, and 5.2a of formations
    that have been activated."""
    kept = [f"{side} general" for side, count in game.generals.items() for _ in range(count)]
    activated = [id for id, state in game.formations.items() if state.activations]
    drawn = Counter((*game.held, *kept, *played)) | Counter(activated)
    cup = list(full_cup(game))
    for marker, count in drawn.items():
        for _ in range(min(count, cup.count(marker))):
            cup.remove(marker)
    return tuple(cup)


def formation_state(line: Line, parts: list[str]) -> FormationState:
    """`1, fatigued`: activations this turn, and the markers on its HQ."""
    count, *marks = parts or ["0"]
    activations = read_number(line, count, 0, 2)
    unknown = [mark for mark in marks if mark not in FATIGUE]
    if unknown:
        raise TEXT.error("error-not-a-marker", marker=unknown[0], known=FATIGUE, line=line.number)
    return FormationState(activations, "fatigued" in marks, "demoralized" in marks)
