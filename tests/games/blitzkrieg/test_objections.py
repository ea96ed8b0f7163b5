"""Why not? Every refusal names its rule; what is offered is refused by none."""

import re
from random import Random

import pytest

from sixweeks.board.hexes import bits
from sixweeks.games.blitzkrieg.components import DATA
from sixweeks.games.blitzkrieg.notation import write
from sixweeks.games.blitzkrieg.objecting import ASKED, objections_to_wish
from sixweeks.games.blitzkrieg.queries import counters_at, grid_of, number_of
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import AdministrativePhase
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation, OperationsPhase
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment
from sixweeks.games.blitzkrieg.rules.r14_deployment import Deploy
from sixweeks.games.blitzkrieg.rules.r14_independents import Attachment
from sixweeks.games.blitzkrieg.speech import TEXT, explain
from sixweeks.games.blitzkrieg.state import Unit
from sixweeks.games.blitzkrieg.view import scramble, secret_units
from sixweeks.kernel.question import Choose
from sixweeks.kernel.wishes import UnknownWish
from tests.games.blitzkrieg.toolkit import Play, act, activate, sketch
from tests.games.blitzkrieg.wandering import new_game, sample
from tests.games.wandering import kind_of

SOMUA, PANZER = "1 Cuir S35 1", "I/14 PzR Pz IV"
TELLING = ("aim", "observe")  # whom one may fire at, and who sees him
THREE_HEXES = ("go 1509", "no_reaction", "no_reaction", "no_reaction")  # asked in each of them
COMPANY, DRAGOONS, GUN = "I/21 IR Rifle 1", "I/11 RDP Rifle 1", "I/11 RDP AT"


def against(play, wish, side=None):
    """The rules against a wish, with their cases: `7.1a points`."""
    game = play.game if isinstance(play, Play) else play
    found = objections_to_wish(game, wish, side)
    assert all(explain(each) for each in found)
    return {f"{each.rule} {each.case}".strip() for each in found}


def said(play, wish):
    return [explain(each) for each in objections_to_wish(play.game, wish)]


# --- moving -----------------------------------------------------------------------------------


def test_7_1a_too_far_is_told_with_its_cost():
    play = act(SOMUA, {SOMUA: "1512"})
    assert said(play, "1507") == ["7.1a: the cheapest way costs 10; 8 points are left."]


def test_7_1a_a_hex_within_reach_is_not_refused():
    assert against(act(SOMUA, {SOMUA: "1512"}), "1511") == set()


def test_7_1a_where_it_stands_it_is_already():
    assert against(act(SOMUA, {SOMUA: "1512"}), "1512") == {"7.1a here"}


def test_7_3a_a_full_hex():
    units = {SOMUA: "1512", **{f"1 Cuir {name}": "1511" for name in ("S35 2", "H39 1", "H39 2")}}
    assert against(act(SOMUA, units), "1511") == {"7.3a"}


def test_9_0a_to_go_into_an_enemy_hex_needs_an_assault():
    units = {SOMUA: "1512", PANZER: "1510"}
    assert "9.0a" in against(act(SOMUA, units), "move 1510")


def test_6_1a_a_unit_that_has_moved_on_fires_no_more_than_half_way():
    play = act(SOMUA, {SOMUA: "1512", PANZER: "1508"}).answer(*THREE_HEXES)
    assert "6.1a half_move" in against(play, f"fire at {PANZER}")


def test_14_1c_a_unit_enters_only_in_its_hexes():
    game = sketch({})
    newcomer = game.scenario.by_name["KG Krad 1"]
    game.units = (*game.units[:newcomer], Unit(steps=2), *game.units[newcomer + 1 :])
    play = Play(game, Activation(by="german", markers=("KG",)))
    assert against(play, "KG Krad 1 enters 2212") == {"14.1c entry"}
    assert against(play, "KG Krad 1 enters 2204") == set()


def test_14_1g_only_the_west_edge_counts():
    units = {"I/14 PzR Pz III": "0507"}
    assert against(act("I/14 PzR Pz III", units), "exit") == {"14.1g edge"}


def test_14_1g_the_french_do_not_leave_at_hannut():
    assert against(act(SOMUA, {SOMUA: "0105"}), "exit") == {"14.1g units"}


# --- fire -------------------------------------------------------------------------------------


def test_4_1a_out_of_range_with_both_numbers():
    play = act(DRAGOONS, {DRAGOONS: "1512", PANZER: "1509"})
    assert "4.1a: the target is 3 hexes away, beyond the range of 1." in said(
        play, f"fire at {PANZER}"
    )


def test_4_3_the_hex_that_blocks_is_named():
    """The wood of 1313 lies between."""
    units = {SOMUA: "1312", PANZER: "1314"}
    assert any("1313" in each for each in said(act(SOMUA, units), f"fire at {PANZER}"))


def test_4_1c_infantry_is_seen_from_four_hexes():
    units = {"I/14 PzR Pz IV": "1512", DRAGOONS: "1515"}
    play = act("I/14 PzR Pz IV", units)
    assert against(play, f"fire at {DRAGOONS}") >= {"4.1c too_far"}


def test_4_2a_with_an_enemy_adjacent_the_range_is_one():
    units = {SOMUA: "1512", PANZER: "1510", "I/14 PzR Pz III": "1511"}
    assert "4.2a range" in against(act(SOMUA, units), f"fire at {PANZER}")


def test_8_1d_the_25_mm_gun_fires_at_vehicles_only():
    units = {GUN: "1512", COMPANY: "1511", PANZER: "1513"}
    play = act(GUN, units)
    assert against(play, f"fire at {COMPANY}") == {"8.1d"}
    assert against(play, f"fire at {PANZER}") == set()


def test_8_1a_a_headquarters_does_not_fire():
    units = {"1 Cuir HQ": "1512", PANZER: "1511"}
    assert "8.1a no_weapon" in against(act("1 Cuir HQ", units), f"fire at {PANZER}")


def test_8_1a_a_company_on_trucks_neither_fires_nor_assaults():
    units = {COMPANY: "1512 truck", DRAGOONS: "1511"}
    play = act(COMPANY, units)
    assert against(play, "fire at 1511") == {"8.1a truck"}
    assert against(play, "assault 1511") == {"9.0a truck"}


def test_8_1a_aiming_at_a_friend():
    units = {SOMUA: "1512", PANZER: "1511", "I/14 PzR Pz III": "1511", "1 Cuir S35 2": "1512"}
    play = act(SOMUA, units).answer("fire")
    assert against(play, "1 Cuir S35 2") == {"8.1a friend"}


# --- assault ----------------------------------------------------------------------------------


def test_9_1_1a_an_assault_needs_its_points():
    play = act(SOMUA, {SOMUA: "1512", PANZER: "1508"}).answer(*THREE_HEXES)
    assert said(play, "assault 1508") == [
        "9.1.1a: entry costs a quarter of the points and the terrain, 4; 2 are left."
    ]


def test_9_1_1a_only_a_neighbour_is_assaulted():
    units = {SOMUA: "1512", PANZER: "1509"}
    assert against(act(SOMUA, units), "assault 1509") == {"9.1.1a far"}


def test_9_0a_nobody_is_there_to_assault():
    assert against(act(SOMUA, {SOMUA: "1512"}), "assault 1511") == {"9.0a empty"}


def test_8_1a_a_headquarters_does_not_assault():
    units = {"1 Cuir HQ": "1512", PANZER: "1511"}
    assert against(act("1 Cuir HQ", units), "assault 1511") == {"8.1a no_weapon"}


def test_9_2a_whether_to_break_off_comes_before_anything_else():
    play = act(SOMUA, {SOMUA: "1512", COMPANY: "1511"}, calm=True)
    play.answer("assault 1511", 7, 7)
    assert against(play, COMPANY) == {"9.2a decide"}
    assert against(play, "go 1510") == {"9.2a decide"}


def test_9_1_6a_where_a_defender_may_not_retreat():
    units = {SOMUA: "1512", COMPANY: "1511 neutralized", "1 Cuir S35 2": "1510"}
    play = act(SOMUA, units).answer("assault 1511", 7, 7)
    assert kind_of(play.game) == "Endure leave german"
    assert against(play, "1512") == {"9.1.6a origin", "9.0a"}
    assert against(play, "1510") == {"9.0a"}
    assert against(play, "1508") == {"9.1.6a far"}
    assert against(play, "stay") == {"9.1.3b must"}


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


# --- reactions --------------------------------------------------------------------------------


def moving(units, **lines):
    """The Somua enters 1511 from 1512, and the Germans are asked."""
    return act(SOMUA, {SOMUA: "1512", **units}, **lines).answer("go 1511")


def test_6_2c_a_unit_that_does_not_see_does_not_react():
    play = moving({PANZER: "1509", "KG Pak": "2201"})
    assert "4.1a range" in against(play, "KG Pak fires")
    assert against(play, f"{PANZER} fires") == set()


def test_6_2f_a_neutralized_unit_reacts_only_at_range_one():
    play = moving({PANZER: "1509", "I/14 PzR Pz III": "1508 neutralized"})
    assert "6.2f neutralized" in against(play, "I/14 PzR Pz III fires")


def test_6_2d_a_unit_reacts_once_to_each_trigger():
    play = moving({PANZER: "1509", "I/14 PzR Pz III": "1508"}).answer(f"react {PANZER}", 12)
    assert "6.2d tried" in against(play, f"{PANZER} fires")


def test_6_2a_the_mover_does_not_react_to_himself():
    assert against(moving({PANZER: "1509"}), f"{SOMUA} fires") == {"6.2a enemy"}


def test_6_2h_a_retreat_goes_into_an_adjacent_hex():
    play = moving({PANZER: "1509"}).answer(f"give_way {PANZER}")
    assert against(play, "1507") == {"6.2h far"}
    assert against(play, "1508") == set()


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


# --- secrets ----------------------------------------------------------------------------------


def test_8_1c_nobody_learns_where_a_covered_unit_is():
    units = {SOMUA: "1512", PANZER: "1509", "I/14 PzR Pz III": "1509"}
    assert against(act(SOMUA, units), PANZER) == {"8.1c unseen"}
    assert "8.1c unseen" not in against(act(SOMUA, units), "I/14 PzR Pz III")


def test_7_4a_nor_where_a_hidden_gun_lies():
    units = {SOMUA: "1512", "KG Pak": "1509 hidden"}
    play = act(SOMUA, units, options={"hidden_at": "on"})
    assert against(play, "KG Pak") == {"8.1c unseen"}
    assert against(play, "1509") == set()


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_secrecy_refusals_do_not_hang_on_what_a_side_cannot_know(scenario):
    """But for what the offers themselves tell, as that there is something to fire at."""
    rng = Random(scenario)
    for game in sample(scenario, 8, first=2, rate=0.005, options={"hidden_at": "on"}):
        if isinstance(game.pending, Choose) and game.stack[-1].at not in TELLING:
            twin = scramble(game, game.pending.by, rng)
            for wish in some_wishes(game, rng, 6):
                assert against(twin, f"move {wish}") == against(game, f"move {wish}"), wish


# --- all of it --------------------------------------------------------------------------------


def some_wishes(game, rng, count):
    grid = grid_of(game)
    names = [counter.name for counter in rng.sample(game.scenario.counters, count)]
    hexes = [grid.number(hex) for hex in rng.sample(bits(grid.all), count)]
    held = [
        number_of(game, hex)
        for hex in rng.sample(sorted(game.stacks), min(count, len(game.stacks)))
    ]
    return [*names, *hexes, *held]


def names_in(game, wish, option):
    """Is the wish the unit or the hex that an option is about, or the hex of that unit?"""
    text = write(game, option).lower()
    if wish.lower() in text:
        return True
    if not re.fullmatch(r"\d{4}", wish):
        place = game.units[game.scenario.by_name[wish]].place
        return place >= 0 and number_of(game, place) in text
    units = counters_at(game, grid_of(game).hex(wish))
    return any(game.scenario.counters[unit].name.lower() in text for unit in units)


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_offered_is_refused_by_no_rule(scenario, seed):
    rng = Random(seed)
    for game in sample(scenario, seed, first=3, rate=0.02, options={"hidden_at": "on"}):
        if isinstance(game.pending, Choose):
            options = game.pending.options
            for option in rng.sample(options, min(8, len(options))):
                assert against(game, write(game, option)) == set(), write(game, option)


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
@pytest.mark.parametrize("seed", [3, 4])
def test_what_is_not_offered_is_refused_by_a_rule(scenario, seed):
    """But for targets: to name one means to fire, which is offered without naming it."""
    rng = Random(seed)
    for game in sample(scenario, seed, first=3, rate=0.02):
        if not isinstance(game.pending, Choose):
            continue
        options = game.pending.options
        may_fire = any(option.verb == "fire" for option in options)
        for wish in some_wishes(game, rng, 5):
            named = any(names_in(game, wish, option) for option in options)
            about = {wish} & {counter.name for counter in game.scenario.counters}
            is_own = any(game.scenario.by_name[name] == unit_in_question(game) for name in about)
            if not (named or may_fire or is_own):
                assert against(game, wish), (kind_of(game), wish)


def unit_in_question(game):
    frame = game.stack[-1]
    units = getattr(frame, "units", ())
    return units[0] if units else getattr(frame, "unit", -1)


def test_every_procedure_that_asks_has_its_refusals():
    asking = set()
    for scenario in ("hannut", "stonne"):
        for game in sample(scenario, 1, first=1, rate=0):
            if isinstance(game.pending, Choose):
                asking.add(type(game.stack[-1]))
    assert asking <= set(ASKED)


def test_every_sentence_is_used_and_every_case_has_one():
    """Sentences for cases that no code raises are dead; cases without a sentence are mute."""
    folder = DATA.parent
    code = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    for key in TEXT.templates:
        if key.startswith("objection."):
            case = key.rpartition(".")[2]
            assert case == "plain" or f'"{case}"' in code, key


@pytest.mark.parametrize("wish", ["sing a song", "9999", ""])
def test_words_that_name_nothing_are_one_sentence(wish):
    with pytest.raises(UnknownWish) as found:
        objections_to_wish(act(SOMUA, {SOMUA: "1512"}).game, wish)
    assert "\n" not in str(found.value)


def test_2_a2a_the_other_side_is_told_to_wait():
    play = act(SOMUA, {SOMUA: "1512"})
    assert against(play, "1511", "german") == {"2.A2a not_yours"}


def test_8_1c_secret_units_are_those_of_the_view():
    units = {SOMUA: "1512", PANZER: "1509", "I/14 PzR Pz III": "1509"}
    play = act(SOMUA, units)
    assert secret_units(play.game, "french") == {play.game.scenario.by_name[PANZER]}
