"""Senders give each message the arguments that it names, of the types that its file declares."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel import engine, why
from sixweeks.kernel.dice import seed_by_hand
from sixweeks.kernel.presentation.catalogue import SHARED
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import ByName, Listed, Sentence
from sixweeks.kernel.state import State
from sixweeks.kernel.table import Table
from sixweeks.lab.legality import refused_nouns, refused_wishes
from tests.games.declarations import Catalogue, catalogue_in
from tests.games.senders import SOURCE, Sent, declared_name, sent_in
from tests.games.wandering import sample

ANSWERS = 400  # of one random game
POSITIONS = 12  # of another
SCENARIOS = [(game, each.id) for game in game_ids() for each in definition_of(game).info.scenarios]
FILES = sorted(SOURCE.rglob("*en.ftl"))
LAYERS = {  # the folder of the senders, and the catalogues that they use
    **{f"games/{game}": (SOURCE / f"games/{game}/data/text", SHARED) for game in game_ids()},
    **{f"ai/{game}": (SOURCE / f"games/{game}/data/text", SHARED) for game in game_ids()},
    "cli": (SOURCE / "cli/text", SHARED),
    "server": (SOURCE / "server/text", SHARED),
    "kernel": (SHARED,),
}


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def catalogues(layer: str) -> list[Catalogue]:
    folders = LAYERS[layer]
    return [catalogue_in(path) for folder in folders for path in sorted(folder.glob("*en.ftl"))]


def wrong_types(catalogue: Catalogue, id: str, types: Mapping[str, str]) -> Iterator[str]:
    """Arguments of another type than the message declares; an unknown type is not judged."""
    for name in catalogue.messages.uses[id].variables & set(types):
        if types[name] and types[name] not in catalogue.types[id].get(name, ()):
            yield f"{id}: ${name} ({types[name]})"


def missing(catalogue: Catalogue, id: str, types: Mapping[str, str]) -> Iterator[str]:
    yield from (f"{id} lacks ${name}" for name in catalogue.variables(id) - set(types))


def superfluous(catalogue: Catalogue, id: str, types: Mapping[str, str]) -> Iterator[str]:
    yield from (f"{id} does not use ${name}" for name in set(types) - catalogue.variables(id))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_every_argument_of_a_message_is_declared(path):
    catalogue = catalogue_in(path)
    assert [
        f"{id}: ${name}"
        for id in catalogue.messages.ids
        for name in sorted(catalogue.messages.uses[id].variables - set(catalogue.types[id]))
    ] == []


# --- what is sent in random games -------------------------------------------------------------


def faults(game: str, sentences: Iterable[Sentence]) -> set[str]:
    """What is missing or of another type."""
    found: set[str] = set()
    for each in sentences:
        types = {name: declared_name(type(value)) for name, value in each.args.items()}
        for known in catalogues(f"games/{game}"):
            if known.is_known(each.id):
                found.update(wrong_types(known, each.id, types), missing(known, each.id, types))
                break
    return found


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_events_and_prompts_of_a_random_game_have_the_declared_arguments(game, scenario):
    definition, rng = definition_of(game), Random(1)
    table = Table.new(definition, program="", scenario=scenario, seed=seed_by_hand(1))
    said: list[Sentence] = []
    while not table.is_over and len(table.record.entries) < ANSWERS:
        said.append(definition.text.asked(table.game))
        table.answer(rng.choice(table.options))
    for event in table.events:
        sides = [side for side in (None, *definition.side_ids()) if event.is_told_to(side)]
        said += [event.said_to(side) for side in sides]
    assert faults(game, said) == set()


def sentences_in(value: object) -> Iterator[Sentence]:
    """Every sentence that something for the page contains, also within other sentences."""
    match value:
        case Sentence(args=args):
            yield value
            yield from sentences_in(list(args.values()))
        case Listed(items=items):
            yield from sentences_in(items)
        case ByName(entries=entries):
            yield from sentences_in([*entries, *entries.values()])
        case msgspec.Struct():
            yield from sentences_in([getattr(value, name) for name in value.__struct_fields__])
        case dict():
            yield from sentences_in(list(value.values()))
        case list() | tuple():
            for each in value:
                yield from sentences_in(each)


def shown(definition: GameDefinition, game: State, rng: Random) -> Iterator[object]:
    """What the page shows of a position: scene, choices, odds and the inspector."""
    choices = definition.choices(game)
    yield choices
    places = [each.id for each in definition.pictures.sheet(game.scenario_id).places]
    asked = ["", *{choice.odds for choice in choices if choice.odds}]
    for side in (None, *definition.side_ids()):
        yield definition.page.scene(game, side)
        yield from (definition.page.inspect(game, id, side) for id in rng.sample(places, 8))
        for attack in rng.sample(asked, min(3, len(asked))):
            with suppress(InputError):
                yield definition.page.odds(game, attack, side)


def refused(definition: GameDefinition, game: State, rng: Random) -> Iterator[Sentence]:
    for side in engine.deciders(game):
        asked = why.asked(game, side, definition.rules.lookup)
        for _, found in (*refused_nouns(asked, rng), *refused_wishes(asked, rng)):
            yield from map(definition.text.refused, found)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_labels_and_refusals_of_a_random_game_have_the_declared_arguments(game, scenario):
    definition, rng = definition_of(game), Random(1)
    found: set[str] = set()
    for position in islice(sample(definition, scenario, 1, {}), POSITIONS):
        said = [*shown(definition, position, rng), *refused(definition, position, rng)]
        found |= faults(game, sentences_in(said))
    assert found == set()


# --- what is sent anywhere, by a look at the syntax -------------------------------------------


def known_ids(layer: str, sent: Sent) -> list[tuple[Catalogue, str]]:
    return [(each, id) for each in catalogues(layer) for id in sent.ids(each.messages.ids)]


@pytest.mark.parametrize("layer", LAYERS)
def test_senders_give_a_message_the_arguments_that_it_declares(layer):
    found: list[str] = []
    for sent in sent_in(SOURCE / layer):
        for known, id in known_ids(layer, sent)[:1] if sent.is_exact else ():
            for check in (missing, superfluous, wrong_types):
                found += [f"{sent.where} {fault}" for fault in check(known, id, sent.types)]
    assert found == []


@pytest.mark.parametrize("layer", LAYERS)
def test_senders_of_a_composed_id_give_nothing_that_no_message_uses(layer):
    found: list[str] = []
    for sent in sent_in(SOURCE / layer):
        if not sent.is_exact and (ids := known_ids(layer, sent)):
            used = set.union(*(known.variables(id) for known, id in ids))
            found += [f"{sent.where} ${name}" for name in set(sent.types) - used]
    assert found == []
