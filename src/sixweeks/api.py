"""The public Python API: new games, positions, replay, verification, computer games."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from sixweeks.ai.arena import play_at_table, players_for
from sixweeks.games import definition_of
from sixweeks.kernel.dice import ListedDice, Seed, random_seed, seed_by_hand
from sixweeks.kernel.formats.lines import decoded
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import replay as replay_record
from sixweeks.kernel.formats.replay import verify as verify_record
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.table import Table
from sixweeks.version import __version__


def new(
    game: str,
    *,
    scenario: str | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    salts: Mapping[str, str] | None = None,
    players: Mapping[str, str] | None = None,
    dice: Sequence[int | str] | None = None,
    ask_dice: bool = False,
) -> Table:
    """A table with a new game. Without a seed the dice are secret and committed to; `dice` lists
    the rolls to come; with `ask_dice` the caller answers every roll."""
    return Table.new(
        definition_of(game),
        program=__version__,
        scenario=scenario or "",
        options=options,
        players=players,
        seed=seed_of(seed),
        salts=salts,
        own_dice=not ask_dice,
        dice=None if dice is None else ListedDice(dice),
    )


def seed_of(number: int | None) -> Seed:
    return random_seed() if number is None else seed_by_hand(number)


def position(
    game: str,
    text: str | None = None,
    *,
    dice: Sequence[int | str] | None = None,
    own_dice: bool = False,
    seed: int | None = None,
    **lines: object,
) -> Table:
    """A table at a position: its text, or its lines as keywords.

    `position("france_40", scenario="1940", turn=2, phase="german combat",
    units={"19 Pz": "2931", "F X": ("2930", 1)}, belgium="in play 1")`. The caller answers
    rolls, unless they are listed (`dice`), or the table rolls them (`own_dice` or `seed`)."""
    if text is not None and lines:
        raise InputError("error-text-and-keywords")
    return Table.new(
        definition_of(game),
        program=__version__,
        position=position_text(game, lines) if text is None else text,
        seed=seed_of(seed),
        own_dice=own_dice or seed is not None,
        dice=None if dice is None else ListedDice(dice),
    )


def position_text(game: str, lines: Mapping[str, object]) -> str:
    """Keywords as the lines of a position; underscores mean spaces."""
    text = ["sixweeks position 1", f"game: {game}"]
    for key, value in lines.items():
        name = key.replace("_", " ")
        if key == "units" and isinstance(value, Mapping):
            text += [f"unit: {unit_line(unit, place)}" for unit, place in value.items()]
        elif key == "options" and isinstance(value, Mapping):
            text += [f"option {option}: {chosen}" for option, chosen in value.items()]
        elif isinstance(value, list | tuple):
            text += [f"{name}: {each}" for each in value]
        elif isinstance(value, bool):
            text.append(f"{name}: {'yes' if value else 'no'}")
        else:
            text.append(f"{name}: {value}")
    return "\n".join(text) + "\n"


def unit_line(unit: str, place: str | int | Sequence[object]) -> str:
    """A hex alone, or a hex and the steps left."""
    places = [place] if isinstance(place, str | int) else list(place)
    return ", ".join((unit, *map(str, places)))


def load(path: str | Path) -> str:
    return decoded(Path(path).read_bytes())


def replay(path: str | Path, to: int | None = None) -> Table:
    """Replay a saved record, checking every answer; `to` stops after that many answers."""
    record = read_record(load(path))
    return replay_record(definition_of(record.game), record, to)


def verify(path: str | Path) -> int:
    """Check every roll of a finished record against its revealed seed; returns their number."""
    record = read_record(load(path))
    return verify_record(definition_of(record.game), record)


def play(
    game: str,
    *,
    players: Sequence[str],
    scenario: str | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
) -> Table:
    """Play one game between computer players, listed in the order of the sides."""
    definition = definition_of(game)
    seated = players_for(definition, players, seed)
    names = dict(zip(seated, players, strict=True))
    table = new(game, scenario=scenario, options=options, seed=seed, players=names)
    play_at_table(table, seated)
    return table
