"""Writes tests/records/<game>/: finished games, each under other options, for the tests to replay.

python tools/records.py             write those that are missing or no longer play
python tools/records.py --all       rewrite them all

A record that no longer plays means that the rules have changed: raise the game's rules_version, and
say in the changelog what has changed.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path

from msgspec import Struct

import sixweeks
from sixweeks.ai.arena import play_at_table, players_for
from sixweeks.ai.player import Player, Seat
from sixweeks.ai.players import RANDOM, STAFF
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.table import Table

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "tests/records"
FEWEST = {"nineteen_forty": 20}  # games of a scenario, 10 if nothing is said
MOST_ANSWERS = 900  # small games are quick to replay and easy to read
TO_THE_LAST_TURN = ("defaults", "all_others")
# Long games: most records begin with the position of this turn.
LATE = {"nineteen_forty": 9, "mansteins_war": 4}
BY_STAFF = {  # the games of these variants are between staff officers, all others at random
    "blitzkrieg": ("defaults",),
    "mansteins_war": (
        "defaults",
        "fall_rot_on",
        "morale_on",
        "bridgeheads_on",
        "netherlands_neutral",
        "allied_air_on",
        "belgian_alliance_on",
        "variable_entry_on",
    ),
    "springtime": (
        "airdrops_on",
        "bef_returns_on",
        "bids_axis",
        "bids_allied",
        "belgian_surrender_printed",
    ),
    "nineteen_forty": (
        "mechelen_on",
        "late_alliance_on",
        "french_air_on",
        "terrain_adds_kinds",
        "all_others",
        *(f"defaults_{n}" for n in range(2, 6)),
    ),
}


def variants(definition: GameDefinition) -> Iterator[tuple[str, dict[str, str]]]:
    """The defaults, every other value of every option, all others at once; then defaults again."""
    yield "defaults", {}
    others: dict[str, str] = {}
    so_far = 2
    for option in definition.info.options:
        for value in option.values[1:]:
            yield f"{option.id}_{value}", {option.id: value}
            others[option.id] = value
            so_far += 1
    yield "all_others", others
    fewest = FEWEST.get(definition.info.id, 10)
    yield from ((f"defaults_{n}", {}) for n in range(2, fewest - so_far + 2))


class Wanted(Struct, frozen=True):
    """A record that should exist; `turns` if the game is to be played to the last of them."""

    path: Path
    game: str
    scenario: str
    options: dict[str, str]
    turns: int = 0
    player: str = RANDOM
    late: int = 0

    def fits(self, table: Table) -> bool:
        if self.turns:
            return bool(table.game.turn >= self.turns)
        return len(table.record.entries) <= MOST_ANSWERS


def wanted(root: Path) -> Iterator[Wanted]:
    for game in game_ids():
        definition = definition_of(game)
        for scenario in definition.info.scenarios:
            for name, options in variants(definition):
                path = root / game / f"{scenario.id}_{name}.txt"
                turns = scenario.turns if name in TO_THE_LAST_TURN else 0
                player = STAFF if name in BY_STAFF.get(game, ()) else RANDOM
                late = 0 if turns else LATE.get(game, 0)
                yield Wanted(path, game, scenario.id, options, turns, player, late)


def plays(path: Path) -> bool:
    try:
        return path.is_file() and sixweeks.verify(path) > 0
    except InputError:
        return False


def played(record: Wanted, first: int) -> Table:
    """The first suitable game from this seed on, between two players of a kind."""
    tables = (play_one(record, seed) for seed in count(first))
    return next(table for table in tables if record.fits(table))


def play_one(record: Wanted, seed: int) -> Table:
    """From the beginning, or from a late position of a game between the same players."""
    definition = definition_of(record.game)
    names = [record.player] * len(definition.info.sides)
    seated = players_for(definition, names, seed)
    table = sixweeks.new(
        record.game,
        scenario=record.scenario,
        options=record.options,
        seed=seed,
        players=dict(zip(seated, names, strict=True)),
    )
    if record.late:
        table = sixweeks.position(record.game, late_position(table, seated, record.late), seed=seed)
    play_at_table(table, seated)
    return table


def late_position(table: Table, seated: Mapping[str, Player], turn: int) -> str:
    """The position of a game at a turn."""
    definition = table.definition
    while table.game.turn < turn:
        side = table.to_move
        table.answer(seated[side].decide(Seat(definition, table.game, side)), side)
    return definition.formats.write_position(table.game)


def main(arguments: list[str], root: Path = RECORDS) -> int:
    parser = argparse.ArgumentParser(description="Write the finished games under tests/records.")
    parser.add_argument("--all", action="store_true", help="also those that still play")
    anew = parser.parse_args(arguments).all
    for number, record in enumerate(wanted(root), start=1):
        if anew or not plays(record.path):
            record.path.parent.mkdir(parents=True, exist_ok=True)
            played(record, first=1000 * number).save(record.path)
            print(record.path.relative_to(root.parent))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
