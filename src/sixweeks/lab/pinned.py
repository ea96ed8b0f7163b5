"""Players of an earlier commit, for measuring a change: `staff@0fdcab8`.

The game's package in `ai/` is taken from the commit and imported under another name, so that it
plays in the same process by the rules of today."""

import io
import subprocess
import sys
import tarfile
from functools import cache
from importlib import import_module
from math import inf
from pathlib import Path
from random import Random
from tempfile import mkdtemp

import sixweeks
from sixweeks.ai.player import Player, PlayerMaker
from sixweeks.ai.players import make_player
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError

SOURCE = Path(sixweeks.__file__).parent.parent
PINNED = "@"


def player_named(name: str, definition: GameDefinition, side: str, rng: Random) -> Player:
    """`staff`, or `staff@COMMIT`; thinking time is CPU time only."""
    level, _, commit = name.partition(PINNED)
    if not commit:
        return make_player(name, definition, side, rng, patience=inf)
    if level != "staff":
        raise InputError("error-only-staff-is-pinned", name=name)
    return pinned_staff(definition.info.id, commit)(definition, side, rng)


@cache
def pinned_staff(game: str, commit: str) -> PlayerMaker:
    """The staff of a commit, imported once in each process."""
    folder = Path(mkdtemp(prefix="sixweeks-pinned-"))
    package = f"pinned_{game}_{''.join(filter(str.isalnum, commit))}"
    unpack(game, commit, folder / package)
    for path in (folder / package).rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace(f"sixweeks.ai.{game}", package), "utf-8")
    sys.path.append(str(folder))
    staff: PlayerMaker = import_module(package).Staff
    return staff


def unpack(game: str, commit: str, folder: Path) -> None:
    path = f"src/sixweeks/ai/{game}"
    told = subprocess.run(["git", "archive", commit, path], cwd=SOURCE.parent, capture_output=True)
    if told.returncode:
        raise InputError("error-no-such-commit", commit=commit)
    with tarfile.open(fileobj=io.BytesIO(told.stdout)) as archive:
        for member in archive.getmembers():
            member.name = str(Path(member.name).relative_to(path)) if path in member.name else "."
            if member.isfile():
                archive.extract(member, folder, filter="data")
