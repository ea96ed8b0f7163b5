"""11 Retreat after combat."""

from sixweeks.games.mansteins_war.rules.r11_retreat import Retreats
from sixweeks.kernel.presentation.sentence import Place
from tests.games.events import argument
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    asked,
    events,
    hex_at,
    holds,
    offered,
    place_of,
    sketch,
    skip_forced,
    steps_of,
    unit,
)

EVERYTHING = (1 << 600) - 1  # held by the Germans
# The French in 1343, two hexes from Dijon, under attack from the north.
FIELD = {"F 1 Army": "1343", "G 4 Army": "1342", "G 6 Army": "1442"}


def retreating(units, *names, length=1, **fields):
    """Units that must retreat so many hexes."""
    procedure = Retreats(units=tuple(map(unit, names)), length=length)
    return sketch(procedure, units, **fields)


def test_11_0_the_owner_moves_retreating_units():
    game = retreating(FIELD, "F 1 Army")
    assert asked(game) == "allied"
    assert place_of(answer(game, "retreat 1443"), "F 1 Army") == "1443"
    assert [event.rule for event in events(game, "retreated")] == ["11.0"]


def test_11_0_as_many_hexes_as_stated_whatever_the_movement_factor():
    game = answer(retreating(FIELD, "F 1 Army", length=3), "retreat 1243", "retreat 1144")
    assert asked(game) == "allied"
    assert place_of(answer(game, "retreat 1044"), "F 1 Army") == "1044"
    assert game.pending is None


def test_11_0_hex_by_hex():
    game = retreating(FIELD, "F 1 Army", length=2)
    assert against(game, "retreat 1444") == {"11.0 adjacent"}


def test_11_1_a_units_retreat_one_by_one():
    game = retreating(FIELD | {"Cav": "1343"}, "F 1 Army", "Cav")
    answer(game, "retreat 1443", "retreat 1344")
    assert (place_of(game, "F 1 Army"), place_of(game, "Cav")) == ("1443", "1344")


def test_11_1_a_no_farther_from_the_source():
    game = retreating(FIELD, "F 1 Army")
    assert offered(game, "retreat") == {"1344", "1443", "1243"}
    assert against(game, "retreat 1242") == {"11.1.a source"}


def test_11_1_a_in_any_direction_if_all_others_are_closed():
    closed = {"15 Pz": "1344", "16 Pz": "1443", "39 Mech": "1243"}
    assert offered(retreating(FIELD | closed, "F 1 Army"), "retreat") == {"1242"}


def test_11_1_a_in_any_direction_without_a_source():
    game = retreating(FIELD, "F 1 Army", control=EVERYTHING)
    assert offered(game, "retreat") == {"1344", "1443", "1243", "1242"}


def test_11_1_a_the_source_of_the_british_is_a_channel_port():
    """From 1342 Dijon is in the south and the Channel in the north-west."""
    ways = [
        offered(retreating({name: "1342", "G 4 Army": "1442"}, name), "retreat")
        for name in ("BEF", "F 1 Army")
    ]
    assert ways[1] - ways[0] == {"1343"}


def test_11_1_b_not_into_enemies():
    game = retreating(FIELD, "F 1 Army")
    assert against(game, "retreat 1342") == {"11.1.b enemy"}


def test_11_1_b_not_into_prohibited_terrain():
    game = retreating({"F 3 Army": "1743", "G 4 Army": "1742"}, "F 3 Army")
    assert against(game, "retreat 1744") == {"11.1.b"}


def test_11_1_b_belgians_do_not_retreat_into_the_netherlands():
    game = retreating({"BE 1 Corps": "1435", "G 4 Army": "1535"}, "BE 1 Corps")
    assert against(game, "retreat 1434") == {"11.1.b"}


def test_11_1_b_with_no_hex_to_go_to_a_unit_is_eliminated():
    closed = {"15 Pz": "1344", "16 Pz": "1443", "39 Mech": "1243", "14 Mot": "1242"}
    game = retreating(FIELD | closed, "F 1 Army")
    assert place_of(game, "F 1 Army") == "dead"
    assert [event.rule for event in events(game, "eliminated")] == ["11.1.b"]


def test_11_1_c_enemy_air_units_do_not_block():
    air = {"I Flk": "1344", "II Flk": "1443", "IV Flk": "1243"}
    assert offered(retreating(FIELD, "F 1 Army", air=air), "retreat") == {"1344", "1443", "1243"}


def test_11_1_d_through_friends():
    friends = {"F 7 Army": "1443", "1GC": "1443"}
    game = answer(retreating(FIELD | friends, "F 1 Army", length=2), "retreat 1443")
    assert "1444" in offered(game, "retreat")


def test_11_1_d_on_from_a_hex_without_room():
    friends = {"F 7 Army": "1443", "1GC": "1443"}
    game = answer(retreating(FIELD | friends, "F 1 Army"), "retreat 1443")
    assert asked(game) == "allied"
    assert place_of(answer(game, "retreat 1444"), "F 1 Army") == "1444"
    assert game.pending is None


def test_6_0_g_on_from_a_hex_with_another_nation():
    game = answer(retreating(FIELD | {"BEF": "1443"}, "F 1 Army"), "retreat 1443")
    assert asked(game) == "allied"


def test_11_1_d_not_toward_a_hex_without_room_and_without_a_way_on():
    """1443 is full, and all beyond it is closed."""
    units = {"F 7 Army": "1443", "1GC": "1443", "15 Pz": "1444", "16 Pz": "1543", "39 Mech": "1544"}
    units |= {"14 Mot": "1344"}
    game = retreating(FIELD | units, "F 1 Army")
    assert against(game, "retreat 1443") == {"11.1.d"}


def test_11_1_e_each_step_leads_away():
    game = answer(retreating(FIELD, "F 1 Army", length=2), "retreat 1344")
    assert against(game, "retreat 1443") == {"11.1.e back"}
    assert against(game, "retreat 1343") == {"11.1.e back"}


def test_11_1_e_who_cannot_get_far_enough_is_eliminated_in_the_last_hex():
    """The first hex is open, but nothing behind it."""
    closed = {"15 Pz": "1344", "16 Pz": "1443", "39 Mech": "1242", "19 Pz": "1143"}
    closed |= {"41 Pz": "1144", "14 Mot": "1244", "40 Corps": "1142"}
    game = skip_forced(retreating(FIELD | closed, "F 1 Army", length=2, german="1243"))
    (event,) = events(game, "eliminated")
    assert (event.rule, argument(Place, event, "hex").id) == ("11.1.e", "1243")
    assert holds(game, "allied", "1243")


def test_11_1_e_a_shorter_retreat_is_enough_for_a_shorter_result():
    closed = {"15 Pz": "1344", "16 Pz": "1443", "39 Mech": "1242", "19 Pz": "1143"}
    closed |= {"41 Pz": "1144", "14 Mot": "1244", "40 Corps": "1142"}
    assert offered(retreating(FIELD | closed, "F 1 Army"), "retreat") == {"1243"}


def test_11_1_e_dead_ends_are_not_offered():
    closed = {"15 Pz": "1443", "16 Pz": "1242", "39 Mech": "1143", "41 Pz": "1144"}
    closed |= {"14 Mot": "1244"}
    game = retreating(FIELD | closed, "F 1 Army", length=2)
    assert against(game, "retreat 1243") == {"11.1.e way"}


def test_11_1_f_static_units_are_eliminated():
    game = retreating({"fort Maub": "1343", "G 4 Army": "1342"}, "fort Maub")
    assert place_of(game, "fort Maub") == "dead"
    assert [event.rule for event in events(game, "eliminated")] == ["11.1.f"]


def test_7_2_e_several_zones_cost_several_steps():
    units = FIELD | {"15 Pz": "1144", "16 Pz": "1543"}
    game = answer(retreating(units, "F 1 Army", length=2), "retreat 1443", "retreat 1444")
    assert steps_of(game, "F 1 Army") == 3
    game = answer(retreating(units, "F 1 Army", length=2), "retreat 1243", "retreat 1244")
    assert steps_of(game, "F 1 Army") == 2


def test_7_2_e_the_last_step_may_go_too():
    units = {"DLM": "1343", "G 4 Army": "1342", "15 Pz": "1144"}
    game = answer(retreating(units, "DLM"), "retreat 1243")
    assert place_of(game, "DLM") == "dead"


def test_3_3_b_retreating_units_take_control_of_what_they_enter():
    game = answer(retreating(FIELD, "F 1 Army", german="1443"), "retreat 1443")
    assert holds(game, "allied", "1443")


def test_25_4_b_no_retreat_into_an_open_city():
    paris = 1 << hex_at("0941")
    units = {"F 1 Army": "0940", "15 Pz": "0939"}
    game = retreating(units, "F 1 Army", open_cities=paris)
    assert against(game, "retreat 0941") == {"11.1.b"}


def test_11_1_a_units_that_are_gone_do_not_retreat():
    assert retreating(FIELD, "F 7 Army").pending is None
