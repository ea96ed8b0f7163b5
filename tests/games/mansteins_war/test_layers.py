"""The layers of the page: zones, air, supply, control, reach."""

from sixweeks.games.mansteins_war.page.layers import asked_layer
from tests.games.mansteins_war.shown import scene
from tests.games.mansteins_war.toolkit import answer, at, board

DOOR = {"19 Pz": "1738", "41 Pz": "1838", "log PGK": "1838", "F 2 Army": "1438"}


def layer(game, id):
    return next((each for each in scene(game).layers if each.id == id), None)


def asked(game, id):
    """A layer that is worked out when it is asked for."""
    found = asked_layer(game, id, None)
    assert found is not None
    return found


def test_7_2_a_contested_depots_are_a_layer_of_their_own():
    game = board({"F 1 Army": "1835", "G 4 Army": "1934"})
    assert layer(game, "contested") is None
    near = board({"F 1 Army": "1834"})
    assert "1934" in layer(near, "contested").places


def test_7_0_zones_of_both_sides_are_layers():
    game = board({"19 Pz": "1738", "F 2 Army": "1438"})
    assert "1638" in layer(game, "zone_german").places
    assert "1538" in layer(game, "zone_allied").places


def test_16_4_air_zones_of_both_sides_are_layers_a_reduced_unit_covers_its_hex():
    game = board(air={"I Flk": "1438", "ZOAE": "1239*"})
    assert len(layer(game, "air_german").places) == 7
    assert layer(game, "air_allied").places == ("1239",)


def test_16_4_air_zones_show_themselves_while_air_units_fly():
    over = {"I Flk": "1438", "II Flk": "available"}
    flying, moving = (at(f"german {what}", DOOR, air=over) for what in ("air", "movement"))
    assert layer(flying, "air_german").is_shown
    assert not layer(moving, "air_german").is_shown


def test_16_8_interdiction_is_the_germans_alone():
    assert "1438" in layer(board(air={"I Flk": "1438"}), "interdicted").places
    assert layer(board(air={"ZOAE": "1438"}), "interdicted") is None


def test_10_1_b_an_attack_that_is_put_together_is_drawn_as_arrows():
    game = at("german combat", {"19 Pz": "1538", "41 Pz": "1539", "F 2 Army": "1438"})
    assert layer(game, "attack") is None
    answer(game, "attack 1438", "with 19 Pz")
    assert layer(game, "attack").ways == (("1538", "1438"),)
    assert layer(game, "attack").is_shown


def test_15_2_b_supply_is_drawn_by_way_of_the_logistic_unit():
    units = {"G 4 Army": "1438", "log HGA": "1638"}
    ways = asked(board(units), "supply_german").ways
    line = next(way for way in ways if way[0] == "1438")
    assert "1638" in line
    assert line[-1] in {"1934", "1835", "2138", "2241"}


def test_15_1_b_no_supply_is_shown_in_hexes_with_enemies():
    assert "1738" not in asked(board({"19 Pz": "1738"}), "supply_french").places


def test_15_1_b_a_unit_without_a_line_has_none_drawn():
    game = board({"G 4 Army": "0740"})
    assert not [way for way in asked(game, "supply_german").ways if way[0] == "0740"]


def test_15_2_c_british_supply_begins_at_the_channel_ports():
    shown = asked(board({"BEF": "1036"}), "supply_british")
    assert "0936" in shown.places
    assert next(way for way in shown.ways if way[0] == "1036")[-1] in {"0936", "1035", "0836"}


def test_8_0_a_10_0_a_reach_and_threat_are_told_when_they_are_asked_for():
    game = board(DOOR)
    assert "1538" in asked(game, "reach_german").places
    assert "1438" in asked(game, "threat_german").places
    assert asked_layer(game, "nonsense", None) is None


def test_18_0_b_the_reach_of_the_landing_is_told_until_it_has_happened():
    units = {"LLK": "1834"}
    assert "1333" in asked(board(units), "landing_german").places
    assert asked(board(units, has_landed=True), "landing_german").places == ()
