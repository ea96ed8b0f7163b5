"""10.0 Combat: who attacks what, and the resolution of one attack."""

from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model import effects
from sixweeks.games.springtime.model.components import (
    AXIS,
    COUNTERS,
    MAP,
    ROSTER,
    TABLES,
    UnitId,
    opponent,
)
from sixweeks.games.springtime.model.queries import contested, is_full_strength, units_at
from sixweeks.games.springtime.model.state import NOBODY, Game
from sixweeks.games.springtime.rules import r11_advantage
from sixweeks.games.springtime.rules.r04_leaders_and_morale import (
    KleistJoins,
    flip_leaders,
    lose_unit,
)
from sixweeks.games.springtime.rules.r07_stacking_and_control import settle_control
from sixweeks.games.springtime.rules.r10_5_retreats import Retreat
from sixweeks.games.springtime.rules.r10_values import (
    attack_lines,
    chances,
    defense_lines,
    is_costly,
    result_of,
    told_as,
    total,
)
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, button, pieces, words

LAUNCH, CALL_OFF, NO_AIR = Action("launch"), Action("call_off"), Action("no_air")
ATTACK = tuple(Action("attack", area.id) for area in MAP.areas)


# --- 10.1-10.3 who attacks what ---------------------------------------------------------------


def attackers_in(game: Game, area: AreaId) -> list[UnitId]:
    """9.1b, 10.0a, 10.0e The active units in an area that have not attacked, and no others."""
    able = game.progress.active & ~game.progress.attacked
    return [unit for unit in units_at(game, area, game.active) if able >> unit & 1]


def is_mandatory(game: Game, area: AreaId) -> bool:
    """10.1a An enemy-occupied area entered in this impulse, not Contested when it began."""
    return not game.progress.contested >> area & 1


def owed_attacks(game: Game) -> list[AreaId]:
    """10.1a The areas where an attack must still be made, on foot or (A-41) by air."""
    return areas(contested(game) & ~game.progress.contested & ~game.progress.fought)


def attackable(game: Game) -> list[AreaId]:
    """9.2e, 10.2a, 10.3a Where active units stand with enemies; A-34 once an impulse."""
    return [
        area for area in areas(contested(game) & ~game.progress.fought) if attackers_in(game, area)
    ]


def objections_to_attacking(game: Game, area: AreaId) -> list[Objection]:
    """9.1b, 10.0a, 10.0d Why an area cannot be attacked now."""
    enemies = units_at(game, area, opponent(game.active))
    if not enemies:
        return [Objection("9.1b", "nobody")]
    if game.progress.fought >> area & 1:
        return [Objection("10.0d", "once")]
    if not units_at(game, area, game.active):
        return [Objection("9.1b", "absent")]
    return [] if attackers_in(game, area) else [Objection("10.0e")]


def objections_to_joining(
    game: Game, area: AreaId, unit: UnitId, joined: tuple[UnitId, ...]
) -> list[Objection]:
    """10.0a, 10.0e, 10.2a Why a unit cannot take part in an attack on an area."""
    if unit in joined:
        return [Objection("10.2a", "joined")]
    if unit in attackers_in(game, area):
        return []
    if ROSTER.side[unit] != game.active:
        return [Objection("8.0a", "enemy")]
    if game.units[unit].place != area:
        return [Objection("9.1b", "absent")]
    if game.progress.attacked >> unit & 1:
        return [Objection("10.0d", "once")]
    return [Objection("10.0e")]


# --- 10.4 one attack --------------------------------------------------------------------------


class Attack(Procedure):
    """10.4 One attack in one area: Leads, air, dice, Advantage, losses, retreats."""

    by: str
    area: AreaId
    units: tuple[UnitId, ...] = ()
    defenders: tuple[UnitId, ...] = ()
    mandatory: bool = False
    lead: UnitId = NOBODY
    defending_lead: UnitId = NOBODY
    air: str = ""
    defending_air: str = ""
    dice: tuple[int, ...] = ()  # the attacker's two, then the defender's two
    result: str = ""

    @step("10.2a")
    def gather(self, game: Game) -> Outcome:
        """10.1a All who entered take part in a Mandatory Attack; 10.2a, 10.3a else all or some."""
        able = attackers_in(game, self.area)
        if is_mandatory(game, self.area):
            self.units, self.mandatory = tuple(able), True
            return None
        joined = self.joined(game)
        others = tuple(Action("with", unit) for unit in able if unit not in joined)
        launch = (LAUNCH,) if joined else ()
        return Choose(self.by, (*others, *launch, CALL_OFF))

    def joined(self, game: Game) -> tuple[UnitId, ...]:
        """10.2a Those who have been named; who alone can attack need not be."""
        able = attackers_in(game, self.area)
        return tuple(able) if len(able) == 1 else self.units

    @gather.then
    def gathered(self, game: Game, choice: Action) -> Outcome:
        if choice == CALL_OFF:
            return Return()
        if choice == LAUNCH:
            self.units = self.joined(game)
            return None
        self.units = (*self.units, UnitId(int(choice.noun)))
        return Again()

    @gather.why
    def not_gathered(self, game: Game) -> Why:
        joined = self.joined(game)
        return Why(
            pieces("with", lambda unit: objections_to_joining(game, self.area, unit, joined)),
            button("launch", Objection("10.2a", "nobody"), shown=True),
            otherwise=Objection("10.2a", "unit"),
        )

    @step("10.0c")
    def declare(self, game: Game) -> Outcome:
        """10.0c Every defender in the area is exposed; 10.0d the area is now closed."""
        self.defenders = tuple(units_at(game, self.area, opponent(self.by)))
        effects.declare_attack(game, self.units, self.area, self.mandatory)
        return None

    @step("10.4.2a")
    def lead_attacker(self, game: Game) -> Outcome:
        """10.4.2a The attacker names his Lead; A-12 an infantry Lead spares the armor."""
        return Choose(self.by, tuple(Action("lead", unit) for unit in self.units))

    @lead_attacker.then
    def attacker_led(self, game: Game, choice: Action) -> Outcome:
        self.lead = UnitId(int(choice.noun))
        effects.name_lead(game, self.lead, "10.4.2a")
        return None

    @lead_attacker.why
    def attacker_not_led(self, game: Game) -> Why:
        return leading(self.by, Objection("10.4.2a", "lead"))

    @step("10.4.3a")
    def lead_defender(self, game: Game) -> Outcome:
        """10.4.3a The defender names his."""
        return Choose(opponent(self.by), tuple(Action("lead", unit) for unit in self.defenders))

    @lead_defender.then
    def defender_led(self, game: Game, choice: Action) -> Outcome:
        self.defending_lead = UnitId(int(choice.noun))
        effects.name_lead(game, self.defending_lead, "10.4.3a")
        return None

    @lead_defender.why
    def defender_not_led(self, game: Game) -> Why:
        return leading(opponent(self.by), Objection("10.4.3a"))

    @step("9.4.1b")
    def attacker_air(self, game: Game) -> Outcome:
        """9.4.1b, 9.4.1d The attacker commits first; air never attacks alone."""
        return air_question(game, self.by, self.lead)

    @attacker_air.then
    def attacker_flew(self, game: Game, choice: Action) -> Outcome:
        self.air = commit_air(game, self.by, choice)
        return None

    @attacker_air.why
    def attacker_grounded(self, game: Game) -> Why:
        return flying(game, self.by, self.lead)

    @step("9.4.1b")
    def defender_air(self, game: Game) -> Outcome:
        return air_question(game, opponent(self.by), self.defending_lead)

    @defender_air.then
    def defender_flew(self, game: Game, choice: Action) -> Outcome:
        self.defending_air = commit_air(game, opponent(self.by), choice)
        return None

    @defender_air.why
    def defender_grounded(self, game: Game) -> Why:
        return flying(game, opponent(self.by), self.defending_lead)

    @step("10.4a")
    def roll(self, game: Game) -> Outcome:
        """10.4a, 10.4.1 Two dice for each side."""
        if len(self.dice) == 4:
            return None
        return Roll(self.by if len(self.dice) < 2 else opponent(self.by))

    @roll.then
    def rolled(self, game: Game, die: int) -> Outcome:
        self.dice = (*self.dice, die)
        return Again()

    @step("10.4.4")
    def compare(self, game: Game) -> Outcome:
        """10.4a, 10.4.4 Attack Total against Defense Total."""
        attack, defense = self.values(game)
        attack_dice, defense_dice = sum(self.dice[:2]), sum(self.dice[2:])
        armored = COUNTERS[self.lead].is_armored
        self.result = result_of(attack + attack_dice, defense + defense_dice, armored)
        effects.combat_result(
            game,
            self.area,
            (attack, attack_dice),
            (defense, defense_dice),
            told_as(self.result, defense_dice),
            chances(attack - defense, armored),
        )
        return None

    def values(self, game: Game) -> tuple[int, int]:
        attack = attack_lines(game, self.units, self.lead, self.air)
        defense = defense_lines(
            game, self.area, self.units, self.defenders, self.defending_lead, self.defending_air
        )
        return total(attack), total(defense)

    @step("11.1")
    def offer_advantage(self, game: Game) -> Outcome:
        """11.1.2a, 11.1.3a Between the dice and the losses its holder may use the Advantage."""
        uses = r11_advantage.uses_after_dice(game, self.by, self.result)
        if self.area == MAP.paris and self.by == AXIS:
            uses += r11_advantage.open_city_after_dice(game, self.result, self.has_survivors(game))
        return Choose(game.advantage, (*uses, r11_advantage.ACCEPT)) if uses else None

    def has_survivors(self, game: Game) -> bool:
        """Will a beaten defender have units left?"""
        lead_lives = self.result == "success" and is_full_strength(game, self.defending_lead)
        return len(self.defenders) > 1 or lead_lives

    @offer_advantage.then
    def advantage_offered(self, game: Game, choice: Action) -> Outcome:
        self.result = r11_advantage.use_after_dice(game, choice, self.result)
        return None

    @step("6.1.3b")
    def flip_leaders(self, game: Game) -> Outcome:
        """6.1.3b, A-31 Only after an Axis attack, and only once confidence has changed."""
        if game.confidence and self.by == AXIS and self.result in ("success", "overrun"):
            flip_leaders(game, self.units, self.defenders)
        return None

    @step("10.4.4")
    def suffer(self, game: Game) -> Outcome:
        """10.4.4a to 10.4.4f The Leads lose strength; the area may change hands (7.2b)."""
        rule = LOSS_RULES[self.result]
        if self.result != "repulse":
            lose_strength(game, self.defending_lead, rule, outright=self.result == "overrun")
        costly = is_costly(self.result, sum(self.dice[2:]))
        if self.result in ("repulse", "stalemate"):
            lose_strength(game, self.lead, rule)
        elif costly:
            lose_strength(game, self.lead, COSTLY_RULES[self.result])
        settle_control(game, self.area)
        return None

    @step("4.4.1b")
    def kleist(self, game: Game) -> Call[KleistJoins] | None:
        return Call(KleistJoins()) if game.kleist_seeks >= 0 else None

    @step("10.1b")
    def repulsed(self, game: Game) -> Call[Retreat] | None:
        """10.1b, A-18 Repulsed in a Mandatory Attack, all retreat, and first; 10.3a others stay."""
        if self.result == "repulse" and self.mandatory:
            return self.retreat_of(self.by, forced=True)
        return None

    @step("10.5.3a")
    def defender_retreats(self, game: Game) -> Call[Retreat]:
        """10.4.4c, 10.4.4e Beaten defenders must retreat, 10.5.4a but not from the Maginot Line or
        Paris; 10.5.3a others may."""
        beaten = self.result in ("success", "overrun")
        forced = beaten and not may_hold(game, self.area, self.by, self.result)
        return self.retreat_of(opponent(self.by), forced)

    @step("10.4.4b")
    def attacker_retreats(self, game: Game) -> Call[Retreat] | None:
        """10.4.4b After a Stalemate the attackers may retreat too, the defender having decided."""
        return self.retreat_of(self.by, forced=False) if self.result == "stalemate" else None

    def retreat_of(self, side: str, forced: bool) -> Call[Retreat]:
        units = self.units if side == self.by else self.defenders
        return Call(Retreat(by=side, area=self.area, units=units, forced=forced))


TOGETHER = button("call_off", Objection("10.1a", "together"))


def leading(side: str, other: Objection) -> Why:
    """10.4.2a, 10.4.3a The Lead is one of one's own units in the battle."""
    enemy = Objection("8.0a", "enemy")
    lead = pieces("lead", lambda unit: (other if ROSTER.side[unit] == side else enemy,))
    return Why(lead, TOGETHER, otherwise=other)


def flying(game: Game, side: str, lead: UnitId) -> Why:
    air = words("air", lambda nation: objections_to_air(game, side, lead, nation))
    return Why(air, TOGETHER, otherwise=Objection("9.4.1b", "air"))


LOSS_RULES = {
    "repulse": "10.4.4a",
    "stalemate": "10.4.4b",
    "success": "10.4.4c",
    "overrun": "10.4.4e",
}
COSTLY_RULES = {"success": "10.4.4d", "overrun": "10.4.4f"}


def lose_strength(game: Game, unit: UnitId, rule: str, outright: bool = False) -> None:
    """10.4.4a A Full unit is flipped, a Reduced one eliminated; 10.4.4e an Overrun kills either;
    10.4.6a French Morale follows."""
    if is_full_strength(game, unit) and not outright:
        effects.reduce(game, unit, rule)
    else:
        effects.eliminate(game, unit, rule)
        lose_unit(game, unit)


def may_hold(game: Game, area: AreaId, attacker: str, result: str) -> bool:
    """10.5.4a, A-13 Allied units in 18, 19, 20 and 25 stay if they wish, in the first three perhaps
    not after an Overrun; 10.5.4b, 11.1.1b not in a Paris declared open."""
    if attacker != AXIS or not MAP.fortress >> area & 1:
        return False
    if area == MAP.paris:
        return not game.paris_open
    return result != "overrun" or game.options.maginot_overrun == "hold"


# --- 9.4 air support --------------------------------------------------------------------------


def objections_to_air(game: Game, side: str, lead: UnitId, nation: str) -> list[Objection]:
    """9.4.1a Each marker once an impulse; 9.4.1c only for a Lead of its own nation."""
    if nation not in TABLES.air or (nation == "german") != (side == AXIS):
        return [Objection("4.4.7a")]
    found = []
    if ROSTER.nation[lead] != nation:
        found.append(Objection("9.4.1c"))
    if game.progress.air.count(nation) >= TABLES.air[nation].markers:
        found.append(Objection("9.4.1a"))
    return found


def air_question(game: Game, side: str, lead: UnitId) -> Choose | None:
    """9.4.1c, 9.4.2b At most one marker, of the Lead's nation."""
    nation = ROSTER.nation[lead]
    if objections_to_air(game, side, lead, nation):
        return None
    return Choose(side, (Action("air", nation), NO_AIR))


def commit_air(game: Game, side: str, choice: Action) -> str:
    """4.4.7a, 9.4.1a The marker is placed and spent for this impulse."""
    if choice == NO_AIR:
        return ""
    nation = str(choice.noun)
    value = TABLES.air[nation].faces[nation in game.strong_air]
    effects.use_air(game, side, nation, value)
    return nation
