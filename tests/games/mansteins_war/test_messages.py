"""Every prompt, event and refusal of random games is a sentence."""

import pytest

from sixweeks.games.mansteins_war.model.map import DATA, GRID
from sixweeks.games.mansteins_war.text.messages import TEXT
from sixweeks.games.mansteins_war.text.position import POSITIONS
from sixweeks.kernel.question import Choose
from sixweeks.kernel.reasons import PIECE, PLACE
from sixweeks.kernel.sequence import procedures_in
from tests.games.catalogues import Messages
from tests.games.mansteins_war.options import EVERYTHING
from tests.games.mansteins_war.positions import TEXT as TEXT_OF_POSITION
from tests.games.mansteins_war.toolkit import answer, at
from tests.games.mansteins_war.wandering import new, wander
from tests.games.positions import changed

CATALOGUE = Messages(DATA / "text/en.ftl")


def test_the_catalogue_has_no_junk_and_no_message_twice():
    assert CATALOGUE.junk == []
    assert len(CATALOGUE.ids) == len(set(CATALOGUE.ids))


def test_every_prompt_is_of_a_step():
    steps = {
        f"prompt-{procedure.__name__}-{step}"
        for procedure in procedures_in("sixweeks.games.mansteins_war.rules")
        for step in procedure.steps
    }
    prompts = [id for id in CATALOGUE.ids if id.startswith("prompt-")]
    assert {"-".join(id.split("-")[:3]) for id in prompts} <= steps


def test_every_refusal_cites_a_rule():
    rules = {number.replace(".", "-") for number in TEXT.rulebook.citable}
    cited = [id.split("-")[1:-1] for id in CATALOGUE.ids if id.startswith("objection-")]
    assert {"-".join(number) for number in cited} <= rules


@pytest.mark.parametrize(("seed", "options"), [(21, {}), (22, EVERYTHING)])
def test_every_question_and_event_of_a_random_game_is_said(seed, options):
    said = set()
    for number, game in enumerate(wander(seed, options)):
        if game.pending is not None and number % 3 == 0:
            said.add(TEXT.prompt(game))
        for event in game.journal or ():
            for side in filter(event.is_told_to, (None, "german", "allied")):
                said.add(TEXT.tell(event, side))
        game.journal = []
    assert not [text for text in said if "{" in text or "event-" in text or "prompt-" in text]
    assert len(said) > 400


@pytest.mark.parametrize("seed", [23, 24])
def test_refusals_of_a_random_game_are_said_in_words_of_their_own(seed):
    for number, game in enumerate(wander(seed, EVERYTHING)):
        if number % 20 or not isinstance(game.pending, Choose):
            continue
        for objection in refusals(game):
            assert not TEXT.refused(objection).id.startswith("rule-"), (
                objection.rule,
                objection.case,
            )


def refusals(game):
    """Why some hexes and units cannot be chosen now."""
    explain = game.frame.steps[game.frame.at].explain
    nouns = {
        PLACE: map(GRID.hex, ("1438", "0430", "1844", "1537", "0941")),
        PIECE: range(0, 110, 9),
    }
    for kind in explain(game.frame, game).kinds if explain else ():
        for noun in nouns.get(kind.of, ()):
            yield from kind.reasons(noun)


@pytest.mark.parametrize(
    ("game", "prompt"),
    [
        (lambda: new(), "Allied: keep one of your three plans in secret"),
        (lambda: at("german impulse", {}, bins={"german": "HGA"}), "German: pick a marker"),
        (
            lambda: at("german impulse", {}, bins={"german": "HGA HGB"}, turn=1),
            "German: select your first marker",
        ),
        (
            lambda: at("german air", {}, air={"VIII Flk": "available"}),
            "German: choose an air unit to fly (3 activations left), or go on",
        ),
    ],
)
def test_prompts(game, prompt):
    assert TEXT.prompt(game()).startswith(prompt)


def test_18_2_a_the_prompt_says_that_the_landed_corps_must_attack():
    lines = ("unit: LLK, 1333", "unit: NL 1 Corps, 1333", "just landed: yes")
    game = POSITIONS.read(changed(TEXT_OF_POSITION, *lines))
    assert "must attack where it has landed" in TEXT.prompt(game)


def test_14_0_the_prompt_says_what_each_nation_has_to_spend():
    units = {"F 1 Army": "0941/2", "BEF": "0836/2"}
    game = at("allied refit", units, rp=(3, 2, 1, 0, 0))
    assert TEXT.prompt(game).startswith("Allied: spend refit points (French 2 and British 1 left)")


def test_6_5_the_prompts_say_where_it_is_too_crowded_and_who_is_driven_out():
    crowd = {"G 4 Army": "1538", "G 12 Army": "1538", "F 2 Army": "1438"}
    game = at("german stacking", crowd)
    assert "too many units are in Bastogne (1538)" in TEXT.prompt(game)
    answer(game, "excess G 4 Army")
    assert TEXT.prompt(game) == (
        "Allied: too many units were in the hex of G 4 Army: where do you drive it? (6.5)"
    )
