"""Options that several commands share."""

import click

from sixweeks.cli.click_errors import flag_of
from sixweeks.cli.help import argument, option
from sixweeks.cli.language import CommandError
from sixweeks.games import definition_of
from sixweeks.kernel.presentation.definition import GameDefinition


class Whole(click.IntRange):
    """A whole number within bounds."""

    def convert(
        self, value: int, parameter: click.Parameter | None, context: click.Context | None
    ) -> int:
        try:
            return super().convert(value, parameter, context)
        except click.BadParameter:
            raise self.refused(flag_of(parameter), str(value)) from None

    def refused(self, flag: str, value: str) -> CommandError:
        if self.min is None:
            return CommandError("error-not-whole", flag=flag, value=value)
        if self.max is None:
            return CommandError("error-not-from", flag=flag, value=value, least=self.min)
        return CommandError(
            "error-not-from-to", flag=flag, value=value, least=self.min, most=self.max
        )


class Choice(click.Choice[str]):
    """One of a few words."""

    def convert(
        self, value: object, parameter: click.Parameter | None, context: click.Context | None
    ) -> str:
        try:
            return super().convert(value, parameter, context)
        except click.BadParameter:
            flag, known = flag_of(parameter), self.choices
            raise CommandError(
                "error-not-a-choice", flag=flag, value=str(value), known=known
            ) from None


game_argument = argument("game")
json_option = option("--json", "as_json", is_flag=True)
seed_option = option("--seed", type=Whole(), default=0, metavar="number", help="option-first-seed")
jobs_option = option("--jobs", type=Whole(1, 64), default=1, metavar="number")
scenario_option = option("--scenario", metavar="scenario")
position_option = option("--position", metavar="file")
the_position_option = option(
    "--position", metavar="file", required=True, help="option-the-position"
)
out_option = option("--out", metavar="file")
to_option = option("--to", type=Whole(min=0), metavar="number")


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
            raise CommandError("error-not-a-setting", flag=flag_of(parameter), value=str(value))
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
            raise CommandError("error-not-rolls", flag=flag_of(parameter), value=str(value))
        return rolls


settings_option = option("--option", "settings", type=Setting(), multiple=True, metavar="setting")


def chosen_game(id: str) -> GameDefinition:
    return definition_of(id)


def chosen_options(
    definition: GameDefinition, settings: tuple[tuple[str, str], ...]
) -> dict[str, str]:
    """The options as given on the command line, each at most once."""
    names = [name for name, _ in settings]
    for name in names:
        if names.count(name) > 1:
            raise CommandError("error-given-twice", name=name)
    return definition.chosen_options(dict(settings))


def chosen_scenario(definition: GameDefinition, id: str | None) -> str:
    return definition.info.scenarios[-1].id if id is None else definition.scenario(id).id


def chosen_side(definition: GameDefinition, id: str | None) -> str | None:
    if id is not None:
        definition.check_side(id)
    return id
