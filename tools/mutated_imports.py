"""Imports thousands of damaged records: each is accepted, or refused in one sentence.

PYTHONPATH=src:. python tools/mutated_imports.py [--number 20000] [--seed 0] [--most 60]

A record of tests/records is cut after some answers and changed in a few places. Whatever is neither
accepted nor refused is printed with its traceback and kept in mutant_SEED_NUMBER.txt."""

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.server.errors import HTTPError
from sixweeks.server.live.create_table import imported_table

RECORDS = Path(__file__).parents[1] / "tests" / "records"
ODD = (
    "",
    "\x00",
    "\ufeff",
    "-1",
    "9" * 30,
    "²",
    "é" * 50,
    "a: b: c",
    "?",
    " of ",
    " | ",
    "#",
    "\t",
)
KEYS = ("roll", "draw", "salt german", "links german", "option x", "start", "seat", "seen", "end")
OTHERS = ("", "result", "reveal", "end")  # lines of the body that are no answers
Lines = list[str]
Change = Callable[[Lines, Random], None]


def drop(lines: Lines, rng: Random) -> None:
    del lines[rng.randrange(len(lines))]


def repeat(lines: Lines, rng: Random) -> None:
    lines.insert(rng.randrange(len(lines)), rng.choice(lines))


def swap(lines: Lines, rng: Random) -> None:
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def change_letter(lines: Lines, rng: Random) -> None:
    at = rng.randrange(len(lines))
    letters = list(lines[at]) or [""]
    letters[rng.randrange(len(letters))] = chr(rng.choice((rng.randrange(32, 127), 0x2028, 0xD7FF)))
    lines[at] = "".join(letters)


def change_value(lines: Lines, rng: Random) -> None:
    at = rng.randrange(len(lines))
    lines[at] = f"{lines[at].partition(':')[0]}: {rng.choice(ODD)}"


def take_value_of_another(lines: Lines, rng: Random) -> None:
    at, other = rng.randrange(len(lines)), rng.choice(lines)
    lines[at] = f"{lines[at].partition(':')[0]}:{other.partition(':')[2]}"


def change_key(lines: Lines, rng: Random) -> None:
    at = rng.randrange(len(lines))
    lines[at] = f"{rng.choice(KEYS)}:{lines[at].partition(':')[2]}"


def shorten(lines: Lines, rng: Random) -> None:
    at = rng.randrange(len(lines))
    lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]


CHANGES: tuple[Change, ...] = (
    *(drop, repeat, swap, change_letter, change_value, take_value_of_another, change_key, shorten),
)


def mutant(paths: list[Path], most: int, rng: Random) -> str:
    """A record of at most so many answers, damaged in one to three places."""
    head, _, body = rng.choice(paths).read_text("utf-8").partition("\n\n")
    answers = body.splitlines()[: rng.randrange(most)]
    header = head.splitlines()
    for _ in range(rng.randint(1, 3)):
        part = rng.choice((header, answers or header, answers or header))
        rng.choice(CHANGES)(part, rng)
        if not part:
            break
    kept = sum(line.partition(":")[0].strip() not in OTHERS for line in answers)
    return "\n".join([*header, "", *answers, f"end: {kept} answers", ""])


def verdict(text: str) -> str:
    """The error's message id, `accepted`, or nothing if it is neither."""
    try:
        imported_table(text)
    except (InputError, HTTPError) as error:
        return str(error.sentence.id)
    except Exception:  # this is what we are looking for
        traceback.print_exc()
        return ""
    return "accepted"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--most", type=int, default=60)
    given = parser.parse_args()
    paths, tally = sorted(RECORDS.glob("*/*.txt")), Counter[str]()
    for number in range(given.number):
        text = mutant(paths, given.most, Random(f"{given.seed} {number}"))
        found = verdict(text)
        tally[found] += 1
        if not found:
            Path(f"mutant_{given.seed}_{number}.txt").write_text(text, "utf-8", "replace")
        if number % 1000 == 999:
            print(f"{number + 1} imports: {dict(tally.most_common(4))}", flush=True)
    print(f"{given.number} imports, {tally['']} neither accepted nor refused: {dict(tally)}")
    sys.exit(bool(tally[""]))


if __name__ == "__main__":
    main()
