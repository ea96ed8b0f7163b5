"""11.1-11.10 One attack on one hex: gather, look, roll, apply, advance."""

from sixweeks.board.hexes import Hex, HexSet, bits, one
from sixweeks.board.hexsides import cross
from sixweeks.games.france_40.model import effects
from sixweeks.games.france_40.model.components import (
    ALLIED,
    MAP,
    NATIONS,
    UnitId,
    UnitSet,
    opponent,
)
from sixweeks.games.france_40.model.queries import (
    BRITISH,
    FRENCH,
    everything_at,
    fort_at,
    hex_of,
    is_on_map,
    occupied,
    side_of,
    units_at,
)
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r02_steps, r04_victory, r06_stacking
from sixweeks.games.france_40.rules.r07_zones_of_control import zone_of_control
from sixweeks.games.france_40.rules.r10_movement import country_bars, forest_is_closed, neutral_bar
from sixweeks.games.france_40.rules.r10_movement_phase import overland_supplied
from sixweeks.games.france_40.rules.r11_combat import (
    able_to_join,
    objections_to_armored,
    objections_to_joining,
)
from sixweeks.games.france_40.rules.r11_odds import Odds, odds
from sixweeks.kernel.objection import Bar, Objection, closed_by
from sixweeks.kernel.options import OptionSets
from sixweeks.kernel.procedure import Again, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, always, barred_by, button, pieces, places

FORT_RETREAT = "DR fort"  # 11.3d a retreat that becomes the loss of a unit each
FORT_RESULTS = {"": "DR", "unit_loss": FORT_RETREAT, "stalled": "AS"}  # of a DR, by the option
LOSS_RULES = {"BB": "11.4a", FORT_RETREAT: "11.3d", "AE": "11.6a"}
STAND_FAST = Action("stay")
LAUNCH, CALL_OFF = Action("launch"), Action("call_off")
BOUND = (button("call_off", Objection("3.10b")), button("attack", Objection("11.10d", "next")))
ONE_HEX, NOT_INVOLVED = Objection("11.2a", "one_hex"), Objection("11.1a", "involved")


class Attack(Procedure):
    """11.10 One attack on one hex."""

    by: str
    hex: Hex
    units: tuple[UnitId, ...] = ()
    defenders: tuple[UnitId, ...] = ()
    origins: HexSet = 0  # the hexes attacked from (11.3b)
    overland: UnitSet = 0  # B-10 units supplied overland when the battle began, as bits
    armored: bool = False
    result: str = ""
    retreating: tuple[UnitId, ...] = ()
    has_advanced: bool = False

    @step("11.2a")
    def gather(self, game: Game) -> Outcome:
        """11.2a, B-52 Name the attackers; nothing is seen and nothing binds until it is said."""
        others = able_to_join(game, self.by, self.hex, self.units)
        more = (LAUNCH, CALL_OFF) if self.units else (CALL_OFF,)
        return Choose(self.by, OptionSets(("with", others), more=more))

    @gather.then
    def gathered(self, game: Game, choice: Action) -> Outcome:
        match choice.verb:
            case "call_off":
                return Return()
            case "with":
                self.units = (*self.units, UnitId(int(choice.noun)))
                return Again()
        return None

    @gather.why
    def not_gathered(self, game: Game) -> Why:
        by, hex, units = self.by, self.hex, self.units
        return Why(
            pieces("with", lambda unit: objections_to_joining(game, by, hex, units, unit)),
            button("launch", Objection("11.0a", "nobody"), shown=True),
            button("armored", *objections_to_armored(game, units)),
            button("attack", ONE_HEX),
            otherwise=ONE_HEX,
        )

    @step("3.10b")
    def look(self, game: Game) -> Outcome:
        """3.10a, 3.10b The attacker sees the whole stack; the attack now binds him."""
        self.defenders = everything_at(game, self.hex)
        self.origins = sum({one(hex_of(game, unit)) for unit in self.units})
        self.overland = overland_supplied(game, (*self.units, *self.defenders))
        effects.declare_attack(game, self.units, self.hex)
        effects.reveal(game, self.hex, self.defenders)
        return None

    @step("5.17a")
    def commit_armored(self, game: Game) -> Outcome:
        """5.17a The 4th Armored Division may support one French attack a phase, if that helps."""
        if self.by != ALLIED or objections_to_armored(game, self.units):
            return None
        if self.odds(game).results == odds(game, self.hex, self.units, armored=True).results:
            return None
        return Choose(ALLIED, (Action("armored"), Action("no_armored")))

    @commit_armored.then
    def armored_committed(self, game: Game, choice: Action) -> Outcome:
        self.armored = choice.verb == "armored"
        if self.armored:
            effects.commit_armored(game)
        return None

    @commit_armored.why
    def not_committed(self, game: Game) -> Why:
        return Why(*BOUND, otherwise=Objection("5.17a", "decide"))

    @step("11.10d")
    def roll(self, game: Game) -> Outcome:
        return None if self.odds(game).automatic else Roll(self.by)

    @roll.then
    def look_up(self, game: Game, die: int) -> Outcome:
        self.apply_table(game, die)
        return None

    @step("11.10c")
    def automatic(self, game: Game) -> Outcome:
        if not self.result:
            self.apply_table(game, 0)
        return None

    def odds(self, game: Game) -> Odds:
        return odds(game, self.hex, self.units, self.armored)

    def apply_table(self, game: Game, die: int) -> None:
        """11.10d Read the result; 11.3d, B-01 a fortification does not retreat.

        11.14d By the chart, under the option, the attack stalls there instead.
        """
        worked_out = self.odds(game)
        self.result = worked_out.result(die)
        stands = self.result == "DR" and fort_at(game, self.hex) is not None
        fort_dr = game.options.fort_dr if stands else ""
        chances, column = worked_out.results, worked_out.column_name
        effects.result(game, column, die, self.result, chances, fort_dr)
        effects.suffer_attack(game, self.defenders)
        if self.result == "DR":
            self.result = FORT_RESULTS[fort_dr]
        self.retreating = self.defenders if self.result == "DR" else ()

    @step("11.6b")
    def eliminate(self, game: Game) -> Outcome:
        """11.6a, 11.6b Attacker or Defender Eliminated; in 1939 the attacker loses one unit."""
        if self.result == "DE":
            suffer(game, self.defenders)
        elif self.result == "AE" and game.scenario_id == "1940":
            suffer(game, self.units)
        return None

    @step("11.4a")
    def defender_loss(self, game: Game) -> Outcome:
        """11.4a, 11.3d The defender chooses what he loses; 11.4b, B-02 from mobile units first."""
        if self.result not in ("BB", FORT_RETREAT):
            return None
        candidates = units_at(game, self.hex) or everything_at(game, self.hex)
        return Choose(opponent(self.by), tuple(Action("lose", unit) for unit in candidates))

    @defender_loss.then
    def defender_lost(self, game: Game, choice: Action) -> Outcome:
        self.lose(game, UnitId(int(choice.noun)))
        return None

    @defender_loss.cites
    def rule_of_loss(self, game: Game) -> str:
        return LOSS_RULES[self.result]

    @defender_loss.why
    def not_lost(self, game: Game) -> Why:
        """11.4b Of the units involved mobile ones come first."""
        other = Objection(LOSS_RULES[self.result], "involved")
        own, first = self.defenders, Objection("11.4b")
        lose = pieces("lose", lambda unit: (first if unit in own else other,))
        return Why(lose, *BOUND, otherwise=other)

    @step("11.4a")
    def attacker_loss(self, game: Game) -> Outcome:
        """11.4a, 11.3d, 11.6a The attacker chooses what he loses among the units involved."""
        loses_unit = self.result == "AE" and game.scenario_id == "1939"
        if self.result not in ("BB", FORT_RETREAT) and not loses_unit:
            return None
        return Choose(self.by, tuple(Action("lose", unit) for unit in self.survivors(game)))

    @attacker_loss.then
    def attacker_lost(self, game: Game, choice: Action) -> Outcome:
        self.lose(game, UnitId(int(choice.noun)))
        return None

    attacker_loss.cites(rule_of_loss)

    @attacker_loss.why
    def not_lost_either(self, game: Game) -> Why:
        other = Objection(LOSS_RULES[self.result], "involved")
        return Why(pieces("lose", always(other)), *BOUND, otherwise=other)

    def lose(self, game: Game, unit: UnitId) -> None:
        """11.4a A step by Bloodbath; 11.3d a whole unit at a fortification."""
        if self.result == "BB":
            r02_steps.lose_step(game, unit, "11.4a")
        else:
            r02_steps.eliminate(game, unit, LOSS_RULES[self.result])

    def survivors(self, game: Game) -> list[UnitId]:
        return [unit for unit in self.units if is_on_map(game, unit)]

    @step("11.3a")
    def retreat(self, game: Game) -> Outcome:
        """11.3a Each unit retreats one hex of its owner's choice; 11.3c the blocked suffer DE.

        Where there is room for some only (11.3b), he also chooses which of them are blocked.
        """
        if not self.retreating:
            return None
        unit = self.retreating[-1]
        ways = bits(retreat_hexes(game, self, unit))
        blocked = (STAND_FAST,) if len(self.retreating) > r06_stacking.room_in(game, ways) else ()
        return Choose(side_of(game, unit), (*(Action("retreat", hex) for hex in ways), *blocked))

    @retreat.then
    def retreated(self, game: Game, choice: Action) -> Outcome:
        *others, unit = self.retreating
        self.retreating = tuple(others)
        if choice == STAND_FAST:
            suffer_blocked_retreat(game, unit)
        else:
            hex = Hex(int(choice.noun))
            effects.retreat(game, unit, hex)
            r04_victory.after_entering(game, (unit,), one(hex), self.overland, by_retreat=True)
        return Again()

    @retreat.why
    def not_retreated(self, game: Game) -> Why:
        unit = self.retreating[-1]
        far = Bar("11.3a", ~MAP.grid.around[hex_of(game, unit)], "far")
        return Why(
            places("retreat", barred_by(retreat_bars(game, self, unit), beyond=far)),
            button("stay", Objection("11.3a", "must")),
            *BOUND,
            otherwise=Objection("11.3a", "other"),
            in_hand=(unit,),
        )

    @step("11.1a")
    def advance(self, game: Game) -> Outcome:
        """11.1a Occupy the vacated hex; 11.1b the French must, if they can."""
        able = self.able_to_advance(game)
        if not able:
            return None
        stay = () if self.must_advance(game) else (STAND_FAST,)
        return Choose(self.by, (*(Action("advance", unit) for unit in able), *stay))

    @advance.then
    def advanced(self, game: Game, choice: Action) -> Outcome:
        if choice == STAND_FAST:
            return None
        unit = UnitId(int(choice.noun))
        self.has_advanced = True
        effects.advance(game, unit, self.hex)
        r04_victory.after_entering(game, (unit,), one(self.hex), self.overland)
        return Again()

    def must_advance(self, game: Game) -> bool:
        """11.1b The French, with at least one unit."""
        return game.roster.nation[self.units[0]] == FRENCH and not self.has_advanced

    @advance.cites
    def rule_of_advance(self, game: Game) -> str:
        return "11.1b" if self.must_advance(game) else "11.1a"

    @advance.why
    def not_advanced(self, game: Game) -> Why:
        stay = button("stay", Objection("11.1b"))
        return Why(pieces("advance", always(NOT_INVOLVED)), stay, *BOUND, otherwise=NOT_INVOLVED)

    def able_to_advance(self, game: Game) -> list[UnitId]:
        """11.1a Units of this attack, within stacking, into a hex the battle has emptied.

        11.4c After a bloodbath too; 11.5a not after an attack that stalled.
        """
        if self.result in ("AS", "AE"):
            return []
        inside = units_at(game, self.hex)
        if fort_at(game, self.hex) is not None or any(unit not in self.units for unit in inside):
            return []
        if len(inside) >= r06_stacking.limit(game):
            return []
        return [unit for unit in self.survivors(game) if unit not in inside]


def suffer(game: Game, units: tuple[UnitId, ...]) -> None:
    """11.6b One-step units die, others lose a step and stay; 11.6a in 1939 all die."""
    for unit in units:
        if is_on_map(game, unit) and game.ending is None:
            r02_steps.lose_step(game, unit, "11.6a" if game.scenario_id == "1939" else "11.6b")


def suffer_blocked_retreat(game: Game, unit: UnitId) -> None:
    """11.3c, B-17 Only the blocked unit suffers DE; B-48 British are driven off an edge."""
    if is_driven_off(game, unit):
        r02_steps.eliminate(game, unit, "5.14c")
    else:
        r02_steps.lose_step(game, unit, "11.3c")


def is_driven_off(game: Game, unit: UnitId) -> bool:
    """5.14c, B-48 British units forced off the south or west edge are eliminated."""
    edge = (MAP.south | MAP.west) >> game.units[unit].place & 1
    return game.roster.nation[unit] == BRITISH and bool(edge)


def retreat_bars(game: Game, attack: Attack, unit: UnitId) -> list[Bar]:
    """11.3b The hexes a unit may not retreat into, with the rule that says so."""
    nation, side = game.roster.nation[unit], side_of(game, unit)
    across = cross(MAP.grid, one(hex_of(game, unit)), MAP.open)
    bars = [
        Bar("11.3b", ~MAP.land, "sea"),
        Bar("11.3b", MAP.land & ~across, "water"),
        Bar("11.3b", attack.origins, "origin"),
        Bar("6.2c", occupied(game, opponent(side))),
        Bar("11.3b", r06_stacking.full_hexes(game), "full"),
        Bar("6.2e", r06_stacking.foreign_hexes(game, NATIONS[nation])),
        neutral_bar(game, side, "retreat"),
        Bar("7.4a", zone_of_control(game, opponent(side))),
        *country_bars(game, nation),
    ]
    if side == ALLIED and forest_is_closed(game) and game.options.sickle_retreat == "barred":
        bars.append(Bar("5.8d", MAP.ardennes))  # B-25
    return bars


def retreat_hexes(game: Game, attack: Attack, unit: UnitId) -> int:
    """11.3a, 11.3b One hex in any direction that nothing bars."""
    near = MAP.grid.around[hex_of(game, unit)]
    return near & ~closed_by(retreat_bars(game, attack, unit))
