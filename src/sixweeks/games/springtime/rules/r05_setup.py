"""5.0 Prepare for play."""

from msgspec.structs import replace

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model import set_up_effects
from sixweeks.games.springtime.model.components import (
    ALLIED,
    AXIS,
    COUNTERS,
    EVENTS,
    MAP,
    ROSTER,
    SCENARIOS,
    UnitId,
)
from sixweeks.games.springtime.model.state import NOBODY, PLACES, WAITING, Game, Options, Unit
from sixweeks.games.springtime.rules.r04_leaders_and_morale import PlaceKleist
from sixweeks.games.springtime.rules.r17_side_bids import SideBids
from sixweeks.games.springtime.rules.r18_optional_rules import FreeSetUp, free_units
from sixweeks.games.springtime.rules.r19_plan_red import is_plan_red, with_bef_set_aside
from sixweeks.kernel.procedure import Call, Outcome, Procedure, step


def new_game(scenario: str, options: Options) -> Game:
    """5.1, 19.2a, 19.2b Markers and units as the scenario lists them, 11.0a the Advantage Axis.

    5.1.1-5.1.5 Turn, Impulse, Advantage, French Morale, Replacement Points, Air on the lower face;
    5.1.6, A-04 Axis control of 1-6 and Zone F; 5.1.7 every Event marker in the cup."""
    printed = SCENARIOS[scenario]
    game = Game(
        scenario_id=scenario,
        stack=[],
        options=options,
        impulse=printed.first_impulse,
        units=printed_places(scenario),
        control=printed.control,
        morale=printed.morale,
        replacements=dict(printed.replacements),
        advantage=AXIS,
        turn_track=printed.turn_track,
        strong_air=printed.strong_air,
    )
    game = with_bef_set_aside(game)
    cup = tuple(sorted(event for event in EVENTS if event not in game.turn_track))
    game = replace(game, cup=cup, kleist=first_carrier(game, MAP.area(printed.kleist)))
    return without_free_units(game) if has_free_set_up(game) else game


def printed_places(scenario: str) -> tuple[Unit, ...]:
    """5.2, 19.1 Where each unit starts, and at what strength; 5.2.1f, 5.2.2f some come later."""
    units = [Unit() for _ in COUNTERS]
    for unit, area, strength in SCENARIOS[scenario].places:
        units[unit] = Unit(area, strength)
    for place, names in SCENARIOS[scenario].off_map.items():
        for name in names:
            units[ROSTER.by_name[name]] = Unit(PLACES[place], 0)
    return tuple(units)


def first_carrier(game: Game, area: AreaId) -> UnitId:
    here = [unit for unit in ROSTER.kleist_units if game.units[unit].place == area]
    return here[0] if here else NOBODY


def has_free_set_up(game: Game) -> bool:
    """18.2a, A-48 The campaign only: in Plan Red the Germans stand outside Germany."""
    return game.options.free_set_up == "on" and game.scenario_id == "campaign"


def without_free_units(game: Game) -> Game:
    """18.2a The units that will be set up freely wait off the map; the 10th Army stays Reduced."""
    units = list(game.units)
    for side in (AXIS, ALLIED):
        for unit in free_units(side):
            units[unit] = Unit(WAITING, units[unit].strength)
    return replace(game, units=tuple(units))


class SetUp(Procedure):
    """5.0 Bids for the sides, free set-up if it is played, and Kleist where he has a choice."""

    @step("17.1a")
    def bids(self, game: Game) -> Call[SideBids]:
        return Call(SideBids())

    @step("18.2a")
    def axis_set_up(self, game: Game) -> Call[FreeSetUp] | None:
        return Call(FreeSetUp(by=AXIS)) if has_free_set_up(game) else None

    @step("18.2a")
    def allied_set_up(self, game: Game) -> Call[FreeSetUp] | None:
        return Call(FreeSetUp(by=ALLIED)) if has_free_set_up(game) else None

    @step("18.2a")
    def reveal(self, game: Game) -> Outcome:
        if has_free_set_up(game):
            set_up_effects.reveal_set_up(game)
        return None

    @step("19.1c")
    def kleist(self, game: Game) -> Call[PlaceKleist] | None:
        """19.1c, A-42 In Plan Red Kleist stands in Area 17, with Guderian or with Reinhardt."""
        return Call(PlaceKleist(area=MAP.area(game.scenario.kleist))) if is_plan_red(game) else None
