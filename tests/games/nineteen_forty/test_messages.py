"""Every prompt, event and refusal of random games is a sentence."""

import pytest

from sixweeks.games.nineteen_forty.model.map import DATA, GRID
from sixweeks.games.nineteen_forty.text.messages import TEXT
from sixweeks.kernel.question import Choose
from sixweeks.kernel.sequence import procedures_in
from tests.games.catalogues import Messages
from tests.games.nineteen_forty.wandering import wander

CATALOGUE = Messages(DATA / "text/en.ftl")


def test_the_catalogue_has_no_junk_and_no_message_twice():
    assert CATALOGUE.junk == []
    assert len(CATALOGUE.ids) == len(set(CATALOGUE.ids))


def test_every_prompt_is_of_a_step():
    steps = {
        f"prompt-{procedure.__name__}-{step}"
        for procedure in procedures_in("sixweeks.games.nineteen_forty.rules")
        for step in procedure.steps
    }
    prompts = [id for id in CATALOGUE.ids if id.startswith("prompt-")]
    assert {"-".join(id.split("-")[:3]) for id in prompts} <= steps


def test_every_refusal_cites_a_rule():
    rules = {number.replace(".", "-") for number in TEXT.rulebook.by_number}
    cited = [id for id in CATALOGUE.ids if id.startswith("objection-")]
    assert {"-".join(id.split("-")[1:3]) for id in cited} <= rules


@pytest.mark.parametrize(("seed", "options"), [(21, {}), (22, {"late_alliance": "on"})])
def test_every_question_and_event_of_a_random_game_is_said(seed, options):
    said = set()
    for number, game in enumerate(wander(seed, **options)):
        if number == 0:
            game.journal = []
        if game.pending is not None and number % 3 == 0:
            said.add(TEXT.prompt(game))
        for event in game.journal or ():
            for side in (None, "german", "allied"):
                said.add(TEXT.tell(event, side))
        game.journal = []
    assert not [text for text in said if "{" in text or "event-" in text or "prompt-" in text]
    assert len(said) > 500


def test_refusals_of_a_random_game_are_said():
    for number, game in enumerate(wander(23)):
        frame = game.frame
        if number % 60 or not isinstance(game.pending, Choose):
            continue
        if explain := frame.steps[frame.at].explain:
            for kind in explain(frame, game).kinds:
                if kind.of == "place":
                    for objection in kind.reasons(GRID.hex("1013")):
                        assert TEXT.explain(objection).startswith(f"{objection.rule}: ")
