"""Why not? Who is activated, what the markers allow, where guns fire, and the set-up."""

from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import AdministrativePhase
from sixweeks.games.blitzkrieg.rules.r05_activation import OperationsPhase
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment
from sixweeks.games.blitzkrieg.rules.r14_deployment import Deploy
from sixweeks.games.blitzkrieg.rules.r14_independents import Attachment
from tests.games.blitzkrieg.toolkit import (
    COMPANY,
    PANZER,
    SOMUA,
    Play,
    act,
    activate,
    against,
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
