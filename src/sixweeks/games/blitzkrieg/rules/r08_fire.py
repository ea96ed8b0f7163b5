"""8.0-8.1 Direct fire: who may fire at whom, with what factor; and one shot."""

from collections.abc import Iterator

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.model import effects
from sixweeks.games.blitzkrieg.model.components import TABLES, Counter, UnitId, opponent
from sixweeks.games.blitzkrieg.model.queries import (
    attack_of,
    carrier_of,
    counter_of,
    counters_of,
    defense_of,
    field_of,
    grid_of,
    hex_of,
    is_adjacent_to_enemy,
    is_fatigued,
    is_on_map,
    is_out_of_command,
    known_counters,
    number_of,
    passenger_of,
    piece,
    place,
    side_of,
    targets_at,
    top_of,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, Game
from sixweeks.games.blitzkrieg.rules.r04_line_of_sight import (
    FARTHEST,
    blockers,
    sights,
    visibility_limit,
)
from sixweeks.games.blitzkrieg.rules.r10_combat_results import Factor, Part, Suffer
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.sentence import Args, Die, Places, Term
from sixweeks.kernel.procedure import Call, Outcome, Procedure, step
from sixweeks.kernel.question import Roll

FIRER, TARGET = TABLES.modifiers["firer"], TABLES.modifiers["target"]


# --- 4, 8.1 the line of fire ------------------------------------------------------------------


def seen_from(game: Game, hex: Hex, farthest: int = FARTHEST) -> int:
    """4.3 The hexes that a line of sight from this one reaches, up to so far away."""
    return sights(game.scenario.battlefield, game.options.low_cover, farthest)[hex]


def sight_limit(game: Game, target: UnitId) -> int:
    """4.1b, 4.1c From how far a unit can be seen where it stands."""
    terrain = field_of(game).terrain[hex_of(game, target)]
    return visibility_limit(counter_of(game, target).kind, terrain)


def weapon_range(game: Game, unit: UnitId) -> int:
    """4.2a, 4.2b One hex with an enemy adjacent or when neutralized; C-33 the smaller of two."""
    if game.units[unit].neutralized or is_adjacent_to_enemy(game, unit):
        return 1
    reach = counter_of(game, unit).range
    passenger = passenger_of(game, unit)
    return reach if passenger == NOBODY else min(reach, counter_of(game, passenger).range)


def objections_to_firing(game: Game, firer: UnitId) -> Iterator[Objection]:
    """8.0a, 8.1a Why a unit on the map cannot fire at anything at all."""
    state = game.units[firer]
    if not counter_of(game, firer).may_fire:
        yield Objection("8.1a", "no_weapon")
    if state.truck:
        yield Objection("8.1a", "truck")
    if state.aboard != NOBODY:
        yield Objection("14.1j", "aboard")


def objections_to_target(game: Game, firer: UnitId, target: UnitId) -> Iterator[Objection]:
    """Why a unit cannot fire at another: range, sight, and what the guns are for."""
    here, there = hex_of(game, firer), hex_of(game, target)
    distance = grid_of(game).distance(here, there)
    if distance > weapon_range(game, firer):
        args: Args = {"distance": distance, "range": weapon_range(game, firer)}
        yield Objection(range_rule(game, firer), "range", args)
    if distance > sight_limit(game, target):
        yield too_far_to_see(game, target, distance, sight_limit(game, target))
    if not seen_from(game, here) >> there & 1:
        yield from objections_to_line(game, here, there)
    if is_wrong_target(counter_of(game, firer), counter_of(game, target)):
        yield Objection("8.1d")


def objections_to_aiming(game: Game, firer: UnitId, target: UnitId) -> Iterator[Objection]:
    """The same, of whatever counter is named."""
    if side_of(game, target) == side_of(game, firer):
        yield Objection("8.1a", "friend")
    elif not is_on_map(game, target):
        yield Objection("5.2a", "off_map")
    elif game.units[target].aboard != NOBODY:
        yield Objection("14.1j", "target_aboard")
    else:
        yield from objections_to_target(game, firer, target)


def too_far_to_see(game: Game, target: UnitId, distance: int, limit: int) -> Objection:
    """4.1b, 4.1c Vehicles are seen from farther than all others."""
    rule = "4.1b" if counter_of(game, target).is_vehicle else "4.1c"
    return Objection(rule, "too_far", {"distance": distance, "limit": limit})


def objections_to_line(game: Game, here: Hex, there: Hex) -> Iterator[Objection]:
    """4.3 What blocks the line of sight: a hex, or two hexes on either side of it."""
    for blocker in blockers(field_of(game), here, there, game.options.low_cover):
        if len(blocker.hexes) > 1:
            numbers = tuple(number_of(game, hex) for hex in blocker.hexes)
            yield Objection("4.3a", "sides", {"hexes": Places(numbers)})
        else:
            yield Objection(blocker.rules[0], "blocked", {"hex": place(game, blocker.hexes[0])})


def range_rule(game: Game, firer: UnitId) -> str:
    if game.units[firer].neutralized:
        return "4.2b"
    return "4.2a" if is_adjacent_to_enemy(game, firer) else "4.1a"


def is_wrong_target(firer: Counter, target: Counter) -> bool:
    """8.1d The 25 mm and the captured 47 mm guns fire only at vehicles."""
    return firer.vehicles_only and not target.is_vehicle


def can_fire_at(game: Game, firer: UnitId, target: UnitId) -> bool:
    # SPEED: the same tests as the objections, cheapest first, for they are made by the thousand.
    here, there = Hex(game.units[firer].place), Hex(game.units[target].place)
    grid, counter = grid_of(game), counter_of(game, firer)
    if grid.distance(here, there) > counter.range or next(objections_to_firing(game, firer), None):
        return False
    return next(objections_to_target(game, firer, target), None) is None


def targets(game: Game, firer: UnitId) -> list[UnitId]:
    """7.3b, 8.1 Every enemy counter in the open that a unit may fire at."""
    if not is_on_map(game, firer) or next(objections_to_firing(game, firer), None):
        return []
    return targets_in_reach(game, firer)


def may_find_target(game: Game, firer: UnitId) -> bool:
    """8.1c As far as one knows before the firer is named: the top of a stack can be fired at, or
    there may be a vehicle under it (C-63)."""
    here, counter = hex_of(game, firer), counter_of(game, firer)
    seen = known_counters(game, opponent(counter.side)) & seen_from(game, here, counter.range)
    if not seen:  # SPEED: as usual; what makes the range shorter need not be asked
        return False
    near = seen & seen_from(game, here, weapon_range(game, firer))
    return any(may_be_target(game, firer, hex) for hex in bits(near))


def may_be_target(game: Game, firer: UnitId, hex: Hex) -> bool:
    top, has_others = top_of(game, hex)
    if next(objections_to_target(game, firer, top), None) is None:
        return True
    far = grid_of(game).distance(hex_of(game, firer), hex)
    return has_others and far <= visibility_limit("tank", field_of(game).terrain[hex])


def targets_in_reach(game: Game, firer: UnitId) -> list[UnitId]:
    """Those it has in its line of fire; 14.1j also out of the transport it rides in."""
    here, enemy = hex_of(game, firer), opponent(side_of(game, firer))
    near = seen_from(game, here, weapon_range(game, firer)) & counters_of(game, enemy)
    return [
        target
        for hex in bits(near)
        for target in targets_at(game, hex)
        if side_of(game, target) == enemy
        and not game.units[target].hidden
        and next(objections_to_target(game, firer, target), None) is None
    ]


# --- 8.3, 10.1 the factor ---------------------------------------------------------------------


def firing_values(game: Game, firer: UnitId, target: UnitId, alone: bool = False) -> Iterator[Part]:
    """10.1a The attack values; 10.1b, C-02 infantry's is halved against armor, rounded up.

    14.1j A transport may fire alone, without the company in it."""
    crew = NOBODY if alone else passenger_of(game, firer)
    for unit in (firer, crew) if crew != NOBODY else (firer,):
        value = attack_of(game, unit)
        if counter_of(game, unit).is_infantry_firer and counter_of(game, target).is_vehicle:
            yield Part("10.1b", "infantry_attack", (value + 1) // 2)
        else:
            yield Part("14.1j" if unit == crew else "10.1a", "attack", value)
    yield Part("10.1a", "defense", -defense_of(game, target))


def state_of_firer(game: Game, firer: UnitId, how: str, alone: bool = False) -> Iterator[Part]:
    """5.4a, 6.1b, 7.2, 10.3a What fatigue, the markers and the ground do to a firer."""
    state = game.units[firer]
    if is_fatigued(game, firer):
        yield Part("5.4a", "fatigued", FIRER["fatigued"][how])
    if state.neutralized:
        yield Part("10.3a", "neutralized", FIRER["neutralized"][how])
    if state.out_of_command or (not alone and is_out_of_command(game, firer)):
        yield Part("6.1b", "out_of_command", FIRER["out_of_command"][how])
    if game.units[carrier_of(game, firer)].column:
        yield Part("7.2a", "column", FIRER["column"][how])
    if is_dispersed(game, firer):
        yield Part("7.2b", "dispersed", FIRER["dispersed"][how])


def is_dispersed(game: Game, unit: UnitId) -> bool:
    """7.2b Armored units in city, orchard or woods, if not in column on the road."""
    state = game.units[unit]
    in_cover = state.place >= 0 and field_of(game).cover >> state.place & 1
    return bool(in_cover) and counter_of(game, unit).is_vehicle and not state.column


def state_of_target(game: Game, target: UnitId, how: str) -> Iterator[Part]:
    """0.2a, 7.2a, 12.2a Terrain, column and prepared positions."""
    hex = hex_of(game, target)
    terrain = field_of(game).terrain[hex]
    if terrain in TARGET:
        yield Part("0.2a", terrain, TARGET[terrain][how])
    if game.units[target].column:
        yield Part("7.2a", "target_column", TARGET["column"][how])
    if game.works >> hex & 1 and not counter_of(game, target).is_vehicle:
        yield Part("12.2a", "prepared", TARGET["prepared"][how])


def direct_factor(
    game: Game, firer: UnitId, target: UnitId, moving: bool, alone: bool = False
) -> Factor:
    """8.3a Direct fire; C-01 the distance counts the hexes between."""
    parts = [
        *firing_values(game, firer, target, alone),
        *state_of_firer(game, firer, "direct", alone),
    ]
    if moving:
        parts.append(Part("6.1d", "move_and_fire", FIRER["move_and_fire"]["direct"]))
    between = grid_of(game).distance(hex_of(game, firer), hex_of(game, target)) - 1
    if between:
        parts.append(Part("0b", "distance", FIRER["distance"]["direct"] * between))
    parts += state_of_target(game, target, "direct")
    return Factor(tuple(parts), counter_of(game, target).is_vehicle)


def indirect_factor(game: Game, impact: str, target: UnitId) -> Factor:
    """8.3a, C-11 The column is the attack value; mines take no modifiers."""
    rule = "12.1a" if impact == "mine" else "8.2a"
    parts = [
        Part(rule, impact, TABLES.impact_columns[impact]),
        Part("10.1a", "defense", -defense_of(game, target)),
    ]
    if impact != "mine":
        parts += state_of_target(game, target, "indirect")
    return Factor(tuple(parts), counter_of(game, target).is_vehicle)


# --- one shot ---------------------------------------------------------------------------------


class Shot(Procedure):
    """10.1 One attack on one target: roll, look up, suffer."""

    by: str
    target: UnitId
    firer: UnitId = NOBODY
    impact: str = ""  # "mine", "stuka", "75" ... where no unit fires
    moving: bool = False  # 6.1d
    alone: bool = False  # 14.1j without the company it carries
    result: str = ""

    @step("10.1a")
    def roll(self, game: Game) -> Outcome:
        return Roll(self.by, dice=2)

    @roll.then
    def look_up(self, game: Game, roll: int) -> Outcome:
        factor = shot_factor(game, self)
        self.result = factor.result(roll)
        tell_shot(game, self, factor, roll, self.result)
        return None

    @step("10.2a")
    def suffer(self, game: Game) -> Call[Suffer] | None:
        return Call(Suffer(unit=self.target, result=self.result)) if self.result else None


def shot_factor(game: Game, shot: Shot) -> Factor:
    if shot.impact:
        return indirect_factor(game, shot.impact, shot.target)
    return direct_factor(game, shot.firer, shot.target, shot.moving, shot.alone)


def tell_shot(game: Game, shot: Shot, factor: Factor, roll: int, result: str) -> None:
    """C-52 Of a hidden unit that shells or mines have missed nothing is told."""
    if game.journal is None or (game.units[shot.target].hidden and not result):
        return
    args: Args = {
        "hex": place(game, hex_of(game, shot.target)),
        "factor": factor.total,
        "roll": Die(roll),
        "result": Term("result", result or effects.MISS),
        "target": piece(game, shot.target),
    }
    if shot.impact:
        args["impact"] = Term("impact", shot.impact)
        effects.tell_result(game, "impact", "8.2a", factor.chances, args)
    else:
        args["unit"] = piece(game, shot.firer)
        effects.tell_result(game, "fired", "8.1a", factor.chances, args)
