"""What may come of a combat: the results of a column as they take effect, and counterattacks."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from sixweeks.board.odds import gathered
from sixweeks.games.mansteins_war.model.components import CRT, RESULTS, opponent
from sixweeks.games.mansteins_war.model.queries import hex_of, place
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules import r10_odds
from sixweeks.games.mansteins_war.rules.r10_odds import Attack, Odds
from sixweeks.games.mansteins_war.rules.r22_results import effective
from sixweeks.kernel.presentation import scene
from sixweeks.kernel.presentation.sentence import (
    EMPTY,
    Chances,
    Meanings,
    Sentence,
    Term,
    message,
    named,
)

NOTHING = "–"  # 22.1.c, 22.2.c a counterattack that comes to nothing
COUNTERATTACK = "CA"


class Fight(NamedTuple):
    """An attack on one of the two tables, with or without ships."""

    attack: Attack
    table: str
    with_ships: bool = False


def odds_of(game: Game, fight: Fight) -> Odds:
    return r10_odds.odds(game, fight.attack, fight.table, fight.with_ships)


def likely(game: Game, fight: Fight) -> Mapping[str, Fraction]:
    """The chance of each result as it takes effect, in the order of the chart."""
    printed = odds_of(game, fight).chances.items()
    found = gathered((effective(game, fight.attack, name), chance) for name, chance in printed)
    return {name: found[name] for name in (*RESULTS, "") if name in found}


def results(game: Game, fight: Fight) -> Chances:
    return Chances({label(name): float(chance) for name, chance in likely(game, fight).items()})


def label(result: str) -> Sentence:
    return named(result or NOTHING)


def meanings(game: Game, fight: Fight) -> Meanings:
    return Meanings({label(name): meaning(name) for name in likely(game, fight)})


def meaning(result: str) -> Sentence:
    if not result:
        return Sentence("odds-nothing")
    return message("odds-result", result=Term("result", result))


# --- 22.2 the counterattack inside the chance of CA -------------------------------------------


def counterattacks(game: Game, fight: Fight) -> list[scene.Odds]:
    """22.2.a What the defenders may do to each hex they were attacked from, if CA comes up."""
    chance = likely(game, fight).get(COUNTERATTACK)
    if not chance:
        return []
    return [counter_odds(game, each, chance) for each in counter_fights(game, fight.attack)]


def counter_fights(game: Game, attack: Attack) -> Sequence[Fight]:
    """22.2.a Each hex that was attacked from, 22.2.d on each table that may be used."""
    by, starts = opponent(attack.by), sorted({hex_of(game, unit) for unit in attack.units})
    fights = []
    for start in starts:
        there = tuple(unit for unit in attack.units if hex_of(game, unit) == start)
        back = Attack(by, start, attack.defenders, there, is_counter=True)
        fights += [Fight(back, table) for table in r10_odds.open_tables(game, back)]
    return fights


def counter_odds(game: Game, fight: Fight, chance: Fraction) -> scene.Odds:
    odds = odds_of(game, fight)
    return {
        "attack": odds.attack,
        "defence": odds.defence,
        "attackers": [],
        "defenders": [],
        "initial": named(CRT[fight.table].columns[odds.base]),
        "shifts": [],
        "column": named(odds.name),
        "automatic": EMPTY,
        "results": results(game, fight),
        "hidden_defenders": 0,
        "meanings": meanings(game, fight),
        "title": message(
            "odds-counterattack",
            hex=place(fight.attack.hex),
            table=Term("table", fight.table),
            percent=round(100 * chance),
        ),
    }
