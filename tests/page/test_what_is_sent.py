"""What the game sends for the page beyond the bare position: signs, lines, labels, layers."""

from sixweeks import api
from sixweeks.games.france_40.model.components import MAP
from sixweeks.games.france_40.page import choices, inspector, layers, scene
from sixweeks.games.france_40.rules.r08_supply import FRENCH_EDGES
from sixweeks.games.france_40.text.notation import VERBS
from sixweeks.kernel.presentation.scene import Choice, Piece
from sixweeks.kernel.presentation.sentence import Sentence
from sixweeks.kernel.question import Action
from sixweeks.kernel.reasons import BUTTON
from sixweeks.kernel.table import Table
from tests.page.positions import combat, pocket, position


def pieces(table: Table) -> dict[str, Piece]:
    shown = scene.scene(table.game, None)
    return {piece.id: piece for pile in shown.piles for piece in pile.pieces}


def choice(table_words: list[str], text: str) -> Choice:
    """Play the answers at the small position, then find one among what is offered."""
    table = combat()
    for words in table_words:
        table.answer(words)
    return next(each for each in table.definition.choices(table.game) if each.text == text)


def test_a_button_for_every_plain_answer_has_words() -> None:
    game = combat().game
    assert not [
        verb
        for verb, each in VERBS.items()
        if each.of == BUTTON and each.form and not choices.label(game, Action(verb)).id
    ]


def german_phases(*words: str) -> list[str]:
    """The two phases of the Germans, in the order in which the strip of the sequence has them."""
    table = api.position("france_40", scenario="1940", turn=2, phase="german order", own_dice=True)
    for each in words:
        table.answer(each)
    titles = [table.localization.label(each.title) for each in scene.scene(table.game, None).stages]
    return [title for title in titles if title in ("German movement", "German combat")]


def test_5_6a_the_sequence_lists_the_phases_as_they_were_declared() -> None:
    assert german_phases() == ["German movement", "German combat"]
    assert german_phases("move then fight") == ["German movement", "German combat"]
    assert german_phases("fight then move") == ["German combat", "German movement"]


def test_5_5d_in_1939_the_order_of_the_french_is_a_step_after_the_crisis_only() -> None:
    def steps(crisis: bool) -> list[str]:
        table = api.position("france_40", scenario="1939", turn=2, phase="german order")
        table.game.supply_crisis = crisis
        stages = scene.scene(table.game, None).stages
        return [table.localization.label(stage.title) for stage in stages]

    assert "Allied order of phases" in steps(crisis=True)
    assert "Allied order of phases" not in steps(crisis=False)


def test_8_1a_a_unit_out_of_supply_bears_a_warning() -> None:
    cut_off = pieces(pocket())["G II"]
    assert [(mark.sign, mark.is_warning) for mark in cut_off.marks] == [("!", True)]
    assert cut_off.marks[0].title == Sentence("mark-unsupplied")


def test_8_10a_a_mechanized_corps_bears_none_on_turn_2() -> None:
    assert pieces(pocket())["19 Pz"].marks == ()


def test_8_1a_the_inspector_shows_the_way_of_supply() -> None:
    facts = inspector.inspect(combat().game, "2929", "allied").facts
    (way,) = [fact.way for fact in facts if fact.way]
    assert way[0] == "2929"
    assert len(way) == len(set(way))
    assert FRENCH_EDGES >> MAP.grid.hex(way[-1]) & 1


def test_11_2a_each_unit_that_may_join_says_what_the_attack_would_be() -> None:
    joining = choice(["attack 2930", "with G II"], "with 19 Pz")
    assert (joining.odds, joining.target, joining.together) == ("G II + 19 Pz 2930", "2930", True)


def test_11_0a_an_attack_by_nobody_is_barred_and_its_best_odds_are_known() -> None:
    table = combat()
    table.answer("attack 2930")
    (barred,) = scene.scene(table.game, "german").barred
    assert table.why(barred.verb, "german")
    assert table.odds(barred.target, "german")["attack"] > 0
    assert scene.scene(table.game, "allied").barred == ()


def test_3_1b_the_front_runs_between_the_two_sides() -> None:
    front = next(each for each in scene.scene(combat().game, None).layers if each.id == "front")
    assert front.facing
    assert not set(front.places) & set(front.facing)


def laid(table: Table, id: str, viewer: str | None = None) -> set[str]:
    found = layers.asked_layer(table.game, id, viewer)
    assert found is not None, "the game has this layer"
    return set(found.places)


def test_10_4a_the_layer_of_reach_is_all_that_the_units_of_a_side_can_get_to() -> None:
    within = laid(combat(), "reach_german")
    assert {"2931", "3031"} <= within, "where they stand"
    assert "2930" not in within, "an enemy stands there"


def test_11_2a_the_layer_of_threats_is_next_to_what_can_be_reached() -> None:
    table = combat()
    assert {"2930", "2929"} <= laid(table, "threat_german")
    assert laid(table, "threat_german") > laid(table, "reach_german")


def test_3_10a_units_out_of_sight_threaten_nobody() -> None:
    """The panzer corps lies under the infantry, which does not go as far."""
    table = position({"19 Pz": "2931", "G II": "2931", "F X": "2930"})
    assert laid(table, "threat_german", "allied") < laid(table, "threat_german", "german")


def test_a_layer_that_is_not_there_is_none() -> None:
    assert layers.asked_layer(combat().game, "reach_italian", None) is None


def test_the_inspector_lights_what_a_unit_can_reach_and_who_may_attack_it() -> None:
    facts = inspector.inspect(combat().game, "2930", "allied").facts
    (reach,) = [fact for fact in facts if fact.rule == "8.1a" and fact.places]
    assert {"2829", "2928"} <= set(reach.places)
    (threat,) = [fact for fact in facts if fact.rule == "11.2a"]
    assert set(threat.places) == {"2931", "3031"}
