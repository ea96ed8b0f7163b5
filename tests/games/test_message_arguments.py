"""Senders give each message the arguments that it names, of the types that its file declares."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.dice import seed_by_hand
from sixweeks.kernel.presentation.sentence import Sentence
from sixweeks.kernel.table import Table
from tests.games.catalogues import Messages

DECLARED = re.compile(r"((?:\$\w+, )*\$\w+) \(([^)]+)\)")
TELLERS = ("tell", "emit")
ANSWERS = 400  # of one random game


def file_of(game: str) -> Path:
    return Path(definition_of(game).info.folder) / "data" / "text" / "en.ftl"


MESSAGES = {game: Messages(file_of(game)) for game in game_ids()}
SCENARIOS = [(game, each.id) for game in game_ids() for each in definition_of(game).info.scenarios]


@cache
def declared(game: str) -> Mapping[str, frozenset[str]]:
    """The types of each argument, as the comments of its file have them before the errors."""
    text = file_of(game).read_text("utf-8").partition("# --- Errors")[0]
    comments = " ".join(re.findall(r"^#+ (.*)", text, re.MULTILINE))
    found: dict[str, frozenset[str]] = {}
    for names, types in DECLARED.findall(comments):
        for name in re.findall(r"\w+", names):
            found[name] = found.get(name, frozenset()) | set(re.findall(r"\w+", types))
    return found


def faults(game: str, sentence: Sentence) -> Iterator[str]:
    """What is undeclared, or of another type."""
    for name in MESSAGES[game].uses[sentence.id].variables & set(sentence.args):
        kind = type(sentence.args[name]).__name__.replace("int", "Number")
        if kind not in declared(game).get(name, ()):
            yield f"${name} ({kind})"


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_events_and_prompts_of_a_random_game_have_arguments_of_the_declared_types(game, scenario):
    definition, rng = definition_of(game), Random(1)
    table = Table.new(definition, program="", scenario=scenario, seed=seed_by_hand(1))
    said: list[Sentence] = []
    while not table.is_over and len(table.record.entries) < ANSWERS:
        said.append(definition.text.asked(table.game))
        table.answer(rng.choice(table.options))
    for event in table.events:
        said += [event.said_to(side) for side in (None, *definition.side_ids())]
    own = [each for each in said if each.id in MESSAGES[game].uses]
    assert {fault for each in own for fault in faults(game, each)} == set()


# --- by a look at the syntax ------------------------------------------------------------------


def sent(game: str) -> Iterator[tuple[str, set[str], str]]:
    """Messages of events and labels that are sent with named arguments: id, names, place."""
    for path in sorted(Path(definition_of(game).info.folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and all(each.arg for each in node.keywords):
                names = {str(each.arg) for each in node.keywords}
                place = f"{path.name}:{getattr(node, 'lineno', 0)}"
                if id := id_of_call(node):
                    yield id, names, place


def id_of_call(node: ast.Call) -> str:
    name = getattr(node.func, "id", "")
    at = 1 if name in TELLERS else 0 if name == "message" else -1
    if not 0 <= at < len(node.args) or not isinstance(node.args[at], ast.Constant):
        return ""
    id = str(getattr(node.args[at], "value", ""))
    return f"event-{id}" if name in TELLERS else id


@pytest.mark.parametrize("game", game_ids())
def test_senders_give_every_argument_that_a_message_names(game):
    messages, found = MESSAGES[game], list(sent(game))
    assert found
    assert [
        f"{place}: {id} lacks {messages.uses[id].variables - names}"
        for id, names, place in found
        if id in messages.uses and not messages.uses[id].variables <= names
    ] == []
