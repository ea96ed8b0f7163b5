"""Dice verified by a program in another language, written from docs/reference/record.md alone."""

import re
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

import sixweeks
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.dice import Dice, Seed, chain_down
from sixweeks.kernel.table import Table

HERE = Path(__file__).parent
RECORDS = HERE.parent / "records"
VERIFIER = HERE / "verify.mjs"
LAST = 4000


def verified(*files: Path) -> tuple[int, list[str]]:
    """The verifier's exit status and what it says of each file."""
    node = shutil.which("node")
    assert node, "Node.js runs the verifier"
    done = subprocess.run([node, VERIFIER, *files], capture_output=True, text=True, check=False)
    assert not done.stderr, done.stderr
    return done.returncode, [line.partition(": ")[2] for line in done.stdout.splitlines()]


def in_this_format(path: Path, folder: Path) -> Path:
    """A record of tests/records as the program writes it today."""
    written = folder / path.name
    sixweeks.replay(path).save(written)
    return written


def chances(path: Path) -> list[str]:
    return re.findall(r"^(?:roll|draw): .*", path.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("game", game_ids())
def test_the_dice_of_records_follow_from_the_document(game, tmp_path):
    chosen = sorted((RECORDS / game).glob("*.txt"))[::5]
    files = [in_this_format(path, tmp_path) for path in chosen]
    assert verified(*files) == (0, [str(len(chances(path))) for path in files])


@pytest.mark.parametrize("of", [" of 2d6", " | "])
def test_several_dice_and_cups_are_among_them(of, tmp_path):
    path = in_this_format(RECORDS / "blitzkrieg/stonne_defaults.txt", tmp_path)
    assert any(of in line for line in chances(path))


def random_game(game: str, dice: Dice, seed: Seed, salts: dict[str, str]) -> Table:
    """Random answers until at least forty things were rolled or drawn."""
    table = Table.new(definition_of(game), program="test", salts=salts, dice=dice)
    rng = Random(4)
    table.record.commitment = seed.commitment
    while dice.rolled < 40 and not table.is_over:
        table.answer(rng.choice(table.options))
    table.record.reveal = seed.revealed
    return table


@pytest.mark.parametrize("game", game_ids())
def test_salted_dice_follow_from_the_document(game, tmp_path):
    sides, seed = definition_of(game).side_ids(), Seed(b"\x07" * 32)
    salts = {side: f"salt of {side}: é" for side in reversed(sides)}
    dice = Dice(seed.bytes, [salts[side] for side in sides])
    table = random_game(game, dice, seed, salts)
    table.save(tmp_path / "game.txt")
    assert verified(tmp_path / "game.txt") == (0, [str(dice.rolled)])


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("joint", [0, 12, 40])
def test_joint_dice_follow_from_the_document(game, joint, tmp_path):
    sides, seed = definition_of(game).side_ids(), Seed(b"\x08" * 32)
    lasts = {side: bytes([number] * 32).hex() for number, side in enumerate(sides)}
    salts = {side: chain_down(last, LAST) for side, last in lasts.items()}
    links = {
        n: b"".join(bytes.fromhex(chain_down(lasts[side], LAST - n - 1)) for side in sides)
        for n in range(joint)
    }
    dice = Dice(seed.bytes, [salts[side] for side in sides], links=links)
    table = random_game(game, dice, seed, salts)
    table.record.links = {
        side: f"{joint} {chain_down(last, LAST - joint)}" for side, last in lasts.items()
    }
    table.save(tmp_path / "game.txt")
    assert verified(tmp_path / "game.txt") == (0, [str(dice.rolled)])


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (r"(?m)^roll: .*$", "roll: 13 of 2d6", "number"),
        (r"(?m)^(draw: .*) of ([^|]*) \| ([^|]*) ", r"\1 of \3 | \2 ", "number"),
        (r"reveal: ..", "reveal: 00", "the seed is not the one committed to"),
        (r"record 2", "record 1", "this is not a record of format 2"),
    ],
)
def test_a_change_is_found(old, new, says, tmp_path):
    path = in_this_format(RECORDS / "blitzkrieg/stonne_defaults.txt", tmp_path)
    path.write_text(re.sub(old, new, path.read_text("utf-8")))
    status, (said,) = verified(path)
    assert (status, said[: len(says)]) == (1, says)
