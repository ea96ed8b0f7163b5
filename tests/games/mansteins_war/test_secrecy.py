"""5.0.a, 6.0.f What each side may know."""

from random import Random

import msgspec
import pytest

from sixweeks.games.mansteins_war.model.state import AVAILABLE, LOST, UTILIZED, Bins
from sixweeks.games.mansteins_war.model.view import HIDDEN, UNKNOWN_TURN, UNSEEN, seen_by, view
from sixweeks.games.mansteins_war.model.view_imagined import imagine, scramble
from sixweeks.games.mansteins_war.rules.r03_victory import total
from sixweeks.games.mansteins_war.rules.r05_bins import CommandMarkerPhase
from sixweeks.games.mansteins_war.text.messages import TEXT
from sixweeks.kernel import engine
from sixweeks.kernel.question import Draw
from tests.games.mansteins_war.options import EVERYTHING
from tests.games.mansteins_war.toolkit import air, answer, at, board, events, sketch, unit
from tests.games.mansteins_war.wandering import answer_at_random, new, wander

SIDES = ("german", "allied")
GERMAN_BIN = "HGA HGB HGC PGK"
ALLIED_BIN = "1AG 2AG 3AG Belgium Netherlands"


def encoded(game, side):
    return msgspec.json.encode(view(game, side))


# --- what is shown ------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "options"), [(11, {}), (12, EVERYTHING)])
def test_5_0_a_scrambling_what_a_side_cannot_know_changes_nothing_it_is_shown(seed, options):
    rng = Random(seed)
    for number, game in enumerate(wander(seed, options)):
        if game.begun and number % 25:
            continue
        for side in SIDES:
            twin = scramble(game, side, rng)
            engine.run(twin)
            assert encoded(twin, side) == encoded(game, side)
            assert engine.question_for(twin, side) == engine.question_for(game, side)


@pytest.mark.parametrize(("seed", "options"), [(13, {}), (14, EVERYTHING)])
def test_5_0_a_games_imagined_from_a_view_ask_the_same_question(seed, options):
    rng = Random(seed)
    for number, game in enumerate(wander(seed, options)):
        if (game.begun and number % 25) or game.ending:
            continue
        for side in engine.deciders(game):
            twin = imagine(view(game, side), rng)
            assert engine.question_for(twin, side) == engine.question_for(game, side)
            assert encoded(twin, side) == encoded(game, side)


def test_5_0_a_imagined_games_can_be_played_on():
    rng = Random(5)
    for number, game in enumerate(wander(15, EVERYTHING)):
        if number % 120 or game.ending or not engine.deciders(game):
            continue
        twin = imagine(view(game, engine.deciders(game)[0]), rng)
        for _ in range(40):
            if twin.pending is None:
                break
            answer_at_random(twin, rng)


# --- bins ---------------------------------------------------------------------------------------


def drawing(german=GERMAN_BIN, allied=ALLIED_BIN, picked=(), turn=3, **fields):
    """An Allied impulse of GT 3 in which a unit may move, with these markers still in the bins."""
    bins = {"german": german, "allied": allied}
    units = {"F 1 Army": "1137", "log 1AG": "1037"}
    return at("allied movement", units, bins=bins, picked=picked, turn=turn, **fields)


def test_5_0_a_players_see_their_own_bin_and_no_other():
    game = drawing()
    assert view(game, "allied").bins == Bins(allied=tuple(ALLIED_BIN.split()))
    assert view(game, "german").bins == Bins(german=tuple(GERMAN_BIN.split()))


@pytest.mark.parametrize("german", ["", "HGA", f"{GERMAN_BIN} Guderian"])
def test_5_0_a_neither_what_is_in_a_bin_nor_how_much_is_told(german):
    assert encoded(drawing(german), "allied") == encoded(drawing(), "allied")


@pytest.mark.parametrize("german", ["HGA", f"{GERMAN_BIN} Guderian"])
def test_5_0_a_the_cup_of_a_pending_draw_is_not_told(german):
    def waiting(bin):
        game = at("german impulse", {}, bins={"german": bin}, turn=3)
        assert isinstance(game.pending, Draw)
        return game

    assert engine.question_for(waiting(german), "allied") is None
    assert encoded(waiting(german), "allied") == encoded(waiting(GERMAN_BIN), "allied")


def filled(*, german="bin none", allied="bin none"):
    game = sketch(CommandMarkerPhase(), {}, plans={"german": "OKH", "allied": "Plan_D"})
    return answer(game, german, allied)


@pytest.mark.parametrize("special", ["bin Guderian", "bin Luftwaffe"])
def test_4_1_b_what_goes_into_a_bin_is_told_to_its_owner_only(special):
    told = [
        [TEXT.tell(event, side) for event in events(game, "bin_filled")]
        for game in (filled(), filled(german=special))
        for side in SIDES
    ]
    own, other, own_with_special, other_with_special = told
    assert other == other_with_special
    assert own != own_with_special


def test_4_1_b_sealed_replies_are_not_told():
    games = []
    for special in ("none", "Hoth"):
        game = sketch(CommandMarkerPhase(), {}, plans={"german": "OKH", "allied": "Plan_D"})
        answer(game, f"bin {special}")
        games.append(encoded(game, "allied"))
    assert games[0] == games[1]


def guesses(game, side, rng, count=60):
    """The other bin in games imagined by a side."""
    other = "allied" if side == "german" else "german"
    return {imagine(view(game, side), rng).bins.of(other) for _ in range(count)}


def test_21_2_f_regular_markers_not_played_are_certainly_in_the_other_bin():
    game = drawing(picked=("HGA", "1AG"), allied="2AG 3AG Belgium Netherlands")
    found = guesses(game, "allied", Random(1))
    assert all(set(bin) >= {"HGB", "HGC", "PGK"} and "HGA" not in bin for bin in found)


def test_5_2_b_which_special_is_in_the_other_bin_or_none_is_the_secret():
    specials = {bin[4:] for bin in guesses(drawing(), "allied", Random(2))}
    assert specials == {(), ("Guderian",), ("Hoth",), ("Rommel",), ("Luftwaffe",)}


def test_5_2_b_specials_that_have_been_played_are_not_guessed():
    game = drawing(picked=("Guderian", "1AG"), spent=frozenset({"Guderian"}))
    assert guesses(game, "allied", Random(3)) == {tuple(GERMAN_BIN.split())}


def test_21_2_e_on_the_first_turn_the_german_plan_is_in_the_bin():
    game = drawing(turn=1, plans={"german": "OKH", "allied": "Plan_D"})
    specials = {bin[4:] for bin in guesses(game, "allied", Random(4))}
    assert specials == {("OKH",), ("OKH_Mod",), ("Manstein",)}


def test_5_4_b_players_who_go_on_alone_know_that_the_other_bin_is_empty():
    game = drawing(german="", picked=("HGA", "1AG", "2AG"), allied="3AG")
    assert guesses(game, "allied", Random(5)) == {()}


# --- plans --------------------------------------------------------------------------------------


def test_21_1_e_the_allied_plan_is_hidden_from_the_germans():
    game = answer(new(), "keep Plan_E")
    assert (view(game, "german").plans.allied, view(game, "allied").plans.allied) == (
        HIDDEN,
        "Plan_E",
    )
    assert "Plan_E" not in encoded(game, "german").decode()


def test_21_1_e_plans_are_known_once_their_marker_has_been_picked():
    game = board({}, plans={"german": "", "allied": "Plan_E"}, spent=frozenset({"Plan_E"}))
    assert view(game, "german").plans.allied == "Plan_E"


@pytest.mark.parametrize("plan", ["keep OKH", "keep Manstein"])
def test_21_2_e_the_log_does_not_tell_which_plan_is_kept(plan):
    game = answer(new(), "keep Plan_D", "plan allied_plan_d", plan)
    event = events(game, "plan_kept")[-1]
    assert TEXT.tell(event, "allied") == "The Germans keep one of their plans. (21.2.e)"


def test_21_1_e_the_plan_is_always_asked_of_the_player():
    game = new()
    assert not game.is_setting_up
    assert answer(game, "keep Plan_D").is_setting_up


# --- displays -----------------------------------------------------------------------------------


@pytest.mark.parametrize("display", ["available", "utilized", "lost"])
def test_6_0_f_the_display_of_an_enemy_air_unit_is_not_seen(display):
    game = board({}, air={"VIII Flk": f"{display}*"}, sf={"BB": display}, naval=display)
    assert view(game, "allied").air[air("VIII Flk")].place == UNSEEN
    assert not view(game, "allied").air[air("VIII Flk")].is_reduced
    assert (view(game, "allied").special_forces[0], view(game, "german").naval) == (UNSEEN, UNSEEN)


def test_6_0_f_air_units_over_the_map_are_open_to_both():
    game = board({}, air={"VIII Flk": "1438*"}, airlift="1638")
    assert view(game, "allied").air[air("VIII Flk")] == game.air[air("VIII Flk")]
    assert view(game, "allied").airlift == game.airlift


def test_6_0_f_the_own_displays_are_open():
    game = board({}, air={"VIII Flk": "utilized"}, naval="utilized")
    assert view(game, "german").air[air("VIII Flk")].place == UTILIZED
    assert view(game, "allied").naval == UTILIZED


def test_3_7_the_air_units_of_a_country_that_gave_up_are_known_to_be_lost():
    game = board({}, air={"ZOAE": "lost"}, capitulated=frozenset({"france"}))
    assert view(game, "german").air[air("ZOAE")].place == LOST


def test_6_0_f_points_for_enemy_air_units_are_not_known():
    game = board({}, air={"ZOAE": "lost"})
    assert (total(game, "german"), total(seen_by(game, "german"), "german")) == (1, 0)


def test_6_0_f_which_air_unit_is_restored_is_not_told():
    game = at("german refit", {}, air={"VIII Flk": "available*"}, rp=(2, 0, 0, 0, 0))
    answer(game, "restore VIII Flk")
    (event,) = events(game, "air_restored")
    assert TEXT.tell(event, "german") == "VIII Flk is restored to full strength. (14.3.c)"
    assert TEXT.tell(event, "allied") == "The Germans restore an air unit. (14.3.c)"


def test_6_0_f_imagined_displays_differ():
    game = drawing(picked=("HGA",))
    rng = Random(6)
    places = {imagine(view(game, "allied"), rng).air[0].place for _ in range(40)}
    assert places == {AVAILABLE, UTILIZED, LOST}


# --- variable reinforcements --------------------------------------------------------------------

DICE = {"variable_entry": "on"}


def test_28_3_the_turn_of_an_enemy_reinforcement_is_not_known():
    game = board({}, options=DICE, arrivals={unit("39 Mech"): 4, unit("2GC"): 5})
    assert view(game, "allied").arrivals == {unit("39 Mech"): UNKNOWN_TURN, unit("2GC"): 5}


def test_28_3_once_it_has_entered_its_turn_is_known():
    game = board({"39 Mech": "1934"}, options=DICE, arrivals={unit("39 Mech"): 2})
    assert view(game, "allied").arrivals == {unit("39 Mech"): 2}


def test_13_1_scheduled_reinforcements_are_known_to_all():
    game = board({}, arrivals={unit("39 Mech"): 3})
    assert view(game, "allied").arrivals == {unit("39 Mech"): 3}


def test_28_3_the_dice_are_told_to_their_owner_only():
    game = answer(new(**DICE), "keep Plan_D", "plan allied_plan_d", "keep OKH")
    answer(game, "plan german_sickle", 3)
    (event,) = events(game, "scheduled")
    assert (event.is_told_to("german"), event.is_told_to("allied")) == (True, False)


def test_28_3_an_imagined_reinforcement_enters_now_or_later():
    game = drawing(options=DICE, arrivals={unit("39 Mech"): 4})
    rng = Random(7)
    turns = {imagine(view(game, "allied"), rng).arrivals[unit("39 Mech")] for _ in range(60)}
    assert turns == {3, 4, 5, 6}
