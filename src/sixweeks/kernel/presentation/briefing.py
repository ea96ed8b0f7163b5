"""The briefing of a scenario: what a player should know before the first question.

Its messages are in `data/text/guide.<language>.ftl`. Where there are several of a kind, they are
numbered: `briefing-1940-situation-1`, `briefing-1940-want-german`, `briefing-1940-victory-1`,
`briefing-special-1` (of every scenario), `briefing-1940-special-1`, `briefing-1940-first-german-1`.
The arrows on its map are in `data/briefing.toml`."""

import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import count, takewhile
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from sixweeks.kernel import engine
from sixweeks.kernel.presentation.catalogue import ENGLISH
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.sentence import Sentence, Side, message


class Force(Struct, frozen=True):
    """Where the units of a side are at the start."""

    side: str
    places: tuple[str, ...]


class Arrow(Struct, frozen=True, forbid_unknown_fields=True):
    """A main movement of the campaign, from place to place."""

    side: str
    way: tuple[str, ...]


class Task(Struct, frozen=True):
    """What a side wants, and what it does first."""

    side: str
    title: Sentence
    want: Sentence
    first: tuple[Sentence, ...]


class Briefing(Struct, frozen=True):
    """The situation, the aims of both sides, how one wins, and what is special in this game."""

    game: str
    scenario: str
    title: Sentence
    situation: tuple[Sentence, ...]
    tasks: tuple[Task, ...]
    victory: tuple[Sentence, ...]
    special: tuple[Sentence, ...]
    forces: tuple[Force, ...]
    arrows: tuple[Arrow, ...]


def briefing_of(definition: GameDefinition, scenario: str) -> Briefing:
    def several(kind: str) -> tuple[Sentence, ...]:
        return tuple(numbered(definition, f"briefing-{scenario}-{kind}"))

    def task(side: str) -> Task:
        title, want = message("side-title", side=Side(side)), f"briefing-{scenario}-want-{side}"
        return Task(side, title, Sentence(want), several(f"first-{side}"))

    return Briefing(
        game=definition.info.id,
        scenario=scenario,
        title=definition.scenario(scenario).title,
        situation=several("situation"),
        tasks=tuple(map(task, definition.side_ids())),
        victory=several("victory"),
        special=(*numbered(definition, "briefing-special"), *several("special")),
        forces=tuple(forces(definition, scenario)),
        arrows=arrows(definition.info.folder / "data" / "briefing.toml").get(scenario, ()),
    )


def numbered(definition: GameDefinition, id: str) -> Iterator[Sentence]:
    """All messages `id-1`, `id-2` and so on that there are."""
    find = definition.text.catalogue(ENGLISH).find
    ids = takewhile(lambda each: find(each) is not None, (f"{id}-{n}" for n in count(1)))
    return map(Sentence, ids)


def forces(definition: GameDefinition, scenario: str) -> Iterator[Force]:
    """The historical set-up, as both sides may see it; markers are smaller than units."""
    game = begun(definition, scenario)
    piles = definition.page.scene(game, None).piles
    units = [(pile.place, each.side) for pile in piles for each in pile.pieces if each.scale == 1]
    for side in definition.side_ids():
        yield Force(side, tuple(dict.fromkeys(place for place, of in units if of == side)))


def begun(definition: GameDefinition, scenario: str) -> Any:
    """The first turn, after the first answer to every question of the set-up: the ready one."""
    game: Any = definition.new_game(scenario, {})
    while not definition.page.standing(game).is_begun and (sides := engine.deciders(game)):
        question = engine.question_for(game, sides[0])
        assert question is not None, "a decider has a question"
        engine.answer(game, question.options[0], sides[0])
    return game


@cache
def arrows(file: Path) -> dict[str, tuple[Arrow, ...]]:
    """By scenario; a game may have none."""
    if not file.is_file():
        return {}
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, tuple[Arrow, ...]])
