"""Assaults: how one is likely to end, fire by fire, and what it costs both."""

from msgspec import Struct

from sixweeks.ai.blitzkrieg.chances import chances, is_shaken
from sixweeks.ai.blitzkrieg.situation import Situation
from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import UnitId
from sixweeks.games.blitzkrieg.model.queries import counter_of, formation_id, units_at
from sixweeks.games.blitzkrieg.rules.r08_fire import is_wrong_target
from sixweeks.games.blitzkrieg.rules.r09_assault_fire import Ground, assault_factor

ROUNDS = 3


class Prospect(Struct, frozen=True):
    """How an assault is likely to end, and what it costs both."""

    win: float
    harm: float  # to the enemy
    cost: float  # to oneself


def presses_on(situation: Situation, unit: UnitId, hex: Hex) -> bool:
    """10.3b Is a hex worth a step? An objective is, at the end or while the formation has many."""
    game = situation.game
    if not game.scenario.objective_hexes >> hex & 1:
        return False
    late = situation.turns_left <= situation.weights.press_until
    return late or not is_shaken(game, formation_id(game, unit))


class Fight:
    """The attacker in an assault: how likely he still has so many steps, and what he has lost."""

    def __init__(self, steps: int, press: bool) -> None:
        self.left, self.press = {steps: 1.0}, press
        self.lost = self.stopped = 0.0

    @property
    def stands(self) -> float:
        return sum(self.left.values())

    def under_fire(self, pinned: float, lost: float) -> None:
        """10.3b An attacker who presses on loses a step instead of being neutralized, if it has
        two."""
        left: dict[int, float] = {}
        for steps, chance in self.left.items():
            pays = self.press and steps > 1
            step_lost = lost + (pinned if pays else 0.0)
            self.stopped += 0.0 if pays else chance * pinned
            self.lost += chance * step_lost
            left[steps] = left.get(steps, 0.0) + chance * (1 - pinned - lost)
            if steps > 1:
                left[steps - 1] = left.get(steps - 1, 0.0) + chance * step_lost
        self.left = left


def prospect(situation: Situation, unit: UnitId, hex: Hex, origin: int) -> Prospect:
    game, own = situation.game, counter_of(situation.game, unit)
    press = presses_on(situation, unit, hex)
    fight = Fight(game.units[unit].steps, press)
    first, later = Ground(unit, hex, origin, True), Ground(unit, hex, origin, False)
    defenders = units_at(game, hex)
    for each in defenders:
        if not is_wrong_target(counter_of(game, each), own):
            fight.under_fire(*hit(situation, first, each, unit))
    strong = [each for each in defenders if not game.units[each].neutralized]
    aimed = [
        each for each in strong or defenders if not is_wrong_target(own, counter_of(game, each))
    ]
    harm = situation.weights.driven_out * fight.stands * (len(defenders) - len(strong))
    win = fight.stands
    if strong:
        win = 0.0
        if aimed:
            win, more = exchange_of_fire(situation, fight, later, unit, strong, aimed, press)
            harm += more
    price = fight.lost + situation.weights.pinned * fight.stopped
    return Prospect(min(win, 1.0), harm, situation.worth(unit) * price)


def exchange_of_fire(
    situation: Situation,
    fight: Fight,
    ground: Ground,
    unit: UnitId,
    strong: list[UnitId],
    aimed: list[UnitId],
    press: bool,
) -> tuple[float, float]:
    """9.1.3-9.1.5 Offensive fire, then round after round; how likely all defenders go, and harm."""
    game = situation.game
    target = max(aimed, key=lambda each: sum(hit(situation, ground, unit, each)))
    hits = sum(hit(situation, ground, unit, target))
    needed = sum(game.units[each].steps if press else 1 for each in strong)
    left, won, harm = {needed: 1.0}, 0.0, 0.0
    back = [hit(situation, ground, each, unit) for each in strong]
    for turn in range(ROUNDS):
        if turn:
            for pinned, lost in back[: max(left)]:
                share = 1 - left.get(0, 0.0)
                fight.under_fire(pinned * share, lost * share)
        harm += fight.stands * hits * (1 - left.get(0, 0.0))
        left = struck(left, hits)
        won = left.get(0, 0.0) * fight.stands
    return won, situation.weights.struck * harm * situation.worth(target)


def struck(left: dict[int, float], hits: float) -> dict[int, float]:
    after = {0: left.get(0, 0.0)}
    for needed, chance in left.items():
        if needed:
            after[needed] = after.get(needed, 0.0) + chance * (1 - hits)
            after[needed - 1] = after.get(needed - 1, 0.0) + chance * hits
    return after


def hit(situation: Situation, ground: Ground, firer: UnitId, target: UnitId) -> tuple[float, float]:
    game = situation.game
    if is_wrong_target(counter_of(game, firer), counter_of(game, target)):
        return 0.0, 0.0
    factor = assault_factor(game, ground, firer, target).total
    return chances(factor, counter_of(game, target).is_vehicle)
