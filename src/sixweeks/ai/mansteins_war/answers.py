"""The smaller questions: arrivals, refit, markers, evacuation, options, the extension."""

from sixweeks.ai.mansteins_war import dangers, markers, raids
from sixweeks.ai.mansteins_war.objectives import pulls
from sixweeks.ai.mansteins_war.outlook import WON
from sixweeks.ai.mansteins_war.ranking import NEVER, Options, Ranked, hex_in, ranked, unit_of
from sixweeks.ai.mansteins_war.situation import Situation, place_of, steps_to
from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    GERMAN,
    GERMANY,
    PARIS,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import defence_factor, units_of_side_at
from sixweeks.games.mansteins_war.rules.r03_victory import difference
from sixweeks.games.mansteins_war.rules.r06_limits import full_hexes
from sixweeks.kernel.question import Action

# --- arrivals and set-up ----------------------------------------------------------------------


def deploy(situation: Situation, options: Options) -> Ranked:
    """13.2.a The strongest first; nobody waits."""

    def merit(option: Action) -> float:
        if option.verb != "deploy":
            return NEVER
        return situation.worth(unit_of(option))

    return ranked(options, merit)


def arrival(situation: Situation, unit: UnitId, options: Options) -> Ranked:
    """13.3 Near to where the army goes; the French at Paris first."""
    full, crowded = full_hexes(situation.game, unit), situation.weights.arrivals.full
    if situation.side == GERMAN:
        pull = pulls(situation)
        return ranked(options, lambda o: pull[hex_in(o)] - crowded * (full >> hex_in(o) & 1))
    field = raids.way_from_home(situation, unit) or steps_to(1 << PARIS, 0)
    return ranked(options, lambda o: -field[hex_in(o)] - crowded * (full >> hex_in(o) & 1))


def transfer(situation: Situation, options: Options) -> Ranked:
    """26.3 The city nearest to what is wanted."""
    pull = pulls(situation)
    return ranked(options, lambda option: pull[hex_in(option)])


def placing(situation: Situation, options: Options) -> Ranked:
    """21 By hand: near the border, an army to every second hex."""
    border = GERMANY if situation.side != GERMAN else MAP.land & ~GERMANY
    field, arrivals = steps_to(border, 0), situation.weights.arrivals

    def merit(option: Action) -> float:
        if option.verb != "place":
            return NEVER
        hex = hex_in(option)
        beside = (GRID.around[hex] & situation.friends).bit_count()
        crowd = len(units_of_side_at(situation.game, situation.side, hex))
        return -field[hex] - arrivals.beside * beside - arrivals.crowd * crowd

    return ranked(options, merit)


# --- markers ----------------------------------------------------------------------------------


def command(situation: Situation, options: Options) -> Ranked:
    return ranked(options, lambda option: markers.of_command(situation, str(option.noun)))


def corps(situation: Situation, options: Options) -> Ranked:
    worth = markers.corps_worth(situation, [unit_of(option) for option in options])
    return ranked(options, lambda option: worth[unit_of(option)])


def reserves(situation: Situation, options: Options) -> Ranked:
    def merit(option: Action) -> float:
        if option.verb != "with":
            return 0.0
        unit = unit_of(option)
        return situation.worth(unit) if markers.joins(situation, unit) else NEVER

    return ranked(options, merit)


def select(situation: Situation, options: Options) -> Ranked:
    """21.2.a The plan first."""
    plan = situation.game.plans.german
    return ranked(options, lambda option: float(str(option.noun) == plan))


def channel(situation: Situation, options: Options) -> Ranked:
    """15.2.d The strongest in contact with the enemy."""

    def merit(option: Action) -> float:
        unit = unit_of(option)
        is_hot = situation.against >> place_of(situation.game, unit) & 1
        times = situation.weights.channel if is_hot else 1.0
        return defence_factor(situation.game, unit) * times

    return ranked(options, merit)


# --- evacuation, options ----------------------------------------------------------------------


def embark(situation: Situation, options: Options) -> Ranked:
    """20.2 Who would be lost in a port goes home; who can hold it stays."""

    def merit(option: Action) -> float:
        if option.verb != "embark":
            return 0.0
        unit = unit_of(option)
        if COUNTERS[unit].is_logistic:
            return NEVER
        hex = place_of(situation.game, unit)
        danger = dangers.danger(situation, unit, hex) - situation.weights.doomed
        return situation.worth(unit) * danger

    return ranked(options, merit)


def open_city(situation: Situation, options: Options) -> Ranked:
    """25.4 A city that nobody can hold any more costs only half of its points."""
    cities = situation.weights.cities

    def merit(option: Action) -> float:
        if option.verb != "open":
            return 0.0
        hex = hex_in(option)
        is_near = situation.front[hex] <= cities.enemy
        is_abandoned = not GRID.within(hex, cities.friends) & situation.friends
        return 1.0 if is_near and is_abandoned else NEVER

    return ranked(options, merit)


def extension(situation: Situation, options: Options) -> Ranked:
    """3.4.c Two more turns cost ten points: a game that is won is not risked for more; any other
    has more to win than to lose."""
    is_won = difference(situation.game) >= WON
    return ranked(options, lambda option: float((option.verb == "extend") != is_won))
