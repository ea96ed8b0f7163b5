"""`sixweeks play`: plays a game at the command line."""

from dataclasses import dataclass

from msgspec import convert

from sixweeks.ai.arena import players_for
from sixweeks.ai.levels import check_offered
from sixweeks.ai.player import Player
from sixweeks.ai.players import RANDOM, STAFF, level_names, player_names
from sixweeks.api import seed_of
from sixweeks.cli.files import blaming
from sixweeks.cli.help import argument, command, option
from sixweeks.cli.language import CommandError
from sixweeks.cli.loading import position_in, record_in, speaking
from sixweeks.cli.options import (
    Choice,
    Rolls,
    Whole,
    chosen_game,
    chosen_options,
    chosen_scenario,
    json_option,
    position_option,
    scenario_option,
    settings_option,
)
from sixweeks.cli.resuming import resumed, seed_for
from sixweeks.cli.screen import Screen
from sixweeks.cli.session import Session
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.table import Table
from sixweeks.version import __version__

FIRST_GAME = "france_40"
BOTH, NONE, HUMAN, ASK = "both", "none", "human", "ask"


@command("play")
@argument("game", required=False)
@scenario_option
@option("--side", metavar="side")
@option("--against", metavar="player")
@settings_option
@option("--seed", type=Whole(), metavar="number")
@option("--salt", metavar="text")
@position_option
@option("--record", metavar="file")
@option("--dice", type=Rolls(), metavar="rolls", help="option-dice-or-ask")
@option("--deploy", type=Choice(["historical", "ask"]), default="historical")
@json_option
def play(game: str | None, deploy: str, as_json: bool, **given: object) -> None:
    """Play against the computer or a friend at the same keyboard, or watch a game.

    Every question lists its legal answers; type 'help' for other commands."""
    wanted = convert(given, Wanted)
    table, computers = start(game, wanted) if wanted.record is None else resume(game, wanted)
    speaking(table)
    rolls = [roll for roll in wanted.dice or [] if roll != ASK]
    is_new = wanted.record is None and wanted.position is None
    Session(table, computers, Screen(as_json), rolls, is_new and deploy == "historical").run()


@dataclass(frozen=True)
class Wanted:
    """The settings from the command line."""

    scenario: str | None
    side: str | None
    against: str | None
    settings: tuple[tuple[str, str], ...]
    seed: int | None
    salt: str | None
    position: str | None
    record: str | None
    dice: list[str] | None


def start(game: str | None, wanted: Wanted) -> tuple[Table, dict[str, Player]]:
    """A new game, or one from a position."""
    definition = chosen_game(FIRST_GAME if game is None else game)
    scenario = chosen_scenario(definition, wanted.scenario)
    if wanted.against is not None:
        check_offered(definition, scenario, wanted.against)
    seats = chosen_seats(definition, wanted)
    computers = computers_for(definition, seats, wanted.seed)
    if wanted.position is not None:
        forbid("position", scenario=wanted.scenario, option=wanted.settings)
    table = Table.new(
        definition,
        scenario=scenario,
        program=__version__,
        options=chosen_options(definition, wanted.settings),
        players=seats,
        seed=seed_of(wanted.seed),
        salts=salts(definition, seats, wanted.salt),
        position=None if wanted.position is None else position_in(definition, wanted.position),
        own_dice=wanted.dice is None,
    )
    return table, computers


def resume(game: str | None, wanted: Wanted) -> tuple[Table, dict[str, Player]]:
    """Resume a saved game, with the same players unless others are named."""
    forbid(
        "record",
        scenario=wanted.scenario,
        option=wanted.settings,
        position=wanted.position,
        salt=wanted.salt,
    )
    path = wanted.record or ""
    definition, record = record_in(path, game)
    if wanted.against is not None:
        check_offered(definition, record.scenario, wanted.against)
    if wanted.side or wanted.against or set(record.players) != set(definition.side_ids()):
        record.players = chosen_seats(definition, wanted)
    with blaming(path):
        computers = computers_for(definition, record.players, wanted.seed)
        rolls_on = record.commitment and wanted.dice is None and not record.result
        seed = seed_for(path, record, wanted.seed) if rolls_on else None
        return resumed(definition, record, seed), computers


def forbid(given: str, **others: object) -> None:
    for name, value in others.items():
        if value:
            raise CommandError("error-flags-together", flag=f"--{name}", other=f"--{given}")


# --- who sits where ---------------------------------------------------------------------------


def chosen_seats(definition: GameDefinition, wanted: Wanted) -> dict[str, str]:
    """Who plays each side: `human` or the name of a computer player."""
    sides = definition.side_ids()
    chosen = sides[0] if wanted.side is None else wanted.side
    if chosen not in (*sides, BOTH, NONE):
        raise definition.lacks("side", chosen, (*sides, BOTH, NONE))
    opponent = wanted.against or (STAFF if STAFF in player_names(definition) else RANDOM)
    players_for(definition, [opponent] * len(sides), 0)
    return {each: HUMAN if chosen in (each, BOTH) else opponent for each in sides}


def computers_for(
    definition: GameDefinition, seats: dict[str, str], seed: int | None
) -> dict[str, Player]:
    """The computer players, each with its own random generator; all other names are people."""
    known = level_names(definition)
    names = [seats[side] if seats[side] in known else RANDOM for side in definition.side_ids()]
    number = int.from_bytes(seed_of(None).bytes[:4], "big") if seed is None else seed
    players = players_for(definition, names, number)
    return {side: player for side, player in players.items() if seats[side] in known}


def salts(definition: GameDefinition, seats: dict[str, str], salt: str | None) -> dict[str, str]:
    """The salt given on the command line, for the first side played at the keyboard."""
    if not salt:
        return {}
    first = next(
        (side for side, name in seats.items() if name == HUMAN), definition.info.sides[0].id
    )
    return {first: salt}
