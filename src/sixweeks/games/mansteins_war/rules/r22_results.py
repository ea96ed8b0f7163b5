"""22.1 Combat results: losses, retreats and pursuit; 22.2 counterattacks."""

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model import combat_effects, effects
from sixweeks.games.mansteins_war.model.charts import Result
from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    CRT,
    RESULTS,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.queries import (
    attack_factor,
    hex_of,
    is_on_map,
    on_map,
    units_of_side_at,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules import r10_odds
from sixweeks.games.mansteins_war.rules.r10_odds import Attack, Units
from sixweeks.games.mansteins_war.rules.r11_retreat import Retreats
from sixweeks.games.mansteins_war.rules.r12_pursuit import Pursuit
from sixweeks.games.mansteins_war.rules.r17_fortresses import ends_counterattack, is_fortified
from sixweeks.games.mansteins_war.rules.r18_airborne import is_opposed
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, pieces, places

NOTHING = Result()


# --- what a result comes to -------------------------------------------------------------------


def effective(game: Game, attack: Attack, result: str) -> str:
    """22.1.e DW is ST against an intact fortress, 22.1.c CA nothing; 22.2.c nor is CA anything in a
    counterattack."""
    defender = opponent(attack.by)
    if result == "DW" and is_fortified(game, defender, attack.hex):
        return "ST"
    if result == "CA" and (attack.is_counter or ends_counterattack(game, defender, attack.hex)):
        return ""
    return result


def effects_of(result: str) -> Result:
    return RESULTS[result] if result else NOTHING


# --- 22.1.a losses ----------------------------------------------------------------------------


class Losses(Procedure):
    """22.1.a, A-82 The owner takes steps from the units that take part, one at a time."""

    by: str
    units: Units
    count: int  # steps still to lose
    mech_first: bool  # of the Mobile table

    @step("22.1.a")
    def choose(self, game: Game) -> Outcome:
        """Asked only where it makes a difference."""
        bearers = self.bearers(game)
        if not bearers or not self.count:
            return None
        if is_all_the_same(game, bearers, self.units, self.count):
            return self.lose(game, bearers[0])
        return Choose(self.by, tuple(Action("lose", unit) for unit in bearers))

    @choose.then
    def chosen(self, game: Game, choice: Action) -> Outcome:
        return self.lose(game, UnitId(int(choice.noun)))

    def lose(self, game: Game, unit: UnitId) -> Again:
        self.count, self.mech_first = self.count - 1, False
        effects.lose_step(game, unit, "22.1.a")
        return Again()

    def bearers(self, game: Game) -> Units:
        """22.1.a On the Mobile table the first step is a mech unit's, if there is one."""
        units = on_map(game, self.units)
        mech = tuple(unit for unit in units if COUNTERS[unit].is_mech)
        return mech if self.mech_first and mech else units

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        return Why(
            pieces("lose", lambda unit: [self.objection_to(game, unit)]),
            otherwise=Objection("22.1.a"),
        )

    def objection_to(self, game: Game, unit: UnitId) -> Objection:
        if unit not in self.units or not is_on_map(game, unit):
            return Objection("22.1.a", "part")
        return Objection("22.1.a", "mech")


def is_all_the_same(game: Game, bearers: Units, units: Units, steps: int) -> bool:
    """All would be lost anyway, or every unit that can lose the step is like the others."""
    left = sum(game.units[unit].steps for unit in on_map(game, units))
    return left <= steps or len({likeness(game, unit) for unit in bearers}) == 1


def likeness(game: Game, unit: UnitId) -> tuple[object, ...]:
    """What tells units apart in play."""
    counter = COUNTERS[unit]
    printed = (counter.nation, counter.kind, counter.size, counter.command, counter.factors)
    is_ready = game.impulse.active >> unit & 1, game.reserves_used >> unit & 1
    return (*printed, counter.movement, game.units[unit], is_ready)


# --- 22.1 the result --------------------------------------------------------------------------


class Results(Procedure):
    """22.1 Losses, then retreats, then pursuit: 22.1.f, 22.1.g of one side or of both."""

    attack: Attack
    table: str
    result: str  # as it takes effect, "" for nothing

    @property
    def suffered(self) -> Result:
        return effects_of(self.result)

    @step("22.1.d")
    def defender_loses(self, game: Game) -> "Outcome | Call[Losses]":
        return self.losses(opponent(self.attack.by), self.attack.suffering, self.suffered.defender)

    @step("22.1.b")
    def attacker_loses(self, game: Game) -> "Outcome | Call[Losses]":
        return self.losses(self.attack.by, self.attack.units, self.suffered.attacker)

    def losses(self, by: str, units: Units, steps: int) -> "Call[Losses] | None":
        is_mobile = self.table == "mobile"
        return (
            Call(Losses(by=by, units=units, count=steps, mech_first=is_mobile)) if steps else None
        )

    @step("22.1.b")
    def attackers_retreat(self, game: Game) -> "Outcome | Call[Retreats]":
        """18.2.c, A-56 Not a corps that has landed among its enemies: it is lost in any case."""
        if is_opposed(game, self.attack.units, self.attack.hex) and not self.attack.is_counter:
            return None
        return self.retreats(self.attack.units, self.suffered.attacker_retreats)

    @step("22.1.d")
    def defenders_retreat(self, game: Game) -> "Outcome | Call[Retreats]":
        if self.attack.is_counter and is_opposed(game, self.attack.units, self.attack.hex):
            return None
        return self.retreats(self.attack.suffering, self.suffered.defender_retreats)

    def retreats(self, units: Units, length: int) -> "Call[Retreats] | None":
        return Call(Retreats(units=units, length=length)) if length else None

    @step("12.0")
    def pursuit(self, game: Game) -> "Outcome | Call[Pursuit]":
        """12.2.c, 22.1.d Only if no defender is left in the hex; 22.2.b not without an attack
        factor, 18.2 nor after a landing in the hex itself."""
        attack, hex = self.attack, self.attack.hex
        if not self.suffered.pursuit or units_of_side_at(game, opponent(attack.by), hex):
            return None
        units = tuple(u for u in on_map(game, attack.units) if attack_factor(game, u))
        if is_opposed(game, units, hex):
            return None
        return Call(Pursuit(by=attack.by, units=units, hex=hex, is_rout=self.result == "OR"))


# --- 22.2 counterattacks ----------------------------------------------------------------------


class Counterattack(Procedure):
    """22.2 The defenders attack one hex of those who attacked them."""

    by: str
    units: Units
    foes: Units
    attack: Attack | None = None
    table: str = "assault"
    result: str = ""

    @step("22.2.a")
    def aim(self, game: Game) -> Outcome:
        """22.2.a At a hex of the counterattacker's choice."""
        hexes = sorted({hex_of(game, unit) for unit in on_map(game, self.foes)})
        return Choose(self.by, tuple(Action("counter", hex) for hex in hexes))

    @aim.then
    def aimed(self, game: Game, choice: Action) -> Outcome:
        """A-61 Only the former attackers in that hex defend."""
        hex = Hex(int(choice.noun))
        there = tuple(u for u in on_map(game, self.foes) if hex_of(game, u) == hex)
        self.attack = Attack(self.by, hex, self.units, there, is_counter=True)
        combat_effects.counterattack(game, self.units, hex)
        return None

    @aim.why
    def not_aimed(self, game: Game) -> Why:
        return Why(
            places("counter", lambda hex: [Objection("22.2.a", "attackers")]),
            otherwise=Objection("22.2.a", "attackers"),
        )

    @step("22.2.d")
    def choose_table(self, game: Game) -> Outcome:
        assert self.attack, "a counterattack has been aimed"
        return table_question(game, self.attack)

    @choose_table.then
    def table_chosen(self, game: Game, choice: Action) -> Outcome:
        self.table = choice.verb
        return None

    @choose_table.why
    def table_not_chosen(self, game: Game) -> Why:
        return Why(otherwise=Objection("10.2.a", "other"))

    @step("22.2.a")
    def roll(self, game: Game) -> Outcome:
        return Roll(self.by)

    @roll.then
    def look_up(self, game: Game, die: int) -> Outcome:
        assert self.attack, "a counterattack has been aimed"
        self.result = look_up(game, self.attack, self.table, False, die, "22.2.a")
        return None

    @step("22.2.c")
    def apply(self, game: Game) -> "Outcome | Call[Results]":
        assert self.attack, "a counterattack has been aimed"
        return Call(Results(attack=self.attack, table=self.table, result=self.result))


def table_question(game: Game, attack: Attack) -> Choose | None:
    """10.2.a The attacker chooses the table, if there is a choice."""
    tables = r10_odds.open_tables(game, attack)
    return Choose(attack.by, tuple(map(Action, tables))) if len(tables) > 1 else None


def look_up(
    game: Game, attack: Attack, table: str, with_ships: bool, die: int, rule: str = "10.6"
) -> str:
    """10.6 The result of the column, as it takes effect."""
    odds = r10_odds.odds(game, attack, table, with_ships)
    printed = CRT[table].result(odds.column, die)
    effects.combat_result(game, table, odds.name, die, printed, odds.chances, rule)
    return effective(game, attack, printed)
