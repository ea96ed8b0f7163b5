"""What the game sends for the page beyond the bare position: signs, lines, labels, layers."""

from sixweeks.games.france_40 import scene
from sixweeks.games.france_40.components import MAP
from sixweeks.games.france_40.notation import PLAIN
from sixweeks.games.france_40.rules.r08_supply import FRENCH_EDGES
from sixweeks.games.france_40.speech import TEXT
from sixweeks.kernel.question import Action
from sixweeks.kernel.scene import Choice, Piece
from sixweeks.kernel.table import Table
from tests.page.positions import combat, pocket


def pieces(table: Table) -> dict[str, Piece]:
    shown = scene.scene(table.game, None)
    return {piece.id: piece for pile in shown.piles for piece in pile.pieces}


def choice(table_words: list[str], text: str) -> Choice:
    """Play the answers at the small position, then find one among what is offered."""
    table = combat()
    for words in table_words:
        table.answer(words)
    return next(each for each in scene.choices(table.game) if each.text == text)


def test_a_button_for_every_plain_answer_has_words() -> None:
    assert not [verb for verb in PLAIN if not scene.label(Action(verb))]


def test_8_1a_a_unit_out_of_supply_bears_a_warning() -> None:
    cut_off = pieces(pocket())["G II"]
    assert [(mark.sign, mark.is_warning) for mark in cut_off.marks] == [("!", True)]
    assert cut_off.marks[0].title == TEXT.say("mark.unsupplied")


def test_8_10a_a_mechanized_corps_bears_none_on_turn_2() -> None:
    assert pieces(pocket())["19 Pz"].marks == ()


def test_8_1a_the_inspector_shows_the_way_of_supply() -> None:
    facts = scene.inspect(combat().game, "2929", "allied").facts
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
    assert table.why(barred.wish, "german")
    assert table.odds(barred.odds, "german")["attack"] > 0
    assert scene.scene(table.game, "allied").barred == ()


def test_3_1b_the_front_runs_between_the_two_sides() -> None:
    front = next(each for each in scene.scene(combat().game, None).layers if each.id == "front")
    assert front.facing
    assert not set(front.places) & set(front.facing)
