"""14 Reserves and reinforcements: who comes in, and where."""

from collections.abc import Sequence

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.model import arrival_effects
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    AT_SWISS_BORDER,
    COUNTERS,
    NATION,
    SWISS,
    UNITS_OF,
    WEST_EDGE,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.state import WAITING, Game
from sixweeks.games.nineteen_forty.rules.r06_stops import exits, room_bars
from sixweeks.games.nineteen_forty.rules.r14_entry import (
    REINFORCEMENTS,
    arrival_bars,
    objections_to_coming,
)
from sixweeks.kernel.objection import Objection, closed_by, objections_at
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, button, pieces, places
from sixweeks.masks import mask_of

LATER = Action("later")


class Arrivals(Procedure):
    """14.a The phasing player brings in reserves and reinforcements, one by one."""

    by: str

    @step("14.a")
    def bring(self, game: Game) -> Outcome:
        """14.i What is not brought in the first impulse may come in the second."""
        units = arriving(game, self.by)
        options = [Action("bring", unit) for unit in units]
        if not held_up(game, units):
            options.append(LATER)
        return Choose(self.by, tuple(options)) if units else None

    @bring.then
    def brought(self, game: Game, choice: Action | None) -> "Outcome | Call[Placing]":
        match choice:
            case Action("bring", int(unit)):
                return Call(Placing(by=self.by, unit=UnitId(unit)))
            case Action("later"):
                return None
        return Again()

    @bring.why
    def not_brought(self, game: Game) -> Why:
        by = self.by
        return Why(
            pieces("bring", lambda unit: objections_to_bringing(game, by, unit)),
            button("later", Objection("14.k", "due"), shown=True),
            otherwise=Objection("14.a"),
        )

    @step("14.m")
    def close(self, game: Game) -> Outcome:
        """14.m The Swiss border reserve has had its impulse."""
        if self.by == ALLIED and game.countries.is_border_alarmed:
            arrival_effects.calm_border(game)
        return None


class Placing(Procedure):
    """14.b Where one unit appears."""

    by: str
    unit: UnitId

    @step("14.b")
    def place(self, game: Game) -> Outcome:
        hexes = bits(entry_hexes(game, self.unit))
        return Choose(self.by, tuple(Action("at", hex) for hex in hexes))

    @place.then
    def placed(self, game: Game, choice: Action) -> Outcome:
        bring_in(game, self.unit, Hex(int(choice.noun)))
        return None

    @place.why
    def not_placed(self, game: Game) -> Why:
        return Why(
            places("at", lambda hex: objections_to_placing(game, self.unit, hex)),
            otherwise=Objection("14.b", "choose"),
            in_hand=(self.unit,),
        )


def bring_in(game: Game, unit: UnitId, hex: Hex) -> None:
    """14.d, 14.m Border reserves at the border, and reinforcements, are outside the quota."""
    is_regular = unit not in REINFORCEMENTS and not is_at_border(game, unit, hex)
    arrival_effects.arrive(game, unit, hex, rule_of(unit), uses_edge(unit, hex))
    if is_regular:
        arrival_effects.count_reserve(game, unit, hex)


def uses_edge(unit: UnitId, hex: Hex) -> bool:
    """14.f, 14.k French and British units that appear on the west edge enter by it."""
    return COUNTERS[unit].side == ALLIED and NATION[unit] != SWISS and bool(WEST_EDGE >> hex & 1)


def is_at_border(game: Game, unit: UnitId, hex: Hex) -> bool:
    is_due = COUNTERS[unit].tag == "sr" and game.countries.is_border_alarmed
    return is_due and bool(AT_SWISS_BORDER >> hex & 1)


def rule_of(unit: UnitId) -> str:
    if unit in REINFORCEMENTS:
        return "14.k"
    if NATION[unit] == SWISS:
        return "14.j"
    return "14.f" if COUNTERS[unit].side == ALLIED else "14.c"


def arriving(game: Game, side: str) -> list[UnitId]:
    """14.a The units that may come in now, and have a hex to come to."""
    return [unit for unit in UNITS_OF[side] if is_waiting(game, unit) and entry_hexes(game, unit)]


def is_waiting(game: Game, unit: UnitId) -> bool:
    return game.units[unit].place == WAITING


def held_up(game: Game, units: Sequence[UnitId]) -> list[UnitId]:
    """A-64 Reinforcements come on their turn: in the second impulse they wait no longer."""
    return [unit for unit in units if unit in REINFORCEMENTS and game.impulse == 2]


def objections_to_bringing(game: Game, side: str, unit: UnitId) -> list[Objection]:
    """14.a Why a unit cannot come in now."""
    if COUNTERS[unit].side != side:
        return [Objection("14.a", "own")]
    if not is_waiting(game, unit):
        return [Objection("14.a", "gone")]
    return objections_to_coming(game, unit) or [Objection(rule_of(unit), "nowhere")]


def entry_hexes(game: Game, unit: UnitId) -> int:
    """14.b-14.k Where a waiting unit may appear, A-65 if room can be made by the phase's end."""
    if objections_to_coming(game, unit):
        return 0
    hexes = MAP.land & ~closed_by(arrival_bars(game, unit))
    full = hexes and hexes & closed_by(room_bars(game, (unit,)))
    return hexes & ~mask_of(hex for hex in bits(full) if not can_move_on(game, unit, hex))


def objections_to_placing(game: Game, unit: UnitId, hex: Hex) -> list[Objection]:
    """14.b Why a unit may not appear in a hex."""
    bars = [*arrival_bars(game, unit), *room_bars(game, (unit,))]
    return objections_at(hex, bars)


def can_move_on(game: Game, unit: UnitId, hex: Hex) -> bool:
    """3.a, A-65 Could the unit itself leave a full hex as soon as it has appeared there?"""
    twin = game.copy()
    arrival_effects.arrive(twin, unit, hex, rule_of(unit), uses_edge(unit, hex))
    return bool(exits(twin, unit))
