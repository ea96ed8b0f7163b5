"""The pending question as the page offers it."""

import pytest

from sixweeks.games.blitzkrieg.definition import DEFINITION
from sixweeks.games.blitzkrieg.model.components import SCENARIOS
from sixweeks.games.blitzkrieg.text.messages import TEXT
from sixweeks.games.blitzkrieg.text.naming import VOCABULARY
from sixweeks.games.blitzkrieg.text.notation import VERBS
from sixweeks.kernel.engine import deciders
from sixweeks.kernel.presentation.sentence import Sentence
from sixweeks.kernel.question import Choose
from sixweeks.kernel.reasons import BUTTON, PLACE, WORD
from tests.games.blitzkrieg.toolkit import act, activate, operations, preview
from tests.games.blitzkrieg.wandering import wander
from tests.games.in_words import in_words, worded

scene = worded(DEFINITION.page.scene)
BUTTONS = {verb for verb, each in VERBS.items() if each.of in (BUTTON, WORD)}


def choices(game):
    return in_words(DEFINITION.choices(game), TEXT.localization(scenario=game.scenario_id))


def offered(play, verb):
    return {choice.place: choice for choice in choices(play.game) if choice.verb == verb}


def labels(play):
    return {choice.verb: choice.label for choice in choices(play.game) if not choice.place}


def test_7_1a_a_move_shows_its_way_and_what_it_costs():
    play = act("1 Cuir S35 1", {"1 Cuir S35 1": "1310"}, calm=True)
    move = offered(play, "go")["1510"]
    assert (move.path[0], move.path[-1], len(move.path)) == ("1310", "1510", 3)
    assert move.cost == "4"


def test_7_2a_the_road_in_column_is_offered_where_it_is_cheaper():
    play = act("1 Cuir S35 1", {"1 Cuir S35 1": "1310"}, calm=True)
    march = offered(play, "march")["1510"]
    assert (march.label, march.cost) == ("March in column", "2")


def test_c_39_half_a_point_is_shown_as_half_a_point():
    play = act("I/13 IR Rifle 1", {"I/13 IR Rifle 1": "1310"}, calm=True)
    assert offered(play, "march")["1409"].cost == "½"
    assert offered(play, "march")["1510"].cost == "1"
    assert offered(play, "march")["1609"].cost == "1½"


def test_5_2a_ending_an_activation_warns_of_units_that_have_not_acted():
    play = activate("KG", {"KG Pak": "2010", "KG Krad 1": "2010"}, calm=True)
    (end,) = [choice for choice in choices(play.game) if choice.verb == "end"]
    assert (end.warning, end.ends) == ("2 units have not acted", True)


def test_a_unit_is_offered_where_it_lies_and_by_its_name():
    play = activate("KG", {"KG Pak": "2010", "KG Krad 1": "2010"}, calm=True)
    units = {choice.piece: choice.place for choice in choices(play.game) if choice.piece}
    assert units == {"KG Pak": "2010", "KG Krad 1": "2010"}


def test_6_1a_what_a_unit_may_do_without_a_hex_is_a_button():
    play = act("I/14 PzR Pz IV", {"I/14 PzR Pz IV": "1310", "1 Cuir S35 1": "1510"}, calm=True)
    assert labels(play) == {
        "fire": "Fire",
        "fire_first": "Fire, then move",
        "done": "Finish this action",
    }


def at_stake(play):
    return {(choice.odds, choice.target) for choice in choices(play.game) if choice.odds}


PANZER = {"I/14 PzR Pz IV": "1310", "1 Cuir S35 1": "1409"}


def test_8_1a_a_target_puts_a_shot_at_stake():
    two = {**PANZER, "1 Cuir S35 2": "1309"}
    play = act("I/14 PzR Pz IV", two, calm=True).answer("fire_first")
    assert at_stake(play) == {
        ("I/14 PzR Pz IV at 1 Cuir S35 1 moving", "1409"),
        ("I/14 PzR Pz IV at 1 Cuir S35 2 moving", "1309"),
    }


def test_9_1_1a_an_assault_is_at_stake_before_it_is_made():
    play = act("I/14 PzR Pz IV", PANZER, calm=True)
    assert at_stake(play) == {("I/14 PzR Pz IV assaults 1409", "1409")}


def test_6_2e_a_reaction_is_at_stake():
    play = act("I/14 PzR Pz IV", PANZER).answer("go 1410")
    assert at_stake(play) == {("1 Cuir S35 1 reacts I/14 PzR Pz IV", "1410")}


def test_10_3d_a_rally_is_at_stake():
    play = act("KG Pak", {"KG Pak": "2010 neutralized"}, calm=True)
    assert at_stake(play) == {("rally KG Pak", "")}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_at_stake_can_be_previewed(scenario):
    for game in wander(scenario, 3):
        for choice in choices(game):
            if choice.odds:
                told = preview(game, choice.odds, deciders(game)[0])
                assert told["results"] or told["stages"]


@pytest.mark.parametrize("verb", sorted(BUTTONS - {"plan"}))
def test_every_button_has_words_of_its_own(verb):
    assert TEXT.localization().text(Sentence(f"action-{verb}"))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_option_of_a_game_is_offered_once_at_a_place_a_piece_or_as_a_button(scenario):
    for count, game in enumerate(wander(scenario, 1)):
        if count % 5 or not isinstance(game.pending, Choose):
            continue
        found = choices(game)
        assert [choice.index for choice in found] == list(range(len(game.pending.options)))
        assert all(choice.verb in VERBS and choice.text for choice in found)
        assert all(bool(choice.ends) == VERBS[choice.verb].ends for choice in found)
        assert all(choice.place for choice in found if VERBS[choice.verb].of == PLACE)


def test_8_1a_fire_without_a_target_is_barred_and_can_be_asked_about():
    play = act("I/14 PzR Pz IV", {"I/14 PzR Pz IV": "1310"}, calm=True)
    (bar,) = scene(play.game, "german").barred
    assert (bar.label, bar.verb) == ("Fire", "fire")
    assert [each.rule for each in VOCABULARY.objections(play.game, bar.verb, "german")] == ["8.1a"]
    assert not scene(play.game, "french").barred


def test_6_1c_the_fire_of_a_neutralized_unit_is_barred():
    play = activate("I/14 PzR", {"I/14 PzR Pz IV": "1310 neutralized", "I/14 PzR HQ": "1310"})
    play.answer("unit I/14 PzR Pz IV")
    (bar,) = scene(play.game, "german").barred
    assert [each.rule for each in VOCABULARY.objections(play.game, bar.verb, "german")] == ["6.1c"]


def test_5_5a_holding_without_a_general_is_barred():
    units = {"KG HQ": "2010", "KG Pak": "2010", "1 Cuir S35 1": "1010"}
    play = operations("KG, 1 Cuir", units).answer("KG")
    (bar,) = scene(play.game, "german").barred
    assert [each.rule for each in VOCABULARY.objections(play.game, bar.verb, "german")] == ["5.5a"]


def test_6_1a_what_is_offered_is_not_barred():
    assert not scene(act("I/14 PzR Pz IV", PANZER, calm=True).game, "german").barred
