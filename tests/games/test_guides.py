"""Briefings and glossaries: complete for every scenario, and true to the rulebook's numbers."""

import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.briefing import Briefing, arrows, briefing_of
from sixweeks.kernel.presentation.coach import explained
from sixweeks.kernel.presentation.glossary import glossary
from sixweeks.kernel.question import Choose, Together
from tests.games.pseudo_locale import outside_brackets, pseudo_locale
from tests.games.test_catalogues import procedures
from tests.games.test_labels import asks
from tests.games.wandering import sample

GAMES = game_ids()
SCENARIOS = [(game, each.id) for game in GAMES for each in definition_of(game).info.scenarios]
CITED = re.compile(r"\(([^()]*\d[.a-z][^()]*)\)")
NUMBER = re.compile(r"\b\d+(?:\.\w+)+|\b\d+[a-z]+\b")
HABIT = re.compile(r"why-([A-Z]\w*-\w+)(?:-(\w+))?")
CHANCE = re.compile(r"\b(Roll|Draw)\(")
COACHED = re.compile(r"coach-(\w+)-(\w+)(?:-\w+)?")
GAMES_OF_A_SCENARIO = 20


def briefing(game: str, scenario: str) -> Briefing:
    return briefing_of(definition_of(game), scenario)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_briefing_tells_situation_victory_and_what_is_special(game, scenario):
    found = briefing(game, scenario)
    assert min(map(len, (found.situation, found.victory, found.special))) >= 2


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_briefing_tells_each_side_what_it_wants_and_three_things_to_do_first(game, scenario):
    definition = definition_of(game)
    to = definition.text.localization(scenario=scenario)
    tasks = briefing(game, scenario).tasks
    assert [task.side for task in tasks] == list(definition.side_ids())
    assert all(to.text(task.want) != task.want.id and len(task.first) == 3 for task in tasks)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_briefing_shows_the_forces_of_both_sides_on_the_sheet(game, scenario):
    sheet = definition_of(game).pictures.sheet(scenario)
    edge = sheet.parts[0].x + sheet.parts[0].width if sheet.parts else sheet.width
    on_map = {each.id for each in sheet.places if each.x < edge}
    found = briefing(game, scenario).forces
    assert [len(on_map & set(force.places)) > 0 for force in found] == [True, True]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_arrows_of_a_briefing_lead_from_place_to_place_of_the_sheet(game, scenario):
    definition = definition_of(game)
    places = {each.id for each in definition.pictures.sheet(scenario).places}
    found = briefing(game, scenario).arrows
    assert found
    assert all({*arrow.way} <= places and len(arrow.way) > 1 for arrow in found)
    assert {arrow.side for arrow in found} <= set(definition.side_ids())


def test_a_game_without_arrows_has_a_briefing_without_them():
    assert arrows(Path("nothing.toml")) == {}


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_nothing_in_a_briefing_is_put_together_outside_its_messages(game, scenario):
    found, to = briefing(game, scenario), pseudo_locale(definition_of(game).text, scenario)
    said = [found.title, *found.situation, *found.victory, *found.special]
    said += [each for task in found.tasks for each in (task.title, task.want, *task.first)]
    assert {outside_brackets(to.text(each)) for each in said} == {""}


def cited(game: str) -> set[str]:
    """Every rule number that a guide cites in parentheses."""
    file = Path(definition_of(game).info.folder) / "data" / "text" / "guide.en.ftl"
    cites = " ".join(CITED.findall(file.read_text("utf-8")))
    return set(NUMBER.findall(cites))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_guide_cites_exists(game):
    """A number without a letter stands for all of its paragraphs."""
    known = [rule.number for rule in definition_of(game).rulebook.rules]
    assert cited(game)
    assert {each for each in cited(game) if not any(n.startswith(each) for n in known)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_glossary_has_a_meaning_and_no_form_is_explained_twice(game):
    found = glossary(definition_of(game).text)
    forms = [form.casefold() for word in found for form in word.forms]
    assert all(word.means for word in found)
    assert sorted(forms) == sorted(set(forms))


@pytest.mark.parametrize("game", GAMES)
def test_a_glossary_holds_the_words_of_all_games_and_its_own(game):
    ids = {word.id for word in glossary(definition_of(game).text)}
    assert {"step", "odds"} < ids
    assert len(ids) > 25


def test_a_glossary_is_in_the_order_of_the_alphabet():
    words = [word.word.casefold() for word in glossary(definition_of("springtime").text)]
    assert words == sorted(words)


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_explains_steps_that_exist(game):
    steps = procedures(game)
    for id in definition_of(game).text.catalogue("en").sources:
        if asked := COACHED.fullmatch(id):
            assert asked[2] in steps[asked[1]].steps, id


def player_steps(game: str) -> list[str]:
    """Every step that asks a player, not the dice: `Attack-retreat`."""
    return [
        f"{name}-{at}"
        for name, procedure in procedures(game).items()
        for at, step in procedure.steps.items()
        if asks(step) and not CHANCE.search(inspect.getsource(step.ask))
    ]


def prompts(game: str) -> list[str]:
    """What is asked, by step and case: `Attack-retreat-tight`."""
    ids = definition_of(game).text.catalogue("en").sources
    steps = tuple(player_steps(game))
    found = [id.removeprefix("prompt-") for id in ids if id.startswith("prompt-")]
    return [each for each in found if each.startswith(steps)]


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_has_an_explanation_for_every_case_of_every_step(game):
    known = definition_of(game).text.catalogue("en").sources
    assert prompts(game)
    assert [each for each in prompts(game) if f"coach-{each}" not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_two_questions_have_the_same_explanation_but_those_that_are_reviewed(game):
    known = definition_of(game).text.catalogue("en").sources
    said: dict[str, list[str]] = {}
    for id, text in known.items():
        if id.startswith("coach-"):
            said.setdefault(text.partition("=")[2].strip(), []).append(id)
    assert [ids for ids in said.values() if len(ids) > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_staff_can_say_what_it_goes_by_at_every_step(game):
    known = definition_of(game).text.catalogue("en").sources
    reasons = import_module(f"sixweeks.ai.{game}.reasons").REPLIES
    silent = [
        each
        for each in player_steps(game)
        if each.partition("-")[0] not in reasons and f"why-{each}" not in known
    ]
    assert silent == []


@pytest.mark.parametrize("game", GAMES)
def test_what_the_staff_goes_by_is_told_of_steps_and_verbs_that_exist(game):
    steps = {f"{n}-{at}" for n, each in procedures(game).items() for at in each.steps}
    verbs = import_module(f"sixweeks.games.{game}.text.notation").NOTATION.verbs
    for id in definition_of(game).text.catalogue("en").sources:
        if found := HABIT.fullmatch(id):
            assert found[1] in steps, id
            assert found[2] is None or found[2] in verbs, id


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_the_coach_explains_every_question_of_random_games(game, scenario):
    definition = definition_of(game)
    ids = definition.text.catalogue("en").sources
    asked = {
        explained(definition.text, position).id
        for seed in range(GAMES_OF_A_SCENARIO)
        for position in sample(definition, scenario, seed, first=1, rate=0.0)
        if isinstance(position.pending, Choose | Together)
    }
    assert asked
    assert {id for id in asked if not id.startswith("coach-")} == set()
    assert asked <= set(ids)


# --- terms ------------------------------------------------------------------------------------

SAID = ("prompt-", "event-", "choice-", "action-", "odds-", "note-", "inspect-", "-result-")
TERM = re.compile(r"(?<=[a-z,;:] )[A-Z][\w’-]*|\b[A-Z]{2,5}\b")
NAMES = {  # of sides, countries, people, plans and places that no map names: no terms
    *("Allied", "Allies", "Germans", "French", "British", "Dutch", "Belgian", "Belgians", "German"),
    *("Belgium", "France", "Germany", "Netherlands", "Holland", "Switzerland", "Luxembourg"),
    *("Swiss", "Italy", "Italian", "Low", "Countries", "Berlin", "Channel", "Zuiderzee", "Ruhr"),
    *("Yellow", "Panzer", "Leopold", "Gaulle", "Liège", "Basel", "German-held", "A", "B", "C", "F"),
}
NOT_SAID = re.compile(r"^#.*$|COUNT\(|\{[^{}]*\}", re.MULTILINE)


def terms_said(game: str) -> set[str]:
    """Words in capitals, of what is asked, offered and told, that the glossary leaves over."""
    definition = definition_of(game)
    forms = sorted((form for word in glossary(definition.text) for form in word.forms), key=len)
    known = re.compile(
        "|".join(rf"\b{re.escape(form)}(?!\w)" for form in reversed(forms)), re.IGNORECASE
    )
    sources = definition.text.catalogue("en").sources
    said = (text.partition("=")[2] for id, text in sources.items() if id.startswith(SAID))
    left = (known.sub("~", NOT_SAID.sub(" ", text)) for text in said)
    return {term for text in left for term in TERM.findall(text)}


def names_on_map(game: str) -> set[str]:
    definition = definition_of(game)
    names = [definition.text.names(each.id) for each in definition.info.scenarios]
    titles = [title for each in names for title in (*each.titles.values(), *each.towns.values())]
    return {word for title in titles for word in re.findall(r"[\w’-]+", title)}


@pytest.mark.parametrize("game", GAMES)
def test_every_term_that_a_prompt_or_result_uses_is_in_the_glossary(game):
    assert terms_said(game) - NAMES - names_on_map(game) == set()


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_result_of_a_table_is_in_the_glossary(game, scenario):
    definition = definition_of(game)
    forms = {form for word in glossary(definition.text) for form in word.forms}
    to = definition.text.localization("en", scenario)
    cells = {
        to.label(cell)
        for chart in definition.page.charts(scenario)
        if chart.is_results
        for row in chart.rows
        for cell in row.cells
    }
    letters = {cell for cell in cells if len(cell) > 1 and cell[0].isalpha()}
    assert letters - forms == set()
