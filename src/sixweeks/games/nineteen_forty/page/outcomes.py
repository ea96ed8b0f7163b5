"""What may come of an attack: a mixture over the bridgehead dice, and results hex by hex."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from sixweeks.board.hexes import bits
from sixweeks.games.nineteen_forty.model.components import COMBAT, TABLES
from sixweeks.games.nineteen_forty.model.queries import places
from sixweeks.games.nineteen_forty.model.state import BySide, Game
from sixweeks.games.nineteen_forty.rules import r07_odds, r09_air
from sixweeks.games.nineteen_forty.rules.r07_odds import WHOLE, Assault, Odds, Side
from sixweeks.kernel.presentation import scene
from sixweeks.kernel.presentation.sentence import (
    EMPTY,
    Chances,
    Listed,
    Meanings,
    Sentence,
    Term,
    Text,
    counted,
    message,
    named,
)
from sixweeks.masks import mask_of

WON = Fraction(TABLES.bridgehead["up_to"], 6)  # 7.l
ORDER = ("AE", "AR", "NE", "DR*", "DR", "DE")
RETREATS = ("DR", "DE")


class Fight(NamedTuple):
    """An attack, the air points given to it, and the bridgehead dice that have been rolled."""

    assault: Assault
    air: BySide = BySide()
    failed: tuple[Side, ...] = ()
    checked: int = 0


class Outcome(NamedTuple):
    """One way in which the bridgehead dice may fall: how many are won, how likely, at what odds."""

    won: int
    chance: Fraction
    odds: Odds


def outcomes(game: Game, fight: Fight) -> list[Outcome]:
    """7.l All ways of the dice still to be rolled, the one with every bridgehead first."""
    sides = r07_odds.minor_river_sides(game, fight.assault)[fight.checked :]
    air = r09_air.net_air(fight.assault.by, fight.air.german, fight.air.allied)
    found = []
    for won in product((True, False), repeat=len(sides)):
        lost = tuple(side for side, is_won in zip(sides, won, strict=True) if not is_won)
        chance = WON ** sum(won) * (1 - WON) ** len(lost)
        worked_out = r07_odds.odds(game, fight.assault, air, (*fight.failed, *lost))
        found.append(Outcome(sum(won), chance, worked_out))
    return found


def column_words(found: Sequence[Outcome]) -> Sentence:
    """The column, or from which to which the bridgehead dice may lead."""
    low, high = (pick(each.odds.column for each in found) for pick in (min, max))
    names = COMBAT.columns
    if low == high:
        return named(names[low])
    return message("odds-range", low=Text(names[low]), high=Text(names[high]))


# --- results ----------------------------------------------------------------------------------


def effect(game: Game, assault: Assault, result: str) -> str:
    """7.s What a result comes to, if it is the same in every hex attacked; else the result."""
    found = {r07_odds.result_in(game, assault, hex, result) for hex in bits(assault.hexes)}
    return found.pop() if len(found) == 1 else result


def chances(game: Game, assault: Assault, found: Sequence[Outcome]) -> Chances:
    """The exact chance of each result, after terrain and forts have turned some into nothing."""
    total = dict.fromkeys(ORDER, Fraction(0))
    for each in found:
        for result, chance in each.odds.chances.items():
            total[effect(game, assault, result)] += each.chance * chance
    return Chances({named(name): float(chance) for name, chance in total.items() if chance})


def meanings(game: Game, assault: Assault, found: Sequence[Outcome]) -> Meanings:
    results = {result for each in found for result in each.odds.chances}
    said = {effect(game, assault, result): meaning(game, assault, result) for result in results}
    return Meanings({named(name): said[name] for name in ORDER if name in said})


def meaning(game: Game, assault: Assault, result: str) -> Sentence:
    """7.s In several hexes some defenders may retreat while others hold."""
    name = effect(game, assault, result)
    hexes = bits(assault.hexes)
    go = mask_of(h for h in hexes if r07_odds.result_in(game, assault, h, result) in RETREATS)
    if name in ORDER and go in (0, assault.hexes):
        return message("odds-result", result=Term("result", name.replace("*", "_star")))
    return message("odds-mixed", retreating=places(go), holding=places(assault.hexes & ~go))


# --- the bridgehead dice ----------------------------------------------------------------------


def stages(game: Game, fight: Fight, found: Sequence[Outcome]) -> list[scene.Odds]:
    """7.l What the dice lead to, column by column."""
    columns = sorted({each.odds.column for each in found}, reverse=True)
    if len(found) == 1:
        return []
    return [
        stage(game, fight, [each for each in found if each.odds.column == column])
        for column in columns
    ]


def stage(game: Game, fight: Fight, found: Sequence[Outcome]) -> scene.Odds:
    odds, chance = found[0].odds, sum((each.chance for each in found), Fraction(0))
    of_this = [each._replace(chance=each.chance / chance) for each in found]
    won = tuple(counted(number) for number in sorted({each.won for each in found}))
    sides = len(r07_odds.minor_river_sides(game, fight.assault)) - fight.checked
    return {
        "attack": odds.attack / WHOLE,
        "defence": odds.defence / WHOLE,
        "attackers": [],
        "defenders": [],
        "initial": named(odds.ratio),
        "shifts": [],
        "column": named(odds.name),
        "automatic": EMPTY,
        "results": chances(game, fight.assault, of_this),
        "hidden_defenders": 0,
        "title": message(
            "odds-bridgeheads",
            won=Listed(won, "or"),
            sides=sides,
            column=Text(odds.name),
            percent=round(100 * chance),
        ),
    }
