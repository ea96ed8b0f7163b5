"""6.1 Actions: what one unit does when its formation is activated."""

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.reach import Reach
from sixweeks.games.blitzkrieg import effects
from sixweeks.games.blitzkrieg.components import COMPANIES, GERMAN, UnitId
from sixweeks.games.blitzkrieg.queries import (
    counter_of,
    counters_at,
    enemy_of,
    grid_of,
    hex_of,
    is_on_map,
    passenger_of,
    standing,
)
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r06_advance import Advance, FireAction, Rally
from sixweeks.games.blitzkrieg.rules.r07_movement import allowance, half, quarter
from sixweeks.games.blitzkrieg.rules.r08_fire import targets
from sixweeks.games.blitzkrieg.rules.r09_assault import Assault
from sixweeks.games.blitzkrieg.state import NOBODY, UNPLACED, Game
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose

# SPEED: options are shared, for the same few hundred are listed again and again.
MOST = 1024
GO = tuple(Action("go", n) for n in range(MOST))
MARCH = tuple(Action("march", n) for n in range(MOST))
DONE, RALLY, UNLOAD = Action("done"), Action("rally"), Action("unload")
FIRE, FIRE_FIRST = Action("fire"), Action("fire_first")
DROP_COLUMN, EXIT = Action("drop_column"), Action("exit")


class Act(Procedure):
    """6.1a One unit takes its one action, step by step until it is done."""

    by: str
    unit: UnitId
    allowance: int = 0  # in half points
    points: int = 0  # left
    passing: int = NOBODY  # 9.2a the hex it passes through, with enemies still in it
    has_moved: bool = False
    has_fired: bool = False
    has_fought: bool = False
    has_shipped: bool = False  # loaded or unloaded

    @step("7.1a")
    def set_out(self, game: Game) -> Outcome:
        self.allowance = self.points = allowance(game, self.unit)
        effects.show_attachment(game, self.unit)
        return None

    @step("6.1a")
    def decide(self, game: Game) -> Outcome:
        options = ways(game, self)
        return Choose(self.by, options) if options != (DONE,) else None

    @decide.then
    def decided(self, game: Game, choice: Action) -> Outcome:
        """A choice of the player, or what became of one."""
        match choice:
            case Action("go" | "march" | "enter" | "march_in", int(hex)):
                return Call(advance(game, self, Hex(hex), choice.verb))
            case Action("moved", int(spent)):
                self.points, self.has_moved, self.passing = self.points - spent, True, NOBODY
                return Again()
            case Action("fire"):
                return Call(FireAction(by=self.by, unit=self.unit, moving=self.has_moved))
            case Action("fire_first"):
                self.points, self.has_fired = half(self.allowance), True
                return Call(FireAction(by=self.by, unit=self.unit, moving=True))
            case Action("fired"):
                return Again() if self.has_fired and can_go_on(game, self.unit) else None
            case Action("assault", int(hex)):
                return Call(assault(game, self, Hex(hex)))
            case Action("won_through" | "passes_on"):
                self.passing = int(choice.noun) if choice.verb == "passes_on" else NOBODY
                return Again()  # 9.2a
            case Action("rally"):
                return Call(Rally(unit=self.unit))
            case Action("load" | "unload" | "drop_column"):
                self.change(game, choice)
                return Again()
            case Action("exit"):
                effects.exit_map(game, self.unit, game.scenario.exit.edge)
        return None

    def change(self, game: Game, choice: Action) -> None:
        match choice:
            case Action("load", int(other)):
                load(game, self, UnitId(other))
            case Action("unload"):
                unload(game, self)
            case Action("drop_column"):
                effects.set_column(game, self.unit, False)

    @step("5.2a")
    def finish(self, game: Game) -> Outcome:
        """C-60 A passenger acts with its carrier."""
        effects.note_acted(game, self.unit)
        passenger = passenger_of(game, self.unit)
        if passenger != NOBODY:
            effects.note_acted(game, passenger)
        return None


# --- 6.1 what may be done ---------------------------------------------------------------------


def ways(game: Game, act: Act) -> tuple[Action, ...]:
    """Everything the unit may do next."""
    state, counter = game.units[act.unit], counter_of(game, act.unit)
    if state.neutralized and (counter.kind != "hq" or not act.has_moved):
        options = [RALLY] if not act.has_moved else []  # 6.1c
        if counter.kind == "hq" and state.place >= 0:
            options += moves(game, act)  # 10.3a
        return (*options, DONE)
    if state.place == UNPLACED:
        return (*arrivals(game, act), DONE)
    if state.place < 0:
        return (DONE,)
    options = [*moves(game, act), *fires(game, act), *assaults(game, act), *transport(game, act)]
    if state.column and not act.has_moved and not act.has_fired:
        options.append(DROP_COLUMN)
    if may_leave(game, act):
        options.append(EXIT)
    return (*options, DONE) if act.passing == NOBODY else tuple(options)


def can_go_on(game: Game, unit: UnitId) -> bool:
    return is_on_map(game, unit) and not game.units[unit].neutralized


def start_of(game: Game, act: Act) -> Hex:
    return Hex(act.passing) if act.passing >= 0 else hex_of(game, act.unit)


def limit(game: Game, act: Act) -> int:
    """6.1a Half of the points with loading or unloading; 10.3a for an HQ neutralized on the way."""
    spent = act.allowance - act.points
    most = half(act.allowance) if act.has_shipped else allowance(game, act.unit)
    return max(min(act.points, most - spent), 0)


def moves(game: Game, act: Act) -> list[Action]:
    """7.1a, 7.2a Every hex within reach, and by road in column where that is cheaper."""
    start, points = start_of(game, act), limit(game, act)
    room = r07_movement.room_for(game, act.unit)
    by_road = r07_movement.reach(game, act.unit, start, points, True)
    if game.units[act.unit].column and act.passing == NOBODY:
        options = [MARCH[hex] for hex in bits(by_road.all & room)]
        reached = by_road.all
    else:
        plain = r07_movement.reach(game, act.unit, start, points, False)
        options = [GO[hex] for hex in bits(plain.all & room)]
        options += [MARCH[hex] for hex in bits(cheaper(by_road, plain) & room)]
        reached = plain.all
    if not act.has_moved:
        near = r07_movement.first_steps(game, act.unit, start) & ~reached
        options += [GO[hex] for hex in bits(near)]  # 7.1b
    return options


def cheaper(one_way: Reach, other: Reach) -> int:
    """The hexes that one way reaches for fewer points than the other."""
    found = reached = 0
    for mine, theirs in zip(one_way.layers, other.layers, strict=True):
        reached |= theirs
        found |= mine & ~reached
    return found


def advance(game: Game, act: Act, hex: Hex, verb: str) -> Advance:
    """The cheapest way to a hex, or onto the map (C-56)."""
    arriving = verb in ("enter", "march_in")
    return Advance(
        by=act.by,
        unit=act.unit,
        start=UNPLACED if arriving else start_of(game, act),
        path=(hex,) if arriving else path_to(game, act, hex, verb == "march")[1:],
        points=act.points,
        marching=verb in ("march", "march_in"),
    )


def path_to(game: Game, act: Act, hex: Hex, marching: bool) -> tuple[Hex, ...]:
    start = start_of(game, act)
    reach = r07_movement.reach(game, act.unit, start, limit(game, act), marching)
    return reach.path(hex) if reach.all >> hex & 1 else (start, hex)


def arrivals(game: Game, act: Act) -> list[Action]:
    """C-56 The entry hexes with room, by road in column where one comes in, or by assault."""
    entry = r07_movement.entry_hexes(game, act.unit)
    free = entry & r07_movement.room_for(game, act.unit)
    options = [Action("enter", hex) for hex in bits(free)]
    for hex in bits(free):
        if r07_movement.road_comes_in(game, hex):
            in_column = r07_movement.entry_cost(game, act.unit, hex, True)
            if in_column < r07_movement.entry_cost(game, act.unit, hex, False):
                options.append(Action("march_in", hex))
    enemy = entry & standing(game, enemy_of(act.by))
    if may_assault(game, act):
        options += [Action("assault", hex) for hex in bits(enemy)]
    return options


def may_leave(game: Game, act: Act) -> bool:
    """C-40 Off the edge that counts, if the points last or nothing has been spent (7.1b)."""
    start = start_of(game, act)
    if not r07_movement.may_exit(game, act.unit, start):
        return False
    return not act.has_moved or limit(game, act) >= r07_movement.exit_cost(game, act.unit, start)


# --- fire and assault -------------------------------------------------------------------------


def fires(game: Game, act: Act) -> list[Action]:
    """6.1a At full strength, or reduced with a move of half the points before or after."""
    if act.has_fired or act.has_fought or act.passing != NOBODY:
        return []
    spent = act.allowance - act.points
    if act.has_moved and (act.has_shipped or spent > half(act.allowance)):
        return []
    if not targets(game, act.unit):
        return []
    return [FIRE] if act.has_moved or act.has_shipped else [FIRE, FIRE_FIRST]


def may_assault(game: Game, act: Act) -> bool:
    """9.0a After a move, not with fire or loading; 6.1c not neutralized; not from a truck."""
    if act.has_fired or act.has_shipped or game.units[act.unit].truck:
        return False
    return counter_of(game, act.unit).may_fire


def assaults(game: Game, act: Act) -> list[Action]:
    """9.1.1a The neighbouring enemies that the points suffice to enter."""
    if not may_assault(game, act):
        return []
    start = start_of(game, act)
    near = grid_of(game).around[start] & standing(game, enemy_of(act.by))
    if act.passing >= 0:
        near &= ~one(Hex(act.passing))
    hexes = [hex for hex in bits(near) if entry_price(game, act, hex) <= act.points]
    return [Action("assault", hex) for hex in hexes]


def entry_price(game: Game, act: Act, hex: Hex) -> int:
    """9.1.1a A quarter of the MP and the terrain; or all, if nothing has been spent."""
    if game.units[act.unit].place == UNPLACED:
        cost = r07_movement.entry_cost(game, act.unit, hex, False)
    else:
        column = is_in_column_to(game, act, hex)
        cost = r07_movement.cost_of_step(game, act.unit, start_of(game, act), hex, column)
    price = quarter(act.allowance) + cost
    return price if act.has_moved else min(price, act.points)


def is_in_column_to(game: Game, act: Act, hex: Hex) -> bool:
    """7.2a It assaults in column only along the road."""
    if not game.units[act.unit].column or act.passing >= 0:
        return False
    return r07_movement.is_road_step(game, start_of(game, act), hex)


def assault(game: Game, act: Act, hex: Hex) -> Procedure:
    """9.1.1a The hex is entered: its price is paid, and a column off the road ends."""
    column = game.units[act.unit].place >= 0 and is_in_column_to(game, act, hex)
    price = entry_price(game, act, hex)
    origin = act.passing if act.passing >= 0 else game.units[act.unit].place
    if not column:
        effects.set_column(game, act.unit, False)
    act.points -= price
    act.has_moved = act.has_fought = True
    act.passing = NOBODY
    return Assault(by=act.by, unit=act.unit, hex=hex, origin=origin, points=act.points)


# --- 6.1a, 14.1j, 14.1k loading and unloading -------------------------------------------------


def transport(game: Game, act: Act) -> list[Action]:
    """6.1a German companies load or unload, with half a move or fire."""
    is_free = not (act.has_fired or act.has_fought or act.has_shipped) and act.by == GERMAN
    if not is_free or act.allowance - act.points > half(act.allowance):
        return []
    options = [Action("load", other) for other in partners(game, act)]
    is_loaded = game.units[act.unit].truck or passenger_of(game, act.unit) != NOBODY
    return [*options, UNLOAD] if is_loaded else options


def partners(game: Game, act: Act) -> list[UnitId]:
    """14.1j An empty transport and a company in one hex, neither of which has acted."""
    if act.has_moved:
        return []
    kind = counter_of(game, act.unit).kind
    wanted = COMPANIES if kind == "transport" else {"transport"} if kind in COMPANIES else set()
    return [
        other
        for other in counters_at(game, hex_of(game, act.unit))
        if counter_of(game, other).kind in wanted and are_free(game, act.unit, other)
    ]


def are_free(game: Game, unit: UnitId, other: UnitId) -> bool:
    def is_free(each: UnitId) -> bool:
        state = game.units[each]
        is_empty = not state.truck and state.aboard == NOBODY and not state.neutralized
        return is_empty and passenger_of(game, each) == NOBODY

    same = counter_of(game, unit).formation == counter_of(game, other).formation
    acted = game.segment.acted >> other & 1
    return same and not acted and is_free(unit) and is_free(other)


def load(game: Game, act: Act, other: UnitId) -> None:
    """14.1j The company rides, and the transport acts for both."""
    company, carrier = act.unit, other
    if counter_of(game, act.unit).kind == "transport":
        company, carrier = other, act.unit
    effects.load(game, company, carrier)
    act.unit, act.has_shipped = carrier, True
    act.allowance = act.points = allowance(game, carrier)


def unload(game: Game, act: Act) -> None:
    """14.1j, 14.1k The company goes on by itself, unless they have moved before."""
    company = act.unit if game.units[act.unit].truck else passenger_of(game, act.unit)
    effects.unload(game, company)
    if act.has_moved and company != act.unit:
        effects.note_acted(game, act.unit)
    act.unit, act.has_shipped = company, True
    act.allowance = allowance(game, company)
    act.points = 0 if act.has_moved else act.allowance
