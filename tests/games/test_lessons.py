"""Every lesson can be played to its end, with the dice it promises, and has all of its words.

Whatever else the rules allow is accepted, and the lesson says what has become of its step."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from sixweeks.ai.arena import players_for
from sixweeks.ai.player import Seat
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.lesson import (
    Lesson,
    Occurrence,
    Step,
    aside,
    does,
    leads_to,
    lessons_in,
    steps_done,
)
from sixweeks.kernel.presentation.sentence import EMPTY
from sixweeks.kernel.table import Table
from tests.games.pseudo_locale import outside_brackets, pseudo_locale

GAMES = [game for game in game_ids() if lessons_in(definition_of(game).info.folder)]
LESSONS = [(game, id) for game in GAMES for id in lessons_in(Path(definition_of(game).info.folder))]


def lesson_of(game: str, id: str) -> Lesson:
    return lessons_in(definition_of(game).info.folder)[id]


class Pupil:
    """Somebody at the table of a lesson, with the staff on the other side."""

    def __init__(self, game: str, id: str) -> None:
        self.definition, self.lesson = definition_of(game), lesson_of(game, id)
        self.table = Table.new(
            self.definition,
            program="",
            position=self.lesson.position,
            seed=self.lesson.seeded,
        )
        self.staff = players_for(self.definition, ["staff", "staff"], 0)
        self.occurrences: list[Occurrence] = []

    @property
    def is_done(self) -> bool:
        return steps_done(self.lesson, self.occurrences) == len(self.lesson.steps)

    @property
    def offered(self) -> list[str]:
        return [self.table.write(option) for option in self.table.options]

    def answer(self, wish: str) -> None:
        """The first legal answer of this pattern, and whatever the others do then."""
        self.give(next(each for each in self.offered if fnmatchcase(each, wish)))
        self.wait()

    def give(self, text: str) -> None:
        events, entries = len(self.table.events), len(self.table.record.entries)
        self.table.answer(text)
        own = self.table.record.entries[entries:]
        self.occurrences += [
            Occurrence(answer=line.text) for line in own if line.who == self.lesson.side
        ]
        self.occurrences += [Occurrence(event=event.kind) for event in self.table.events[events:]]

    def wait(self) -> None:
        """Until the player is asked again, or has done everything."""
        while not self.is_done and self.table.to_move not in ("", self.lesson.side):
            by = self.table.to_move
            reply = self.staff[by].decide(Seat(self.definition, self.table.game, by))
            self.give(self.table.write(reply))

    def play(self) -> Iterator[int]:
        """How many steps are done, after the answers of each."""
        self.wait()
        for step in self.lesson.steps:
            for wish in step.play:
                if not self.is_done:
                    self.answer(wish)
            yield steps_done(self.lesson, self.occurrences)

    def stray(self, step: Step) -> str:
        """A legal answer that neither does a step nor leads to it, if the player is asked."""
        if self.table.to_move != self.lesson.side:
            return ""
        others = (each for each in self.offered if not does(Occurrence(each), step))
        return next((each for each in others if not leads_to(Occurrence(each), step)), "")


def strayed(game: str, id: str) -> Iterator[tuple[Pupil, int]]:
    """A pupil for each step of a lesson who does something else instead of it."""
    for done, step in enumerate(lesson_of(game, id).steps):
        pupil = Pupil(game, id)
        begun = pupil.play()
        if done and [next(begun) for _ in range(done)][-1] != done:
            continue  # it was done by itself
        if other := pupil.stray(step):
            pupil.give(other)
            pupil.wait()
            yield pupil, done


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_a_lesson_is_done_step_by_step_by_the_answers_that_it_suggests(game, id):
    pupil = Pupil(game, id)
    done = list(pupil.play())
    assert done[-1] == len(pupil.lesson.steps)
    assert done == sorted(done)


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_the_dice_of_a_lesson_are_those_that_its_seed_gives(game, id):
    pupil = Pupil(game, id)
    assert list(pupil.play())
    rolled = [line.text for line in pupil.table.record.entries if line.who in ("roll", "draw")]
    promised = [str(each) for each in pupil.lesson.dice]
    assert rolled[: len(promised)] == promised


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_a_lesson_begins_with_a_question_to_its_side(game, id):
    pupil = Pupil(game, id)
    assert pupil.table.to_move == pupil.lesson.side


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_every_step_of_a_lesson_is_an_answer_or_an_event_and_has_words(game, id):
    lesson, to = lesson_of(game, id), pseudo_locale(definition_of(game).text, "")
    assert all(bool(step.answer) != bool(step.event) for step in lesson.steps)
    said = [to.text(each) for each in (lesson.title, lesson.end, *lesson.words)]
    assert {outside_brackets(words) for words in said} == {""}


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_a_lesson_points_at_places_of_the_sheet(game, id):
    definition, lesson = definition_of(game), lesson_of(game, id)
    scenario = Pupil(game, id).table.game.scenario_id
    known = {each.id for each in definition.pictures.sheet(scenario).places}
    assert {place for step in lesson.steps for place in step.places} <= known


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_whoever_does_something_else_is_told_what_has_become_of_the_step(game, id):
    found = list(strayed(game, id))
    assert found
    for pupil, done in found:
        has_gone_on = steps_done(pupil.lesson, pupil.occurrences) > done
        assert has_gone_on or aside(pupil.lesson, pupil.occurrences) != EMPTY


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_who_does_what_a_lesson_suggests_is_told_nothing_beside_it(game, id):
    pupil = Pupil(game, id)
    assert {aside(pupil.lesson, pupil.occurrences).id for _ in pupil.play()} == {""}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_beside_a_lesson_has_words_and_belongs_to_a_step(game):
    said = {id for id in definition_of(game).text.catalogue("en").sources if "-instead" in id}
    lessons = lessons_in(definition_of(game).info.folder).values()
    steps = [
        (words.id, step)
        for each in lessons
        for words, step in zip(each.words, each.steps, strict=True)
    ]
    assert said == {f"{id}-instead" for id, step in steps if step.instead}


def test_a_step_that_has_passed_is_said_to_have_passed():
    steps = (Step(answer="a", instead=(Occurrence("stay"),)), Step(answer="b"))
    lesson = Lesson("german", 1, "", steps, until=(Occurrence(event="over"),), id="x")
    assert aside(lesson, [Occurrence("stay")]).id == "lesson-x-1-instead"
    assert aside(lesson, [Occurrence("a"), Occurrence("c")]).id == "lesson-aside"
    assert aside(lesson, [Occurrence("a"), Occurrence(event="over")]).id == "lesson-missed"
    assert aside(lesson, [Occurrence("a"), Occurrence("b"), Occurrence(event="over")]) == EMPTY


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_five_to_eight_lessons_with_seeds_of_their_own(game):
    lessons = lessons_in(definition_of(game).info.folder).values()
    assert 5 <= len(lessons) <= 8
    assert len({lesson.seed for lesson in lessons}) == len(lessons)


def test_what_is_done_out_of_turn_does_no_step():
    lesson = Lesson("german", 1, "", (Step(answer="a *"), Step(event="moved"), Step(answer="end")))
    end, moved, first = Occurrence("end"), Occurrence(event="moved"), Occurrence("a 1")
    assert steps_done(lesson, [end, moved, first]) == 1
    assert steps_done(lesson, [first, moved, end]) == 3


def test_one_answer_does_one_step():
    lesson = Lesson("german", 1, "", (Step(answer="with *"), Step(answer="with *")))
    assert steps_done(lesson, [Occurrence(answer="with G II")]) == 1
