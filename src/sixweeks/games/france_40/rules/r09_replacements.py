"""9.0 Replacements and reinforcements, in 1940 only."""

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.france_40.model import effects
from sixweeks.games.france_40.model.components import ALLIED, CITIES, GERMAN, UnitId, UnitSet
from sixweeks.games.france_40.model.queries import counter_of, is_on_map
from sixweeks.games.france_40.model.state import UNPLACED, Game
from sixweeks.games.france_40.rules import r06_stacking, r08_supply
from sixweeks.games.france_40.rules.r03_set_up_and_control import reinforcement
from sixweeks.games.france_40.rules.r07_zones_of_control import zone_of_control
from sixweeks.kernel.objection import Bar, Objection, closed_by, objections_at
from sixweeks.kernel.procedure import Again, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, button, pieces, places


class Replacements(Procedure):
    """9.1-9.4 Phase VI for one side: replace steps, refit the panzers, bring in the 39th Corps."""

    by: str
    refitting: UnitSet = 0  # mechanized corps that may still take their one step, as bits

    @step("9.1a")
    def replace(self, game: Game) -> Outcome:
        """5.15a After the last turn steps no longer count; 9.4a the corps may still cut a line."""
        options = (
            *(Action("replace", unit) for unit in replaceable(game, self.by)),
            *(Action("refit", unit) for unit in bits(self.refitting)),
            *self.mechanized_options(game),
        )
        return Choose(self.by, (*options, Action("end"))) if options else Return()

    def mechanized_options(self, game: Game) -> tuple[Action, ...]:
        may_declare = not objections_to_declaring_refit(game, self.by)
        declare = (Action("declare_refit"),) if may_declare else ()
        return (*declare, *(Action("enter", hex) for hex in bits(arrival_hexes(game, self.by))))

    @replace.then
    def replaced(self, game: Game, choice: Action) -> Outcome:
        match choice:
            case Action("end"):
                return Return()
            case Action("replace", int(unit)):
                effects.gain_step(game, UnitId(unit), "9.1a" if self.by == GERMAN else "9.3a")
                effects.spend_replacement(game, self.by)
            case Action("declare_refit"):
                self.refitting = refittable(game)
                effects.declare_refit(game)
            case Action("refit", int(unit)):
                self.refitting &= ~(1 << unit)
                effects.gain_step(game, UnitId(unit), "9.2a")
            case Action("enter", int(hex)):
                arrive(game, Hex(hex))
        return Again()

    @replace.cites
    def rule_of_phase(self, game: Game) -> str:
        """9.3a The French replace; 9.1a the Germans too, or 9.2a refit, or 9.4a only reinforce."""
        if self.by != GERMAN:
            return "9.3a"
        if replaceable(game, GERMAN):
            return "9.1a"
        return "9.4a" if arrival_hexes(game, GERMAN) and not self.refitting else "9.2a"

    @replace.why
    def not_replaced(self, game: Game) -> Why:
        by, waiting = self.by, reinforcement(game)
        return Why(
            pieces("replace", lambda unit: objections_to_replacing(game, by, unit)),
            pieces("refit", lambda unit: objections_to_refitting(game, by, unit)),
            button("declare_refit", *objections_to_declaring_refit(game, by)),
            places("enter", lambda hex: objections_to_entering(game, by, hex)),
            otherwise=Objection("9.1a", "step"),
            in_hand=() if waiting is None else (waiting,),
        )


def objections_to_replacing(game: Game, side: str, unit: UnitId) -> list[Objection]:
    """9.0a, 9.0b, 9.1a, 9.3a, 9.3b Why a unit may not take a replacement step."""
    counter = counter_of(game, unit)
    found = []
    if counter.side != side:
        return [Objection("9.1a", "enemy")]
    if not is_on_map(game, unit):
        return [Objection("9.3b")]
    if counter.nation not in ("german", "french"):
        found.append(Objection("9.0b"))
    if counter.is_static:
        found.append(Objection("9.3a", "fort"))
    if counter.is_mechanized:
        found.append(Objection("9.1a", "mechanized"))
    if game.units[unit].steps >= counter.steps:
        found.append(Objection("9.0a", "full"))
    rule = "9.1a" if side == GERMAN else "9.3a"
    if game.replacements[side] == 0:
        found.append(Objection(rule, "pool"))
    if is_last_turn(game):
        found.append(Objection(rule, "late"))
    if not found and not r08_supply.is_in_supply(game, unit):
        found.append(Objection(rule, "supply"))
    return found


def is_last_turn(game: Game) -> bool:
    """5.15a Steps replaced after it would never be used."""
    return game.turn == game.scenario.turns


def replaceable(game: Game, side: str) -> list[UnitId]:
    """9.1a, 9.3a Reduced German corps that are not mechanized, or reduced French ones."""
    counters = game.scenario.counters
    reduced = (u for u in game.roster.mobile[side] if game.units[u].steps < counters[u].steps)
    return [unit for unit in reduced if not objections_to_replacing(game, side, unit)]


def refittable(game: Game) -> int:
    """9.2a The reduced and supplied mechanized corps on the map, as bits."""
    return sum(
        1 << unit
        for unit in game.roster.mechanized
        if is_on_map(game, unit)
        and game.units[unit].steps < counter_of(game, unit).steps
        and r08_supply.is_in_supply(game, unit)
    )


def objections_to_declaring_refit(game: Game, side: str) -> list[Objection]:
    """9.2a Once per game, halt turns too, outside the pool, if a corps can use it."""
    if side != GERMAN:
        return [Objection("9.2a", "german")]
    if game.mechanized_refit:
        return [Objection("9.2a", "used")]
    if is_last_turn(game):
        return [Objection("9.2a", "late")]
    return [] if refittable(game) else [Objection("9.2a", "nobody")]


def objections_to_refitting(game: Game, side: str, unit: UnitId) -> list[Objection]:
    """9.2a After the declaration, one step for each corps that was reduced and in supply."""
    if counter_of(game, unit).side != side:
        return [Objection("9.1a", "enemy")]
    return [Objection("9.2a", "corps" if game.mechanized_refit else "undeclared")]


def arrival_bars(game: Game) -> list[Bar]:
    """9.4a A friendly city in Germany, not in an enemy zone of control, within stacking."""
    return [
        Bar("9.4a", ~(CITIES["germany"] & game.control), "city"),
        Bar("9.4a", zone_of_control(game, ALLIED), "zone"),
        Bar("6.4a", r06_stacking.full_hexes(game), "full"),
    ]


def objections_to_arriving(game: Game, side: str) -> list[Objection]:
    """9.4a, B-39 From phase VI of turn 8 on; it costs nothing and first moves the turn after."""
    corps, late = reinforcement(game), game.scenario.printed.reinforcement
    if side != GERMAN:
        return [Objection("9.4a", "german")]
    if corps is None or late is None or game.units[corps].place != UNPLACED:
        return [Objection("9.4a", "here")]
    return [Objection("9.4a", "turn")] if game.turn < late.turn else []


def objections_to_entering(game: Game, side: str, hex: Hex) -> list[Objection]:
    return objections_to_arriving(game, side) or objections_at(hex, arrival_bars(game))


def arrival_hexes(game: Game, side: str) -> int:
    """9.4a The cities where the corps may be placed now."""
    if objections_to_arriving(game, side):
        return 0
    return CITIES["germany"] & ~closed_by(arrival_bars(game))


def arrive(game: Game, hex: Hex) -> None:
    corps = reinforcement(game)
    assert corps is not None, "only 1940 has a reinforcement"
    effects.place(game, corps, hex, "9.4a")
