"""`sixweeks position`: writes a position as text."""

import click

from sixweeks.cli.files import write_whole
from sixweeks.cli.help import command, option
from sixweeks.cli.language import CommandError
from sixweeks.cli.loading import replayed
from sixweeks.cli.options import (
    chosen_game,
    chosen_options,
    chosen_scenario,
    game_argument,
    json_option,
    out_option,
    scenario_option,
    settings_option,
    to_option,
)
from sixweeks.cli.output import emit
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.ready_set_up import set_up
from sixweeks.kernel.state import State


@command("position")
@game_argument
@scenario_option
@settings_option
@option("--record", metavar="file", help="option-source-record")
@to_option
@out_option
@json_option
def position(
    game: str,
    scenario: str | None,
    settings: tuple[tuple[str, str], ...],
    record: str | None,
    to: int | None,
    out: str | None,
    as_json: bool,
) -> None:
    """Write a position: the start of turn 1 after the historical set-up, or one from a record."""
    definition = chosen_game(game)
    check_settings(record, to, is_set=scenario is not None or bool(settings))
    if record is None:
        found = start(definition, scenario, settings)
    else:
        found = replayed(record, to, definition.info.id).game
    text = definition.formats.write_position(found)
    if out is not None:
        write_whole(out, text)
    if as_json:
        emit({"game": definition.info.id, "scenario": found.scenario_id, "position": text})
    elif out is None:
        click.echo(text, nl=False)


def start(
    definition: GameDefinition, scenario: str | None, settings: tuple[tuple[str, str], ...]
) -> State:
    options = chosen_options(definition, settings)
    game: State = set_up(definition, chosen_scenario(definition, scenario), options)
    return game


def check_settings(record: str | None, to: int | None, is_set: bool) -> None:
    if record is None and to is not None:
        raise CommandError("error-flag-needs", flag="--to", other="--record")
    if record is not None and is_set:
        raise CommandError("error-flags-together", flag="--record", other="--scenario, --option")
