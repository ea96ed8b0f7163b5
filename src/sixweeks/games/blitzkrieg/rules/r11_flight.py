"""11 What a demoralized formation does in the Administrative Phase: recover, or run."""

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.blitzkrieg.model import effects, turn_effects
from sixweeks.games.blitzkrieg.model.components import FormationId, UnitId, UnitSet, opponent
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    everyone_in,
    full_hexes,
    grid_of,
    hex_of,
    is_adjacent_to_enemy,
    is_on_map,
    side_of,
    standing,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, Game
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r03_command_and_doctrine import check_command
from sixweeks.games.blitzkrieg.rules.r06_advance import Advance, Moved
from sixweeks.games.blitzkrieg.rules.r11_demoralization import formation_factor
from sixweeks.kernel.memo import of_board
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.sentence import Term
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, always, button, places


class Recovery(Procedure):
    """11e Demoralized formations recover on FF-3 or less; else all their units retreat."""

    formation: FormationId
    unit: UnitId = NOBODY  # who is running
    fled: UnitSet = 0  # units that have retreated, as bits

    @step("11e")
    def roll(self, game: Game) -> Outcome:
        return Roll(game.scenario.formations[self.formation].side, dice=2)

    @roll.then
    def rolled(self, game: Game, roll: int) -> Outcome:
        need = formation_factor(game, self.formation, "recovery")
        effects.tell_check(
            game, "recovery_check", "11e", roll, need, formation=Term("formation", self.formation)
        )
        if roll <= need:
            turn_effects.recover(game, self.formation)
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
    def retreated(self, game: Game, choice: Action | Moved) -> Outcome | Call[Advance]:
        """Where a unit is to run, or what became of it; C-54 at the edge it leaves for good."""
        if isinstance(choice, Action) and choice.verb == "flee":
            unit = self.next_unit(game)
            assert unit is not None, "somebody was asked to retreat"
            self.unit, self.fled = unit, self.fled | 1 << unit
            return Call(flight(game, unit, Hex(int(choice.noun))))
        if is_on_map(game, self.unit) and may_leave(game, self.unit):
            edge = game.scenario.friendly_edge[side_of(game, self.unit)]
            effects.flee(game, self.unit, edge)
        return Again()

    @retreat.why
    def not_retreated(self, game: Game) -> Why:
        unit, to_the_edge = self.next_unit(game), Objection("11e", "flight")
        return Why(
            places("flee", always(to_the_edge)),
            button("stay", to_the_edge),
            otherwise=Objection("11e", "other"),
            in_hand=() if unit is None else (unit,),
        )

    @step("11e")
    def cut_off(self, game: Game) -> Outcome:
        """C-54 By the other reading whoever cannot get away from an enemy is lost."""
        if game.options.blocked_flight == "lost":
            for unit in everyone_in(game, self.formation):
                if not self.fled >> unit & 1 and is_trapped(game, unit):
                    effects.eliminate(game, unit, "11e")
        return None

    @step("3.3a")
    def command(self, game: Game) -> Outcome:
        """C-21 After a retreat units may be out of command."""
        check_command(game, [self.formation])
        return None


def must_flee(game: Game, unit: UnitId) -> bool:
    """C-54 Neutralized units stay, but not a neutralized HQ."""
    state = game.units[unit]
    is_pinned = state.neutralized and game.scenario.counters[unit].kind != "hq"
    return state.place >= 0 and state.aboard < 0 and not is_pinned


def is_trapped(game: Game, unit: UnitId) -> bool:
    """C-54 Next to an enemy, with nowhere to run to; 1.3b a HQ is never destroyed."""
    if counter_of(game, unit).kind == "hq" or not must_flee(game, unit):
        return False
    return is_adjacent_to_enemy(game, unit) and not flight_hexes(game, unit)


def flight(game: Game, unit: UnitId, hex: Hex) -> Advance:
    """11e With all its points, by road in column; nobody reacts, but mines attack (12.1a)."""
    start, purse = hex_of(game, unit), r07_movement.paces(game, unit)
    way = r07_movement.best_reach(r07_movement.reaches(game, unit, start, purse, True), hex)
    return Advance(
        by=side_of(game, unit),
        unit=unit,
        start=start,
        path=way.path(hex)[1:] if way else (),
        points=r07_movement.allowance(game, unit),
        paces=purse,
        marching=True,
        rule="11e",
    )


def may_leave(game: Game, unit: UnitId) -> bool:
    """C-54 Whoever has reached the friendly edge and is not stopped there."""
    is_at_edge = friendly_edge(game, side_of(game, unit)) >> hex_of(game, unit) & 1
    return bool(is_at_edge) and must_flee(game, unit)


def flight_hexes(game: Game, unit: UnitId) -> int:
    """11e With all its MP towards the friendly edge and away from adjacent enemies.

    Those hexes within reach that lie nearest to the edge, out of contact if that can be; with none
    nearer than its own it only gets out of contact, no farther from the edge (C-54)."""
    start, side = hex_of(game, unit), side_of(game, unit)
    edge = friendly_edge(game, side)
    if edge >> start & 1:
        return one(start)
    reached = 0
    for pace in r07_movement.paces(game, unit):
        reached |= r07_movement.reach_at(game, unit, start, pace, True).all
    reached &= ~full_hexes(game, unit)
    here = distance_to(game, start, edge)
    contact = grid_of(game).spread(standing(game, opponent(side)))
    nearer = sum(one(hex) for hex in bits(reached) if distance_to(game, hex, edge) < here)
    apart = nearer & ~contact or nearer
    if not nearer and contact >> start & 1:
        apart = sum(one(h) for h in bits(reached & ~contact) if distance_to(game, h, edge) == here)
    distances = {hex: distance_to(game, hex, edge) for hex in bits(apart)}
    nearest = min(distances.values(), default=0)
    return sum(one(hex) for hex, distance in distances.items() if distance == nearest)


def friendly_edge(game: Game, side: str) -> int:
    return grid_of(game).edges[game.scenario.friendly_edge[side]]


def distance_to(game: Game, hex: Hex, edge: int) -> int:
    return edge_distances(game, edge)[hex]


@of_board
def edge_distances(game: Game, edge: int) -> dict[Hex, int]:
    grid, ring, seen, distance = grid_of(game), edge, edge, 0
    found: dict[Hex, int] = {}
    while ring:
        found.update(dict.fromkeys(bits(ring), distance))
        ring, distance = grid.spread(ring) & ~seen, distance + 1
        seen |= ring
    return found
