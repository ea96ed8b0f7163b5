"""26.3 Transfers by air, 28.1 of the airborne corps and with the doctrine of others."""

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.mansteins_war.model import air_effects
from sixweeks.games.mansteins_war.model.components import (
    AIRLIFT_PIECE,
    ALLIED,
    COUNTERS,
    GERMAN,
    LLK,
    UNITS_OF,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import (
    hex_of,
    is_active,
    is_ground,
    is_on_map,
    occupied,
)
from sixweeks.games.mansteins_war.model.state import AVAILABLE, Game
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.kernel.objection import Bar, Objection, closed_by
from sixweeks.kernel.procedure import Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, barred_by, places


class Transfer(Procedure):
    """26.3 The city to which the airlift carries a corps."""

    by: str
    unit: UnitId

    @step("26.3")
    def land(self, game: Game) -> Outcome:
        hexes = bits(landing_cities(game, self.unit))
        return Choose(self.by, tuple(Action("to", hex) for hex in hexes))

    @land.then
    def landed(self, game: Game, choice: Action) -> Outcome:
        rule = "26.3" if self.unit == LLK else "28.1"
        air_effects.transfer(game, self.unit, Hex(int(choice.noun)), rule)
        return None

    @land.why
    def not_landed(self, game: Game) -> Why:
        return Why(
            places("to", barred_by(landing_bars(game, self.unit))),
            otherwise=Objection("26.3", "city"),
            in_hand=(self.unit,),
        )


def landing_bars(game: Game, unit: UnitId) -> list[Bar]:
    """26.3 Another city that the Germans control, in an enemy zone or not; 6.0.e no enemy there."""
    return [
        Bar("26.3", ~(MAP.cities & controlled(game, GERMAN)), "city"),
        Bar("6.0.e", occupied(game, ALLIED)),
        Bar("26.3", one(hex_of(game, unit)), "here"),
    ]


def landing_cities(game: Game, unit: UnitId) -> int:
    return GRID.all & ~closed_by(landing_bars(game, unit))


def is_airlift_ready(game: Game) -> bool:
    """26.0 The airlift takes one activation, and has not had it in this impulse."""
    is_there = game.airlift >= 0 or game.airlift == AVAILABLE
    return is_there and not game.impulse.flown >> AIRLIFT_PIECE & 1


def transferable(game: Game, side: str) -> list[UnitId]:
    """26.3, 28.1 The corps that the airlift could carry now."""
    if side != GERMAN or not is_airlift_ready(game):
        return []
    return [unit for unit in UNITS_OF[GERMAN] if not objections_to_transfer(game, side, unit)]


def objections_to_transfer(game: Game, side: str, piece: int) -> list[Objection]:
    """26.3 The airborne corps in a German city; 28.1 or an infantry or mountain corps."""
    if side != GERMAN or not is_airlift_ready(game):
        return [Objection("26.3", "airlift")]
    if not is_ground(piece) or not is_transportable(game, UnitId(piece)):
        return [Objection("26.3", "kind")]
    unit = UnitId(piece)
    if not is_on_map(game, unit) or not is_active(game, unit):
        return [Objection("26.3", "active")]
    if not MAP.cities & controlled(game, GERMAN) & one(hex_of(game, unit)):
        return [Objection("26.3", "start")]
    return [] if landing_cities(game, unit) else [Objection("26.3", "nowhere")]


def is_transportable(game: Game, unit: UnitId) -> bool:
    counter = COUNTERS[unit]
    if counter.side != GERMAN:
        return False
    is_light = counter.kind in ("infantry", "mountain") and counter.size == "corps"
    return unit == LLK or (is_light and game.options.air_transfer == "on")
