"""9 Assault: the only way into a hex with an enemy in it."""

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.blitzkrieg import effects
from sixweeks.games.blitzkrieg.components import FormationId, UnitId
from sixweeks.games.blitzkrieg.queries import (
    counter_of,
    enemy_of,
    field_of,
    formation_id,
    grid_of,
    hex_of,
    is_on_map,
    lying_low,
    side_of,
    standing,
    units_at,
)
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r01_counters import sweep
from sixweeks.games.blitzkrieg.rules.r03_command_and_doctrine import check_command
from sixweeks.games.blitzkrieg.rules.r06_reactions import reveal_at
from sixweeks.games.blitzkrieg.rules.r08_fire import is_wrong_target
from sixweeks.games.blitzkrieg.rules.r09_assault_fire import Ground, PointBlank, assault_factor
from sixweeks.games.blitzkrieg.rules.r10_combat_results import LOSS, NONE, Suffer
from sixweeks.games.blitzkrieg.rules.r11_demoralization import MoraleCheck, must_check
from sixweeks.games.blitzkrieg.rules.r12_mines_and_works import is_mined, mine_attack
from sixweeks.games.blitzkrieg.state import NOBODY, Game
from sixweeks.kernel.objection import Bar, closed_by
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose

STAY, LEAVE = Action("stay"), Action("leave")
PRESS_ON, BREAK_OFF = Action("press_on"), Action("break_off")
ASSAULT_OVER = Action("assault_over")
DEFENSIVE, OFFENSIVE, TOGETHER = "defensive", "offensive", "together"
CONTINUING = frozenset({"tank", "armored_car"})  # 9.2a


class Assault(Procedure):
    """9.1 One unit assaults one hex (C-26); it stands in its hex of origin until it has won.

    The defenders fire one by one, then the attacker, then all together until one side is gone.
    Returns whether the attacker may move on (9.2), through the enemy or having won."""

    by: str
    unit: UnitId
    hex: Hex
    origin: int
    points: int = 0  # left for moving on (9.2)
    entitled: bool = False  # 9.2a to move on
    fire: str = DEFENSIVE
    fired: int = 0  # who has fired in this round, as bits
    weak: int = 0  # 9.1.3b defenders neutralized before the assault, as bits
    target: UnitId = NOBODY
    hits: tuple[tuple[UnitId, str], ...] = ()

    @step("12.1b")
    def mines(self, game: Game) -> Outcome:
        """12.1b Before anything else the attacker suffers the mines of the hex."""
        return Call(mine_attack(game, self.unit)) if is_mined(game, self.hex) else None

    @step("9.0a")
    def meet(self, game: Game) -> Outcome:
        """7.4a, 8.1c Whoever is in the hex comes to light."""
        if not is_fighting(game, self.unit):
            return Return(ASSAULT_OVER)
        if lying_low(game, enemy_of(self.by)) >> self.hex & 1:
            reveal_at(game, self.hex, "7.4a")
        effects.look_into(game, [self.hex], "9.0a")
        defenders = units_at(game, self.hex)
        self.weak = sum(1 << unit for unit in defenders if game.units[unit].neutralized)
        self.entitled = is_entitled(game, self)
        return None

    @step("9.1.3a")
    def aim(self, game: Game) -> Outcome:
        """C-26 The attacker fires at one target a round, of his choice."""
        if self.fire == DEFENSIVE or not (options := possible_targets(game, self)):
            return None
        return Choose(self.by, tuple(Action("target", unit) for unit in options))

    @aim.then
    def aimed(self, game: Game, choice: Action) -> Outcome:
        self.target = UnitId(int(choice.noun))
        return None

    @step("9.1.2a")
    def shoot(self, game: Game) -> Outcome:
        """9.1.2a, 9.1.3a, 9.1.4a At range 0; no reaction check is needed."""
        firer = next_to_fire(game, self)
        if firer == NOBODY:
            return None
        target = self.target if firer == self.unit else self.unit
        return Call(PointBlank(ground=ground_of(self), firer=firer, target=target))

    @shoot.then
    def shot(self, game: Game, result: str) -> Outcome:
        firer = next_to_fire(game, self)
        self.fired |= 1 << firer
        if result:
            target = self.target if firer == self.unit else self.unit
            self.hits = (*self.hits, (target, result))
        return Again() if self.fire == TOGETHER else None

    @step("9.1.3a")
    def take_hits(self, game: Game) -> Outcome:
        """C-27 Every hit takes effect, also of those who have gone meanwhile."""
        if not self.hits:
            return None
        unit, result = self.hits[0]
        return Call(self.endure(unit, result))

    def endure(self, unit: UnitId, result: str = "") -> "Endure":
        """9.1.3b Without a result it is to leave at once."""
        defending = unit != self.unit
        return Endure(
            unit=unit,
            hex=self.hex,
            origin=self.origin,
            result=result,
            defending=defending,
            must_leave=not result,
        )

    @take_hits.then
    def hit_taken(self, game: Game, value: None) -> Outcome:
        self.hits = self.hits[1:]
        return Again()

    @step("9.1.2a")
    def end_of_fire(self, game: Game) -> Outcome:
        """9.1.2a A neutralized attacker is back in its hex of origin: the assault is over."""
        if not is_fighting(game, self.unit):
            return Return(ASSAULT_OVER)
        if self.fire == DEFENSIVE:
            if next_to_fire(game, self) == NOBODY:
                self.fire = OFFENSIVE
                return self.back_to("aim")
            return self.back_to("shoot")
        return None

    @step("9.1.3b")
    def weak_leave(self, game: Game) -> Outcome:
        """9.1.3b Defenders who were neutralized before the assault must leave."""
        unit = next_weak(game, self)
        if unit == NOBODY:
            return None
        return Call(self.endure(unit))

    @weak_leave.then
    def weak_left(self, game: Game, value: None) -> Outcome:
        return Again()

    @step("9.1.5a")
    def end_of_round(self, game: Game) -> Outcome:
        """9.1.5a It ends when one side is gone; 9.1.6b columns count in the first round only."""
        for unit in (self.unit, *units_at(game, self.hex)):
            effects.set_column(game, unit, False)
        if not units_at(game, self.hex):
            effects.enter(game, self.unit, self.hex, False, "9.1.5a")
            sweep(game, self.unit)
            return Return(Action("won_through") if self.entitled else ASSAULT_OVER)
        self.fire, self.fired, self.target = TOGETHER, 0, NOBODY
        return None

    @step("9.2a")
    def break_off(self, game: Game) -> Outcome:
        """C-53 Tanks entitled to it may move on and leave the defenders behind."""
        if self.entitled and may_move_on(game, self):
            return Choose(self.by, (PRESS_ON, BREAK_OFF))
        return None

    @break_off.then
    def broken_off(self, game: Game, choice: Action) -> Outcome:
        return Return(Action("passes_on", self.hex)) if choice == BREAK_OFF else None

    @step("9.1.4a")
    def next_round(self, game: Game) -> Outcome:
        """9.1.4a If both remain, all fire simultaneously, as long as anybody can be hurt (C-27)."""
        return self.back_to("aim") if can_be_decided(game, self) else Return(ASSAULT_OVER)


def ground_of(assault: Assault) -> Ground:
    return Ground(assault.unit, assault.hex, assault.origin, assault.fire != TOGETHER)


def is_fighting(game: Game, attacker: UnitId) -> bool:
    state = game.units[attacker]
    return state.steps > 0 and not state.neutralized


def possible_targets(game: Game, assault: Assault) -> list[UnitId]:
    """8.1d Guns that fire at vehicles only find no target among infantry."""
    own = counter_of(game, assault.unit)
    defenders = units_at(game, assault.hex)
    return [u for u in defenders if not is_wrong_target(own, counter_of(game, u))]


def next_to_fire(game: Game, assault: Assault) -> UnitId:
    """Who fires next: the attacker if he has aimed, else the defenders in turn."""
    has_aimed = assault.fire != DEFENSIVE and assault.target != NOBODY
    if has_aimed and not assault.fired >> assault.unit & 1:
        return assault.unit
    if assault.fire == OFFENSIVE:
        return NOBODY
    return next((u for u in units_at(game, assault.hex) if may_fire_back(game, assault, u)), NOBODY)


def may_fire_back(game: Game, assault: Assault, unit: UnitId) -> bool:
    """9.1.6b Neutralized defenders fire in the first fire only."""
    if assault.fired >> unit & 1 or is_wrong_target(
        counter_of(game, unit), counter_of(game, assault.unit)
    ):
        return False
    return assault.fire == DEFENSIVE or not game.units[unit].neutralized


def can_be_decided(game: Game, assault: Assault) -> bool:
    """9.1.5a Can any shot of the next round have an effect?

    READING: see interpretations, C-27: if none can, the attacker goes back where it came from."""
    defenders = (u for u in units_at(game, assault.hex) if may_fire_back(game, assault, u))
    shots = [(assault.unit, target) for target in possible_targets(game, assault)]
    shots += [(firer, assault.unit) for firer in defenders]
    ground = ground_of(assault)
    factors = (assault_factor(game, ground, firer, target) for firer, target in shots)
    return any(factor.chances[NONE] < 1 for factor in factors)


def next_weak(game: Game, assault: Assault) -> UnitId:
    return next((u for u in units_at(game, assault.hex) if assault.weak >> u & 1), NOBODY)


def is_entitled(game: Game, assault: Assault) -> bool:
    """9.2a Tanks and armored cars against infantry and guns, in the clear or in column by road."""
    if counter_of(game, assault.unit).kind not in CONTINUING:
        return False
    if any(counter_of(game, unit).is_vehicle for unit in units_at(game, assault.hex)):
        return False
    return bool(field_of(game).clear & one(assault.hex)) or game.units[assault.unit].column


def may_move_on(game: Game, assault: Assault) -> bool:
    """9.2a With points left for some hex, empty or to be assaulted in its turn."""
    unit, points = assault.unit, assault.points
    found = r07_movement.reach(game, unit, assault.hex, points, False).all
    near = grid_of(game).around[assault.hex] & standing(game, enemy_of(assault.by))
    price = r07_movement.quarter(r07_movement.allowance(game, unit))
    return bool(found & r07_movement.room_for(game, unit)) or any(
        price + r07_movement.cost_of_step(game, unit, assault.hex, hex, False) <= points
        for hex in bits(near)
    )


# --- 9.1.3, 9.1.6 what a hit does -------------------------------------------------------------


class Endure(Procedure):
    """9.1.3a A unit takes a hit in an assault: it may have to give way, or wish to."""

    unit: UnitId
    hex: Hex  # the assaulted one
    origin: int  # where the attacker came from
    result: str
    defending: bool
    must_leave: bool
    formation: FormationId = ""
    checks: int = 0  # 11a of morale, one for each step lost by having nowhere to go

    @step("10.3b")
    def suffer(self, game: Game) -> Outcome:
        is_hit = self.result and game.units[self.unit].steps > 0
        return Call(Suffer(unit=self.unit, result=self.result)) if is_hit else None

    @step("9.1.3a")
    def decide(self, game: Game) -> Outcome:
        """9.1.3a Neutralized it must leave; after a loss it may stay or leave."""
        if not self.is_defending(game):
            return Return()
        if self.must_leave or game.units[self.unit].neutralized:
            self.must_leave = True
            return None
        if self.result == LOSS and retreat_hexes(game, self):
            return Choose(side_of(game, self.unit), (STAY, LEAVE))
        return Return()

    @decide.then
    def decided(self, game: Game, choice: Action) -> Outcome:
        return Return() if choice == STAY else None

    def is_defending(self, game: Game) -> bool:
        return self.defending and game.units[self.unit].place == self.hex

    @step("9.1.6a")
    def leave(self, game: Game) -> Outcome:
        """9.1.6a Into any adjacent hex but that which the enemy came from; else it is lost."""
        if ways := bits(retreat_hexes(game, self)):
            options = tuple(Action("retreat", hex) for hex in ways)
            return Choose(side_of(game, self.unit), options)
        self.formation, self.checks = formation_id(game, self.unit), game.units[self.unit].steps
        effects.eliminate(game, self.unit, "9.1.6a")
        return None

    @leave.then
    def left(self, game: Game, choice: Action) -> Outcome:
        hex = Hex(int(choice.noun))
        if lying_low(game, enemy_of(side_of(game, self.unit))) >> hex & 1:
            reveal_at(game, hex, "7.4a")
            return Again()
        effects.retreat(game, self.unit, hex, "9.1.3a")
        sweep(game, self.unit)
        check_command(game, [formation_id(game, self.unit)])
        return None

    @step("12.1a")
    def mines(self, game: Game) -> Outcome:
        if is_on_map(game, self.unit) and is_mined(game, hex_of(game, self.unit)):
            return Call(mine_attack(game, self.unit))
        return None

    @step("11a")
    def morale(self, game: Game) -> Outcome:
        """C-54 Checked per step lost."""
        is_due = self.checks > 0 and must_check(game, self.formation)
        return Call(MoraleCheck(formation=self.formation)) if is_due else None

    @morale.then
    def morale_checked(self, game: Game, value: None) -> Outcome:
        self.checks -= 1
        return Again()


def retreat_hexes(game: Game, leaving: Endure) -> int:
    """9.1.6a Not over the stacking limit, not to an enemy, never where the enemy came from."""
    return grid_of(game).all & ~closed_by(retreat_bars(game, leaving))


def retreat_bars(game: Game, leaving: Endure) -> list[Bar]:
    """9.1.6a What closes the hexes around to a unit that leaves."""
    origin = one(Hex(leaving.origin)) if leaving.origin >= 0 else 0
    near = grid_of(game).around[leaving.hex]
    bars = [Bar("9.1.6a", ~near, "far"), Bar("9.1.6a", origin, "origin")]
    return [*bars, *r07_movement.stop_bars(game, leaving.unit)]
