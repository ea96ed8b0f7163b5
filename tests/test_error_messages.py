"""Errors that users see are messages, as CONTRIBUTING.md says: a look at the syntax."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.games.catalogues import Messages

SOURCE = Path(__file__).resolve().parents[1] / "src/sixweeks"
FILES = sorted(SOURCE.rglob("*.py"))
SHARED = SOURCE / "kernel/presentation/text/en.ftl"
# Where the id stands among the arguments of what makes an error.
MAKERS = {"InputError": 0, "CommandError": 0, "StartError": 0, "MissingExtra": 0, "HTTPError": 1}
METHODS = ("error", "inside")  # `TEXT.error(...)`, `found.inside(...)`
OTHERS = {"line", "catalogues"}  # keywords that are no arguments of the message
PROSE = re.compile(r"[a-z]+ [a-z]+")


class Made(NamedTuple):
    """An error made somewhere: the pattern of its id, and the arguments of its message."""

    path: Path
    line: int
    id: str
    given: dict[str, ast.expr]


def catalogue_of(path: Path) -> tuple[Path, ...]:
    """The files in which an error of a module has its words."""
    part, *rest = path.relative_to(SOURCE).parts
    own = {
        "games": SOURCE / "games" / rest[0] / "data/text/en.ftl" if rest else SHARED,
        "cli": SOURCE / "cli/text/en.ftl",
        "server": SOURCE / "server/text/en.ftl",
    }.get(part, SHARED)
    return (SHARED, own) if own.exists() else (SHARED,)


@cache
def messages(path: Path) -> Messages:
    return Messages(path)


def variables(paths: tuple[Path, ...], id: str) -> set[str]:
    """The arguments that a message names, itself or by another that it refers to."""
    uses = next(messages(each).uses[id] for each in reversed(paths) if id in messages(each).uses)
    return set.union(uses.variables, *(variables(paths, each) for each in uses.references))


def id_pattern(node: ast.expr) -> str | None:
    """A regular expression for the id; None if it was made elsewhere."""
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    if isinstance(node, ast.JoinedStr):
        return "".join(
            re.escape(str(each.value)) if isinstance(each, ast.Constant) else "[a-z0-9-]*"
            for each in node.values
        )
    return None


def made_in(path: Path) -> Iterator[Made]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
        is_method = isinstance(node.func, ast.Attribute) and name in METHODS
        at = 0 if is_method else MAKERS.get(name, -1)
        if 0 <= at < len(node.args) and (id := id_pattern(node.args[at])) is not None:
            given = {each.arg: each.value for each in node.keywords if each.arg}
            if name == "inside":
                given["what"] = node
            yield Made(path, node.lineno, id, {k: v for k, v in given.items() if k not in OTHERS})


ERRORS = [each for path in FILES for each in made_in(path)]


def told(each: Made) -> str:
    return f"{each.path.relative_to(SOURCE)}:{each.line} {each.id}"


def ids_of(each: Made) -> list[str]:
    known = [id for path in catalogue_of(each.path) for id in messages(path).ids]
    return [id for id in dict.fromkeys(known) if re.fullmatch(each.id, id)]


def test_there_are_errors_to_look_at():
    assert len(ERRORS) > 200


def test_an_error_is_given_a_message_and_never_a_sentence():
    assert [told(each) for each in ERRORS if not each.id.startswith("error")] == []


def test_every_error_has_words():
    assert [told(each) for each in ERRORS if not ids_of(each)] == []


def test_an_error_is_given_every_argument_that_its_words_name():
    lacking = [
        told(each)
        for each in ERRORS
        for id in ids_of(each)
        if each.given and not variables(catalogue_of(each.path), id) <= set(each.given)
    ]
    assert lacking == []


def test_an_error_is_given_nothing_that_its_words_do_not_name():
    extra = [
        f"{told(each)} {name}"
        for each in ERRORS
        for name in each.given
        if (ids := ids_of(each))
        and not any(name in variables(catalogue_of(each.path), id) for id in ids)
    ]
    assert extra == []


def test_no_argument_of_an_error_is_english():
    """Lists, names and notation are the same in every language; sentences are not."""
    prose = [
        told(each)
        for each in ERRORS
        for value in each.given.values()
        for part in ast.walk(value)
        if isinstance(part, ast.Constant)
        and isinstance(part.value, str)
        and PROSE.search(part.value)
    ]
    assert prose == []


CATALOGUES = sorted(path for path in SOURCE.rglob("en.ftl"))


@pytest.mark.parametrize(
    "path", CATALOGUES, ids=lambda path: path.parent.relative_to(SOURCE).as_posix()
)
def test_every_error_in_a_catalogue_can_be_raised(path):
    source = "\n".join(each.read_text("utf-8") for each in FILES)
    raised = {id for each in ERRORS if path in catalogue_of(each.path) for id in ids_of(each)}
    named = [id for id in messages(path).ids if f'"{id}"' in source]
    errors = {id for id in messages(path).ids if id.startswith("error-")}
    shared = {id for id in errors if path != SHARED and id in messages(SHARED).ids}
    assert errors - raised - set(named) - shared == set()


@pytest.mark.parametrize(
    "path", CATALOGUES, ids=lambda path: path.parent.relative_to(SOURCE).as_posix()
)
def test_a_catalogue_can_be_parsed_and_has_no_id_twice(path):
    found = messages(path)
    assert (found.junk, sorted(found.ids)) == ([], sorted(set(found.ids)))
