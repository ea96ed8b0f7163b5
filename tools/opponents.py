"""Enters results of `sixweeks ladder --json` into strengths.toml and docs/opponents.md.

    python -m tools.opponents RESULT.json ... --machine "2 cores of an AMD EPYC"

A rung that is measured again replaces the figures of before. Without files the table of the page is
written again from strengths.toml."""

import argparse
import json
import re
import subprocess
import tomllib
from pathlib import Path

import msgspec

from sixweeks.ai.levels import FILE, Measured, Strengths
from sixweeks.ai.players import GENERAL, MARSHAL, RANDOM, RECRUIT, STAFF
from sixweeks.cli.ladder import Climbed, Rung

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/opponents.md"
BEGIN, END = "<!-- measured: written by tools/opponents.py -->", "<!-- end of measured -->"
HEAD = (
    "| game | scenario | player | against | pairs | score | 95 % interval | bar | s a turn"
    " | commit | machine |\n|---|---|---|---|---|---|---|---|---|---|---|"
)
RUNGS = (RANDOM, RECRUIT, STAFF, GENERAL, MARSHAL)
BARS = {(RECRUIT, RANDOM): 0.9, (STAFF, RECRUIT): 0.8, (STAFF, RANDOM): 0.9}
HIGHER = {("springtime", "campaign"), ("springtime", "plan_red"), ("france_40", "1940")}
SIXTY, FIFTY_FIVE = 0.6, 0.55


def bar_of(game: str, scenario: str, player: str, opponent: str) -> float:
    """What issue 17 asks for."""
    if (player, opponent) == (GENERAL, STAFF) and (game, scenario) in HIGHER:
        return SIXTY
    return BARS.get((player, opponent), FIFTY_FIVE)


def measured_in(path: Path, commit: str, machine: str) -> list[Measured]:
    told = msgspec.json.decode(path.read_bytes(), type=Climbed)
    return [measured(rung, commit, machine) for rung in told.rungs]


def measured(rung: Rung, commit: str, machine: str) -> Measured:
    match, found = rung.match, rung.standing
    names = (match.game, match.scenario, match.player, match.opponent)
    return Measured(
        *names,
        pairs=found.pairs,
        score=round(found.score.mean, 3),
        low=round(found.score.low, 3),
        high=round(found.score.high, 3),
        seconds=round(found.turn_time.median, 2),
        bar=bar_of(*names),
        commit=commit,
        machine=machine,
    )


def rung_of(each: Measured) -> tuple[str, str, int, str]:
    order = RUNGS.index(each.player) if each.player in RUNGS else len(RUNGS)
    return each.game, each.scenario, order, each.opponent


def known() -> list[Measured]:
    found = tomllib.loads(FILE.read_text("utf-8"))
    return list(msgspec.convert(found, Strengths).measured)


def written(rungs: list[Measured]) -> str:
    """As strengths.toml."""
    head = "".join(f"{line}\n" for line in comments(FILE.read_text("utf-8")))
    tables = (
        "\n[[measured]]\n"
        + "".join(
            f"{name} = {json.dumps(value)}\n"
            for name, value in msgspec.structs.asdict(each).items()
        )
        for each in rungs
    )
    return head + "".join(tables)


def comments(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("#")]


def table_of(rungs: list[Measured]) -> str:
    """As it stands in the page."""
    rows = (
        f"| `{each.game}` | {each.scenario} | {each.player} | {each.opponent} | {each.pairs}"
        f" | {each.score:.3f} | {each.low:.3f}-{each.high:.3f} | {each.bar:.2f}"
        f" | {each.seconds:.2f} | {each.commit} | {each.machine} |"
        for each in rungs
    )
    return "\n".join((BEGIN, "", HEAD, *rows, "", END))


def page_with(rungs: list[Measured]) -> str:
    text = PAGE.read_text("utf-8")
    pattern = re.escape(BEGIN) + ".*?" + re.escape(END)
    return re.sub(pattern, lambda _: table_of(rungs), text, flags=re.DOTALL)


def commit() -> str:
    told = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True
    )
    return told.stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("results", nargs="*", type=Path)
    parser.add_argument("--machine", default="")
    parser.add_argument("--commit", default=commit())
    given = parser.parse_args()
    rungs = {rung_of(each): each for each in known()}
    for path in given.results:
        found = measured_in(path, given.commit, given.machine)
        rungs |= {rung_of(each): each for each in found}
    ordered = [rungs[key] for key in sorted(rungs)]
    FILE.write_text(written(ordered), "utf-8")
    PAGE.write_text(page_with(ordered), "utf-8")


if __name__ == "__main__":
    main()
