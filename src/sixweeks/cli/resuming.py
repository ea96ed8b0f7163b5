"""Saves and resumes games, with the same dice.

A record shows its seed only when the game is over. Until then the seed is stored in a file beside
it, `game.txt.seed`, so that the game continues with the same dice."""

from pathlib import Path

from msgspec import structs

from sixweeks.cli.files import bad_file, blaming, read_text, write_whole
from sixweeks.cli.language import CommandError
from sixweeks.kernel.dice import Dice, Seed, parse_seed, seed_by_hand
from sixweeks.kernel.formats.record import CHANCE, Record
from sixweeks.kernel.formats.replay import replay
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.sentence import Text
from sixweeks.kernel.table import Table, copy_of, is_forced


def save(table: Table, path: str) -> None:
    """Save the record, and the seed if the game will need it."""
    if table.seed is not None and not table.is_over:
        write_whole(sealed_file(path), f"{table.seed.revealed}\n")
    write_whole(path, table.text())


def sealed_file(path: str) -> str:
    return f"{path}.seed"


def seed_for(path: str, record: Record, number: int | None) -> Seed:
    """The seed a record commits to: given by its number, or from the file beside it."""
    if number is not None:
        seed = seed_by_hand(number)
        source = f"--seed {number}"
    else:
        source = sealed_file(path)
        seed = sealed_seed(source, record)
    if seed.commitment != record.commitment:
        raise bad_file(path, CommandError("error-not-the-seed", source=Text(source)))
    return seed


def sealed_seed(path: str, record: Record) -> Seed:
    if not Path(path).exists():
        raise CommandError("error-seed-missing", file=Text(path))
    text = read_text(path).strip()
    with blaming(path):
        return Seed(parse_seed(text), record.seed_by_hand)


def resumed(definition: GameDefinition, record: Record, seed: Seed | None) -> Table:
    """A table at the end of the record; without the seed, the user supplies every roll."""
    rolled = sum(entry.who in CHANCE for entry in record.entries)
    dice = Dice(seed.bytes, tuple(record.salts.values()), rolled) if seed else None
    if seed is None and not record.result:
        record = copy_of(record, commitment="", seed_by_hand=False, salts={})
    so_far = replay(definition, record)
    table = Table(definition, so_far.game, so_far.record, dice, seed)
    table.events[:0] = so_far.events
    if len(table.record.entries) == len(record.entries):
        table.past = [
            structs.replace(moment, rolled=rolled)
            for moment in so_far.past[so_far.barrier :]
            if not is_forced(moment.game.pending)
        ]
    return table
