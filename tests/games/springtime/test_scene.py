"""What the page is told: pieces and where they lie, tracks, layers, choices and the inspector."""

from collections import Counter
from xml.etree import ElementTree

import pytest

from sixweeks.games.springtime import (
    boxes_picture,
    inspector,
    layers,
    offers,
    pieces,
    scene,
    sheet,
)
from sixweeks.games.springtime.components import COUNTERS, MAP, ROSTER
from sixweeks.games.springtime.definition import DEFINITION
from sixweeks.games.springtime.ground_picture import is_inside, outline
from sixweeks.games.springtime.rules.r12_refit import Refit
from sixweeks.kernel.question import Choose

from .sketch import battle, done, impulse, offered, play, run, sketch
from .wandering import sample

CITABLE = DEFINITION.rulebook.citable
OPTIONS = {"airdrops": "on", "free_set_up": "on", "bef_returns": "on"}
GAMES = [("campaign", 1, {}), ("campaign", 2, OPTIONS), ("plan_red", 3, {"airdrops": "on"})]


@pytest.fixture(scope="module")
def start():
    return DEFINITION.new_game("campaign", {})


def pile_with(game, piece):
    return next(pile for pile in pieces.piles(game) if piece in [each.id for each in pile.pieces])


def where(pile):
    assert pile.at, "every pile of this game has its place"
    return pile.at


def piece(game, name):
    return next(each for each in pile_with(game, name).pieces if each.id == name)


def choice(game, text):
    return next(each for each in offers.choices(game) if each.text == text)


def facts(game, place, rule):
    return [fact.text for fact in inspector.inspect(game, place, None).facts if fact.rule == rule]


# --- every position ---------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "seed", "options"), GAMES)
def test_every_scene_holds_together(scenario, seed, options):
    """Pieces have faces and different names; piles, choices and layers name places of the sheet."""
    places = {place.id for place in sheet.sheet(scenario).places}
    faces = {symbol.get("id") for symbol in ElementTree.fromstring(sheet.faces(scenario)).iter()}
    for game in sample(scenario, seed, options):
        seen = scene.scene(game, None)
        lying = [each for pile in seen.piles for each in pile.pieces]
        lying += [each for tray in seen.trays for each in tray.pieces]
        assert {each.face for each in lying} <= faces
        assert Counter(each.id for each in lying).most_common(1)[0][1] == 1
        assert {pile.place for pile in seen.piles} <= places
        assert {name for layer in seen.layers for name in layer.places} <= places
        ids = {each.id for each in lying}
        for each in offers.choices(game):
            assert each.place in places | {""}
            assert each.piece in ids | {""}
            assert set(each.path) <= places


@pytest.mark.parametrize(("scenario", "seed", "options"), GAMES)
def test_every_option_is_offered_once_and_in_words(scenario, seed, options):
    for game in sample(scenario, seed, options):
        if isinstance(game.pending, Choose):
            found = offers.choices(game)
            assert [each.index for each in found] == list(range(len(game.pending.options)))
            assert all(each.label or each.place or each.piece for each in found)


@pytest.mark.parametrize(("scenario", "seed", "options"), GAMES)
def test_odds_can_be_told_wherever_a_choice_puts_them_at_stake(scenario, seed, options):
    for game in sample(scenario, seed, options):
        for each in offers.choices(game):
            if each.odds:
                told = DEFINITION.odds(game, each.odds, None)
                assert sum(told["results"].values()) == pytest.approx(1)


@pytest.mark.parametrize("place", [place.id for place in sheet.sheet("campaign").places])
def test_every_place_can_be_inspected(start, place):
    found = inspector.inspect(start, place, "axis")
    assert found.title
    assert all(fact.rule in CITABLE for fact in found.facts)


def test_layers_tracks_and_stages_cite_rules(start):
    seen = scene.scene(start, None)
    cited = [each.rule for each in seen.layers]
    cited += [each.rule for each in seen.tracks] + [each.rule for each in seen.stages]
    assert [rule for rule in cited if rule not in CITABLE] == []


# --- the sheet --------------------------------------------------------------------------------


def test_neighbours_share_the_corners_of_their_boundary():
    places = {place.id: set(place.outline) for place in sheet.sheet("campaign").places}
    assert len(places["11"] & places["17"]) > 2
    assert not places["A"] & places["27"]


def test_where_counters_lie_is_inside_the_place():
    for place in sheet.sheet("campaign").places:
        assert is_inside(list(place.outline), (place.x, place.y))


# --- pieces -----------------------------------------------------------------------------------


def test_4_2b_a_reduced_unit_shows_its_other_face():
    game = sketch({"Hoth": "5", "German 4th": "(5)"})
    assert piece(game, "Hoth").face == "unit-XV-2"
    assert piece(game, "German 4th").face.startswith("unit-G4-1")


def test_4_4_1a_a_counter_tells_who_leads_it():
    game = sketch({"German 4th": "5", "French 2nd": "17"}, flipped="Huntziger")
    assert "Kluge, combat rating +1" in piece(game, "German 4th").label
    assert "Huntziger, combat rating +0" in piece(game, "French 2nd").label


def test_4_4_1b_kleist_is_seen_on_the_unit_that_carries_him():
    game = sketch({"Guderian": "3", "Reinhardt": "3"}, kleist="Reinhardt")
    assert "Kleist, combat rating" in piece(game, "Reinhardt").label
    assert "combat rating" not in piece(game, "Guderian").label


def test_7_3a_in_a_contested_area_the_sides_stand_apart():
    game = sketch({"Guderian": "17", "French 2nd": "17"})
    axis, allied = pile_with(game, "Guderian"), pile_with(game, "French 2nd")
    assert axis.place == allied.place == "17"
    assert axis.at[0] - allied.at[0] > pieces.SIZE


def test_7_1d_five_units_lie_side_by_side(start):
    pile = pile_with(start, "BEF")
    assert (pile.place, len(pile.pieces), pile.across) == ("13", 5, 3)


def test_9_1a_10_0d_what_a_unit_has_done_is_marked():
    game = sketch({"Guderian": "17", "French 2nd": "17"}, entered={"Guderian": "11"})
    assert [mark.sign for mark in piece(game, "Guderian").marks] == ["✓"]


def test_13_2a_a_unit_out_of_supply_is_marked():
    game = sketch({"Guderian": "17"}, oos="Guderian")
    marks = piece(game, "Guderian").marks
    assert [(mark.sign, mark.is_warning) for mark in marks] == [("OOS", True)]


def test_4_4_2a_a_marker_lies_where_control_has_changed():
    game = sketch({"Guderian": "11"}, axis="10")
    found = {p.id for pile in pieces.piles(game) for p in pile.pieces if "control" in p.id}
    assert found == {"control 10", "control 11"}


def test_units_off_the_map_lie_in_their_boxes():
    units = {"Hoth": "eliminated", "BEF": "evacuated", "de Gaulle": "waiting"}
    game = sketch(units | {"Bruche": "eliminated"})
    assert [pile_with(game, name).place for name in ("Hoth", "Bruche", "de Gaulle", "BEF")] == [
        "off_axis",
        "off_allied",
        "off_waiting",
        "off_gone",
    ]


def test_a_crowded_box_still_holds_all():
    game = sketch({})
    box = boxes_picture.box("off_gone")
    for pile in pieces.piles(game):
        if pile.place == "off_gone":
            x, y = where(pile)
            assert box.at[0] < x < box.at[0] + box.width
            assert box.at[1] < y < box.at[1] + box.height


def test_a_click_on_a_track_is_answered_by_no_rule(start):
    for box in boxes_picture.boxes():
        assert DEFINITION.objections(start, box.id, None) == []


def test_markers_are_of_neither_side(start):
    names = {counter.name for counter in COUNTERS}
    markers = [p for pile in pieces.piles(start) for p in pile.pieces if p.id not in names]
    assert {each.side for each in markers} == {""}


# --- tracks -----------------------------------------------------------------------------------


def test_5_1_the_markers_at_the_start(start):
    lying = {p.id: pile.place for pile in pieces.piles(start) for p in pile.pieces}
    assert lying["Turn"] == "turn_1"
    assert (lying["FM 10"], lying["FM 1"]) == ("record_3", "record_0")
    assert (lying["RP axis"], lying["RP allied"]) == ("record_10", "record_5")


def test_4_4_4a_the_impulse_marker_shows_who_has_the_advantage():
    for holder in ("axis", "allied", ""):
        game = sketch({}, advantage=holder, impulse=4)
        assert (pile_with(game, "Impulse").place, piece(game, "Impulse").face) == (
            "impulse_4",
            f"impulse-{holder}",
        )


def test_4_4_9c_below_zero_the_morale_markers_are_turned_over():
    game = sketch({}, morale=-12)
    assert piece(game, "FM 10").face == "morale-10-1"
    assert [pile_with(game, id).place for id in ("FM 10", "FM 1")] == ["record_1", "record_2"]


def test_9_4_air_markers_tell_their_value_and_their_use():
    game = done(sketch({}, strong_air=("german",)), air=("german",))
    assert "+5" in piece(game, "german air 1").label
    assert [mark.sign for mark in piece(game, "german air 1").marks] == ["✓"]
    assert not piece(game, "german air 2").marks


def test_4_4_9_the_morale_track_tells_how_it_came_about():
    game = sketch({}, axis="15 16 25", morale=18, paris_price=-10)
    track = next(each for each in scene.tracks(game) if each.id == "morale")
    assert track.value == "18"
    assert track.lines[:3] == (
        "-2: French ground lost (15, 16)",
        "-10: Paris lost",
        "at 19 or less, now: leaders may flip",
    )


@pytest.mark.parametrize(("impulse_now", "chance"), [(1, 5), (2, 5), (3, 3), (6, 1), (8, 0)])
def test_6_2_1_the_logistics_track_tells_the_chance(impulse_now, chance):
    track = scene.logistics_track(sketch({}, impulse=impulse_now))
    assert track.value.startswith(f"{chance} in 6")


def test_8_1_1c_the_groups_that_may_not_assault_again_are_named():
    game = sketch({}, previous={"axis": ("A", "K")})
    assert {each.id: each.value for each in scene.tracks(game)}["groups_axis"] == "A, K"


# --- hands and the cup ------------------------------------------------------------------------


def trays(game, side):
    return {tray.id: [each.id for each in tray.pieces] for tray in pieces.trays(game, side)}


def test_6_1_1_a_held_event_is_seen_by_its_holder_alone():
    game = sketch({}, held={"axis": "plan_red"}, cup=("refugees",))
    assert trays(game, "axis")["hand axis"] == ["Plan Red"]
    assert trays(game, "allied")["hand axis"] == trays(game, "observer")["hand axis"] == ["?"]


def test_6_1_1_what_the_other_side_holds_cannot_be_told_from_the_cup():
    game = sketch({}, held={"axis": "plan_red"}, cup=("refugees",))
    assert trays(game, "allied")["cup"] == ["Plan Red", "Refugees"]
    assert trays(game, "axis")["cup"] == ["Refugees"]


def test_an_event_says_what_it_does():
    game = sketch({}, held={"axis": "plan_red"})
    (hand, _) = pieces.trays(game, "axis")
    assert hand.pieces[0].text


# --- layers -----------------------------------------------------------------------------------


def layer(game, id):
    return {each.id: set(each.places) for each in layers.layers(game)}[id]


def test_7_2b_the_ground_taken_is_shown_without_being_asked_for():
    game = sketch({"Guderian": "17"}, axis="11")
    shown = {each.id for each in layers.layers(game) if each.is_shown}
    assert shown == {"taken_axis", "taken_allied"}
    assert layer(game, "taken_axis") == {"11", "17"}


def test_9_1a_the_reach_of_a_side():
    game = sketch({"German 4th": "5"})
    found = layers.asked_layer(game, "threat_axis", "allied")
    assert found
    assert set(found.places) == {"3", "4", "6", "7", "10", "11"}


@pytest.mark.parametrize("id", ["threat_", "threat_nobody", "axis", "front"])
def test_no_other_layer_is_asked_for(start, id):
    assert layers.asked_layer(start, id, None) is None


def test_13_1_1a_the_supply_of_the_germans_stops_at_enemy_ground():
    game = sketch({"Guderian": "17"}, axis="11", allied="3 5")
    assert "17" not in layer(game, "supply_axis")


def test_16_1a_zones_count_only_if_linked_to_germany():
    game = sketch({}, axis="25 A B C")
    assert layer(game, "victory") == set()


# --- choices ----------------------------------------------------------------------------------


def test_8_1a_an_assault_is_a_button_and_a_redeployment_a_place():
    game = impulse(sketch({"German 4th": "5"}))
    assert choice(game, "assault A").label == "Assault: Army Group A"
    assert choice(game, "redeploy 5").place == "5"
    assert choice(game, "pass").ends


def test_9_1a_a_move_shows_its_way_and_cost():
    game = impulse(sketch({"Guderian": "3"}), "assault K", "unit Guderian")
    going = choice(game, "Guderian 3-11-12")
    assert (going.place, going.path, going.cost) == ("12", ("3", "11", "12"), 2)


def test_10_1a_a_move_against_enemies_shows_the_odds_of_the_attack_it_leads_to():
    game = impulse(sketch({"Guderian": "3", "French 2nd": "17"}), "assault K", "unit Guderian")
    going = choice(game, "Guderian 3-11-17")
    assert (going.odds, going.target) == ("Guderian 17", "17")


def test_10_2a_whoever_joins_an_attack_changes_the_odds():
    game = battle(
        sketch({"Guderian": "17", "Reinhardt": "17", "French 2nd": "17"}), "17", "with Guderian"
    )
    joining = choice(game, "with Reinhardt")
    assert (joining.odds, joining.together) == ("Guderian + Reinhardt 17", True)
    assert choice(game, "launch").odds == "17"


def test_10_2a_an_attack_by_nobody_is_barred_and_its_best_odds_are_known():
    game = battle(sketch({"Guderian": "17", "Reinhardt": "17", "French 2nd": "17"}), "17")
    (barred,) = offers.barred(game, "axis")
    assert (barred.wish, barred.target) == ("launch", "17")
    assert DEFINITION.odds(game, barred.odds, "axis")["attack"] == 7


def test_10_4_2a_the_lead_is_chosen_by_its_counter_and_its_odds():
    units = {"Guderian": "17", "German 12th": "17", "French 2nd": "17"}
    game = battle(sketch(units, entered={"Guderian": "11", "German 12th": "11"}), "17")
    leading = choice(game, "lead German 12th")
    assert (leading.piece, leading.place) == ("German 12th", "17")
    assert leading.odds == "German 12th + Guderian 17"


def test_9_4_1b_air_support_shows_what_it_is_worth():
    game = battle(sketch({"Guderian": "17", "French 2nd": "17"}, entered={"Guderian": "11"}), "17")
    assert offered(game) == {"air german", "no_air"}
    assert choice(game, "air german").odds == "17 with air"
    with_air, without = (
        DEFINITION.odds(game, choice(game, text).odds, None)["attack"]
        for text in ("air german", "no air")
    )
    assert with_air - without == 4


def test_10_1a_the_end_is_barred_while_an_attack_is_owed():
    units = {"Guderian": "3", "Reinhardt": "3", "French 2nd": "17"}
    game = impulse(sketch(units), "assault K", "unit Guderian", "go 17")
    assert [each.wish for each in offers.barred(game, "axis")] == ["end"]
    assert list(offers.barred(game, "allied")) == []


def test_8_1_1d_the_end_of_an_impulse_warns_of_units_that_can_still_move():
    game = impulse(sketch({"Guderian": "3", "Reinhardt": "3"}), "assault K")
    assert choice(game, "end").warning == "2 units can still move."


def test_12_3_a_lost_unit_is_rebuilt_by_its_counter_in_the_box():
    game = run(sketch({"Hoth": "eliminated", "German 1st": "2"}), Refit(by="axis"))
    rebuilding = choice(game, "rebuild Hoth")
    assert (rebuilding.place, rebuilding.piece) == ("off_axis", "Hoth")
    assert rebuilding.label == "Rebuild Hoth reduced (3 RP)"


# --- the inspector ----------------------------------------------------------------------------


def test_3_1_2a_terrain_and_boundaries_of_an_area(start):
    assert facts(start, "17", "3.1.2a") == ["Terrain +2 for whoever defends here"]
    assert facts(start, "19", "9.2c") == [
        "Maginot Line towards 1, 2: units stop, +3 for Allied defenders if all cross it"
    ]


def test_13_2_1a_supply_is_told_with_its_way():
    game = sketch({"Guderian": "17"}, axis="11")
    found = next(f for f in inspector.inspect(game, "17", None).facts if f.rule == "13.2.1a")
    assert found.text == "In supply from 2 Saar-Palatinate: Guderian"
    assert found.way == ("17", "11", "3", "2")


def test_13_2_1a_units_without_a_way_are_out_of_supply():
    game = sketch({"Guderian": "17"})
    assert facts(game, "17", "13.2.1a") == ["Out of Supply: Guderian"]


def test_9_1a_who_could_attack_here():
    game = sketch({"Guderian": "11", "German 1st": "2", "French 2nd": "17"})
    assert facts(game, "17", "9.1a") == ["Axis units that could attack here: Guderian"]


def test_4_4_1a_leaders_are_among_the_pieces_of_an_area():
    game = sketch({"French 2nd": "17"})
    shown = [each.id for each in inspector.inspect(game, "17", None).pieces]
    assert shown == ["French 2nd", "Huntziger"]


def test_18_2a_a_secret_set_up_is_seen_by_its_owner_alone():
    game = next(iter(sample("campaign", 5, {"free_set_up": "on"})))
    german = ROSTER.by_name["German 4th"]
    play(game, "plan")
    assert game.units[german].place >= 0
    place = {side: piles_of(game, side)["German 4th"] for side in ("axis", "allied", "observer")}
    assert place["axis"] == MAP.areas[game.units[german].place].name
    assert place["allied"] == place["observer"] == "off_waiting"


def piles_of(game, side):
    return {p.id: pile.place for pile in scene.scene(game, side).piles for p in pile.pieces}


def test_outlines_hold_what_lies_in_them(start):
    for pile in pieces.piles(start):
        if pile.place in MAP.graph.names(MAP.all):
            assert is_inside(list(outline(pile.place)), where(pile))
