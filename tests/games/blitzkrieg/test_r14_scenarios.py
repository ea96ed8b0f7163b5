"""14 The scenarios: arrival, the first turn, reinforcements, independents, balance."""

import pytest
from msgspec.structs import replace

from sixweeks.games.blitzkrieg.model.state import UNPLACED, Unit
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import GameTurn
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation
from sixweeks.games.blitzkrieg.rules.r05_markers import full_cup
from tests.games.blitzkrieg.toolkit import Play, activate, begun, deploying, sketch, unit_of

# --- arrival ----------------------------------------------------------------------------------


def arriving(formation, scenario, turn=1, units=None, **lines):
    """A formation is activated with its own units still to come."""
    play = activate(formation, units or {}, scenario=scenario, turn=turn, calm=True, **lines)
    game = play.game
    printed = game.scenario.formations[formation]
    everyone = {*printed.units, *printed.transports, printed.hq}
    game.units = tuple(
        Unit(place=UNPLACED, steps=counter.steps) if counter.id in everyone else unit
        for counter, unit in zip(game.scenario.counters, game.units, strict=True)
    )
    game.memo = {}
    side = printed.side
    return Play(game, Activation(by=side, markers=(formation,)), calm=True)


@pytest.mark.parametrize(
    ("formation", "unit", "scenario", "turn", "hexes"),
    [
        ("I/14 PzR", "I/14 PzR Pz IV", "hannut", 1, [f"22{n:02}" for n in range(1, 11)]),
        ("I/35 PzR", "I/35 PzR Pz IV", "hannut", 1, [f"22{n}" for n in range(11, 17)]),
        ("I/GD", "I/GD Rifle 1", "stonne", 1, [f"01{n:02}" for n in range(8, 13)]),
        ("640 Stu", "640 Stu StuG 1", "stonne", 1, [f"01{n:02}" for n in range(8, 13)]),
        ("I/8 PzR", "I/8 PzR Pz IV", "stonne", 2, ["0104"]),
        ("I/SR 8", "I/SR 8 HW", "stonne", 6, ["0104", *(f"01{n:02}" for n in range(8, 13))]),
        ("6 GRDI", "6 GRDI HW", "stonne", 2, [f"16{n:02}" for n in range(1, 23)]),
    ],
)
def test_14_1c_14_2c_14_2f_14_2g_where_formations_enter(formation, unit, scenario, turn, hexes):
    play = arriving(formation, scenario, turn).answer(f"unit {unit}")
    assert play.hexes("enter") == set(hexes)


def test_14_1c_a_unit_that_has_entered_moves_on():
    play = arriving("I/14 PzR", "hannut").answer("unit I/14 PzR Pz IV", "march_in 2210")
    frame = play.game.stack[-1]
    assert (frame.allowance - frame.points) / 2 == 1
    assert "1510" in play.hexes("march")


def test_14_1c_an_enemy_in_the_entry_hex_may_be_assaulted_and_a_retreat_goes_back_off_the_map():
    units = {"4 BCC FCM 1": "0104"}
    play = arriving("I/8 PzR", "stonne", 2, units).answer("unit I/8 PzR Pz IV")
    assert play.offered == {"assault 0104", "done"}
    play.answer("assault 0104", 2)
    while "accept" in play.offered:
        play.answer("accept")
    assert play.place_of("I/8 PzR Pz IV") == "unplaced"


def test_14_1c_9_2a_a_tank_that_assaults_its_way_in_may_move_on_through_the_enemy():
    play = arriving("I/14 PzR", "hannut", 1, {"I/11 RDP Rifle 1": "2204"})
    play.answer("unit I/14 PzR Pz IV", "assault 2204", 7, 7, "break_off")
    assert not {"enter", "march_in", "done"} & play.verbs()
    assert "2104" in play.hexes("go")
    assert "2210" not in play.hexes("go")


def test_14_1j_a_transport_enters_with_its_company():
    play = arriving("I/13 IR", "hannut")
    game = play.game
    rider, carrier = unit_of(game, "I/13 IR Rifle 1"), unit_of(game, "Sdkfz 1")
    units = list(game.units)
    units[rider] = replace(units[rider], aboard=carrier)
    game.units = tuple(units)
    play.answer("unit Sdkfz 1", "enter 2205", "done")
    assert play.place_of("I/13 IR Rifle 1") == play.place_of("Sdkfz 1") == "2205"


# --- 14.1h the first turn of Hannut -----------------------------------------------------------


def test_14_1h_the_germans_keep_three_markers_out_of_the_cup():
    play = begun("hannut")
    assert play.asked == "german"
    assert {each.split(" ", 1)[1] for each in play.offered} == {
        *("I/14 PzR", "II/14 PzR", "I/13 IR", "II/13 IR", "KG"),
        *("I/35 PzR", "II/35 PzR", "I/21 IR"),
    }
    cup = list(play.game.cup)
    play.answer("first KG")
    left = list(play.game.cup)
    for marker in ("german stuka", "german artillery", "KG"):
        cup.remove(marker)
    assert sorted(left) == sorted(cup)


def test_14_1h_and_play_them_first_in_any_order():
    play = begun("hannut").answer("first KG")
    assert play.offered == {"play german stuka", "play german artillery", "play KG"}
    play.answer("play KG", "end", "play german artillery")
    while play.asked == "german" and "play" not in play.verbs():
        play.answer("end" if "end" in play.offered else "hold_fire")
    while play.asked == "german":
        play.answer("end" if "end" in play.offered else "hold_fire")
    assert play.asked == "draw"


def test_14_1h_from_turn_2_all_are_in_the_cup():
    play = begun("hannut", turn=2)
    assert play.asked == "draw"
    assert play.question.cup.count("german stuka") == 2
    assert play.question.cup.count("german artillery") == 3


def test_14_1h_stonne_begins_with_a_draw():
    assert begun("stonne").asked == "draw"


# --- 14.2f-14.2j ------------------------------------------------------------------------------


def cup_of(turn, **options):
    play = begun("stonne", turn, **options)
    while play.asked not in ("draw", ""):
        wanted = {"own_marker", "stay_put"} & play.offered
        play.answer(min(wanted or play.offered))
    return play.game.cup


@pytest.mark.parametrize(
    ("turn", "come"),
    [
        (2, {"6 GRDI", "I/8 PzR"}),
        (3, {"45 BCC", "I/67 RI", "49 BCC"}),
        (4, {"II/67 RI", "III/67 RI"}),
        (6, {"I/SR 8", "14 PzJg/SR 8"}),
    ],
)
def test_14_2f_14_2g_14_2i_markers_join_the_cup_on_their_turn(turn, come):
    assert not come & set(cup_of(turn - 1))
    assert come <= set(cup_of(turn))


@pytest.mark.parametrize(
    ("marker", "turn", "before", "after"),
    [
        ("french artillery", 3, 1, 2),
        ("french replay", 3, 1, 2),
        ("german artillery", 6, 1, 2),
        ("german replay", 6, 2, 3),
    ],
)
def test_14_2f_14_2g_more_markers(marker, turn, before, after):
    assert cup_of(turn - 1).count(marker) == before
    assert cup_of(turn).count(marker) == after


def test_14_2f_the_first_company_of_49_bcc_comes_alone():
    play = arriving("49 BCC", "stonne", 3)
    assert len(play.units("unit")) == 1
    assert len(arriving("49 BCC", "stonne", 4).units("unit")) == 3


def test_14_2g_1_4b_the_observer_of_turn_6_comes_in_near_a_friend_on_the_north_edge():
    game = sketch({"I/GD Rifle 1": "0210"}, "stonne", turn=5)
    game.units = tuple(
        Unit(place=UNPLACED, steps=1) if counter.name == "AO 2 G" else unit
        for counter, unit in zip(game.scenario.counters, game.units, strict=True)
    )
    play = Play(game, GameTurn())
    while "place" not in play.verbs():
        play.answer("own_marker")
    assert all(hex.startswith("01") for hex in play.hexes("place"))
    grid = game.scenario.battlefield.grid
    assert max(grid.distance(grid.hex(h), grid.hex("0210")) for h in play.hexes("place")) == 3


def independents(choice):
    """The German set-up of Stonne by hand, up to what becomes of the white stripes."""
    play = deploying("stonne", "german")
    while "own_marker" not in play.offered:
        play.answer(min(play.offered))
    return play.answer(choice)


def test_14_2j_an_independent_formation_keeps_its_marker_or_is_attached_unit_by_unit():
    play = independents("attach")
    assert play.offered == {"host I/GD", "host II/GD", "host III/GD"}


def test_14_2x_14_2j_split_up_it_has_no_marker_in_the_cup():
    """One pioneer company and one gun to each battalion."""
    play = deploying("stonne", "german")
    while play.asked:
        if "attach" in play.offered:
            play.answer("attach")
        elif "host" in play.verbs():
            waiting = play.game.stack[-1].units
            play.answer(f"host {'I' * (4 - len(waiting))}/GD" if len(waiting) <= 3 else "host I/GD")
        else:
            play.answer("keep" if "keep" in play.offered else min(play.offered))
    game = play.game
    game.turn = 1
    cup = full_cup(game)
    assert not {"Stu Pion", "14 PzJg/GD"} & set(cup)
    hosts = {game.attached[unit_of(game, f"Stu Pion Pion {n}")] for n in (1, 2, 3)}
    assert hosts == {"I/GD", "II/GD", "III/GD"}


def test_14_2j_with_its_own_marker_it_is_in_the_cup():
    play = deploying("stonne", "german")
    while play.asked:
        wanted = {"own_marker", "keep"} & play.offered
        play.answer(min(wanted or play.offered))
    play.game.turn = 1
    assert {"Stu Pion", "14 PzJg/GD", "640 Stu"} <= set(full_cup(play.game))


def test_14_2j_an_attachment_is_shown_when_it_is_used():
    units = {"I/GD Rifle 1": "0510", "Stu Pion Pion 1": "0510"}
    attached = {"Stu Pion Pion 1": "I/GD"}
    play = activate("I/GD", units, scenario="stonne", attached=attached)
    assert not play.game.shown
    play.answer("unit Stu Pion Pion 1")
    assert play.game.shown == {unit_of(play.game, "Stu Pion Pion 1")}


# --- 14.3 balance -----------------------------------------------------------------------------


def extra(kind, side):
    units = {"1 Cuir S35 1": "0512", "I/14 PzR Pz IV": "2010"}
    cups = [full_cup(sketch(units, options={f"extra_{kind}": who})) for who in ("none", side)]
    return [cup.count(f"{side} {kind}") for cup in cups]


@pytest.mark.parametrize("side", ["french", "german"])
@pytest.mark.parametrize("kind", ["replay", "general", "artillery"])
def test_14_3a_one_more_marker_of_a_kind(kind, side):
    before, after = extra(kind, side)
    assert after == before + 1


@pytest.mark.parametrize(("side", "after"), [("german", 3), ("french", 0)])
def test_14_3a_stukas_only_for_those_who_have_some(side, after):
    assert extra("stuka", side)[1] == after
