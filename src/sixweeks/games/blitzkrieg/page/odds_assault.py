"""The odds of an assault: every fire at range 0, and how the whole may end.

The whole is reckoned with plain choices: whoever is neutralized gives way, whoever loses a step
stays, the attacker aims at the defender he is most likely to be rid of and presses on."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.board.hexes import Hex
from sixweeks.board.odds import followed, gathered, in_the_end
from sixweeks.games.blitzkrieg.model.components import UnitId
from sixweeks.games.blitzkrieg.model.queries import counter_of, side_of, units_at
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.model.view import secret_units
from sixweeks.games.blitzkrieg.page.odds_words import Preview, titled, unseen_in
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r06_ways import is_in_column_to, objections_to_assault
from sixweeks.games.blitzkrieg.rules.r07_movement import allowance
from sixweeks.games.blitzkrieg.rules.r08_fire import indirect_factor, is_wrong_target
from sixweeks.games.blitzkrieg.rules.r09_assault_fire import Ground, assault_factor
from sixweeks.games.blitzkrieg.rules.r10_combat_results import LOSS, NEUTRALIZED, NONE
from sixweeks.games.blitzkrieg.rules.r12_mines_and_works import is_mined
from sixweeks.games.blitzkrieg.text.messages import TEXT
from sixweeks.kernel.presentation.sentence import Sentence, Text

TAKEN, DRIVEN_OFF, DESTROYED, GOES_ON = "taken", "driven_off", "destroyed", "goes_on"


class Fight(Struct, frozen=True):
    """How an assault stands between two fires: steps of the attacker and of each defender left."""

    attacker: int
    defenders: tuple[tuple[UnitId, int], ...]


Chances: TypeAlias = dict[Fight | str, Fraction]  # by how it stands, or how it has ended
Hits: TypeAlias = dict[tuple[int, bool], Fraction]  # steps lost by the attacker, and neutralized
Shots: TypeAlias = list[tuple[Fight, Fraction]]  # what the attacker's fire leaves
SURE = Fraction(1)
UNHURT: Hits = {(0, False): SURE}


# --- what is told -----------------------------------------------------------------------------


def about_to_assault(game: Game, unit: UnitId, hex: Hex, side: str | None) -> Preview:
    """9.1 An assault that the rules allow, against the defenders one knows of."""
    act = the_act(game, unit)
    TEXT.refuse(objections_to_assault(game, act, hex))
    twin = fogged(game, hex, side)
    if not is_in_column_to(game, act, hex):
        twin = changed(twin, unit, column=False)
    origin = act.passing if act.passing >= 0 else game.units[unit].place
    ground = Ground(unit, hex, origin, True)
    first, last = endings(twin, ground)
    return Preview(
        titled(game, "assault", unit=unit, hex=hex),
        endings={str(name): float(chance) for name, chance in last.items()},
        stages=(*defensive_fires(twin, ground), *offensive_fires(twin, ground)),
        unseen=unseen_in(game, side, hex),
        notes=(
            {"rule": "9.1.2a", "note": first_exchange(first)},
            {"rule": "10.3b", "note": Sentence("preview-choices")},
        ),
    )


def the_act(game: Game, unit: UnitId) -> Act:
    """The action in progress if it is this unit's, else one that begins."""
    frame = game.frame
    if isinstance(frame, Act) and frame.unit == unit:
        return frame
    points = allowance(game, unit)
    return Act(by=side_of(game, unit), unit=unit, allowance=points, points=points)


def fogged(game: Game, hex: Hex, side: str | None) -> Game:
    """8.1c The game without the defenders that a side may not know."""
    secret, stack = secret_units(game, side), game.stacks.get(hex, ())
    if secret.isdisjoint(stack):
        return game
    twin = game.copy()
    known = tuple(unit for unit in stack if unit not in secret)
    twin.stacks, twin.memo = {**game.stacks, hex: known}, {}
    return twin


def changed(game: Game, unit: UnitId, **changes: object) -> Game:
    if all(getattr(game.units[unit], name) == value for name, value in changes.items()):
        return game
    twin = game.copy()
    units = list(game.units)
    units[unit] = replace(units[unit], **changes)
    twin.units, twin.memo = tuple(units), {}
    return twin


def first_exchange(first: Chances) -> Sentence:
    percent = {str(name): Text(f"{float(chance):.0%}") for name, chance in first.items()}
    return Sentence("preview-first_exchange", percent)


def defensive_fires(game: Game, ground: Ground) -> Iterator[Preview]:
    """12.1b Mines first, then 9.1.2a each defender."""
    if is_mined(game, ground.hex):
        yield mine_strike(game, ground.attacker)
    for defender in units_at(game, ground.hex):
        if may_fire(game, defender, ground.attacker):
            yield fire_at_range_0(game, ground, defender, ground.attacker)


def offensive_fires(game: Game, ground: Ground) -> Iterator[Preview]:
    """9.1.3a The attacker at each defender he may aim at."""
    for defender in units_at(game, ground.hex):
        if may_fire(game, ground.attacker, defender):
            yield fire_at_range_0(game, ground, ground.attacker, defender)


def mine_strike(game: Game, unit: UnitId) -> Preview:
    """12.1a What mines do to a unit that enters them."""
    factor = indirect_factor(game, "mine", unit)
    return Preview(titled(game, "mines", target=unit), factor, target=unit)


def may_fire(game: Game, firer: UnitId, target: UnitId) -> bool:
    return not is_wrong_target(counter_of(game, firer), counter_of(game, target))


def fire_at_range_0(game: Game, ground: Ground, firer: UnitId, target: UnitId) -> Preview:
    what = "offensive" if firer == ground.attacker else "defensive"
    title = titled(game, what, unit=firer, target=target, hex=ground.hex)
    return Preview(title, assault_factor(game, ground, firer, target), firer, target)


# --- how it may end ---------------------------------------------------------------------------


def endings(game: Game, ground: Ground) -> tuple[Chances, Chances]:
    """The chances after the first exchange of fire, and in the end.

    12.1b The mines attack first, then 9.1.2a the defenders, 9.1.3a then the attacker."""
    defenders = tuple((u, game.units[u].steps) for u in units_at(game, ground.hex))
    found: Chances = {Fight(game.units[ground.attacker].steps, defenders): SURE}
    if is_mined(game, ground.hex):
        mines = struck(UNHURT, indirect_factor(game, "mine", ground.attacker).chances)
        found = followed(found, going_on(lambda fight: round_of(fight, mines)))
    first_fires = partial(fires_at_attacker, game, ground)
    found = followed(found, going_on(lambda fight: round_of(fight, first_fires(fight))))
    found = followed(found, going_on(partial(attacked, game, ground)))
    last = in_the_end(found, going_on(partial(fought, game, replace(ground, first=False))))
    return outcomes(found), outcomes(last)


def going_on(step: Callable[[Fight], Chances]) -> Callable[[Fight | str], Chances]:
    """A step of every fight that is not decided."""
    return lambda each: {each: SURE} if isinstance(each, str) else step(each)


def outcomes(found: Chances) -> Chances:
    """By name; fights not decided go on."""
    none: Chances = dict.fromkeys((TAKEN, DRIVEN_OFF, DESTROYED, GOES_ON), Fraction(0))
    return none | gathered(
        (each if isinstance(each, str) else GOES_ON, chance) for each, chance in found.items()
    )


def fires_at_attacker(game: Game, ground: Ground, fight: Fight) -> Hits:
    """Every defender who may fire does so."""
    twin, hits = changed(game, ground.attacker, steps=fight.attacker), UNHURT
    for defender, steps in fight.defenders:
        if may_fire(game, defender, ground.attacker):
            armed = changed(twin, defender, steps=steps)
            hits = struck(hits, assault_factor(armed, ground, defender, ground.attacker).chances)
    return hits


def attacked(game: Game, ground: Ground, fight: Fight) -> Chances:
    """9.1.3a The attacker's fire; 9.1.3b whoever was neutralized before leaves after it."""

    def outcome(left: Fight) -> Fight | str:
        staying = tuple(each for each in left.defenders if not game.units[each[0]].neutralized)
        return replace(left, defenders=staying) if staying else TAKEN

    return gathered((outcome(left), chance) for left, chance in shots(game, ground, fight))


def fought(game: Game, ground: Ground, fight: Fight) -> Chances:
    """9.1.4a, 9.1.5a A further round."""
    return round_of(fight, fires_at_attacker(game, ground, fight), shots(game, ground, fight))


def round_of(fight: Fight, hits: Hits, shots: Shots | None = None) -> Chances:
    """9.1.4a All fire at once; or only at the attacker."""
    return gathered(
        (end_of_round(left, *hit), chance * other)
        for hit, chance in hits.items()
        for left, other in shots or [(fight, SURE)]
    )


def end_of_round(left: Fight, lost: int, neutralized: bool) -> Fight | str:
    if lost >= left.attacker:
        return DESTROYED
    if neutralized:
        return DRIVEN_OFF
    return replace(left, attacker=left.attacker - lost) if left.defenders else TAKEN


def struck(hits: Hits, chances: dict[str, Fraction]) -> Hits:
    """One more fire at the attacker."""
    return gathered(
        ((lost + (result == LOSS), neutralized or result == NEUTRALIZED), weight * chances[result])
        for (lost, neutralized), weight in hits.items()
        for result in (NONE, NEUTRALIZED, LOSS)
    )


def shots(game: Game, ground: Ground, fight: Fight) -> Shots:
    """What the attacker's fire may leave, if he aims where it tells most."""
    twin = changed(game, ground.attacker, steps=fight.attacker)
    ways = [
        one_shot(fight, index, assault_factor(twin, ground, ground.attacker, unit).chances)
        for index, (unit, _) in enumerate(fight.defenders)
        if may_fire(game, ground.attacker, unit)
    ]
    return max(ways, key=lambda way: rid_of(fight, way), default=[(fight, SURE)])


def rid_of(fight: Fight, way: Shots) -> Fraction:
    """How likely a shot is to remove its target."""
    before = len(fight.defenders)
    return sum((p for left, p in way if len(left.defenders) < before), Fraction(0))


def one_shot(fight: Fight, index: int, chances: dict[str, Fraction]) -> Shots:
    unit, steps = fight.defenders[index]
    before, behind = fight.defenders[:index], fight.defenders[index + 1 :]
    gone = replace(fight, defenders=(*before, *behind))
    hurt = replace(fight, defenders=(*before, (unit, steps - 1), *behind))
    return [
        (fight, chances[NONE]),
        (gone, chances[NEUTRALIZED]),
        (hurt if steps > 1 else gone, chances[LOSS]),
    ]
