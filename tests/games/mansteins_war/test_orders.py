"""Standing orders: what they answer for a player, and what they leave to him."""

from sixweeks.games.mansteins_war.model.components import ALLIED, GERMAN
from sixweeks.games.mansteins_war.page.orders import by_order, orders
from sixweeks.games.mansteins_war.rules.r04_sequence_of_play import ImpulseTurn
from tests.games.mansteins_war.toolkit import answer, asked, assault, at, hex_at, sketch, written

PLAIN = dict.fromkeys(("losses", "forts", "bridgeheads", "naval", "channel"), "ask")
COAST = {"G 4 Army": "0937", "BEF": "0936"}


def ordered(game, **settings):
    """What the orders of the asked side answer; nothing if they ask."""
    found = by_order(game, asked(game), {**PLAIN, **settings})
    return "" if found is None else written(found)


def test_every_order_asks_unless_it_is_given():
    given = [info.values[0] for side in (GERMAN, ALLIED) for info in orders("campaign", side)]
    assert {*given} == {"ask"}
    assert [info.id for info in orders("campaign", GERMAN)] == ["losses", "forts", "bridgeheads"]


def test_20_1_ships_are_used_never_always_or_in_defense():
    game = assault(at("german combat", COAST), "0936")
    assert ordered(game) == ""
    assert ordered(game, naval="never") == "no"
    assert ordered(game, naval="always") == "naval"
    assert ordered(game, naval="defending") == "naval"


def test_20_1_ships_kept_for_defense_do_not_join_an_attack():
    game = assault(at("allied combat", COAST), "0937")
    assert ordered(game, naval="defending") == "no"
    assert ordered(game, naval="always") == "naval"


def test_22_1_a_losses_come_from_the_unit_with_the_most_steps():
    units = {"G 4 Army": "1834", "15 Pz": "1834", "F 1 Army": "1833"}
    game = answer(assault(at("german combat", units), "1833"), 3)
    assert ordered(game) == ""
    assert ordered(game, losses="evenly") == "lose G 4 Army"


def test_22_1_a_mech_units_are_spared_if_wished():
    units = {"38 Corps": "1834/1", "15 Pz": "1834", "F 1 Army": "1833"}
    game = answer(assault(at("german combat", units), "1833"), 4)
    assert ordered(game, losses="evenly") == "lose 15 Pz"
    assert ordered(game, losses="sparing") == "lose 38 Corps"


def test_17_0_c_units_stand_in_their_forts():
    units = {"G 4 Army": "1238", "G 6 Army": "1337", "15 Pz": "1337", "F 2 Army": "1237"}
    game = at("german combat", units, marker="Manstein", air={"VIII Flk": "1237"})
    answer(assault(game, "1237"), "no", 6)
    assert ordered(game) == ""
    assert ordered(game, forts="stand") == "stand"


def test_15_2_d_the_line_to_the_channel_goes_to_the_strongest():
    units = {"F 1 Army": "0937", "F 2 Army": "0937"}
    game = sketch(ImpulseTurn(by=GERMAN, at="channel"), units, german="1036 0941 1239 0843")
    assert asked(game) == ALLIED
    assert (ordered(game), ordered(game, channel="strongest")) == ("", "channel F 1 Army")


def test_27_1_c_own_bridgeheads_are_kept():
    meuse = ((hex_at("1538"), hex_at("1438")),)
    units = {"19 Pz": "1538", "F 2 Army": "1438"}
    game = at("german combat", units, options={"bridgeheads": "on"}, bridgeheads=meuse)
    answer(game, "end")
    assert (ordered(game), ordered(game, bridgeheads="keep")) == ("", "no")
