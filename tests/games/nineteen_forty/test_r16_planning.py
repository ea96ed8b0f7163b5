"""16 Planning and deployment."""

from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.components import COUNTERS, PLANS
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.new_game_effects import new_game
from sixweeks.games.nineteen_forty.model.state import Countries, Options
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import Campaign
from sixweeks.games.nineteen_forty.rules.r06_movement import objections_to_moving
from sixweeks.games.nineteen_forty.rules.r16_planning import BORDER_BAND, deployment_bars
from sixweeks.kernel import engine
from sixweeks.kernel.objection import closed_by
from sixweeks.kernel.presentation.sentence import Hidden
from sixweeks.kernel.ready_set_up import ready_answer
from tests.games.nineteen_forty.data_files import french_border_band
from tests.games.nineteen_forty.toolkit import (
    answer,
    asked,
    hexes,
    offered,
    place_of,
    points_left,
    rules_against,
    sketch,
    unit,
)

DYLE, SICKLE = "plan allied_dyle", "plan german_sickle"


def setting_up(*answers, **options):
    game = new_game("campaign", Options(**options))
    game.stack = [Campaign()]
    game.journal = []
    engine.run(game)
    return answer(game, *answers)


def test_16_b_the_allies_write_down_their_ready_group_first():
    game = setting_up()
    assert (asked(game), offered(game)) == ("allied", {"ready 1", "ready 2", "ready 3"})
    assert answer(game, "ready 2").plans.ready_group == "2"


def test_16_b_16_d_what_is_written_down_is_told_to_nobody_else():
    game = setting_up("ready 2", DYLE, "objective 1")
    told = [event for event in game.journal if event.kind == "written_down"]
    assert [event.to for event in told] == [("allied",), ("german",)]
    assert [event.others["value"] for event in told] == [Hidden("word")] * 2


def test_20_a_mechelen_tells_the_german_the_ready_group():
    game = setting_up("ready 2", mechelen="on")
    assert "ready_group" in [event.kind for event in game.journal]
    assert "ready_group" not in [event.kind for event in setting_up("ready 2").journal]


def test_16_c_a_ready_plan_assigns_the_armies():
    assert setting_up("ready 1", DYLE).plans.allied_armies["9"] == "1"


def test_16_c_by_hand_the_last_armies_go_to_empty_groups():
    game = setting_up("ready 1", "plan by_hand", *["group 1"] * 6)
    assert offered(game) == {"group 2", "group 3"}
    assert offered(answer(game, "group 3")) == {"group 2"}


def test_16_d_one_objective_of_three():
    assert offered(setting_up("ready 1", DYLE)) == {"objective 1", "objective 2", "objective 3"}


def test_16_d_16_e_by_hand_main_effort_and_armies_are_asked_for():
    game = setting_up("ready 1", DYLE, "objective 3", "plan by_hand")
    assert offered(game) == {"effort A", "effort B", "effort C"}
    answer(game, "effort B", *["group A", "group B", "group C", "group A", "group A", "group A"])
    assert game.plans.main_effort == "B"


def test_16_f_16_g_by_plans_the_game_begins_at_once():
    game = setting_up("ready 1", DYLE, "objective 3", SICKLE)
    assert game.begun
    assert (place_of(game, "F III"), place_of(game, "G XIX")) == ("1216", "1607")


def test_16_i_16_j_16_k_neutrals_stand_as_set():
    game = setting_up()
    for counter in COUNTERS:
        if counter.hex is not None:
            assert place_of(game, counter.name) == GRID.number(counter.hex)


def test_16_e_airborne_units_wait_in_the_pool():
    game = setting_up("ready 1", DYLE, "objective 3", SICKLE)
    assert {place_of(game, name) for name in ("G 1 FJ", "G 22")} == {"waiting"}


def test_16_f_the_border_band_is_two_hexes_deep():
    assert set(GRID.numbers(BORDER_BAND)) == french_border_band()


def deployable(name, **fields):
    game = sketch({}, **fields)
    return set(GRID.numbers(GRID.all & ~closed_by(deployment_bars(game, unit(name)))))


def test_16_f_units_of_an_army_deploy_in_their_zone_at_the_border():
    hexes = deployable("F III")
    assert {"1215", "1216"} <= hexes
    assert not {"1418", "1807", "0915"} & hexes


def test_16_f_free_units_deploy_anywhere_in_france():
    hexes = deployable("F 1 DCR")
    assert {"3220", "1215"} <= hexes
    assert "0915" not in hexes


def test_16_g_german_units_deploy_in_the_zone_of_their_group():
    assert "0404" in deployable("G X")
    assert "1606" not in deployable("G X")


def test_16_e_panzer_corps_deploy_with_the_main_effort():
    assert "1606" in deployable("G XIX")
    assert "0404" not in deployable("G XIX")


def test_16_g_free_german_units_deploy_anywhere_in_germany():
    assert {"0404", "1606", "2503"} <= deployable("G XIV")


def test_15_c_15_d_the_mountain_corps_takes_the_place_of_an_infantry_corps():
    answers = ["ready 1", DYLE, "objective 1", "plan by_hand", "effort C"]
    armies = ["group B", "group B", "group A", "group A", "group C", "group C", "group C"]
    game = setting_up(*answers, *armies)
    assert "none" in offered(game)
    answer(game, "replace G XII")
    assert place_of(game, "G XII") == "removed"
    assert "unit G Geb" in offered(game)


def test_16_a_a_game_that_starts_at_once_still_asks_for_the_secrets():
    game = setting_up()
    assert ready_answer(game, "allied") is None
    answer(game, "ready 1")
    assert ready_answer(game, "allied") is not None
    answer(game, DYLE)
    assert ready_answer(game, "german") is None


def test_16_h_stacking_holds_in_deployment():
    game = sketch({"F III": "1216"})
    closed = closed_by(deployment_bars(game, unit("F IV")))
    assert closed >> GRID.hex("1216") & 1


def test_16_d_every_plan_begins_a_legal_game():
    for allied in ("allied_dyle", "allied_frontier"):
        for german in ("german_sickle", "german_yellow", "german_rhine"):
            game = setting_up("ready 1", f"plan {allied}", "objective 3", f"plan {german}")
            assert game.begun
            assert PLANS[german].main_effort == game.plans.main_effort


# --- 20.b-20.d the Belgian late alliance


def late(*answers):
    game = setting_up(*answers[:2], late_alliance="on")
    return answer(game, *answers[2:])


def late_march():
    game = late("ready 1", DYLE, "objective 3", SICKLE)
    return answer(game, "plan as_set")


def test_20_b_belgium_is_allied_from_the_start_and_its_units_are_the_allies_to_deploy():
    game = late("ready 1", DYLE, "objective 3", SICKLE)
    assert (game.countries.belgium, place_of(game, "Be I")) == ("allied", "waiting")
    answer(game, "plan by_hand", "unit Be I")
    assert set(GRID.numbers(MAP.countries["belgium"])) == hexes(game, "place")


def test_20_b_they_may_stand_as_set():
    assert place_of(late_march(), "Be K") == "1409"


def test_20_c_the_first_two_army_groups_march_into_belgium_before_turn_0():
    game = late_march()
    assert "unit F III" in offered(game)
    assert "unit F XIII" not in offered(game)
    answer(game, "unit F III")
    assert "1115" in hexes(game)
    assert "1217" not in hexes(game)


def test_20_c_with_half_their_factor_and_in_any_direction():
    game = answer(late_march(), "unit F III")
    assert points_left(game) == 3
    assert "1116" in hexes(game)


def test_20_c_not_across_the_boundary_nor_by_rail():
    game = answer(late_march(), "unit F XVI")
    assert "rail" not in offered(game)
    assert rules_against(game, "1510") >= {"17.a"}


def test_20_d_luxembourg_joins_on_turn_0():
    game = late_march()
    assert game.countries.luxembourg == "neutral"
    assert answer(game, "end").countries.luxembourg == "allied"


def test_18_b_after_a_late_alliance_the_belgians_move_on_turn_0():
    """A-70"""
    game = sketch({"Be I": "0911"}, turn=0)
    game.options = Options(late_alliance="on")
    assert objections_to_moving(game, "allied", unit("Be I")) == []


def test_8_e_a_country_that_joined_is_invaded_when_germans_enter_it():
    game = sketch({"G X": "1408"}, countries=Countries("allied", "allied", "allied"))
    effects.march(game, [unit("G X")], [GRID.hex("1408"), GRID.hex("1309")])
    assert "belgium" in game.countries.invaded_on
