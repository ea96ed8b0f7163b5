"""14 Reserves and reinforcements."""

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.model import arrival_effects
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    AT_SWISS_BORDER,
    BY_NAME,
    COUNTERS,
    ENTRY_EDGE,
    GATHERING_POINTS,
    GERMAN,
    GERMANY,
    NATION,
    PARIS,
    SWISS,
    TABLES,
    UNITS_OF,
    WEST_EDGE,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.queries import occupied, status
from sixweeks.games.nineteen_forty.model.state import WAITING, Game
from sixweeks.games.nineteen_forty.rules.r04_zones_of_control import zone_of_control
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.games.nineteen_forty.rules.r06_movement import exits, room_bars
from sixweeks.kernel.objection import Objection, closed_by
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, always, pieces, places
from sixweeks.masks import mask_of

QUOTA = TABLES.reserves
REINFORCEMENTS = {BY_NAME[name]: turn for name, turn in TABLES.reinforcements.items()}
LATER = Action("later")
AIR_LANDING = BY_NAME["G 22"]


class Arrivals(Procedure):
    """14.a The phasing player brings in reserves and reinforcements, one by one."""

    by: str

    @step("14.a")
    def bring(self, game: Game) -> Outcome:
        """14.i What is not brought in the first impulse may come in the second."""
        units = arriving(game, self.by)
        return Choose(self.by, (*(Action("bring", u) for u in units), LATER)) if units else None

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
        other = Objection("14.a")
        return Why(pieces("bring", always(other)), otherwise=other)

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
        other = Objection(rule_of(self.unit))
        return Why(places("at", always(other)), otherwise=other, in_hand=(self.unit,))


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
    return "14.c" if COUNTERS[unit].side == GERMAN else "14.f"


def arriving(game: Game, side: str) -> list[UnitId]:
    """14.a The units that may come in now, and have a hex to come to."""
    waiting = [unit for unit in UNITS_OF[side] if game.units[unit].place == WAITING]
    return [unit for unit in waiting if entry_hexes(game, unit)]


def entry_hexes(game: Game, unit: UnitId) -> int:
    """14.b-14.k Where a waiting unit may appear, A-65 if room can be made by the phase's end."""
    hexes = arrival_hexes(game, unit) & ~occupied(game, enemy_of(COUNTERS[unit].side))
    full = hexes and hexes & closed_by(room_bars(game, (unit,)))
    return hexes & ~mask_of(hex for hex in bits(full) if not can_move_on(game, unit, hex))


def can_move_on(game: Game, unit: UnitId, hex: Hex) -> bool:
    """3.a, A-65 Could the unit itself leave a full hex as soon as it has appeared there?"""
    twin = game.copy()
    arrival_effects.arrive(twin, unit, hex, rule_of(unit), uses_edge(unit, hex))
    return bool(exits(twin, unit))


def enemy_of(side: str) -> str:
    return ALLIED if side == GERMAN else GERMAN


def arrival_hexes(game: Game, unit: UnitId) -> int:
    """14.h Border reserves may come as ordinary ones too."""
    counter = COUNTERS[unit]
    if counter.tag == "reinf":
        return reinforcement_hexes(game, unit)
    if counter.side == GERMAN:
        is_reserve = counter.tag == "res" or unit == AIR_LANDING  # 11.i
        return german_hexes(game) if is_reserve else 0
    if counter.nation == SWISS:
        return swiss_hexes(game) if counter.tag == "res" else 0
    border = border_hexes(game) if counter.tag == "sr" else 0
    return border | (allied_hexes(game) if counter.tag in ("res", "sr") else 0)


def reinforcement_hexes(game: Game, unit: UnitId) -> int:
    """14.k, 22.a, A-64 Any friendly west-edge hex, on the unit's turn or as soon as can be."""
    return WEST_EDGE & territory(game, ALLIED) if game.turn >= REINFORCEMENTS[unit] else 0


def german_hexes(game: Game) -> int:
    """14.c Two a turn from turn 2, in friendly cities of Germany that no enemy zone touches."""
    if game.turn < QUOTA["german_from"] or game.arrivals.german >= QUOTA["german"]:
        return 0
    cities = MAP.cities & GERMANY & territory(game, GERMAN)
    return cities & ~zone_of_control(game, ALLIED) & ~game.arrivals.hexes


def swiss_hexes(game: Game) -> int:
    """14.j One a turn after the turn of the invasion, in a friendly city, zones or not."""
    invaded = game.countries.invaded_on.get("switzerland")
    is_due = invaded is not None and game.turn > invaded and not game.arrivals.swiss
    if not is_due or status(game, "switzerland") != "allied":
        return 0
    return MAP.cities & MAP.countries["switzerland"] & territory(game, ALLIED)


def border_hexes(game: Game) -> int:
    """14.g, 14.m In the first Allied impulse after the invasion of Switzerland."""
    return AT_SWISS_BORDER & ~game.arrivals.hexes if game.countries.is_border_alarmed else 0


def allied_hexes(game: Game) -> int:
    """14.d, 14.e, 14.f Three a turn: a gathering point, else Paris, else the west edge.

    A-42, A-84 Each closed point opens a Paris hex, each closed Paris hex one of the edge."""
    is_early = game.turn < QUOTA["allied_from"] or (game.turn == 1 and game.impulse == 1)
    if is_early or game.arrivals.allied >= QUOTA["allied"]:
        return 0
    safe = territory(game, ALLIED) & ~zone_of_control(game, GERMAN)
    used = game.arrivals.hexes
    blocked = (GATHERING_POINTS & ~safe).bit_count()
    moved_on = (used & (PARIS | ENTRY_EDGE)).bit_count()
    if moved_on >= blocked:
        return GATHERING_POINTS & safe & ~used
    closed_paris = min(blocked, (PARIS & ~safe).bit_count())
    has_edge = (used & ENTRY_EDGE).bit_count() < closed_paris
    return (GATHERING_POINTS | PARIS) & safe & ~used | (ENTRY_EDGE & ~used if has_edge else 0)
