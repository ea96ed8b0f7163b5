"""Simulates many games between computer players and summarizes the results."""

from collections import Counter
from collections.abc import Generator, Sequence
from functools import partial
from typing import TypedDict

from msgspec import Struct, structs

from sixweeks.ai.arena import Endless, play_game
from sixweeks.games import definition_of
from sixweeks.lab.pool import in_order
from sixweeks.version import __version__


class Study(Struct, frozen=True):
    """Games of one scenario between the same players; game i has the seed `seed + i`."""

    game: str
    scenario: str
    players: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, str] = {}
    keep_records: bool = False


class Outcome(Struct, frozen=True):
    """The result of one game; a game that does not end has no level."""

    seed: int
    winner: str = ""
    level: str = ""
    rule: str = ""
    turns: int = 0
    answers: int = 0
    record: str = ""


def outcomes(study: Study, jobs: int = 1) -> Generator[Outcome, None, None]:
    """Every game of a study, in the order of the seeds."""
    seeds = range(study.seed, study.seed + study.games)
    return in_order(partial(play_one, study), seeds, jobs)


def play_one(study: Study, seed: int) -> Outcome:
    """Play one game, always at a table, so that saving records does not affect the result."""
    try:
        played = play_game(
            definition_of(study.game),
            study.scenario,
            study.players,
            seed,
            study.options,
            program=__version__,
            keep_record=True,
        )
    except Endless:
        return Outcome(seed)
    ending = played.ending
    record = played.record if study.keep_records else ""
    return Outcome(
        seed, ending.winner, ending.level, ending.rule, played.turns, played.answers, record
    )


class Summary(TypedDict):
    """Wins by side, levels of victory, and how long the games were."""

    game: str
    scenario: str
    players: dict[str, str]
    games: int
    finished: int
    wins: dict[str, int]
    draws: int
    levels: dict[str, int]
    turns: dict[str, float]
    answers: dict[str, float]
    each: list[dict[str, object]]


def summary(study: Study, found: Sequence[Outcome]) -> Summary:
    finished = [outcome for outcome in found if outcome.level]
    winners = Counter(outcome.winner for outcome in finished)
    sides = definition_of(study.game).side_ids()
    return {
        "game": study.game,
        "scenario": study.scenario,
        "players": dict(zip(sides, study.players, strict=True)),
        "games": len(found),
        "finished": len(finished),
        "wins": {side: winners[side] for side in sides},
        "draws": winners[""],
        "levels": dict(Counter(outcome.level for outcome in finished).most_common()),
        "turns": spread([outcome.turns for outcome in finished]),
        "answers": spread([outcome.answers for outcome in finished]),
        "each": [without_record(outcome) for outcome in found],
    }


def without_record(outcome: Outcome) -> dict[str, object]:
    fields = structs.asdict(outcome)
    del fields["record"]
    return fields


def spread(numbers: Sequence[int]) -> dict[str, float]:
    """The minimum, the mean and the maximum."""
    if not numbers:
        return {}
    mean = round(sum(numbers) / len(numbers), 2)
    return {"least": min(numbers), "mean": mean, "most": max(numbers)}
