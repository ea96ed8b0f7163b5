"""Writes docs/games/<game>/coverage.md: each rule of a game with its code and its tests, and the
sequence of play as the procedures have it.

python tools/coverage.py            write the pages
python tools/coverage.py --check    fail if one is stale
"""

import argparse
import sys
from pathlib import Path

from sixweeks.kernel.presentation.rulebook import Rulebook, coverage_page
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.sequence import called_at, procedures_in

ROOT = Path(__file__).resolve().parent.parent


def games(root: Path) -> list[str]:
    """The games that have a rulebook."""
    found = (root / "src/sixweeks/games").glob("*/data/rules.toml")
    return sorted(path.parent.parent.name for path in found)


def page_of(root: Path, game: str) -> Path:
    return root / "docs/games" / game / "coverage.md"


def wanted(root: Path, game: str) -> str:
    """What the page should say."""
    source, tests = root / "src/sixweeks/games" / game, root / "tests/games" / game
    rulebook = Rulebook.load(source / "data/rules.toml")
    page = coverage_page(game, rulebook, source, tests, page_of(root, game))
    has_rules = root == ROOT and (source / "rules").is_dir()
    return page + sequence_of_play(game) if has_rules else page


def sequence_of_play(game: str) -> str:
    """Every procedure, its steps in the order in which they are carried out."""
    head = ("", "## Sequence of play", "", "| procedure | step | rule | stage | calls |")
    procedures = procedures_in(f"sixweeks.games.{game}.rules")
    rows = (step_row(each, at) for each in procedures for at in each.steps)
    return "\n".join((*head, "|---|---|---|---|---|", *rows)) + "\n"


def step_row(procedure: type[Procedure], at: str) -> str:
    step = procedure.steps[at]
    called = ", ".join(each.__name__ for each in called_at(procedure, at))
    stage = step.stage or procedure.stage
    return f"| {procedure.__name__} | `{at}` | {step.rule} | {stage} | {called} |"


def is_fresh(root: Path, game: str) -> bool:
    page = page_of(root, game)
    return page.is_file() and page.read_text(encoding="utf-8") == wanted(root, game)


def write(root: Path, game: str) -> None:
    page = page_of(root, game)
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(wanted(root, game), encoding="utf-8")


def main(arguments: list[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="Write docs/games/<game>/coverage.md.")
    parser.add_argument("--check", action="store_true", help="only say which pages are stale")
    check = parser.parse_args(arguments).check
    stale = [game for game in games(root) if not is_fresh(root, game)]
    for game in stale:
        if check:
            print(f"{page_of(root, game)} is stale: run python tools/coverage.py.")
        else:
            write(root, game)
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
