"""What click finds wrong with a command, as sentences of ours."""

import click

from sixweeks.cli.language import CommandError


def told(error: click.ClickException) -> CommandError:
    match error:
        case click.NoSuchOption():
            return no_such_option(error)
        case click.MissingParameter():
            return CommandError("error-flag-missing", flag=flag_of(error.param))
        case click.BadParameter():
            return CommandError("error-bad-value", flag=flag_of(error.param))
        case click.BadOptionUsage():
            case = "takes-no" if "does not take" in error.message else "needs"
            return CommandError(f"error-flag-{case}-value", flag=error.option_name)
    return CommandError("error-unexpected", arguments=in_brackets(error.message))


def no_such_option(error: click.NoSuchOption) -> CommandError:
    if not error.possibilities:
        return CommandError("error-no-flag", flag=error.option_name)
    return CommandError("error-no-flag-but", flag=error.option_name, known=error.possibilities)


def flag_of(parameter: click.Parameter | None) -> str:
    """`--games` for an option, `GAME` for a positional argument."""
    if isinstance(parameter, click.Option):
        return parameter.opts[0]
    return parameter.human_readable_name if parameter else ""


def in_brackets(message: str) -> str:
    """`Got unexpected extra argument (7.4)`."""
    return message.partition("(")[2].rpartition(")")[0] or message
