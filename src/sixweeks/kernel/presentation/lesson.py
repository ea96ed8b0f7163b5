"""Lessons: a prepared position, set dice and steps; any legal answer is allowed at every step.

A lesson is a file `data/lessons/*.toml` of its game. Its words are messages of the guide:
`lesson-moving` is the title, `lesson-moving-1` what to do in the first step, and
`lesson-moving-end` what has been learned."""

import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from sixweeks.kernel.dice import Seed, seed_by_hand
from sixweeks.kernel.presentation.sentence import Sentence


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Done by an answer of the player, a pattern of notation (`attack *`), or by a kind of event.

    `play` lists answers that do it; `places` are shown on the map."""

    answer: str = ""
    event: str = ""
    play: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson for one side; `dice` are the first rolls and draws that its seed gives."""

    side: str
    seed: int
    position: str
    steps: tuple[Step, ...]
    dice: tuple[int | str, ...] = ()
    id: str = ""

    @property
    def title(self) -> Sentence:
        return Sentence(f"lesson-{self.id}")

    @property
    def end(self) -> Sentence:
        return Sentence(f"lesson-{self.id}-end")

    @property
    def words(self) -> tuple[Sentence, ...]:
        """What to do in each step."""
        return tuple(Sentence(f"lesson-{self.id}-{n + 1}") for n in range(len(self.steps)))

    @property
    def seeded(self) -> Seed:
        return seed_by_hand(self.seed)


class Deed(Struct, frozen=True):
    """What happened at the table: an answer of the player, or an event by its kind."""

    answer: str = ""
    event: str = ""


@cache
def lessons_in(folder: Path) -> dict[str, Lesson]:
    """The lessons of a game by id, in their order: `03_retreats.toml` is `retreats`."""
    files = sorted((folder / "data" / "lessons").glob("*.toml"))
    return {lesson.id: lesson for lesson in map(lesson_from, files)}


def lesson_from(file: Path) -> Lesson:
    told = tomllib.loads(file.read_text("utf-8"))
    return msgspec.convert({**told, "id": file.stem.partition("_")[2]}, Lesson)


def steps_done(lesson: Lesson, deeds: Iterable[Deed]) -> int:
    """How many steps have been done, one after the other; a deed does one step at most."""
    done = 0
    for deed in deeds:
        if done < len(lesson.steps) and does(deed, lesson.steps[done]):
            done += 1
    return done


def does(deed: Deed, step: Step) -> bool:
    if step.event:
        return deed.event == step.event
    return bool(deed.answer) and fnmatchcase(deed.answer, step.answer)
