"""What a marker drawn is used for: at once, under a General with another, or a second time."""

from sixweeks.ai.blitzkrieg.focus import is_to_strike
from sixweeks.ai.blitzkrieg.ranking import Options, Ranked, first_of, ranked
from sixweeks.ai.blitzkrieg.situation import Situation
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.model.components import FormationId, UnitId
from sixweeks.games.blitzkrieg.model.queries import is_on_map, members
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r05_activation import ACTIVATE, HOLD, OperationsPhase
from sixweeks.games.blitzkrieg.rules.r05_markers import GUNS, kind_of, owner_of
from sixweeks.games.blitzkrieg.rules.r08_fire import targets
from sixweeks.kernel.question import Action


def play(situation: Situation, options: Options) -> Ranked:
    """5.5a Guns and those who use their fire act together; a striking force waits for guns."""
    if options[0].verb == "replay":
        return replay(situation, options)
    if options[0].verb != "activate":
        return first_of(options)
    phase = situation.game.stack[-1]
    assert isinstance(phase, OperationsPhase), "a marker is played"
    joint = [option for option in options if option.verb == "together"]
    if joint and is_well_joined(situation, phase.marker, str(joint[0].noun)):
        return first_of(options, joint[0])
    if HOLD in options and waits_for_guns(situation, phase.marker):
        return first_of(options, HOLD)
    return first_of(options, ACTIVATE)


def is_well_joined(situation: Situation, marker: str, held: str) -> bool:
    """Guns with the formation held for them; two battalions once there are no more guns."""
    kinds = {kind_of(situation.game, each) for each in (marker, held)}
    return bool(kinds & set(GUNS)) or not guns_to_come(situation)


def waits_for_guns(situation: Situation, marker: str) -> bool:
    """5.5a Is it worth keeping a battalion back until shells can fall before its assault?"""
    game = situation.game
    if kind_of(game, marker) != "formation" or guns_to_come(situation) < situation.weights.guns:
        return False
    return striking_force(situation, marker) >= situation.weights.force


def guns_to_come(situation: Situation) -> int:
    game = situation.game
    return sum(
        owner_of(game, marker) == situation.side and kind_of(game, marker) in GUNS
        for marker in game.cup
    )


def striking_force(situation: Situation, formation: FormationId) -> int:
    """The units of a formation that could go into an objective of the enemy."""
    game = situation.game
    return sum(
        is_on_map(game, unit) and is_to_strike(game, unit) and is_close(situation, unit)
        for unit in members(game, formation)
    )


def is_close(situation: Situation, unit: UnitId) -> bool:
    here = Hex(situation.game.units[unit].place)
    near = situation.grid.within(here, situation.weights.strike) & situation.enemy_hexes
    return any(situation.focus.is_wanted(hex) for hex in bits(near))


def replay(situation: Situation, options: Options) -> Ranked:
    """The formation with the most to do: targets in reach, then steps left."""

    def use(option: Action) -> float:
        if option.verb != "replay":
            return 0.0
        return use_of_replay(situation, situation.game, str(option.noun))

    return ranked(options, use)


def use_of_replay(situation: Situation, game: Game, formation: FormationId) -> float:
    units = [u for u in members(game, formation) if is_on_map(game, u)]
    able = [u for u in units if not game.units[u].neutralized]
    weights = situation.weights
    return sum(bool(targets(game, u)) + weights.haste for u in able) - weights.tiring
