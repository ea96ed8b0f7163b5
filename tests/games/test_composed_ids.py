"""Every message id that is put together from parts exists, whatever the parts are.

What is drawn or charted is not listed: a picture and a chart say all their words at once."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.catalogue import ENGLISH
from tests.games.composed_ids import VALUES
from tests.games.senders import EVENTS, LABELS, SOURCE, sent_in
from tests.games.test_message_arguments import catalogues

SENT_AT_ONCE = ("drawing", "charts.py")  # all of it in tests of pictures and charts


def folder(game: str) -> Path:
    return SOURCE / "games" / game


def composed_in(game: str) -> Iterator[tuple[str, str]]:
    """Where an id is composed, and its pattern: `tray-{}`."""
    for path in sorted(folder(game).rglob("*.py")):
        if set(SENT_AT_ONCE).isdisjoint(path.relative_to(folder(game)).parts):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and (found := pattern_of(node)):
                    yield f"{path.relative_to(SOURCE)}:{node.lineno}", found


def pattern_of(node: ast.Call) -> str:
    name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
    at = EVENTS.get(name, 0 if name in (*LABELS, "error") else -1)
    id = node.args[at] if 0 <= at < len(node.args) else None
    if not isinstance(id, ast.JoinedStr):
        return ""
    parts = (str(each.value) if isinstance(each, ast.Constant) else "{}" for each in id.values)
    return ("event-" if name in EVENTS else "") + "".join(parts)


def is_known(game: str, id: str) -> bool:
    return definition_of(game).text.catalogue(ENGLISH).find(id) is not None


@pytest.mark.parametrize("game", game_ids())
def test_the_values_of_every_composed_id_are_listed(game):
    listed = VALUES[game]()
    assert [f"{where} {found}" for where, found in composed_in(game) if found not in listed] == []


@pytest.mark.parametrize("game", game_ids())
def test_nothing_is_listed_that_nobody_composes(game):
    assert VALUES[game]().keys() - {found for _, found in composed_in(game)} == set()


def composed_ids(game: str) -> list[str]:
    return [
        pattern.format(*([each] if isinstance(each, str) else each))
        for pattern, values in VALUES[game]().items()
        for each in values
    ]


@pytest.mark.parametrize("game", game_ids())
def test_every_composed_id_has_its_message(game):
    assert [id for id in composed_ids(game) if not is_known(game, id)] == []


@pytest.mark.parametrize("game", game_ids())
def test_a_sender_of_every_composed_id_gives_all_that_its_message_names(game):
    senders = [sent for sent in sent_in(folder(game)) if not sent.is_exact]
    found = []
    for catalogue in catalogues(f"games/{game}"):
        for id in filter(catalogue.is_known, composed_ids(game)):
            given = [set(sent.types) for sent in senders if sent.id.fullmatch(id)]
            if given and not any(catalogue.variables(id) <= each for each in given):
                found.append(f"{id}: {sorted(catalogue.variables(id))}")
    assert found == []
