"""Every message id that the command line, the kernel, the server and the computer players put
together from parts exists, whatever the parts are; for those of the games see `games/`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.catalogue import ENGLISH
from tests.composed_ids import (
    SERVER,
    TESTED_ELSEWHERE,
    cli_values,
    game_values,
    shared_values,
)
from tests.games.catalogues import Messages
from tests.games.senders import SOURCE

FOLDERS = ("ai", "cli", "kernel", "lab", "server")
TEXT = "text/en.ftl"
SHARED = SOURCE / "kernel/presentation" / TEXT
# The id of a message, with {} for what is put in.
ID = re.compile(r"(?:[a-z]+-)+(?:\w|[{}-])*")
# A case or a number added to an id that is checked itself, or the end of such an id.
SUFFIXES = {"{}-{}", "{}-about", "{}-alone", "{}-instead", "first-{}"}
OF_THE_STAFF = re.compile(r"why-")  # looked for in the catalogue, and tested with the guides


def composed() -> Iterator[tuple[str, str]]:
    """Where an id is composed, and its pattern: `command-{}`."""
    for path in (path for folder in FOLDERS for path in sorted((SOURCE / folder).rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.JoinedStr):
                continue
            found = pattern(node)
            if ID.fullmatch(found) or found in SUFFIXES:
                yield f"{path.relative_to(SOURCE)}:{node.lineno}", found


def pattern(node: ast.JoinedStr) -> str:
    return "".join(
        str(each.value) if isinstance(each, ast.Constant) else "{}" for each in node.values
    )


def known_patterns() -> set[str]:
    of_games = {found for game in game_ids() for found in game_values(game)}
    return {*TESTED_ELSEWHERE, *SERVER, *cli_values(), *shared_values(), *of_games}


def test_the_values_of_every_composed_id_are_listed():
    known = known_patterns() | SUFFIXES
    assert [
        f"{where} {found}"
        for where, found in composed()
        if found not in known and not OF_THE_STAFF.match(found)
    ] == []


def test_nothing_is_listed_that_nobody_composes():
    assert known_patterns() | SUFFIXES <= {found for _, found in composed()}


def test_whatever_is_tested_elsewhere_is_tested():
    tests = "".join(path.read_text("utf-8") for path in SOURCE.parents[1].glob("tests/games/*.py"))
    assert [name for name in TESTED_ELSEWHERE.values() if f"def {name}" not in tests] == []


def missing(values, *catalogues: Path) -> list[str]:
    known = {id for path in catalogues for id in Messages(path).uses}
    ids = (found.format(*given) for found, given in filled(values))
    return [id for id in ids if id not in known]


def filled(values) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each pattern with each of its values; a value may fill two gaps."""
    for found, given in values.items():
        start, end = found.partition("{}")[0], found.rpartition("{}")[2]
        yield from ((f"{start}{{}}{end}", (each,)) for each in given)


def test_every_id_of_the_command_line_has_its_message():
    assert missing(cli_values(), SOURCE / "cli" / TEXT, SHARED) == []


def test_every_id_of_the_kernel_has_its_message():
    assert missing(shared_values(), SHARED) == []


def test_every_id_of_the_server_has_its_message():
    assert missing(SERVER, SOURCE / "server" / TEXT, SHARED) == []


@pytest.mark.parametrize("game", game_ids())
def test_every_id_that_the_kernel_makes_for_a_game_has_its_message(game):
    find = definition_of(game).text.catalogue(ENGLISH).find
    ids = [found.format(*given) for found, given in filled(game_values(game))]
    assert len(ids) > 50
    assert [id for id in ids if find(id) is None] == []
