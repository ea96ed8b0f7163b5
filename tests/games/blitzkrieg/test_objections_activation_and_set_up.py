"""Why not? Who is activated, what the markers allow, where guns fire, and the set-up."""

from sixweeks.games.blitzkrieg.model.state import Unit
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import AdministrativePhase
from sixweeks.games.blitzkrieg.rules.r05_activation import OperationsPhase
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment
from sixweeks.games.blitzkrieg.rules.r11_flight import Recovery
from sixweeks.games.blitzkrieg.rules.r14_deployment import Deploy
from sixweeks.games.blitzkrieg.rules.r14_independents import Attachment
from sixweeks.games.blitzkrieg.rules.r14_scenarios import ObserversArrive
from tests.games.blitzkrieg.toolkit import (
    COMPANY,
    PANZER,
    SOMUA,
    Play,
    act,
    activate,
    against,
    begun,
    said,
    sketch,
)
from tests.games.blitzkrieg.wandering import new_game
from tests.games.wandering import kind_of

# --- activation -------------------------------------------------------------------------------

TWO = {"1 Cuir HQ": "1513", SOMUA: "1512", "1 Cuir S35 2": "1512", "2 Cuir H39 1": "1401"}


def test_5_0a_a_unit_of_another_formation():
    assert said(activate("1 Cuir", TWO), "2 Cuir H39 1") == [
        "5.0a: it belongs to 2 Cuir, which is not activated."
    ]


def test_5_0a_an_enemy():
    assert against(activate("1 Cuir", {**TWO, PANZER: "1507"}), PANZER) == {"5.0a enemy"}


def test_5_2a_each_unit_acts_once():
    play = activate("1 Cuir", TWO).answer(f"unit {SOMUA}", "done")
    assert against(play, SOMUA) == {"5.2a acted"}


def test_5_2a_one_unit_after_the_other():
    play = activate("1 Cuir", TWO).answer(f"unit {SOMUA}")
    assert against(play, "1 Cuir S35 2") == {"5.2a in_turn"}


def test_11d_a_formation_demoralized_in_the_middle_of_it():
    play = activate("1 Cuir + 2 Cuir", TWO, formations={"2 Cuir": "demoralized"})
    assert against(play, "2 Cuir H39 1") == {"11d"}


def test_6_1c_a_neutralized_unit_only_rallies():
    play = activate("1 Cuir", {**TWO, SOMUA: "1512 neutralized"}).answer(f"unit {SOMUA}")
    assert against(play, "1511") == {"6.1c"}
    assert against(play, "rally") == set()


def test_10_3d_who_is_not_neutralized_does_not_rally():
    assert against(act(SOMUA, TWO), "rally") == {"10.3d not_neutralized"}


def test_what_a_unit_would_do_is_judged_before_it_is_chosen():
    play = activate("1 Cuir", {**TWO, PANZER: "1508"})
    assert against(play, f"{SOMUA} assaults 1508") == {"9.1.1a far"}
    assert against(play, f"{SOMUA} 1511") == set()


def test_8_2g_guns_fire_when_their_marker_is_drawn():
    assert against(activate("1 Cuir", TWO), "bombard artillery") == {"8.2g not_drawn"}


# --- the cup ----------------------------------------------------------------------------------


def test_5_5a_to_hold_a_marker_takes_a_general():
    play = drawn("1 Cuir", TWO)
    assert against(play, "hold") == {"5.5a no_general"}
    play.game.generals = {"french": 1}
    assert against(play, "hold") == set()
    play.game.held = ("2 Cuir",)
    assert against(play, "hold") == {"5.5a taken"}


def drawn(marker, units, **lines):
    """The marker has been drawn."""
    game = sketch(units, **lines)
    return Play(game, OperationsPhase(at="play", marker=marker))


def test_5_1a_another_formation_than_the_one_drawn():
    assert against(drawn("1 Cuir", TWO), "activate 2 Cuir") == {"5.1a not_drawn"}


def replay_drawn(**lines):
    game = sketch({**TWO, "2 Cuir HQ": "1402"}, **lines)
    return Play(game, OperationsPhase(at="choose_replay", marker="french replay"))


def test_5_3a_why_a_formation_may_not_be_replayed():
    states = {"1 Cuir": "1 fatigued", "2 Cuir": "1"}
    play = replay_drawn(formations=states)
    assert against(play, "replay 1 Cuir") == {"5.3a fatigued"}
    assert against(play, "replay 2 Cuir") == set()
    assert against(play, "replay I/11 RDP") == {"5.3a not_yet", "5.3a hq", "11f"}
    assert against(play, "replay KG") == {"5.3a enemy"}


def test_5_3b_artillery_is_never_replayed():
    play = replay_drawn(formations={"2 Cuir": "1"})
    assert against(play, "replay artillery") == {"5.3b"}


def test_5_1a_nobody_acts_before_the_marker_is_played():
    play = drawn("1 Cuir", TWO)
    assert against(play, SOMUA) == {"5.1a first"}
    assert against(play, "1511") == {"5.1a first"}
    assert against(play, "1 Cuir") == set()


def test_5_5a_only_what_is_held_is_played_together_with_the_marker_drawn():
    play = drawn("1 Cuir", TWO)
    play.game.generals, play.game.held = {"french": 1}, ("2 Cuir",)
    assert against(play, "with 2 Cuir") == set()
    assert against(play, "with artillery") == {"5.5a not_held"}
    assert against(play, "with I/11 RDP") == {"5.5a not_held"}


def test_5_6b_the_last_player_draws_on_or_ends_the_phase_first():
    play = Play(cup_of("1 Cuir", TWO), OperationsPhase())
    assert against(play, SOMUA) == {"5.6b draw_first"}


def cup_of(marker, units):
    game = sketch(units)
    game.cup = (marker,)
    return game


def test_14_1h_the_battle_is_opened_by_one_of_the_side_that_attacks():
    play = begun("hannut")
    assert against(play, "first 1 Cuir") == {"14.1h enemy"}
    assert against(play, "first KG") == set()
    assert against(play, "2205") == {"14.1h first"}
    play.answer("first KG")
    assert against(play, "play I/14 PzR") == {"14.1h not_held"}
    assert against(play, "play stuka") == against(play, "play KG") == set()


# --- artillery --------------------------------------------------------------------------------


def test_8_2a_an_impact_needs_somebody_who_sees():
    game = sketch({"AO 1 F": "1512", PANZER: "1510", "KG Pak": "2201"})
    play = Play(game, Bombardment(by="french", impacts=("105", "75")))
    assert against(play, "1510") == set()
    assert against(play, "2201") == {"8.2a unseen"}
    assert against(play, "1509") == {"8.2a nobody"}


def test_8_2e_only_observers_and_infantry_headquarters_observe():
    units = {"AO 1 F": "1512", "I/11 RDP HQ": "1511", "1 Cuir HQ": "1513", PANZER: "1510"}
    play = Play(sketch(units), Bombardment(by="french", impacts=("105",))).answer("impact 1510")
    assert kind_of(play.game) == "Bombardment observe french"
    assert "8.2e" in against(play, "1 Cuir HQ")
    assert against(play, "AO 1 F") == set()
    assert against(play, PANZER) == {"8.2c enemy"}


def test_1_4f_an_observer_goes_as_far_as_it_can():
    game = sketch({"AO 1 F": "1512", PANZER: "1510"})
    frame = AdministrativePhase(at="observers_move", units=(game.scenario.by_name["AO 1 F"],))
    play = Play(game, frame)
    assert against(play, "1501") == {"1.4f points"}
    assert against(play, "1510") == {"1.4f enemy"}


def test_2_b1_observers_move_one_after_the_other():
    game = sketch({"AO 1 F": "1512", "AO 2 F": "1514"})
    observers = tuple(game.scenario.by_name[f"AO {n} F"] for n in (1, 2))
    play = Play(game, AdministrativePhase(at="observers_move", units=observers))
    assert against(play, "AO 2 F") == {"2.B1 observers"}
    assert against(play, "AO 1 F to 1511") == set()


def test_11e_a_demoralized_unit_runs_to_its_edge():
    game = sketch({SOMUA: "1512", "1 Cuir S35 2": "1512"}, formations={"1 Cuir": "demoralized"})
    play = Play(game, Recovery(formation="1 Cuir")).answer(12)
    assert against(play, "1513") == against(play, "stay") == {"11e flight"}
    assert against(play, "1 Cuir S35 2") == {"11e other"}
    assert against(play, f"{SOMUA} flees 1110") == set()


def test_1_4b_a_late_observer_is_placed_near_friends():
    game = sketch({PANZER: "2101", SOMUA: "2203"})
    observer = game.scenario.by_name["AO 1 G"]
    game.units = (*game.units[:observer], Unit(steps=1), *game.units[observer + 1 :])
    play = Play(game, ObserversArrive(units=(observer,)))
    assert against(play, "1512") == {"1.4b friend"}
    assert against(play, "2204") == {"1.4b enemy"}
    assert against(play, PANZER) == {"14.1a other"}


# --- set-up -----------------------------------------------------------------------------------


def by_hand(scenario):
    return Play(new_game(scenario), Deploy(by="french")).answer("plan by hand")


def test_14_1a_a_unit_is_set_up_in_its_area():
    play = by_hand("hannut").answer(f"unit {SOMUA}")
    assert against(play, "2205") == {"14.1a area"}
    assert against(play, "2105") == set()


def test_14_1l_units_left_out_are_not_set_up():
    game = new_game("hannut")
    play = Play(game, Deploy(by="french")).answer("plan by hand")
    assert against(play, "12 Cuir HQ") == {"14.1l left_out"}
    assert against(play, PANZER) == {"14.1a enemy"}


def test_1_4b_observers_after_the_units():
    assert against(by_hand("hannut"), "AO 1 F") == {"1.4b units_first"}


def test_14_2a_no_mines_in_a_built_up_hex():
    play = Play(sketch({}, "stonne"), Deploy(at="lay_mines", by="french"))
    assert against(play, "0902") == {"14.2a built_up"}
    assert against(play, "0812") == {"14.2a built_up"}
    assert against(play, "1210") == {"14.2a mine_area"}
    assert against(play, "0601") == set()


def test_12_2a_a_prepared_position_needs_a_unit():
    play = Play(sketch({SOMUA: "1512"}), Deploy(at="dig_in", by="french"))
    assert against(play, "1511") == {"12.2a nobody"}
    assert against(play, "1512") == set()


def test_14_1k_only_companies_ride_on_trucks():
    play = Play(sketch({}), Deploy(at="load_trucks", by="german"))
    assert against(play, PANZER) == {"14.1k company"}
    assert against(play, COMPANY) == set()


def test_14_2j_units_are_attached_to_formations_with_a_headquarters():
    game = sketch({}, "stonne", turn=0)
    play = Play(game, Attachment(by="german", formation="Stu Pion")).answer("attach")
    assert against(play, "to 640 Stu") == {"14.2j host"}
    assert against(play, "to I/205 RI") == {"14.2j host"}
    assert against(play, "to I/SR 8") == {"14.2j absent"}
    assert against(play, "to I/GD") == set()
