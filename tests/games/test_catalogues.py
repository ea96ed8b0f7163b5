"""Every message that is said has words, every message is said, and plurals are complete."""

import re
from pathlib import Path

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.arguments import FUNCTIONS
from sixweeks.kernel.presentation.catalogue import SHARED
from sixweeks.kernel.procedure import Procedure
from tests.games.catalogues import Messages

GAMES = game_ids()
ASKS = re.compile(r"prompt-(\w+)-(\w+)")
TOLD = re.compile(r'(?:tell|emit|tell_check|tell_of|tell_of_units)\(\s*(?:game, )?"(\w+)"')
REFUSED = re.compile(r'Objection\(\s*"([\w.]+)"(?:, "(\w+)")?')


def folder(game: str) -> Path:
    return Path(definition_of(game).info.folder)


def catalogue(game: str) -> Messages:
    return Messages(folder(game) / "data" / "text" / "en.ftl")


def code(game: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(folder(game).rglob("*.py")))


def procedures(game: str) -> dict[str, type[Procedure]]:
    definition_of(game)
    found, waiting = {}, list(Procedure.__subclasses__())
    while waiting:
        each = waiting.pop()
        waiting += each.__subclasses__()
        if f".games.{game}." in each.__module__:
            found[each.__name__] = each
    return found


FILES = [
    text / name
    for text in (SHARED, *(folder(game) / "data" / "text" for game in GAMES))
    for name in ("en.ftl", "guide.en.ftl")
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_a_catalogue_can_be_parsed_and_has_no_id_twice(path):
    messages = Messages(path)
    assert messages.junk == []
    assert sorted(messages.ids) == sorted(set(messages.ids))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_messages_call_only_functions_that_exist(path):
    used = {name for uses in Messages(path).uses.values() for name in uses.functions}
    assert used <= {*FUNCTIONS, "NAME"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_a_plural_has_both_english_categories(path):
    for id, uses in Messages(path).uses.items():
        assert all({"one", "other"} <= keys for keys in uses.plurals), id


@pytest.mark.parametrize("game", GAMES)
def test_messages_refer_only_to_messages_that_exist(game):
    known = {*catalogue(game).ids, *Messages(SHARED / "en.ftl").ids}
    for id, uses in catalogue(game).uses.items():
        assert uses.references <= known, id


@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_is_of_a_step_that_exists(game):
    found = procedures(game)
    for id in catalogue(game).ids:
        if asked := ASKS.match(id):
            assert asked[2] in found[asked[1]].steps, id


@pytest.mark.parametrize("game", GAMES)
def test_every_event_in_the_code_has_a_message(game):
    ids = set(catalogue(game).ids)
    assert {f"event-{kind}" for kind in TOLD.findall(code(game))} <= ids


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_an_event_is_told(game):
    """A kind may be composed: `f"ended_{level}"`, or `f"{kind}_{case}"` after "combat_result"."""
    text = code(game)
    for id in catalogue(game).ids:
        kind = id.removeprefix("event-")
        heads = [kind[: at.start()] for at in re.finditer("_", kind)]
        if id.startswith("event-"):
            told = [f'"{kind}"' in text, *(f'"{head}_{{' in text for head in heads)]
            told += [f'"{head}"' in text and "{kind}_{" in text for head in heads]
            assert any(told) or f'}}_{kind.rpartition("_")[2]}"' in text, id


@pytest.mark.parametrize("game", GAMES)
def test_every_case_of_a_refusal_has_a_message(game):
    ids = set(catalogue(game).ids)
    for rule, named in REFUSED.findall(code(game)):
        if named:
            assert f"objection-{rule.replace('.', '-')}-{named}" in ids, (rule, named)
