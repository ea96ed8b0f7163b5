"""Options that several commands share."""

import click

from sixweeks.games import definition_of
from sixweeks.kernel.formats.lines import shortened
from sixweeks.kernel.presentation.definition import BadSetting, GameDefinition

game_argument = click.argument("game", metavar="GAME")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
seed_option = click.option("--seed", type=int, default=0, help="The first seed.  [default: 0]")
jobs_option = click.option(
    "--jobs", type=click.IntRange(1, 64), default=1, help="Number of processes.  [default: 1]"
)
scenario_option = click.option("--scenario", help="The scenario.  [default: the last one]")
position_option = click.option("--position", metavar="FILE", help="Start from a position.")
out_option = click.option("--out", metavar="FILE", help="The file to write.")


class Setting(click.ParamType[tuple[str, str]]):
    """`name=value`."""

    name = "name=value"

    def convert(
        self, value: object, parameter: click.Parameter | None, context: click.Context | None
    ) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, equals, chosen = str(value).partition("=")
        if not (name and equals and chosen):
            self.fail(f"'{value}' should be name=value", parameter, context)
        return name.strip(), chosen.strip()


class Rolls(click.ParamType[list[str]]):
    """`4,3,6`: rolls to come, in notation."""

    name = "4,3,..."

    def convert(
        self, value: object, parameter: click.Parameter | None, context: click.Context | None
    ) -> list[str]:
        if isinstance(value, list):
            return value
        rolls = [roll.strip() for roll in str(value).split(",")]
        if not all(rolls):
            self.fail(f"'{value}' should be rolls with commas between", parameter, context)
        return rolls


settings_option = click.option(
    "--option", "settings", type=Setting(), multiple=True, help="An option of the game."
)


def chosen_game(id: str) -> GameDefinition:
    return definition_of(id)


def chosen_options(
    definition: GameDefinition, settings: tuple[tuple[str, str], ...]
) -> dict[str, str]:
    """The options as given on the command line, each at most once."""
    names = [name for name, _ in settings]
    for name in names:
        if names.count(name) > 1:
            raise BadSetting(f"the option {name} is given twice")
    return definition.chosen_options(dict(settings))


def chosen_scenario(definition: GameDefinition, id: str | None) -> str:
    return definition.info.scenarios[-1].id if id is None else definition.scenario(id).id


def chosen_side(definition: GameDefinition, id: str | None) -> str | None:
    if id is None or id in definition.side_ids():
        return id
    known = ", ".join(definition.side_ids())
    raise BadSetting(f"{definition.info.title} has no side '{shortened(id)}'; it has {known}")
