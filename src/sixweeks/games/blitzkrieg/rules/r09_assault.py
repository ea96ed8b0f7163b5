"""9 Assault: the only way into a hex with an enemy in it."""

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.blitzkrieg.model import effects
from sixweeks.games.blitzkrieg.model.components import Place, UnitId, UnitSet, opponent
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    field_of,
    grid_of,
    lying_low,
    standing,
    units_at,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, Game
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r01_counters import sweep
from sixweeks.games.blitzkrieg.rules.r06_reactions import reveal_at
from sixweeks.games.blitzkrieg.rules.r08_fire import Shot, is_wrong_target
from sixweeks.games.blitzkrieg.rules.r09_assault_fire import Ground, PointBlank, assault_factor
from sixweeks.games.blitzkrieg.rules.r09_giving_ground import (
    LEAVE,
    STAY,
    Endure,
    retreat_hexes,
)
from sixweeks.games.blitzkrieg.rules.r10_combat_results import (
    ACCEPT,
    LOSS,
    NEUTRALIZED,
    NONE,
    TAKE_LOSS,
    may_exchange,
)
from sixweeks.games.blitzkrieg.rules.r12_mines_and_works import is_mined, mine_attack
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, pieces

PRESS_ON, BREAK_OFF = Action("press_on"), Action("break_off")
ASSAULT_OVER = Action("assault_over")
DEFENSIVE, OFFENSIVE, TOGETHER = "defensive", "offensive", "together"
CONTINUING = frozenset({"tank", "armored_car"})  # 9.2a


class Assault(Procedure):
    """9.1 One unit assaults one hex (C-26); it stands in its hex of origin until it has won.

    The defenders fire, all of them, then the attacker, then all together until one side is gone.
    Returns whether the attacker may move on (9.2), through the enemy or having won."""

    by: str
    unit: UnitId
    hex: Hex
    origin: Place
    points: int = 0  # left for moving on (9.2)
    entitled: bool = False  # 9.2a to move on
    fire: str = DEFENSIVE
    fired: UnitSet = 0  # who has fired in this round, as bits
    weak: UnitSet = 0  # 9.1.3b defenders neutralized before the assault, as bits
    target: UnitId = NOBODY
    hits: tuple[tuple[UnitId, str], ...] = ()
    sealed: str = ""  # C-27 what the defender has decided, not yet told

    @step("12.1b")
    def mines(self, game: Game) -> Call[Shot] | None:
        """12.1b Before anything else the attacker suffers the mines of the hex."""
        return Call(mine_attack(game, self.unit)) if is_mined(game, self.hex) else None

    @step("9.0a")
    def meet(self, game: Game) -> Outcome:
        """7.4a, 8.1c Whoever is in the hex comes to light."""
        if not is_fighting(game, self.unit):
            return self.back_to("withdraw")
        if lying_low(game, opponent(self.by)) >> self.hex & 1:
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

    @aim.why
    def not_aimed(self, game: Game) -> Why:
        return Why(
            pieces("target", lambda unit: objections_to_aiming(game, self, unit)),
            otherwise=Objection("9.1.4a", "one_hex"),
            in_hand=(self.unit,),
        )

    @step("9.1.2a")
    def shoot(self, game: Game) -> Call[PointBlank] | None:
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
            self.hits = tuple(sorted((*self.hits, (target, result)), key=self.order_of_hits))
        return Again()

    def order_of_hits(self, hit: tuple[UnitId, str]) -> tuple[bool, bool]:
        """The attacker's before the defender's, losses before neutralizations."""
        unit, result = hit
        return unit != self.unit, result != LOSS

    @step("9.1.4a")
    def seal(self, game: Game) -> Outcome:
        """C-27 Of simultaneous hits neither side decides knowing what the other has decided."""
        options = sealed_options(game, self)
        return Choose(opponent(self.by), options) if options else None

    @seal.then
    def keep_sealed(self, game: Game, choice: Action) -> Outcome:
        self.sealed = choice.verb
        return None

    @seal.why
    def not_sealed(self, game: Game) -> Why:
        return Why(otherwise=Objection("9.1.3a", "seal"))

    @step("9.1.3a")
    def take_hits(self, game: Game) -> Call[Endure] | None:
        """C-27 Every hit takes effect, also of those who have gone meanwhile."""
        if not self.hits:
            return None
        unit, result = self.hits[0]
        return Call(self.endure(unit, result))

    def endure(self, unit: UnitId, result: str = "") -> Endure:
        """9.1.3b Without a result it is to leave at once."""
        defending = unit != self.unit
        return Endure(
            unit=unit,
            hex=self.hex,
            origin=self.origin,
            result=result,
            defending=defending,
            must_leave=not result,
            sealed=self.sealed if defending and result else "",
        )

    @take_hits.then
    def hit_taken(self, game: Game, value: None) -> Outcome:
        self.hits = self.hits[1:]
        return Again()

    @step("9.1.2a")
    def end_of_fire(self, game: Game) -> Outcome:
        """9.1.2a A neutralized attacker goes back to its hex of origin: the assault is over."""
        if not is_fighting(game, self.unit):
            end_columns(game, self)
            return self.back_to("withdraw")
        if self.fire == DEFENSIVE:
            self.fire = OFFENSIVE
            return self.back_to("aim")
        return None

    @step("9.1.3b")
    def weak_leave(self, game: Game) -> Call[Endure] | None:
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
        end_columns(game, self)
        if not units_at(game, self.hex):
            effects.enter(game, self.unit, self.hex, False, "9.1.5a")
            sweep(game, self.unit)
            return Return(Action("won_through") if self.entitled else ASSAULT_OVER)
        self.fire, self.fired, self.target, self.sealed = TOGETHER, 0, NOBODY, ""
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

    @break_off.why
    def not_broken_off(self, game: Game) -> Why:
        return Why(otherwise=Objection("9.2a", "decide"))

    @step("9.1.4a")
    def next_round(self, game: Game) -> Outcome:
        """9.1.4a If both remain, all fire simultaneously, as long as anybody can be hurt (C-27)."""
        return self.back_to("aim") if can_be_decided(game, self) else None

    @step("9.1.6a")
    def withdraw(self, game: Game) -> Outcome | Call[Endure]:
        """9.1.2a It stands where it came from; C-53 if enemies hold that, it goes elsewhere."""
        return Call(self.endure(self.unit)) if is_cut_off(game, self) else Return(ASSAULT_OVER)

    @withdraw.then
    def withdrawn(self, game: Game, value: None) -> Outcome:
        return Return(ASSAULT_OVER)


def ground_of(assault: Assault) -> Ground:
    return Ground(assault.unit, assault.hex, assault.origin, assault.fire != TOGETHER)


def is_fighting(game: Game, attacker: UnitId) -> bool:
    state = game.units[attacker]
    return state.steps > 0 and not state.neutralized


def end_columns(game: Game, assault: Assault) -> None:
    """7.2a Whoever takes part in an assault is no longer in column."""
    for unit in (assault.unit, *units_at(game, assault.hex)):
        effects.set_column(game, unit, False)


def is_cut_off(game: Game, assault: Assault) -> bool:
    """9.1.6a The hex it came from is held by enemies, whom it has passed (9.2a)."""
    state = game.units[assault.unit]
    return state.steps > 0 and assault.origin >= 0 and state.place != assault.origin


def sealed_options(game: Game, assault: Assault) -> tuple[Action, ...]:
    """C-27 What the defender hit may choose, if the attacker has to choose as well."""
    own = [result for unit, result in assault.hits if unit == assault.unit]
    survives = game.units[assault.unit].steps > own.count(LOSS)
    if assault.fire != TOGETHER or not survives or NEUTRALIZED not in own:
        return ()
    unit, result = assault.hits[-1]
    if unit == assault.unit:
        return ()
    if may_exchange(game, unit, result):
        return ACCEPT, TAKE_LOSS
    may_leave = result == LOSS and game.units[unit].steps > 1
    ways = may_leave and retreat_hexes(game, assault.endure(unit, result))
    return (STAY, LEAVE) if ways else ()


def possible_targets(game: Game, assault: Assault) -> list[UnitId]:
    """8.1d Guns that fire at vehicles only find no target among infantry."""
    own = counter_of(game, assault.unit)
    defenders = units_at(game, assault.hex)
    return [u for u in defenders if not is_wrong_target(own, counter_of(game, u))]


def objections_to_aiming(game: Game, assault: Assault, unit: UnitId) -> list[Objection]:
    """C-26 Why the attacker does not fire at a counter."""
    if game.units[unit].place != assault.hex:
        return [Objection("9.1.4a", "one_hex")]
    if unit not in units_at(game, assault.hex):
        return [Objection("9.1.3a", "no_unit")]
    own, target = counter_of(game, assault.unit), counter_of(game, unit)
    return [Objection("8.1d")] if is_wrong_target(own, target) else []


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
    near = grid_of(game).around[assault.hex] & standing(game, opponent(assault.by))
    price = r07_movement.quarter(r07_movement.allowance(game, unit))
    return bool(found & r07_movement.room_for(game, unit)) or any(
        price + r07_movement.cost_of_step(game, unit, assault.hex, hex, False) <= points
        for hex in bits(near)
    )
