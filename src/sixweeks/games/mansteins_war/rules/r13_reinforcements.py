"""13 Reinforcements."""

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model import air_effects, command_effects, effects
from sixweeks.games.mansteins_war.model.components import (
    BRITISH,
    COUNTERS,
    FRANCE,
    FRENCH,
    GERMANS,
    HOME,
    MARKERS,
    NATION,
    UNITS_OF,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.games.mansteins_war.model.queries import is_ground, occupied, side_of
from sixweeks.games.mansteins_war.model.state import AWAITED, WAITING, Game
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.games.mansteins_war.rules.r05_command import activates_reserves
from sixweeks.games.mansteins_war.rules.r06_limits import nation_bars
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_against
from sixweeks.games.mansteins_war.rules.r25_options import landing_ports
from sixweeks.kernel.objection import Bar, Objection, closed_by
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, barred_by, button, pieces, places

WAIT, DONE = Action("wait"), Action("done")
ROUGH = MAP.terrain["rough"]


class ReinforcementSegment(Procedure):
    """13.2.a Reinforcements of the activated sub-commands arrive, 13.2.b and Res units."""

    by: str

    @step("13.2.a")
    def choose(self, game: Game) -> Outcome:
        units = [unit for unit in UNITS_OF[self.by] if not objections_to_deploying(game, unit)]
        if not units:
            return None
        options = tuple(Action("deploy", unit) for unit in units)
        may_all_wait = all(may_wait(game, unit) for unit in units)
        return Choose(self.by, (*options, WAIT) if may_all_wait else options)

    @choose.then
    def chosen(self, game: Game, choice: Action | None) -> "Outcome | Call[Arrival]":
        match choice:
            case Action("deploy", int(unit)):
                return Call(Arrival(by=self.by, unit=UnitId(unit)))
            case Action("wait"):
                return None
        return Again()

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        return Why(
            pieces("deploy", lambda unit: objections_to_deploying(game, unit), then=("at",)),
            button("wait", Objection("13.2.a", "last"), shown=True),
            otherwise=Objection("13.2.a", "choose"),
        )


class Arrival(Procedure):
    """13.3 Where one reinforcement arrives, 5.8.c and whether a Res unit acts at once."""

    by: str
    unit: UnitId

    @step("13.3.a")
    def place(self, game: Game) -> Outcome:
        hexes = bits(entry_hexes(game, self.unit))
        return Choose(self.by, tuple(Action("at", hex) for hex in hexes))

    @place.then
    def placed(self, game: Game, choice: Action) -> Outcome:
        hex = Hex(int(choice.noun))
        if is_landing(game, self.unit, hex):
            air_effects.use_naval(game)  # 25.2
        effects.deploy(game, self.unit, hex, rule_of(self.unit))
        return None

    @place.why
    def not_placed(self, game: Game) -> Why:
        return Why(
            places("at", barred_by(entry_bars(game, self.unit))),
            otherwise=Objection(rule_of(self.unit), "place"),
            in_hand=(self.unit,),
        )

    @step("5.5")
    def act(self, game: Game) -> Outcome:
        """5.5 Units of an activated sub-command act at once; 5.8.c Res units may."""
        if COUNTERS[self.unit].command in game.impulse.commands:
            command_effects.activate(game, [self.unit], "5.5")
        elif COUNTERS[self.unit].is_reserve and activates_reserves(game):
            return Choose(self.by, (Action("with", self.unit), DONE))
        return None

    @act.then
    def acts(self, game: Game, choice: Action) -> Outcome:
        if choice != DONE:
            command_effects.activate(game, [self.unit], "5.8.c")
        return None

    @act.why
    def not_acting(self, game: Game) -> Why:
        other = Objection("5.8.c", "arrived")
        return Why(pieces("with", lambda unit: [other]), otherwise=other)


# --- 13.2 when --------------------------------------------------------------------------------


def objections_to_deploying(game: Game, piece: int) -> list[Objection]:
    """13.2.a Why a unit does not arrive in this impulse."""
    by = game.impulse.by
    if not is_ground(piece) or side_of(UnitId(piece)) != by:
        return [Objection("13.1", "own")]
    unit = UnitId(piece)
    if game.units[unit].place != WAITING or unit not in game.arrivals:
        return [Objection("13.1", "track")]
    if game.arrivals[unit] > game.turn:
        return [Objection("13.2.a", "early", {"turn": game.arrivals[unit]})]
    counter = COUNTERS[unit]
    if not counter.is_reserve and counter.command not in game.impulse.commands:
        return [Objection("13.2.a", "command")]
    return [] if entry_hexes(game, unit) else [Objection("13.4", "nowhere")]


def may_wait(game: Game, unit: UnitId) -> bool:
    """13.2.a, A-43 A marker in the own bin could still bring it on this GT."""
    counter, by = COUNTERS[unit], game.impulse.by
    left = [MARKERS[by, id] for id in game.bins.of(by)]
    return any(counter.is_reserve or counter.command in marker.activates for marker in left)


# --- 13.3, 13.4 where -------------------------------------------------------------------------


def rule_of(unit: UnitId) -> str:
    return {GERMANS: "13.3.a", BRITISH: "13.3.c"}.get(NATION[unit], "13.3.b")


def entry_hexes(game: Game, unit: UnitId) -> int:
    return MAP.land & ~closed_by(entry_bars(game, unit))


def entry_bars(game: Game, unit: UnitId) -> list[Bar]:
    """13.3 Depots and map edges; 13.4 in friendly control, out of enemy zones, 6.0.c full or not;
    6.0.e no enemy there, 3.3.c who may be a logistic unit; 6.0.g no other nation; 25.4.b no open
    city."""
    side, entries = side_of(unit), entries_of(game, unit)
    bars = [
        Bar(rule_of(unit), ~entries, "place"),
        Bar("13.4", entries & ~controlled(game, side), "control"),
        Bar("7.2.b", entries & zone_against(game, side)),
        Bar("6.0.e", entries & occupied(game, opponent(side))),
        Bar("25.4.b", entries & game.open_cities),
        *nation_bars(game, unit),
    ]
    return [*bars, Bar("8.4.1", ROUGH)] if COUNTERS[unit].is_army else bars


def entries_of(game: Game, unit: UnitId) -> int:
    """13.3.a, 13.3.b Depots that work and the edge, A-44 the southern one of the French; 13.3.c the
    west edge for the British, 25.2 or ports."""
    nation = NATION[unit]
    if nation == BRITISH:
        return MAP.west_edge | landing_ports(game)
    depots = MAP.depots[HOME[nation]] & ~game.bombed
    edge = {GERMANS: MAP.east_edge, FRENCH: MAP.south_edge & FRANCE}.get(nation, 0)
    return depots | edge


def is_landing(game: Game, unit: UnitId, hex: Hex) -> bool:
    """25.2 British units that land in a port take the naval unit's GT."""
    return NATION[unit] == BRITISH and not MAP.west_edge >> hex & 1


def receive(game: Game) -> None:
    """13.5 Air units of this GT go to their display in the Refit Phase."""
    for unit, turn in game.air_arrivals.items():
        if game.air[unit].place == AWAITED and turn <= game.turn:
            air_effects.receive_air(game, unit)
