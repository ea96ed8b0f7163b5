"""18 The German airborne corps."""

from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_of_control
from sixweeks.games.mansteins_war.rules.r10_combat_segment import CombatSegment
from sixweeks.games.mansteins_war.rules.r15_logistics import is_supported
from sixweeks.kernel import engine
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    assault,
    at,
    events,
    hex_at,
    holds,
    offered,
    place_of,
    rules_against,
    skip_forced,
    step_of,
    unit,
)

NO_SF = {"BB": "lost", "SA Koch": "lost"}


def landed(hex, units=None, **fields):
    """LLK has landed in a hex, and the movement segment is over."""
    game = at("german movement", {"LLK": "1834"} | (units or {}), **fields)
    return answer(game, "unit LLK", "land", f"to {hex}")


def landed_then_fighting(hex, units, **fields):
    """The same, as the combat segment begins."""
    game = landed(hex, units, sf=NO_SF, naval="utilized", **fields)
    game.stack = [CombatSegment(by="german")]
    engine.run(game)
    return game


def taken_up(units, **fields):
    return answer(at("german movement", units, **fields), "unit LLK")


def test_18_0_a_only_the_airborne_corps_lands():
    game = answer(at("german movement", {"15 Pz": "1834"}), "unit 15 Pz")
    assert against(game, "land") == {"18.0.a airborne"}


def test_18_0_a_not_with_others_in_a_stack():
    game = answer(at("german movement", {"LLK": "1834", "15 Pz": "1834"}), "stack 1834")
    assert against(game, "land") == {"18.0.a airborne"}


def test_18_0_a_one_landing_in_the_game():
    assert against(taken_up({"LLK": "1834"}, has_landed=True), "land") == {"18.0.a once"}


def test_18_0_a_it_moves_like_infantry_too():
    assert "1934" in offered(taken_up({"LLK": "1834"}), "go")


def test_18_0_b_up_to_ten_hexes():
    game = answer(taken_up({"LLK": "1834"}), "land")
    assert "0840" not in offered(game, "to")
    assert against(game, "to 0840") == {"18.0.b far"}
    assert {"1333", "0936"} <= offered(game, "to")


def test_18_0_b_over_enemies_and_their_zones():
    units = {"NL 1 Corps": "1534", "NL 2 Corps": "1634", "F 1 Army": "1434"}
    assert place_of(landed("1333", units), "LLK") == "1333"


def test_18_0_b_only_out_of_germany():
    game = taken_up({"LLK": "1733", "log HGB": "1734"})
    assert against(game, "land") == {"18.0.b germany"}


def test_18_0_b_only_if_supported():
    assert against(taken_up({"LLK": "1929"}), "land") == {"18.0.b unsupported"}


def test_18_0_b_no_other_movement_before():
    game = answer(taken_up({"LLK": "1834"}), "go 1934")
    assert against(game, "land") == {"18.0.b moved"}


def test_18_0_b_no_other_movement_after():
    game = landed("1333", {"15 Pz": "2031"})
    assert against(game, "unit LLK") == {"8.0.a moved"}


def test_18_0_b_not_into_water_or_switzerland():
    game = answer(taken_up({"LLK": "1834"}), "land")
    assert rules_against(game, "to 1532") == {"8.0.b"}


def test_18_0_b_not_over_the_limit():
    units = {"15 Pz": "1934", "16 Pz": "1934", "38 Corps": "1934"}
    game = answer(taken_up({"LLK": "1834"} | units), "land")
    assert rules_against(game, "to 1934") == {"6.1"}


def test_18_1_an_unopposed_landing_takes_the_hex():
    game = landed("1333")
    assert holds(game, "german", "1333")


def test_17_1_an_unopposed_landing_destroys_a_fort():
    assert landed("1433").destroyed == 1 << hex_at("1433")


def test_18_1_after_it_the_corps_attacks_with_others():
    units = {"NL 2 Corps": "1433", "G 18 Army": "1533"}
    game = landed_then_fighting("1333", units)
    answer(game, "attack 1433")
    assert {"with LLK", "with G 18 Army"} <= offered(game)


def opposed(units=None, **fields):
    """LLK among the defenders of Rotterdam, as the combat segment begins."""
    return landed_then_fighting("1333", {"NL 1 Corps": "1333"} | (units or {}), **fields)


def test_18_2_a_the_corps_must_attack_the_units_in_its_hex():
    game = opposed()
    assert offered(game) == {"attack 1333"}
    assert against(game, "end") == {"18.2.a must"}


def test_18_2_a_it_attacks_alone():
    game = opposed({"G 18 Army": "1433"})
    answer(game, "attack 1333")
    assert against(game, "with G 18 Army") == {"18.2.a alone"}


def test_18_2_a_it_attacks_nothing_else():
    game = opposed({"NL 2 Corps": "1334", "G 18 Army": "1434"})
    answer(game, "attack 1334")
    assert against(game, "with LLK") == {"18.2.a alone"}


def test_18_2_a_it_has_no_zone_meanwhile():
    assert not zone_of_control(opposed(), "german")


def test_18_2_b_an_opposed_landing_leaves_control_and_forts_alone():
    game = landed("1433", {"NL 2 Corps": "1433"})
    assert holds(game, "allied", "1433")
    assert not game.destroyed


def test_18_2_c_it_is_eliminated_if_a_defender_is_left():
    game = answer(assault(opposed(air={"I Flk": "1333"}), "1333"), 2)
    assert place_of(game, "LLK") == "dead"
    assert [event.rule for event in events(game, "eliminated")] == ["18.2.c"]


def test_18_2_c_it_is_eliminated_before_the_next_combat():
    game = opposed({"NL 2 Corps": "1334", "G 18 Army": "1434"}, air={"I Flk": "1333"})
    answer(assault(game, "1333"), 2)
    assert place_of(game, "LLK") == "dead"
    assert offered(game) == {"attack 1334", "end"}


def test_18_2_c_it_stays_if_the_hex_is_cleared():
    game = answer(assault(opposed(air={"I Flk": "1333"}), "1333"), 6)
    assert place_of(skip_forced(game), "LLK") == "1333"
    assert holds(game, "german", "1333")


def test_18_2_c_it_takes_a_hex_whose_defenders_have_given_up():
    """Rotterdam falls, the Netherlands with it, and nobody is left in 1334."""
    units = {"NL 1 Corps": "1334", "NL 2 Corps": "1333/1", "G 18 Army": "1433"}
    game = landed_then_fighting("1334", units, german="1432", air={"VIII Flk": "1333"})
    answer(assault(game, "1333"), 6, "pursue G 18 Army")
    assert place_of(game, "NL 1 Corps") == "dead"
    assert (place_of(game, "LLK"), holds(game, "german", "1334")) == ("1334", True)


def test_18_2_c_it_does_not_pursue_out_of_the_hex():
    game = answer(assault(opposed(air={"I Flk": "1333"}), "1333"), 6)
    assert not events(skip_forced(game), "pursued")


def test_18_2_b_counterattacks_hit_the_corps_in_its_hex():
    game = answer(assault(opposed(air={"I Flk": "1333"}), "1333"), 1)
    assert step_of(game) == "Counterattack aim"
    assert offered(game) == {"counter 1333"}


def test_18_2_b_in_a_fort_the_defenders_may_stand():
    game = landed_then_fighting("1433", {"NL 2 Corps": "1433"}, air={"VIII Flk": "1433"})
    answer(assault(game, "1433"), 6)
    assert [event.kind for event in events(game, "combat_result")] == ["combat_result"]
    assert place_of(game, "LLK") == "dead"


def test_18_3_the_corps_is_supported_in_that_segment():
    assert is_supported(opposed(), unit("LLK"))


def test_26_2_with_the_airlift_in_play_it_needs_it():
    fields = {"options": {"airlift": "on"}, "airlift": "utilized"}
    assert against(taken_up({"LLK": "1834"}, **fields), "land") == {"26.2"}


def test_26_2_which_is_then_utilized():
    game = landed("1333", options={"airlift": "on"}, airlift="available")
    assert place_of(game, "Airlift") == "utilized"


def test_26_2_only_with_chapter_26():
    game = landed("1333", options={"air_transfer": "on"}, airlift="available")
    assert place_of(game, "Airlift") == "available"


def test_28_1_no_landing_in_neutral_netherlands():
    options = {"netherlands": "neutral"}
    game = answer(taken_up({"LLK": "1834"}, options=options), "land")
    assert rules_against(game, "to 1333") == {"28.1"}
