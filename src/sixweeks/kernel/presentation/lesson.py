"""Lessons: a prepared position, set dice and steps; any legal answer is allowed at every step.

A lesson is a file `data/lessons/*.toml` of its game. Its words are messages of the guide:
`lesson-moving` is the title, `lesson-moving-1` what to do in the first step, and
`lesson-moving-end` what has been learned. `lesson-moving-1-instead` says what to do when the first
step can no longer be done, `lesson-missed` when none of them can, and `lesson-aside` that something
else was done, which is allowed."""

import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from sixweeks.kernel.dice import Seed, seed_by_hand
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence


class Occurrence(Struct, frozen=True, forbid_unknown_fields=True):
    """What happened at the table: an answer of the player, or an event by its kind."""

    answer: str = ""
    event: str = ""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Done by an answer of the player, a pattern of notation (`attack *`), or by a kind of event.

    `play` lists answers that do it, and `also` others that lead to it; `places` are shown on the
    map. After an occurrence of `instead` the step can no longer be done."""

    answer: str = ""
    event: str = ""
    play: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    instead: tuple[Occurrence, ...] = ()
    places: tuple[str, ...] = ()


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson for one side; `dice` are the first rolls and draws that its seed gives.

    After an occurrence of `until` no further step can be done."""

    side: str
    seed: int
    position: str
    steps: tuple[Step, ...]
    dice: tuple[int | str, ...] = ()
    until: tuple[Occurrence, ...] = ()
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


@cache
def lessons_in(folder: Path) -> dict[str, Lesson]:
    """The lessons of a game by id, in their order: `03_retreats.toml` is `retreats`."""
    files = sorted((folder / "data" / "lessons").glob("*.toml"))
    return {lesson.id: lesson for lesson in map(lesson_from, files)}


def lesson_from(file: Path) -> Lesson:
    told = tomllib.loads(file.read_text("utf-8"))
    return msgspec.convert({**told, "id": file.stem.partition("_")[2]}, Lesson)


def steps_done(lesson: Lesson, occurrences: Iterable[Occurrence]) -> int:
    """How many steps have been done, one after the other; an occurrence does one step at most."""
    return followed(lesson, occurrences)[0]


def followed(lesson: Lesson, occurrences: Iterable[Occurrence]) -> tuple[int, list[Occurrence]]:
    """How many steps have been done, and what has happened since the last of them."""
    done, since = 0, list[Occurrence]()
    for occurrence in occurrences:
        if done < len(lesson.steps) and does(occurrence, lesson.steps[done]):
            done, since = done + 1, []
        else:
            since.append(occurrence)
    return done, since


def does(occurrence: Occurrence, step: Step) -> bool:
    return matches(occurrence, Occurrence(step.answer, step.event))


def matches(occurrence: Occurrence, wanted: Occurrence) -> bool:
    if wanted.event:
        return occurrence.event == wanted.event
    return bool(occurrence.answer) and fnmatchcase(occurrence.answer, wanted.answer)


def aside(lesson: Lesson, occurrences: Iterable[Occurrence]) -> Sentence:
    """The remark when a player does something other than the lesson suggests."""
    done, since = followed(lesson, occurrences)
    if done == len(lesson.steps):
        return EMPTY
    step = lesson.steps[done]
    if has_happened(step.instead, since):
        return Sentence(f"{lesson.words[done].id}-instead")
    if has_happened(lesson.until, since):
        return Sentence("lesson-missed")
    strayed = any(occurrence.answer and not leads_to(occurrence, step) for occurrence in since)
    return Sentence("lesson-aside") if strayed else EMPTY


def has_happened(wanted: Iterable[Occurrence], since: list[Occurrence]) -> bool:
    return any(matches(occurrence, each) for each in wanted for occurrence in since)


def leads_to(occurrence: Occurrence, step: Step) -> bool:
    """Is an answer on the way to what the step asks for?"""
    return any(fnmatchcase(occurrence.answer, wish) for wish in (*step.play, *step.also))
