"""14 Refit."""

from typing import ClassVar

from sixweeks.games.mansteins_war.model import air_effects, command_effects, effects
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    AIR_OF,
    ALLIED,
    BRITISH,
    COUNTERS,
    FIRST_AIR,
    FRENCH,
    GERMAN,
    GERMANS,
    HOME,
    LOGISTICS,
    NATION,
    NATIONS,
    PARIS,
    RUHR,
    TABLES,
    UNITS_OF,
    UnitId,
)
from sixweeks.games.mansteins_war.model.queries import (
    air_of_piece,
    hex_of,
    is_ground,
    is_on_map,
    piece_of_air,
    side_of,
)
from sixweeks.games.mansteins_war.model.state import AWAITED, DEAD, LOST, Game
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_against
from sixweeks.games.mansteins_war.rules.r15_logistics import is_supported, may_use_channel
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.sentence import Args, Term
from sixweeks.kernel.procedure import Again, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, pieces

PRICES = TABLES.refit
DONE = Action("done")
NOBODY = UnitId(-1)


def income(game: Game) -> dict[int, int]:
    """14.1 The points of this GT; 14.2 none without the Ruhr or Paris, 3.7 or after surrender."""
    return {
        nation: TABLES.rp[name].income[game.turn - 1]
        for nation, name in enumerate(NATIONS)
        if has_income(game, nation)
    }


def has_income(game: Game, nation: int) -> bool:
    """14.2 The Germans need the Ruhr, the French Paris; 3.7 who gave up has none."""
    if nation == GERMANS:
        return bool(controlled(game, GERMAN) >> RUHR & 1)
    if nation == FRENCH and not controlled(game, ALLIED) >> PARIS & 1:
        return False
    return nation not in surrendered(game)


def surrendered(game: Game) -> list[int]:
    """3.7, 3.8.a The nations whose country has given up; never the British."""
    return [n for n, home in HOME.items() if n != BRITISH and home in game.capitulated]


class Refit(Procedure):
    """14.3 A side spends refit points, nation by nation."""

    stage: ClassVar[str] = "{by} refit"
    by: str
    channel_unit: UnitId = NOBODY  # 15.2.d the one French unit refitted by way of the Channel

    @step("14.3")
    def spend(self, game: Game) -> Outcome:
        options = (
            *(Action("refit", unit) for unit in UNITS_OF[self.by] if self.may_refit(game, unit)),
            *(Action("restore", piece_of_air(u)) for u in AIR_OF[self.by] if may_restore(game, u)),
            *(Action("replace", unit) for unit in LOGISTICS if self.may_replace(game, unit)),
        )
        return Choose(self.by, (*options, DONE)) if options else None

    @spend.then
    def spent(self, game: Game, choice: Action) -> Outcome:
        match choice:
            case Action("refit", int(unit)):
                self.refit(game, UnitId(unit))
            case Action("restore", int(piece)):
                command_effects.spend_rp(game, AIR[air_of_piece(piece)].nation, PRICES["air"])
                air_effects.restore_air(game, air_of_piece(piece))
            case Action("replace", int(unit)):
                command_effects.spend_rp(game, NATION[unit], PRICES["logistic"])
                command_effects.replace_logistics(game, UnitId(unit))
            case _:
                return None
        return Again()

    @spend.why
    def not_spent(self, game: Game) -> Why:
        by, channel = self.by, self.channel_unit
        return Why(
            pieces("refit", lambda unit: objections_to_refit(game, by, unit, channel)),
            pieces("restore", lambda piece: objections_to_restoring(game, by, piece)),
            pieces("replace", lambda unit: objections_to_replacing(game, by, unit)),
            otherwise=Objection("14.3", "choose"),
        )

    def may_refit(self, game: Game, unit: UnitId) -> bool:
        return not objections_to_refit(game, self.by, unit, self.channel_unit)

    def may_replace(self, game: Game, unit: UnitId) -> bool:
        return not objections_to_replacing(game, self.by, unit)

    def refit(self, game: Game, unit: UnitId) -> None:
        """14.3.a A-45 One step; a unit may be refitted several times, each paid for."""
        if not is_supported(game, unit):
            self.channel_unit = unit
        command_effects.spend_rp(game, NATION[unit], price_of_step(game, unit))
        effects.restore_step(game, unit, "14.3.a")


def price_of_step(game: Game, unit: UnitId) -> int:
    """14.3.a More in an enemy zone."""
    is_in_zone = zone_against(game, side_of(unit)) >> hex_of(game, unit) & 1
    return PRICES["step_in_zone" if is_in_zone else "step"]


def objections_to_refit(game: Game, by: str, piece: int, channel: UnitId) -> list[Objection]:
    """14.3.a A reduced ground unit on the map, with a line of communication, and its price."""
    if not is_ground(piece) or side_of(UnitId(piece)) != by:
        return [Objection("14.3.a", "own")]
    unit = UnitId(piece)
    if not is_on_map(game, unit):
        rule = "14.3.d" if game.units[unit].place == DEAD else "14.3.a"
        return [Objection(rule, "map")]
    if game.units[unit].steps == COUNTERS[unit].steps:
        return [Objection("14.3.a", "full")]
    if not has_refit_line(game, unit, channel):
        return [Objection("14.3.a", "line")]
    return unaffordable(game, NATION[unit], price_of_step(game, unit), "14.3.a")


def has_refit_line(game: Game, unit: UnitId, channel: UnitId) -> bool:
    """14.3.a, 15.2.d One French unit in a Refit Phase may trace to the Channel."""
    is_free = channel in (NOBODY, unit)
    return is_supported(game, unit) or (is_free and may_use_channel(game, unit))


def unaffordable(game: Game, nation: int, price: int, rule: str) -> list[Objection]:
    if game.rp[nation] >= price:
        return []
    named: Args = {"nation": Term("nation", NATIONS[nation]), "price": price}
    return [Objection(rule, "points", named)]


def may_restore(game: Game, unit: int) -> bool:
    return not objections_to_restoring(game, AIR[unit].side, FIRST_AIR + unit)


def objections_to_restoring(game: Game, by: str, piece: int) -> list[Objection]:
    """14.3.c A reduced air unit, wherever it is."""
    if not FIRST_AIR <= piece < FIRST_AIR + len(AIR) or AIR[air_of_piece(piece)].side != by:
        return [Objection("14.3.c", "own")]
    unit = game.air[air_of_piece(piece)]
    if unit.place in (LOST, AWAITED):
        return [Objection("14.3.d", "air")]
    if not unit.is_reduced:
        return [Objection("14.3.c", "full")]
    return unaffordable(game, AIR[air_of_piece(piece)].nation, PRICES["air"], "14.3.c")


def objections_to_replacing(game: Game, by: str, piece: int) -> list[Objection]:
    """14.3.b An eliminated logistic unit; 14.3.d nothing else that is eliminated."""
    if not is_ground(piece) or side_of(UnitId(piece)) != by:
        return [Objection("14.3.b", "own")]
    counter = COUNTERS[piece]
    if game.units[piece].place != DEAD:
        return [Objection("14.3.b", "there")]
    if not counter.is_logistic:
        return [Objection("14.3.d", "map")]
    if counter.nation in surrendered(game):
        return [Objection("3.7", "reinforcements")]
    return unaffordable(game, counter.nation, PRICES["logistic"], "14.3.b")
