"""6.2 Standing orders: automatic answers of the passive player."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache

from sixweeks.games.blitzkrieg.model.components import SCENARIOS, UnitId, opponent
from sixweeks.games.blitzkrieg.model.queries import counter_of, formation_id
from sixweeks.games.blitzkrieg.model.state import NOBODY, Game
from sixweeks.games.blitzkrieg.page.odds_words import chance_of
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import STAY_PUT, AdministrativePhase
from sixweeks.games.blitzkrieg.rules.r06_reactions import NO_REACTION, Reactions, reaction_value
from sixweeks.games.blitzkrieg.rules.r08_fire import direct_factor
from sixweeks.games.blitzkrieg.rules.r09_assault import Assault
from sixweeks.games.blitzkrieg.rules.r10_combat_results import ACCEPT, NONE, TAKE_LOSS, Suffer
from sixweeks.kernel.presentation.definition import OrderInfo, order
from sixweeks.kernel.presentation.sentence import named
from sixweeks.kernel.question import Action, Choose

ASK, ALWAYS, NEVER, LIKELY = "ask", "always", "never", "if likely"
CHANCES = tuple(f"{percent}%" for percent in range(10, 100, 10))
ANY, VEHICLES, INFANTRY = "any", "vehicles", "infantry"
RESULTS = {"accept": ACCEPT, "take the loss": TAKE_LOSS}


@cache
def orders(scenario: str, side: str) -> tuple[OrderInfo, ...]:
    """The orders a side may give; targets can be named by kind or by formation."""
    enemy = opponent(side)
    formations = [id for id, each in SCENARIOS[scenario].formations.items() if each.side == enemy]
    return (
        order("fire", "6.2c", ASK, ALWAYS, NEVER, LIKELY),
        order("chance", "6.3a", *CHANCES, word=named),
        order("target", "6.2c", ANY, VEHICLES, INFANTRY, *formations),
        order("give_way", "6.2g", ASK, NEVER),
        order("neutralized", "10.3b", ASK, "accept", "take the loss"),
        order("observers", "1.4f", ASK, "stay"),
    )


def by_order(game: Game, side: str, settings: Mapping[str, str]) -> Action | None:
    """The answer that the orders give to the question in progress, if they give one."""
    question, frame = game.pending, game.stack[-1]
    assert isinstance(question, Choose), "orders answer choices"
    match frame:
        case Reactions(at="choose"):
            return reaction_by_order(game, frame, question.options, settings)
        case Suffer(at="exchange") | Assault(at="seal") if ACCEPT in question.options:
            return RESULTS.get(settings["neutralized"])
        case AdministrativePhase(at="observers_move") if settings["observers"] != ASK:
            return STAY_PUT
    return None


def reaction_by_order(
    game: Game, trigger: Reactions, options: Sequence[Action], settings: Mapping[str, str]
) -> Action | None:
    """Fire as ordered, the best chance first; asked only where an order does not answer."""
    shots = [option for option in options if option.verb == "react"]
    if shots and settings["fire"] == ASK:
        return None
    wanted = [shot for shot in shots if is_ordered(game, trigger, UnitId(int(shot.noun)), settings)]
    if wanted:
        return max(wanted, key=lambda shot: chance(game, UnitId(int(shot.noun)), trigger.to))
    may_go = any(option.verb == "give_way" for option in options)
    return None if may_go and settings["give_way"] == ASK else NO_REACTION


def is_ordered(game: Game, trigger: Reactions, unit: UnitId, settings: Mapping[str, str]) -> bool:
    if settings["fire"] == NEVER or not is_target(game, trigger.to, settings["target"]):
        return False
    if settings["fire"] == ALWAYS:
        return True
    return chance(game, unit, trigger.to) * 100 >= int(settings["chance"].rstrip("%"))


def is_target(game: Game, enemy: UnitId, wanted: str) -> bool:
    """Any, a kind, or the units of a formation."""
    kind = VEHICLES if counter_of(game, enemy).is_vehicle else INFANTRY
    return wanted in (ANY, kind, formation_id(game, enemy))


def chance(game: Game, unit: UnitId, enemy: UnitId) -> Fraction:
    """6.3a, 10.1a That the unit passes its check and its shot has an effect."""
    assert enemy != NOBODY, "one fires at somebody"
    return chance_of(reaction_value(game, unit, enemy)) * (
        1 - direct_factor(game, unit, enemy, moving=False).chances[NONE]
    )
