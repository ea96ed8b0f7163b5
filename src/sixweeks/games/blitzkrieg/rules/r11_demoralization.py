"""11 Formation demoralization: the check at half of the steps, recovery, and the retreat."""

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.blitzkrieg import effects
from sixweeks.games.blitzkrieg.components import TABLES, FormationId, UnitId
from sixweeks.games.blitzkrieg.queries import (
    enemy_of,
    everyone_in,
    field_of,
    full_hexes,
    grid_of,
    hex_of,
    hq_of,
    is_in_play,
    losses,
    side_of,
    standing,
    state_of,
)
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r01_counters import sweep
from sixweeks.games.blitzkrieg.state import Game
from sixweeks.kernel.procedure import Again, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose, Roll


def formation_factor(game: Game, formation: FormationId, check: str) -> int:
    """FF of the side, less what the check takes off, less 1 for a neutralized HQ (C-06)."""
    side = game.scenario.formations[formation].side
    factor = TABLES.formation_factor[side] + TABLES.formation_checks[check]
    hq = hq_of(game, formation)
    if game.options.hq_neutralized_ff == "added" and hq is not None and game.units[hq].neutralized:
        factor += TABLES.formation_checks["hq_neutralized"]
    return factor


def must_check(game: Game, formation: FormationId) -> bool:
    """11a Half of the steps lost, rounded up; 11b then again at each further loss."""
    if formation not in game.scenario.formations or state_of(game, formation).demoralized:
        return False
    lost, total = losses(game, formation)
    return 2 * lost >= total and is_in_play(game, formation)


class MoraleCheck(Procedure):
    """11a Less than FF on two dice, or the formation is demoralized at once."""

    formation: FormationId

    @step("11a")
    def roll(self, game: Game) -> Outcome:
        return Roll(game.scenario.formations[self.formation].side, dice=2)

    @roll.then
    def rolled(self, game: Game, roll: int) -> Outcome:
        """C-05 As printed: less, not equal."""
        need = formation_factor(game, self.formation, "demoralization") - 1
        args = {"formation": self.formation}
        effects.check_told(game, "morale_check", "11a", roll, need, **args)
        if roll > need:
            effects.demoralize(game, self.formation, roll)
        return None


class Recovery(Procedure):
    """11e Demoralized formations recover on FF-3 or less; else all their units retreat."""

    formation: FormationId
    fled: int = 0  # units that have retreated, as bits

    @step("11e")
    def roll(self, game: Game) -> Outcome:
        return Roll(game.scenario.formations[self.formation].side, dice=2)

    @roll.then
    def rolled(self, game: Game, roll: int) -> Outcome:
        need = formation_factor(game, self.formation, "recovery")
        args = {"formation": self.formation}
        effects.check_told(game, "recovery_check", "11e", roll, need, **args)
        if roll <= need:
            effects.recover(game, self.formation, roll)
            return Return()
        return None

    @step("11e")
    def retreat(self, game: Game) -> Outcome:
        unit = self.next_unit(game)
        if unit is None:
            return None
        ways = bits(flight_hexes(game, unit))
        return Choose(side_of(game, unit), tuple(Action("flee", hex) for hex in ways))

    def next_unit(self, game: Game) -> UnitId | None:
        """The next unit that has to retreat and can."""
        waiting = [u for u in everyone_in(game, self.formation) if not self.fled >> u & 1]
        return next((u for u in waiting if must_flee(game, u) and flight_hexes(game, u)), None)

    @retreat.then
    def retreated(self, game: Game, choice: Action) -> Outcome:
        unit = self.next_unit(game)
        assert unit is not None, "somebody was asked to retreat"
        self.fled |= 1 << unit
        flee_to(game, unit, Hex(int(choice.noun)))
        return Again()


def must_flee(game: Game, unit: UnitId) -> bool:
    """C-54 Neutralized units stay, but not a neutralized HQ."""
    state = game.units[unit]
    is_pinned = state.neutralized and game.scenario.counters[unit].kind != "hq"
    return state.place >= 0 and state.aboard < 0 and not is_pinned


def flight_hexes(game: Game, unit: UnitId) -> int:
    """11e With all its MP towards the friendly edge and away from adjacent enemies.

    Those hexes within reach that lie nearest to the edge, out of contact if that can be."""
    start, side = hex_of(game, unit), side_of(game, unit)
    edge = friendly_edge(game, side)
    if edge >> start & 1:
        return one(start)
    reached = r07_movement.reach(game, unit, start, r07_movement.allowance(game, unit), True).all
    reached &= ~full_hexes(game, unit)
    apart = reached & ~grid_of(game).spread(standing(game, enemy_of(side))) or reached
    distances = {hex: distance_to(game, hex, edge) for hex in bits(apart)}
    nearest = min(distances.values(), default=0)
    if not distances or nearest >= distance_to(game, start, edge):
        return 0
    return sum(one(hex) for hex, distance in distances.items() if distance == nearest)


def friendly_edge(game: Game, side: str) -> int:
    return field_of(game).edges[game.scenario.friendly_edge[side]]


def distance_to(game: Game, hex: Hex, edge: int) -> int:
    key = ("edge distance", edge)
    if key not in game.memo:
        game.memo[key] = edge_distances(game, edge)
    return int(game.memo[key][hex])


def edge_distances(game: Game, edge: int) -> dict[Hex, int]:
    grid, ring, seen, distance = grid_of(game), edge, edge, 0
    found: dict[Hex, int] = {}
    while ring:
        found.update(dict.fromkeys(bits(ring), distance))
        ring, distance = grid.spread(ring) & ~seen, distance + 1
        seen |= ring
    return found


def flee_to(game: Game, unit: UnitId, hex: Hex) -> None:
    """11e, C-54 No reaction fire; a unit that reaches the edge leaves the map for good."""
    side = side_of(game, unit)
    if friendly_edge(game, side) >> hex & 1:
        effects.flee(game, unit, game.scenario.friendly_edge[side])
    elif hex != hex_of(game, unit):
        effects.retreat(game, unit, hex, "11e")
        sweep(game, unit)
