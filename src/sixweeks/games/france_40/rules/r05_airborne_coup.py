"""5.9 The German Airborne Coup of turn 1."""

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import cross
from sixweeks.games.france_40.model import effects
from sixweeks.games.france_40.model.components import (
    ALLIED,
    GERMAN,
    MAP,
    NATIONS,
    NEUTRALS,
    TABLES,
    UnitId,
)
from sixweeks.games.france_40.model.queries import (
    counter_of,
    fort_at,
    is_neutral,
    occupied,
    standing_forts,
    units_at,
)
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r02_steps, r04_victory, r06_stacking
from sixweeks.games.france_40.rules.r10_movement import country_bars, forest_is_closed, neutral_bar
from sixweeks.games.france_40.rules.r10_movement_phase import overland_supplied
from sixweeks.kernel.objection import Bar, Objection, closed_by
from sixweeks.kernel.procedure import Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Kind, Why, barred_by, button, open_places, places, question_from

NOWHERE = Hex(-1)
STAND_FAST = Action("stay")
MUST_LEAVE = Objection("5.9f", "must")


class AirborneCoup(Procedure):
    """5.9a Place the marker or lose it; roll; clear the hex."""

    hex: Hex = NOWHERE
    displaced: tuple[UnitId, ...] = ()  # units still to be moved away, one by one

    @step("5.9c")
    def drop(self, game: Game) -> Outcome:
        return question_from(GERMAN, self.not_dropped(game), Action("no_coup"))

    @drop.then
    def dropped(self, game: Game, choice: Action) -> Outcome:
        if choice.verb == "no_coup":
            return Return()
        self.hex = Hex(int(choice.noun))
        return None

    @drop.why
    def not_dropped(self, game: Game) -> Why:
        return Why(open_places("coup", MAP.grid.all, drop_bars(game)), otherwise=Objection("5.0b"))

    @step("5.9b")
    def violate(self, game: Game) -> "Call[r04_victory.Violation] | None":
        """5.9b A drop into a neutral country violates it, whatever the result."""
        country = MAP.country(self.hex)
        if country in NEUTRALS and is_neutral(game, country):
            return Call(r04_victory.Violation(country=country, rule="5.9b"))
        return None

    @step("5.9d")
    def roll(self, game: Game) -> Outcome:
        """B-20 Nothing is left to seize if the Swiss have gone to their redoubt."""
        return Roll(GERMAN) if occupied(game, ALLIED) >> self.hex & 1 else Return()

    @roll.then
    def rolled(self, game: Game, die: int) -> Outcome:
        """5.9d 1-5 succeeds; 5.9e a failure has no other effect."""
        modified = die + coup_modifier(game, self.hex)
        success = modified <= TABLES.airborne_coup["succeeds_up_to"]
        effects.coup(game, self.hex, die, modified, success)
        if not success:
            return Return()
        self.displaced = units_at(game, self.hex)
        if (fort := fort_at(game, self.hex)) is not None:
            r02_steps.eliminate(game, fort, "5.9f")
        return None

    @step("5.9f")
    def displace(self, game: Game) -> Outcome:
        """5.9f, B-40 One hex for the whole stack, if any takes it whole."""
        hexes = bits(displacement_hexes(game, self.hex, self.displaced))
        if not self.displaced or not hexes:
            return None
        return Choose(ALLIED, tuple(Action("displace", hex) for hex in hexes))

    @displace.then
    def displaced_together(self, game: Game, choice: Action) -> Outcome:
        displace(game, self.displaced, self.hex, Hex(int(choice.noun)))
        self.displaced = ()
        return None

    @displace.why
    def not_displaced(self, game: Game) -> Why:
        return self.displacing(game, self.displaced)

    def displacing(self, game: Game, units: tuple[UnitId, ...], *more: Kind) -> Why:
        far = Bar("5.9f", ~MAP.grid.around[self.hex], "far")
        bars = displacement_bars(game, self.hex, units)
        return Why(places("displace", barred_by(bars, far)), *more, otherwise=Objection("5.0b"))

    @step("5.9f")
    def displace_singly(self, game: Game) -> Outcome:
        """5.9f, B-40 Else unit by unit; with nowhere to go it is eliminated.

        Where there is room for some only, the Allied player chooses who is saved.
        """
        if not self.displaced:
            return None
        hexes = bits(displacement_hexes(game, self.hex, self.displaced[-1:]))
        is_tight = len(self.displaced) > r06_stacking.room_in(game, hexes)
        ways = tuple(Action("displace", hex) for hex in hexes)
        return Choose(ALLIED, (*ways, STAND_FAST) if is_tight else ways)

    @displace_singly.then
    def displaced_singly(self, game: Game, choice: Action) -> Outcome:
        *others, unit = self.displaced
        self.displaced = tuple(others)
        if choice.verb == "displace":
            displace(game, (unit,), self.hex, Hex(int(choice.noun)))
        else:
            r02_steps.eliminate(game, unit, "5.9f")
        return self.back_to("displace_singly")

    @displace_singly.why
    def not_displaced_singly(self, game: Game) -> Why:
        return self.displacing(game, self.displaced[-1:], button("stay", MUST_LEAVE))


def displace(game: Game, units: tuple[UnitId, ...], start: Hex, to: Hex) -> None:
    """5.9f A displacement is a move, so it may reach the Dyle-Breda line (4.4a)."""
    overland = overland_supplied(game, units)
    effects.move(game, units, (start, to), "5.9f")
    r04_victory.after_entering(game, units, one(to), overland)


def drop_bars(game: Game) -> list[Bar]:
    """5.9c Any hex with an Allied or neutral fortification or mobile unit."""
    mobile = 0
    for presence in game.presence[1:]:
        mobile |= presence
    return [Bar("5.9c", ~(mobile | standing_forts(game, ALLIED)))]


def coup_modifier(game: Game, hex: Hex) -> int:
    """5.9d +1 for a Maginot unit, none for Eben Emael; +1 for each Allied mobile unit."""
    table = TABLES.airborne_coup
    fort = fort_at(game, hex)
    is_maginot = fort is not None and counter_of(game, fort).kind == "maginot"
    return table["maginot"] * is_maginot + table["mobile_unit"] * len(units_at(game, hex))


def displacement_bars(game: Game, start: Hex, units: tuple[UnitId, ...]) -> list[Bar]:
    """5.9f, B-40 Enterable: stacking, nationality and closed ground count, enemy zones do not."""
    nation = game.roster.nation[units[0]]
    room = game.scenario.stacking - len(units)
    too_full = sum(one(hex) for hex, stack in game.stacks.items() if len(stack) > room)
    bars = [
        Bar("10.5d", MAP.water | ~cross(MAP.grid, one(start), MAP.open)),
        Bar("10.8b", MAP.gap),
        Bar("6.2c", occupied(game, GERMAN)),
        Bar("5.9f", MAP.countries["germany"], "germany"),
        Bar("6.4a", too_full, "full"),
        Bar("6.2e", r06_stacking.foreign_hexes(game, NATIONS[nation])),
        neutral_bar(game, ALLIED),
        *country_bars(game, nation),
    ]
    if forest_is_closed(game):
        bars.append(Bar("5.8d", MAP.ardennes))
    return bars


def displacement_hexes(game: Game, hex: Hex, units: tuple[UnitId, ...]) -> int:
    if not units:
        return 0
    return MAP.grid.around[hex] & ~closed_by(displacement_bars(game, hex, units))
