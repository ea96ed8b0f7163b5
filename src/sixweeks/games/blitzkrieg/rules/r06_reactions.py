"""6.2-6.3 Reactions: the passive player fires at, or gives way to, an enemy who moves or fires."""

from collections.abc import Iterator

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.model import effects, turn_effects
from sixweeks.games.blitzkrieg.model.components import (
    SCENARIOS,
    SIDES,
    TABLES,
    Place,
    UnitId,
    UnitSet,
    opponent,
)
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    counters_at,
    counters_of,
    formation_id,
    grid_of,
    hex_of,
    is_demoralized,
    is_fatigued,
    is_on_map,
    is_out_of_command,
    piece,
    side_of,
    standing,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, Game
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r01_counters import sweep
from sixweeks.games.blitzkrieg.rules.r03_command_and_doctrine import check_command
from sixweeks.games.blitzkrieg.rules.r08_fire import (
    Shot,
    can_fire_at,
    objections_to_firing,
    objections_to_line,
    objections_to_target,
    seen_from,
    sight_limit,
    weapon_range,
)
from sixweeks.games.blitzkrieg.rules.r12_mines_and_works import is_mined, mine_attack
from sixweeks.kernel.objection import Bar, Objection, closed_by
from sixweeks.kernel.procedure import Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, barred_by, pieces, places

NO_REACTION = Action("no_reaction")
LONGEST_RANGES = {
    (id, side): max(each.range for each in battle.counters if each.side == side)
    for id, battle in SCENARIOS.items()
    for side in SIDES
}


class Reactions(Procedure):
    """6.2 One trigger: an enemy unit has entered a hex, or has fired on some units."""

    by: str
    to: UnitId = NOBODY  # the enemy who moved or fired; nobody for artillery
    fired_on: tuple[UnitId, ...] = ()
    moving: bool = False
    tried: UnitSet = 0  # units that have reacted to this trigger, as bits
    failed: UnitSet = 0  # of these, those whose check to fire has failed
    unit: UnitId = NOBODY
    doing: str = ""
    hex: Place = NOBODY  # 6.2h the one announced

    @step("6.2a")
    def choose(self, game: Game) -> Outcome:
        """6.2d Every willing unit checks and fires, one after the other."""
        options = tuple(reactions(game, self))
        return Choose(self.by, (*options, NO_REACTION)) if options else Return()

    @choose.then
    def chosen(self, game: Game, choice: Action) -> Outcome:
        if choice == NO_REACTION:
            return Return()
        self.unit, self.doing = UnitId(int(choice.noun)), choice.verb
        self.tried |= 1 << self.unit
        return None

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        return Why(
            pieces("react", lambda unit: objections_to_reacting(game, unit, self)),
            pieces("give_way", lambda unit: objections_to_retreating(game, unit, self)),
            otherwise=Objection("6.2a", "nobody"),
        )

    @step("6.2h")
    def give_way(self, game: Game) -> Outcome:
        """6.2h One adjacent hex, announced before any check."""
        if self.doing == "react":
            return None
        ways = bits(retreat_hexes(game, self.unit))
        options = tuple(Action("retreat", hex) for hex in ways)
        return Choose(self.by, options) if options else self.back_to("choose")

    @give_way.then
    def announced(self, game: Game, choice: Action) -> Outcome:
        self.hex = int(choice.noun)
        return None

    @give_way.why
    def not_announced(self, game: Game) -> Why:
        ways = places("retreat", barred_by(retreat_bars(game, self.unit)))
        return Why(ways, otherwise=Objection("6.2h", "announced"), in_hand=(self.unit,))

    @step("6.2e")
    def check(self, game: Game) -> Outcome:
        """6.2e Two dice up to the reaction value; 6.2h to give way only neutralized units check."""
        is_pinned = self.doing == "give_way" and game.units[self.unit].neutralized
        return Roll(self.by, dice=2) if self.doing == "react" or is_pinned else None

    @check.then
    def checked(self, game: Game, roll: int) -> Outcome:
        need = reaction_value(game, self.unit, self.to)
        passed = roll <= need
        kind = "reaction_passed" if passed else "reaction_failed"
        effects.reveal(game, self.unit, "7.4a")  # a failed check too
        effects.tell_check(game, kind, "6.2e", roll, need, unit=piece(game, self.unit))
        if passed:
            return None
        self.failed |= 1 << self.unit if self.doing == "react" else 0
        return self.back_to("choose")

    @step("6.2c")
    def opportunity_fire(self, game: Game) -> Call[Shot] | None:
        if self.doing != "react":
            return None
        return Call(Shot(by=self.by, firer=self.unit, target=self.to))

    @step("6.2h")
    def go(self, game: Game) -> Outcome:
        """C-61 A hidden enemy there is revealed, and another hex must be found."""
        if self.doing == "react":
            return None
        if is_ambushed(game, self.unit, Hex(self.hex)):
            self.doing = "give_way_elsewhere"
            return self.back_to("give_way")
        turn_effects.note_retreated(game, self.unit)
        give_way_to(game, self.unit, Hex(self.hex))
        self.doing = "gone"
        return None

    @step("12.1a")
    def mines(self, game: Game) -> Call[Shot] | None:
        if self.doing == "gone" and is_mined(game, hex_of(game, self.unit)):
            return Call(mine_attack(game, self.unit))
        return None

    @step("6.2d")
    def more(self, game: Game) -> Outcome:
        return self.back_to("choose")


def reveal_at(game: Game, hex: Hex, rule: str) -> None:
    for unit in counters_at(game, hex):
        if counter_of(game, unit).stacks:
            effects.reveal(game, unit, rule)


def is_ambushed(game: Game, mover: UnitId, hex: Hex) -> bool:
    """C-61 Hidden enemies who bar the way come to light: guns, to a staff observers too."""
    if not r07_movement.hidden_before(game, mover) >> hex & 1:
        return False
    for unit in counters_at(game, hex):
        if counter_of(game, unit).stacks or not counter_of(game, mover).stacks:
            effects.reveal(game, unit, "7.4a" if counter_of(game, unit).stacks else "1.4c")
    return True


def give_way_to(game: Game, unit: UnitId, hex: Hex) -> None:
    effects.retreat(game, unit, hex, "6.2h")
    sweep(game, unit)
    show_if_seen(game, unit)
    check_command(game, [formation_id(game, unit)])


def show_if_seen(game: Game, unit: UnitId) -> None:
    """1.4c, 7.4a A hidden counter that moves within sight of the enemy shows itself."""
    if game.units[unit].hidden and is_in_enemy_sight(game, unit):
        effects.reveal(game, unit, "7.4a" if counter_of(game, unit).stacks else "1.4c")


def is_in_enemy_sight(game: Game, unit: UnitId) -> bool:
    """1.4c, 7.4a Is a unit seen by any enemy unit?"""
    here = hex_of(game, unit)
    near = seen_from(game, here, sight_limit(game, unit))
    return bool(near & standing(game, opponent(side_of(game, unit))))


# --- 6.2 who may react ------------------------------------------------------------------------


def reactions(game: Game, trigger: Reactions) -> Iterator[Action]:
    """6.2b-6.2g What the passive units may do about the trigger; 7.4a not about a hidden one."""
    if trigger.to != NOBODY and (not is_on_map(game, trigger.to) or game.units[trigger.to].hidden):
        return
    for unit in witnesses(game, trigger):
        if has_reacted(game, trigger, unit) or game.units[unit].aboard != NOBODY:
            continue
        is_first = not trigger.tried >> unit & 1
        if is_first and trigger.to != NOBODY and may_react(game, unit, trigger.to):
            yield Action("react", unit)
        if next(objections_to_giving_way(game, unit, trigger), None) is None:
            yield Action("give_way", unit)


def has_reacted(game: Game, trigger: Reactions, unit: UnitId) -> bool:
    """C-49 It fires or retreats; by the other reading it may retreat when it has failed to fire."""
    may_retreat = game.options.failed_fire == "retreats" and trigger.failed >> unit & 1
    return bool(trigger.tried >> unit & 1) and not may_retreat


def witnesses(game: Game, trigger: Reactions) -> list[UnitId]:
    """6.2c Those fired on; for a mover all who see him, 6.2g in range or adjacent."""
    if not trigger.moving:
        return [unit for unit in trigger.fired_on if is_on_map(game, unit)]
    hex, found = hex_of(game, trigger.to), []
    for place in bits(onlookers(game, trigger.by, trigger.to)):
        for unit in counters_at(game, place):
            counter = counter_of(game, unit)
            is_near = seen_from(game, hex, counter.range or 1) >> place & 1
            if is_near and counter.kind != "observer":
                found.append(unit)
    return found


def onlookers(game: Game, side: str, mover: UnitId) -> int:
    """6.2c The hexes from which counters of a side see an enemy who moves, 6.2g in range of any."""
    hex = hex_of(game, mover)
    near = counters_of(game, side) & seen_from(game, hex, LONGEST_RANGES[game.scenario_id, side])
    return near & seen_from(game, hex, sight_limit(game, mover)) if near else 0


def may_react(game: Game, unit: UnitId, enemy: UnitId) -> bool:
    """6.2c In range and line of fire; 6.2f neutralized or demoralized only at range 1."""
    if not can_fire_at(game, unit, enemy):
        return False
    return next(objections_to_far_reaction(game, unit, enemy), None) is None


def objections_to_far_reaction(game: Game, unit: UnitId, enemy: UnitId) -> Iterator[Objection]:
    """6.2f Neutralized or demoralized only at range 1."""
    if grid_of(game).distance(hex_of(game, unit), hex_of(game, enemy)) > 1:
        if game.units[unit].neutralized:
            yield Objection("6.2f", "neutralized")
        if is_demoralized(game, unit):
            yield Objection("6.2f", "demoralized")


def objections_to_reacting(game: Game, unit: UnitId, trigger: Reactions) -> Iterator[Objection]:
    """6.2c Why a unit cannot fire at the enemy who moved or fired."""
    if stranger := objections_to_stranger(game, unit, trigger):
        yield from stranger
        return
    if trigger.tried >> unit & 1:
        yield Objection("6.2d", "tried")
    yield from objections_to_witness(game, unit, trigger)
    if trigger.to == NOBODY:
        yield Objection("6.2c", "artillery")
        return
    yield from objections_to_firing(game, unit)
    yield from objections_to_target(game, unit, trigger.to)
    yield from objections_to_far_reaction(game, unit, trigger.to)


def objections_to_retreating(game: Game, unit: UnitId, trigger: Reactions) -> Iterator[Objection]:
    """6.2g, 6.2h Why a unit cannot give way to him."""
    if stranger := objections_to_stranger(game, unit, trigger):
        yield from stranger
        return
    if has_reacted(game, trigger, unit):
        yield Objection("6.2d", "tried")
    yield from objections_to_witness(game, unit, trigger)
    yield from objections_to_giving_way(game, unit, trigger)


def objections_to_stranger(game: Game, unit: UnitId, trigger: Reactions) -> list[Objection]:
    if side_of(game, unit) != trigger.by:
        return [Objection("6.2a", "enemy")]
    return [] if is_on_map(game, unit) else [Objection("5.2a", "off_map")]


def objections_to_witness(game: Game, unit: UnitId, trigger: Reactions) -> Iterator[Objection]:
    """6.2c Why a unit has nothing to react to."""
    if not trigger.moving and unit not in trigger.fired_on:
        yield Objection("6.2c", "not_fired_on")
    if trigger.moving:
        yield from objections_to_line(game, hex_of(game, unit), hex_of(game, trigger.to))
    if game.units[unit].aboard != NOBODY:
        yield Objection("14.1j", "aboard")


def objections_to_giving_way(game: Game, unit: UnitId, trigger: Reactions) -> Iterator[Objection]:
    """6.2g, 6.2h Once a segment: fired on, or a mover adjacent or within one's range and sight."""
    if game.segment.retreated >> unit & 1:
        yield Objection("6.2h", "twice")
    if counter_of(game, unit).kind == "observer":
        yield Objection("1.4f", "retreat")
    if trigger.moving:
        distance = grid_of(game).distance(hex_of(game, unit), hex_of(game, trigger.to))
        if distance > 1 and not is_moving_in_range(game, unit, trigger.to, distance):
            yield Objection("6.2g", "far")
    if not retreat_hexes(game, unit):
        yield Objection("6.2h", "nowhere")


def is_moving_in_range(game: Game, unit: UnitId, enemy: UnitId, distance: int) -> bool:
    is_armed = counter_of(game, unit).may_fire
    return is_armed and distance <= min(weapon_range(game, unit), sight_limit(game, enemy))


def retreat_hexes(game: Game, unit: UnitId) -> int:
    """C-49 Any adjacent hex without enemies and within stacking, at no cost."""
    return grid_of(game).all & ~closed_by(retreat_bars(game, unit))


def retreat_bars(game: Game, unit: UnitId) -> list[Bar]:
    """6.2h, C-49 Where a unit may not give way to."""
    near = grid_of(game).around[hex_of(game, unit)]
    return [Bar("6.2h", ~near, "far"), *r07_movement.stop_bars(game, unit)]


def reaction_value(game: Game, unit: UnitId, enemy: UnitId) -> int:
    """6.3a What two dice may show at most: the value less all modifiers, which add up."""
    counter = counter_of(game, unit)
    return TABLES.reaction[counter.side][counter.kind] - sum(
        value for _, value in reaction_modifiers(game, unit, enemy)
    )


def reaction_modifiers(game: Game, unit: UnitId, enemy: UnitId) -> Iterator[tuple[str, int]]:
    """6.3a To the dice; C-01 the distance counts the hexes between."""
    table, state = TABLES.reaction_modifiers, game.units[unit]
    if is_out_of_command(game, unit):
        yield "out_of_command", table["out_of_command"]
    if state.neutralized:
        yield "neutralized", table["neutralized"]
    if is_fatigued(game, unit):
        yield "fatigued", table["fatigued"]
    if is_demoralized(game, unit):
        yield "demoralized", table["demoralized"]
    if enemy != NOBODY:
        between = grid_of(game).distance(hex_of(game, unit), hex_of(game, enemy)) - 1
        if between > 0:
            yield "distance", table["distance"] * between
