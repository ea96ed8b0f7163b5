"""Whatever is wrong: one sentence on stderr, exit status 2, and nothing written."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from sixweeks.cli.screen import printable
from sixweeks.games.france_40.model.state import Options
from tests.cli.toolkit import BATTLE, process, run

Damage = Callable[[str], str]


def without(start: str) -> Damage:
    """The text without its first line that begins so."""
    return lambda text: "".join(drop_first(text.splitlines(keepends=True), start))


def drop_first(lines: list[str], start: str) -> list[str]:
    at = next(index for index, line in enumerate(lines) if line.startswith(start))
    return lines[:at] + lines[at + 1 :]


def swap(old: str, new: str) -> Damage:
    def damaged(text: str) -> str:
        assert old in text, f"{old!r} is not there to be damaged"
        return text.replace(old, new, 1)

    return damaged


def twice(line: str) -> Damage:
    return swap(f"{line}\n", f"{line}\n{line}\n")


def added(line: str) -> Damage:
    return lambda text: f"{text}{line}\n"


def cut(at: int) -> Damage:
    return lambda text: text[:at]


SEED = "sha256 7c97299931c3ed86e32e87d75be8a5e09804cd3942c0eb780afc6a0471cd7af5"
REVEAL = "280af511d0e83b470f335f37eadf49a3b3747cefcdd6ebdd8f79edc209546b23"
DIGITS = "9" * 5000
SEED_AT = 6 + len(Options.__struct_fields__)  # the line of a record; options come before it

RECORDS: dict[str, tuple[Damage, str]] = {
    "blank": (lambda text: "\n \n", "empty"),
    "another file": (lambda text: "Dear diary\n", "line 1"),
    "a position": (lambda text: BATTLE, "line 1"),
    "newer format": (swap("record 2", "record 3"), "line 1.*newer"),
    "odd format": (swap("record 2", "record ²"), "line 1"),
    "huge format": (swap("record 2", f"record {DIGITS}"), "line 1"),
    "no game": (without("game:"), "game"),
    "another game": (swap("game: france_40", "game: waterloo"), "line 2.*waterloo"),
    "no rules": (without("rules:"), "rules"),
    "rules in words": (swap("rules: 2", "rules: one"), "line 3"),
    "newer rules": (swap("rules: 2", "rules: 99"), "line 3.*newer"),
    "huge rules": (swap("rules: 2", f"rules: {DIGITS}"), "line 3"),
    "no scenario": (without("scenario:"), "scenario"),
    "another scenario": (swap("scenario: 1940", "scenario: 1941"), "line 5.*1941"),
    "unknown option": (swap("option fort_dr", "option fort_dx"), "line 6.*fort_dx"),
    "bad option": (swap("fort_dr: unit_loss", "fort_dr: maybe"), "line 6.*maybe"),
    "option twice": (twice("option fort_dr: unit_loss"), "line 7.*twice"),
    "game twice": (twice("game: france_40"), "line 3.*twice"),
    "unknown side": (swap("seed:", "player martian: me\nseed:"), f"line {SEED_AT}.*martian"),
    "unknown salt": (swap("seed:", "salt martian: me\nseed:"), f"line {SEED_AT}.*martian"),
    "short seed": (swap(SEED, SEED[:-1]), f"line {SEED_AT}.*64"),
    "seed without its name": (swap("sha256 ", ""), f"line {SEED_AT}"),
    "seed in capitals": (swap(SEED, SEED.upper()), f"line {SEED_AT}"),
    "no colon": (swap("german: launch", "german launch"), f"line {SEED_AT + 17}.*colon"),
    "no key": (swap("german: launch", ": launch"), f"line {SEED_AT + 17}"),
    "unknown key": (swap("german: launch", "german army: launch"), f"line {SEED_AT + 17}"),
    "unknown player": (
        swap("german: launch", "martian: launch"),
        f"line {SEED_AT + 17}.*martian",
    ),
    "wrong side": (swap("german: launch", "allied: launch"), f"line {SEED_AT + 17}.*allied"),
    "illegal answer": (swap("attack 2930", "attack 3030"), f"line {SEED_AT + 14}.*11.0a"),
    "nonsense": (swap("attack 2930", "sing 2930"), f"line {SEED_AT + 14}"),
    "other spelling": (swap("attack 2930", "ATTACK 2930"), f"line {SEED_AT + 14}.*should read"),
    "no answer": (swap("german: attack 2930", "german:"), f"line {SEED_AT + 14}"),
    "endless answer": (swap("attack 2930", "x" * 100_000), f"line {SEED_AT + 14}"),
    "impossible roll": (swap("roll: 1", "roll: 7"), f"line {SEED_AT + 18}"),
    "roll of nothing": (swap("roll: 1", "roll:"), f"line {SEED_AT + 18}"),
    "roll in words": (swap("roll: 1", "roll: one"), f"line {SEED_AT + 18}"),
    "huge roll": (swap("roll: 1", f"roll: {DIGITS}"), f"line {SEED_AT + 18}"),
    "roll out of place": (swap("german: launch", "roll: 1"), f"line {SEED_AT + 17}"),
    "answer missing": (without("german: with 41"), f"line {SEED_AT + 26}.*10 answers"),
    "answer after the end": (added("german: end"), "after its end"),
    "no end": (without("end:"), "cut off"),
    "wrong end": (swap("end: 11", "end: 15"), f"line {SEED_AT + 27}.*11 answers"),
    "cut in the header": (cut(100), "line"),
    "cut in an answer": (lambda text: text[: text.index("launch") + 3], "cut off"),
    "wrong result": (swap("allied allied_victory", "german major"), f"line {SEED_AT + 25}"),
    "no result": (without("result:"), f"line {SEED_AT + 26}.*not finished"),
    "header after answers": (swap("german: end", "scenario: 1940"), f"line {SEED_AT + 21}"),
    "start cut": (swap("start: turn: 13\n", ""), "turn"),
    "start of another year": (swap("start: scenario: 1940", "start: scenario: 1939"), "line"),
    "start with a ghost": (
        swap("start: unit: F X,", "start: unit: F Q,"),
        f"line {SEED_AT + 10}.*F Q",
    ),
}
VERIFIED: dict[str, tuple[Damage, str]] = {
    "another roll": (swap("roll: 1", "roll: 2"), f"line {SEED_AT + 18}.*the seed gives 1"),
    "another seed": (swap(REVEAL, REVEAL[::-1]), f"line {SEED_AT + 26}"),
    "no seed": (without("seed:"), "seed"),
    "no reveal": (without("reveal:"), "seed"),
    "broken reveal": (swap(REVEAL, "xyz"), f"line {SEED_AT + 26}"),
}
POSITIONS: dict[str, tuple[Damage, str]] = {
    "blank": (lambda text: "\n", "empty"),
    "another file": (lambda text: "{}\n", "line 1"),
    "a record": (swap("position 1", "record 2"), "line 1"),
    "newer format": (swap("position 1", "position 7"), "line 1.*newer"),
    "no game": (without("game:"), "game"),
    "another game": (swap("game: france_40", "game: waterloo"), "line 2.*waterloo"),
    "no scenario": (without("scenario:"), "scenario"),
    "another scenario": (swap("1940", "1812"), "line 3.*1812"),
    "no turn": (without("turn:"), "turn"),
    "turn in words": (swap("turn: 13", "turn: last"), "line 4"),
    "turn too late": (swap("turn: 13", "turn: 14"), "line 4"),
    "turn before the first": (swap("turn: 13", "turn: -1"), "line 4"),
    "huge turn": (swap("turn: 13", f"turn: {DIGITS}"), "line 4"),
    "no phase": (without("phase:"), "phase"),
    "unknown phase": (swap("german combat", "german tea"), "line 5.*german tea"),
    "bad forts": (swap("forts: none", "forts: some"), "line 6"),
    "bad country": (swap("in play 1", "at war"), "line 7"),
    "unknown unit": (swap("19 Pz", "99 Pz"), "line 8.*99 Pz"),
    "unit without a place": (swap("19 Pz, 2931", "19 Pz"), "line 8"),
    "unit off the map": (swap("19 Pz, 2931", "19 Pz, 9999"), "line 8.*9999"),
    "unit at sea": (swap("UK I, 3627", "UK I, 4020"), "line 12"),
    "unit with too many steps": (swap("19 Pz, 2931", "19 Pz, 2931, 9"), "line 8"),
    "unit without steps": (swap("19 Pz, 2931", "19 Pz, 2931, 0"), "line 8"),
    "unit with steps in words": (swap("19 Pz, 2931", "19 Pz, 2931, all"), "line 8"),
    "unit with too much": (swap("19 Pz, 2931", "19 Pz, 2931, 1, 1"), "line 8"),
    "unit twice": (twice("unit: 19 Pz, 2931"), "line 9.*twice"),
    "enemies in one hex": (swap("F X, 2930", "F X, 2931"), "line 10"),
    "neutral ground": (without("belgium:"), "belgium"),
    "unknown key": (added("weather: rain"), "line 13.*weather"),
    "no colon": (added("rain"), "line 13.*colon"),
    "key twice": (twice("turn: 13"), "line 5.*twice"),
    "unknown option": (added("option weather: rain"), "line 13.*weather"),
    "bad option": (added("option fort_dr: rain"), "fort_dr|rain"),
    "bad control": (added("control german: 99"), "line 13"),
    "bad points": (added("points: 9.9z +1"), "line 13"),
    "bad flag": (added("dyle entered: perhaps"), "line 13"),
    "bad frame": (added("frame: {"), "line 13"),
    "unknown frame": (added('frame: {"type":"Picnic"}'), "line 13"),
    "deep frame": (added(f"frame: {'[' * 100_000}"), "line 13"),
    "bad dynamo": (added("dynamo: soon"), "line 13"),
}
NEEDS_POSITION = (
    ("why", "france_40", "--wish", "2930"),
    ("odds", "france_40", "--attack", "19 Pz 2930"),
    ("answer", "france_40", "end", "--out", "out.txt"),
    ("perft", "france_40", "--depth", "1"),
    ("map", "france_40", "--out", "out.svg"),
    ("play",),
)
ARGUMENTS: dict[str, str] = {
    "frobnicate": "frobnicate",
    "games --loud": "--loud",
    "games france_40 again": "unexpected",
    "rule": "GAME",
    "rule waterloo": "waterloo",
    "rule france_40 99.9": "99.9",
    "rule france_40 seven": "seven",
    "rule france_40 7.3 7.4": "7.4",
    "ladder": "GAME",
    "ladder waterloo": "waterloo",
    "ladder springtime --players staff": "at least two",
    "ladder springtime --players staff,napoleon": "napoleon",
    "ladder springtime --scenario 1815": "1815",
    "ladder springtime --pairs 0": "--pairs",
    "ladder springtime --option weather=rain": "weather",
    "ladder springtime --results battle.txt": "not a result of such a run",
    "ladder springtime --results nowhere/ladder.jsonl": "nowhere/ladder.jsonl",
    "weights": "GAME",
    "weights waterloo": "waterloo",
    "weights springtime --scenario 1815": "1815",
    "weights springtime --weight axis.bar": "name=value",
    "weights springtime --weight axis.bar=1": "two numbers",
    "weights springtime --weight axis.bar=1,high": "two numbers",
    "weights springtime --weight axis.courage=1,2": "axis.courage",
    "weights springtime --weight nobody.bar=1,2": "nobody.bar",
    "weights springtime --style axis=napoleon": "napoleon",
    "weights springtime --style nobody=bold": "nobody",
    "weights springtime --games 1": "at least",
    "weights springtime --weight axis.bar=1,2 --games 1": "one weight needs at least 2 games",
    "weights springtime --results battle.txt": "not a result of such a run",
    "simulate": "GAME",
    "simulate france_40": "--players",
    "simulate waterloo --players random,random": "waterloo",
    "simulate france_40 --players random": "2 names",
    "simulate france_40 --players random,random,random": "2 names",
    "simulate france_40 --players random,napoleon": "napoleon",
    "simulate france_40 --players random,random --scenario 1815": "1815",
    "simulate france_40 --players random,random --games none": "none",
    "simulate france_40 --players random,random --games 0": "--games",
    "simulate france_40 --players random,random --jobs 0": "--jobs",
    "simulate france_40 --players random,random --seed x": "--seed",
    "simulate france_40 --players random,random --option fort_dr": "name=value",
    "simulate france_40 --players random,random --option fort_dr=": "name=value",
    "simulate france_40 --players random,random --option fort_dr=maybe": "maybe",
    "simulate france_40 --players random,random --option weather=rain": "weather",
    "simulate france_40 --players random,random --records battle.txt": "battle.txt",
    "fuzz france_40 --games -1": "--games",
    "fuzz france_40 --scenario 1815": "1815",
    "perft france_40 --depth deep": "--depth",
    "perft france_40 --scenario 1940 --position battle.txt": "--position",
    "bench --game waterloo": "waterloo",
    "bench --tables 5": "with --server",
    "bench --server --game france_40 --level waterloo": "waterloo",
    "bench --server --staff-games 5": "cannot be used with --server",
    "position france_40 --to 3": "--record",
    "position france_40 --scenario 1940 --record game.txt": "--record",
    "position france_40 --record game.txt --to 99": "11 answers",
    "position france_40 --out missing/out.txt": "missing/out.txt",
    "position france_40 --out .": "folder",
    "map france_40": "--out",
    "map france_40 --out out.svg --as martian": "martian",
    "map france_40 --out out.svg --position battle.txt --record game.txt": "--record",
    "odds france_40 --attack 2930": "--position",
    "odds france_40 --position battle.txt --attack nowhere": "nowhere",
    "odds france_40 --position battle.txt --attack 3030": "11.0a",
    "odds france_40 --position battle.txt --attack 2930 --as martian": "martian",
    "why france_40 --position battle.txt --wish 9999": "9999",
    "why france_40 --position battle.txt --wish gibberish": "gibberish",
    "answer france_40 --position battle.txt": "ANSWERS",
    "answer france_40 --position battle.txt sing --out out.txt": "answer 1.*sing",
    "answer france_40 --position battle.txt end --dice ,": "--dice",
    "replay": "FILE",
    "replay game.txt --to -1": "--to",
    "replay game.txt --to 99": "11 answers",
    "replay missing.txt": "missing.txt.*no such file",
    "replay folder": "folder.*not a file",
    "replay binary.txt": "binary.txt.*UTF-8",
    "replay nothing.txt": "nothing.txt.*empty",
    "replay battle.txt/game.txt": "not a folder",
    "play waterloo": "waterloo",
    "play --scenario 1815": "1815",
    "play --side martian": "martian",
    "play --against napoleon": "napoleon",
    "play --dice": "--dice",
    "play --deploy badly": "--deploy",
    "play --position battle.txt --scenario 1940": "--position",
    "play --record game.txt --position battle.txt": "--record",
    "play --record battle.txt": "battle.txt.*line 1",
    "play --position missing.txt": "missing.txt",
}


@pytest.fixture(autouse=True)
def files(folder, record, battle):
    (folder / "folder").mkdir()
    (folder / "binary.txt").write_bytes(b"sixweeks record 1\n\xff\xfe\x00")
    (folder / "nothing.txt").write_bytes(b"")


def contents() -> dict[str, bytes]:
    files = (path for path in Path().rglob("*") if path.is_file())
    return {str(path): path.read_bytes() for path in files}


def refused(*arguments: str, says: str) -> None:
    before = contents()
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert re.fullmatch(r"Error: [^\n]{1,400}\.\n", result.stderr)
    assert result.stderr.rstrip("\n").isprintable()
    assert re.search(says, result.stderr), result.stderr
    assert contents() == before


@pytest.mark.parametrize("name", RECORDS)
def test_a_damaged_record(name, record_text):
    damage, says = RECORDS[name]
    Path("game.txt").write_text(damage(record_text))
    refused("replay", "game.txt", says=f"game.txt: .*{says}|game.txt: {says}")


@pytest.mark.parametrize("name", ["another game", "wrong side", "no end"])
def test_a_damaged_record_in_other_commands(name, record_text):
    damage, says = RECORDS[name]
    Path("game.txt").write_text(damage(record_text))
    refused("play", "--record", "game.txt", says=says)
    refused("position", "france_40", "--record", "game.txt", "--out", "out.txt", says=says)
    refused("map", "france_40", "--record", "game.txt", "--out", "out.svg", says=says)


@pytest.mark.parametrize("extra", [(), ("--verify",), ("--to", "3")])
def test_a_record_of_one_seat(record_text, extra):
    """What the server gives a seat before the end is shown by the page alone."""
    first, rest = record_text.split("\n", 1)
    Path("game.txt").write_text(
        f"{first}\nseat: german\n{rest}".replace("end:", "seen: AAAA\nend:")
    )
    refused(
        "replay", "game.txt", *extra, says="line 2: .*only what one seat saw.*Load a saved game"
    )


@pytest.mark.parametrize("name", VERIFIED)
def test_a_record_that_does_not_verify(name, record_text):
    damage, says = VERIFIED[name]
    Path("game.txt").write_text(damage(record_text))
    refused("replay", "game.txt", "--verify", says=f"game.txt: .*{says}")


@pytest.mark.parametrize("name", POSITIONS)
def test_a_damaged_position(name):
    damage, says = POSITIONS[name]
    Path("battle.txt").write_text(damage(BATTLE))
    command = NEEDS_POSITION[list(POSITIONS).index(name) % len(NEEDS_POSITION)]
    refused(*command, "--position", "battle.txt", says=f"battle.txt: .*({says})")


@pytest.mark.parametrize("line", ARGUMENTS)
def test_a_bad_argument(line):
    refused(*line.split(), says=ARGUMENTS[line])


def test_odds_do_not_tell_where_a_hidden_unit_is():
    attack = ("--attack", "F X 2931", "--as", "german")
    refused("odds", "france_40", "--position", "battle.txt", *attack, says="3.10a")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("play", "there is no game ''"),
        ("rule france_40", "name a rule"),
        ("replay", "name .* is empty"),
        ("position france_40 --out", "name .* is empty"),
        ("why france_40 --wish 2930 --position", "name .* is empty"),
        ("simulate france_40 --players random,random --games 1 --records", "name .* is empty"),
    ],
)
def test_an_argument_that_is_empty(line, says):
    refused(*line.split(), "", says=says)


@pytest.mark.parametrize("arguments", [("games",), ("position", "france_40")])
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device")
def test_an_answer_that_cannot_be_written(arguments):
    with Path("/dev/full").open("w") as full:
        errors = process(*arguments, stdout=full).communicate()[1]
    assert errors == "Error: the output cannot be written: No space left on device.\n"


def test_a_closed_pipe_is_not_an_error():
    running = process("rule", "france_40", "--json")
    assert running.stdout is not None
    running.stdout.close()
    assert running.stderr is not None
    assert running.stderr.read() == ""
    assert running.wait() == 1


@pytest.mark.parametrize("word", ["x" * 9000, "\x1b[31mred\x07"], ids=["endless", "unprintable"])
@pytest.mark.parametrize("line", ["", "rule", "play --side", "simulate france_40 --games"])
def test_an_argument_that_would_spoil_the_screen(line, word):
    refused(*line.split(), word, says=r"x\.\.\.|31mred")


@pytest.mark.parametrize("key", ["player", "salt"])
def test_a_record_with_terminal_control_sequences(key):
    """Whoever sends it would write on the screen of whoever plays on."""
    header, rest = Path("game.txt").read_text().split("\n\n", 1)
    lines = [line for line in header.splitlines() if not line.startswith(key)]
    evil = [f"{key} {side}: a\x1b]0;b" for side in ("german", "allied")]
    Path("evil.txt").write_text("\n".join([*lines, *evil, "", rest]))
    for command in (("play", "--record"), ("replay",)):
        refused(*command, "evil.txt", says="one line")


def test_no_output_contains_terminal_control_sequences():
    assert printable("a\x1b[2Jb\n\x9bc\u202e") == "a?[2Jb\n?c?"


def test_an_argument_that_is_no_text():
    refused("why", "france_40", "--position", "battle.txt", "--wish", "\udcff", says="UTF-8")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read():
    Path("game.txt").chmod(0)
    refused("replay", "game.txt", says="permission")
