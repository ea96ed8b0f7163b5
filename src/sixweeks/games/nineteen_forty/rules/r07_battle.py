"""7.f-7.ap One attack: air, bridgeheads, the die, retreats and advance."""

from collections.abc import Sequence
from typing import Annotated

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    COMBAT,
    COUNTERS,
    GERMAN,
    UnitId,
    opponent,
)
from sixweeks.games.nineteen_forty.model.queries import is_on_map, side_of, units_of_side_at
from sixweeks.games.nineteen_forty.model.state import JUST_REPULSED, Game
from sixweeks.games.nineteen_forty.rules import r07_odds, r07_retreats, r09_air
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.games.nineteen_forty.rules.r07_odds import Assault, Odds, Side
from sixweeks.games.nineteen_forty.rules.r07_targets import enemies
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, always, barred_by, button, pieces, places
from sixweeks.masks import Bits

HALT, STAY, ADVANCE_ALL = Action("halt"), Action("stay"), Action("advance_all")


class Battle(Procedure):
    """7.f One attack is resolved, and all that follows from it, before the next."""

    assault: Assault
    allied_air: int = 0
    german_air: int = 0
    checked: int = 0  # how many sides have had their bridgehead die
    failed: tuple[Side, ...] = ()
    result: str = ""
    friendly: Annotated[int, Bits(Hex)] = 0  # A-19 the defender's territory as the die fell
    retreating: tuple[UnitId, ...] = ()
    advanced: tuple[UnitId, ...] = ()

    @property
    def by(self) -> str:
        return self.assault.by

    @step("7.f")
    def begin(self, game: Game) -> Outcome:
        """A-4 Hexes that others have emptied are attacked no more."""
        hexes = self.assault.hexes & enemies(game, self.by)
        self.assault = Assault(self.by, hexes, self.assault.units)
        return None if hexes else Return()

    @step("9.e")
    def allied_points(self, game: Game) -> Outcome:
        """9.e, 9.f The Allies declare their points first, before the bridgehead dice."""
        return r09_air.air_question(game, ALLIED, self.is_air_of_use(game, ALLIED))

    @allied_points.then
    def allied_declared(self, game: Game, choice: Action) -> Outcome:
        self.allied_air = int(choice.noun)
        effects.spend_air(game, ALLIED, self.allied_air, "9.e")
        return None

    @step("9.e")
    def german_points(self, game: Game) -> Outcome:
        return r09_air.air_question(game, GERMAN, self.is_air_of_use(game, GERMAN))

    @german_points.then
    def german_declared(self, game: Game, choice: Action) -> Outcome:
        self.german_air = int(choice.noun)
        effects.spend_air(game, GERMAN, self.german_air, "9.e")
        return None

    def is_air_of_use(self, game: Game, side: str) -> bool:
        """9.c, 9.e The Germans may still answer what the Allies declare, but not the reverse."""
        air = r09_air.net_air(self.by, 0, self.allied_air)
        columns = r07_odds.column_span(game, self.assault, air)
        is_helped = r09_air.is_attack_helped if side == self.by else r09_air.is_defence_helped
        against = game.air.german if side == ALLIED else 0
        return is_helped(columns, game.air.of(side), against, r07_odds.LAST)

    @step("7.l")
    def bridgeheads(self, game: Game) -> Outcome:
        """7.l A die for each minor river side attacked across; 7.m the attack goes on anyhow."""
        return Roll(self.by) if self.checked < len(self.rivers(game)) else None

    @bridgeheads.then
    def bridgehead_rolled(self, game: Game, die: int) -> Outcome:
        start, hex = self.rivers(game)[self.checked]
        is_won = r07_odds.is_bridgehead(die)
        self.checked += 1
        self.failed = self.failed if is_won else (*self.failed, (start, hex))
        effects.bridgehead(game, start, hex, die, is_won)
        return Again()

    def rivers(self, game: Game) -> tuple[Side, ...]:
        return r07_odds.minor_river_sides(game, self.assault)

    @step("7.h")
    def roll(self, game: Game) -> Outcome:
        return Roll(self.by)

    @roll.then
    def look_up(self, game: Game, die: int) -> Outcome:
        """7.h The result of the column; A-19 the ground is friendly as it is now."""
        worked_out = self.odds(game)
        self.result = COMBAT.result(worked_out.column, die)
        self.friendly = territory(game, opponent(self.by))
        effects.result(game, worked_out.name, die, self.result, worked_out.chances)
        return None

    def odds(self, game: Game) -> Odds:
        air = r09_air.net_air(self.by, self.german_air, self.allied_air)
        return r07_odds.odds(game, self.assault, air, self.failed)

    @step("7.o")
    def attackers_suffer(self, game: Game) -> Outcome:
        """7.o AE removes the attackers, 7.p AR disrupts them; 7.q NE does nothing."""
        if self.result == "AE":
            effects.eliminate(game, self.assault.units, "7.o")
        elif self.result == "AR":
            effects.disrupt(game, self.assault.units, JUST_REPULSED, "7.p")
        return None

    @step("7.t")
    def defenders_suffer(self, game: Game) -> Outcome:
        """7.t DE removes all defenders; 7.r, 7.s DR makes those of each hex retreat, or not."""
        for hex in bits(self.assault.hexes):
            outcome = r07_odds.result_in(game, self.assault, hex, self.result)
            here = tuple(units_of_side_at(game, opponent(self.by), hex))
            if outcome in ("DE", "DR"):
                effects.silence(game, game.strengths & 1 << hex)
            if outcome == "DE":
                effects.eliminate(game, here, "7.t")
            elif outcome == "DR":
                self.retreating += here
        return None

    @step("7.ag")
    def retreat(self, game: Game) -> "Outcome | Call[Retreat]":
        """7.ap The owner takes the units in his own order."""
        if not self.retreating:
            return None
        if len(self.retreating) == 1:
            return self.retreat_of(self.retreating[0])
        units = tuple(Action("retreat_unit", unit) for unit in self.retreating)
        return Choose(opponent(self.by), units)

    @retreat.then
    def retreated(self, game: Game, choice: Action | None) -> "Outcome | Call[Retreat]":
        return self.retreat_of(UnitId(int(choice.noun))) if choice else Again()

    def retreat_of(self, unit: UnitId) -> "Call[Retreat]":
        self.retreating = tuple(each for each in self.retreating if each != unit)
        return Call(Retreat(by=opponent(self.by), unit=unit, friendly=self.friendly))

    @retreat.why
    def not_retreated(self, game: Game) -> Why:
        owner = opponent(self.by)
        return Why(
            pieces("retreat_unit", lambda unit: objections_to_retreating(game, owner, unit)),
            otherwise=Objection("7.ap"),
        )

    @step("7.ai")
    def advance(self, game: Game) -> "Outcome | Call[Advance]":
        """7.ai, 7.aj Attackers may go one hex forward, at once or never."""
        able = self.able_to_advance(game)
        if len(able) == 1:
            return self.advance_of(game, able[0])
        units = tuple(Action("advance_unit", unit) for unit in able)
        return Choose(self.by, (*units, ADVANCE_ALL, HALT)) if units else None

    @advance.then
    def advance_chosen(self, game: Game, choice: Action | None) -> "Outcome | Call[Advance]":
        match choice:
            case Action("halt"):
                return None
            case Action("advance_all"):
                self.advance_all(game)
                return None
            case Action("advance_unit", int(unit)):
                return self.advance_of(game, UnitId(unit))
        return Again()

    def advance_of(self, game: Game, unit: UnitId) -> "Call[Advance]":
        self.advanced = (*self.advanced, unit)
        return Call(Advance(by=self.by, unit=unit, cleared=self.cleared(game)))

    def advance_all(self, game: Game) -> None:
        """Into cleared hexes, the strongest first, as far as 7.aj there is room; nobody beside."""
        cleared = self.cleared(game)
        for unit in self.able_to_advance(game):
            if goals := r07_retreats.advances(game, unit, cleared) & cleared:
                effects.advance(game, unit, bits(goals)[0])

    @advance.why
    def not_advanced(self, game: Game) -> Why:
        return Why(
            pieces("advance_unit", lambda unit: [self.objection_to_advancing(unit)]),
            otherwise=Objection("7.aj"),
        )

    def objection_to_advancing(self, unit: UnitId) -> Objection:
        """7.ai Only attackers, each once, A-50 next to a hex that they cleared."""
        if unit not in self.assault.units:
            return Objection("7.ai", "attackers")
        return Objection("7.ai", "once" if unit in self.advanced else "nowhere")

    def cleared(self, game: Game) -> int:
        return r07_retreats.cleared_hexes(game, self.by, self.assault.hexes)

    def able_to_advance(self, game: Game) -> Sequence[UnitId]:
        cleared = self.cleared(game)
        if not cleared:
            return ()
        units = [u for u in self.assault.units if is_on_map(game, u) and u not in self.advanced]
        able = [unit for unit in units if r07_retreats.advances(game, unit, cleared)]
        return sorted(able, key=lambda unit: -COUNTERS[unit].combat)


def objections_to_retreating(game: Game, owner: str, unit: UnitId) -> list[Objection]:
    """7.ap Why a unit is not among those that retreat now."""
    if side_of(unit) != owner:
        return [Objection("7.ap", "attacker")]
    if not is_on_map(game, unit):
        return [Objection("7.ap", "off_map")]
    return [Objection("7.ap", "done" if game.phase.retreated >> unit & 1 else "unharmed")]


class Retreat(Procedure):
    """7.r One unit retreats, or is lost."""

    by: str
    unit: UnitId
    friendly: Annotated[int, Bits(Hex)]

    @step("7.ae")
    def lose(self, game: Game) -> Outcome:
        """7.ae Without a legal retreat the unit is eliminated."""
        if self.ends(game):
            return None
        effects.eliminate(game, [self.unit], "7.ae")
        return Return()

    @step("7.ag")
    def choose(self, game: Game) -> Outcome:
        ends = bits(self.ends(game))
        return Choose(self.by, tuple(Action("retreat", hex) for hex in ends))

    @choose.then
    def chosen(self, game: Game, choice: Action) -> Outcome:
        effects.retreat(game, self.unit, Hex(int(choice.noun)))
        return None

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        unit, friendly = self.unit, self.friendly
        return Why(
            places(
                "retreat",
                lambda hex: r07_retreats.objections_to_retreat(game, unit, friendly, hex),
            ),
            otherwise=Objection("7.ao"),
            in_hand=(unit,),
        )

    def ends(self, game: Game) -> int:
        return r07_retreats.retreats(game, self.unit, self.friendly)


class Advance(Procedure):
    """7.ai One attacker goes forward."""

    by: str
    unit: UnitId
    cleared: Annotated[int, Bits(Hex)]

    @step("7.ai")
    def choose(self, game: Game) -> Outcome:
        """7.ai The cleared hexes come first."""
        goals = bits(r07_retreats.advances(game, self.unit, self.cleared))
        goals = sorted(goals, key=lambda hex: not self.cleared >> hex & 1)
        return Choose(self.by, (*(Action("advance", hex) for hex in goals), STAY))

    @choose.then
    def chosen(self, game: Game, choice: Action) -> Outcome:
        if choice != STAY:
            effects.advance(game, self.unit, Hex(int(choice.noun)))
        return None

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        bars = r07_retreats.advance_bars(game, self.unit)
        far = Objection("7.ai", "far")
        return Why(
            places("advance", lambda hex: barred_by(bars)(hex) or [far]),
            pieces("advance_unit", always(Objection("7.ai", "one"))),
            button("advance_all", Objection("7.ai", "one")),
            otherwise=Objection("7.aj"),
            in_hand=(self.unit,),
        )
