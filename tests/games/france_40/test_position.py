"""Positions as text: written and read without loss, and written by hand."""

import msgspec
import pytest

import sixweeks
from sixweeks.games.france_40.model.components import MAP
from sixweeks.games.france_40.model.procedures import phase_names
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.text.position import POSITIONS
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Choose
from sixweeks.kernel.table import Table
from tests.games.france_40.positions import TEXT
from tests.games.france_40.toolkit import offered, place_of, points, steps_of
from tests.games.france_40.wandering import sample, wander
from tests.games.positions import changed
from tests.games.wandering import kind_of

# --- round trips ------------------------------------------------------------------------------

OTHER_OPTIONS = {
    "fort_dr": "stalled",
    "end_shifts": "capped",
    "panzer_df": "panzer_only",
    "halt_requires": "always",
    "maginot_cut": "any",
    "dynamo_port": "any_city",
    "sickle_retreat": "barred",
    "ruhr_retreat": "wins",
}


FIELDS = set(Game.__struct_fields__) - {"memo", "journal", "pending", "scenario", "roster"}


def check_round_trip(game: Game) -> None:
    text = POSITIONS.write(game)
    twin = POSITIONS.read(text)
    assert POSITIONS.write(twin) == text
    assert [name for name in FIELDS if getattr(twin, name) != getattr(game, name)] == []
    asked, again = game.pending, twin.pending
    assert type(asked) is type(again)
    if isinstance(asked, Choose) and isinstance(again, Choose):
        assert asked.by == again.by
        assert sorted(map(repr, asked.options)) == sorted(map(repr, again.options))
    else:
        assert asked == again


@pytest.mark.parametrize(("scenario", "seed"), [("1939", 24), ("1940", 19)])
def test_a_game_is_written_and_read_at_every_question(scenario, seed):
    for game in wander(scenario, seed):
        check_round_trip(game)


@pytest.mark.parametrize("scenario", ["1939", "1940"])
@pytest.mark.parametrize("seed", [2, 3, 4])
def test_games_are_written_and_read_at_every_kind_of_question(scenario, seed):
    for game in sample(scenario, seed, first=4, options=OTHER_OPTIONS):
        check_round_trip(game)


@pytest.mark.parametrize("scenario", ["1939", "1940"])
def test_a_game_that_is_over_stays_over(scenario):
    *_, game = wander(scenario, seed=5)
    twin = POSITIONS.read(POSITIONS.write(game))
    assert (twin.pending, twin.ending) == (None, game.ending)


EVERY_LINE = (
    "option fort_dr: stalled",
    "unit: UK I, 3927, 3",
    "unit: Maginot 2632, dead",
    "unit: Maginot 2731, 2731, 1",
    "control german: 2830",
    "control allied: 3138",
    "ports lost: 3935",
    "points: 4.7a +1",
    "replacements german: 3",
    "mechanized refit: yes",
    "sickle cut: 19 Pz",
    "dynamo: 5 3927 2",
    "closed edge: west",
    "first halt: 4",
    "halt: halved",
    "dyle: roads",
    "dyle entered: yes",
    "switzerland: in play 3 forward",
    "moved: 19 Pz",
    "restacked: F X",
    "attacked: 19 Pz",
    "defended: F X",
    "rolled: F X, 3",
    "armored committed: yes",
)


def test_every_line_is_written_and_read():
    check_round_trip(at(*EVERY_LINE, turn="6").game)


# --- by hand ----------------------------------------------------------------------------------


def at(*more: str, **changes: str) -> Table:
    """The text above, with lines changed by key and lines added."""
    return sixweeks.position("france_40", changed(TEXT, *more, **changes))


def test_a_few_lines_are_a_position():
    table = at()
    assert (table.to_move, place_of(table, "19 Pz"), steps_of(table, "F X")) == (
        "german",
        "2931",
        1,
    )
    assert "attack 2930" in offered(table)


def test_a_unit_not_listed_is_out_of_play():
    assert place_of(at(), "41 Pz") == "removed"


def test_a_unit_without_steps_is_whole():
    assert (steps_of(at(), "19 Pz"), steps_of(at("unit: UK I, 3925"), "UK I")) == (4, 4)


def test_fortifications_stand_unless_it_is_said_otherwise():
    assert at().game.forts.bit_count() == 15 + 25 + 1
    assert at("forts: none").game.forts == 0
    one = at("forts: none", "unit: Maginot 2731, 2731, 1")
    assert (one.game.forts.bit_count(), steps_of(one, "Maginot 2731")) == (1, 1)


def test_a_destroyed_fortification_leaves_its_hex_to_the_enemy():
    table = at("unit: G I, 2731", "unit: Maginot 2731, dead")
    assert (place_of(table, "G I"), place_of(table, "Maginot 2731")) == ("2731", "dead")


def test_units_are_listed_from_bottom_to_top():
    table = at("unit: F XI, 2930", "unit: F I, 2930")
    names = [table.game.scenario.counters[u].name for u in table.game.stacks[MAP.grid.hex("2930")]]
    assert names == ["F X", "F XI", "F I"]


def test_hexes_belong_to_their_country_and_to_who_stands_there():
    game = at("unit: F I, 3137", "control german: 3022 2922", "control allied: 3138").game
    german = set(MAP.grid.numbers(game.control))
    assert {"2931", "3022", "2922", "3139"} <= german
    assert not {"3137", "3138", "2930", "3023"} & german


def test_off_map_places_have_names():
    table = at("unit: 39 Pz, unplaced", "unit: UK I, exited, 3", "unit: F I, dead")
    assert [place_of(table, unit) for unit in ("39 Pz", "UK I", "F I")] == [
        "unplaced",
        "exited",
        "dead",
    ]
    assert (steps_of(table, "UK I"), steps_of(table, "F I")) == (3, 0)


def test_points_and_tracks():
    table = at(
        "points: 4.7a +1",
        "points: 4.10a -1",
        "replacements german: 3",
        "first halt: 1",
        "dynamo: 5 3927 2",
        "closed edge: west",
        "closed edge: south",
        "dyle entered: yes",
        "mechanized refit: no",
        turn="6",
    )
    game = table.game
    assert points(table) == {"4.7a": 1, "4.10a": -1}
    assert (game.replacements, game.first_halt) == ({"german": 3, "allied": 17}, 1)
    assert (game.dynamo.declared, MAP.grid.number(game.dynamo.port)) == (5, "3927")
    assert (game.dynamo.evacuated, game.closed_edges) == (2, {"west", "south"})
    assert (game.dyle_entered, game.mechanized_refit) == (True, False)


def test_countries():
    countries = at("switzerland: in play 2 redoubt", "luxembourg: capitulated").game.countries
    assert (countries.switzerland, countries.swiss_strategy) == ("in play", "redoubt")
    assert (countries.luxembourg, countries.netherlands) == ("capitulated", "neutral")
    assert countries.violated_on == {"belgium": 1, "luxembourg": 1, "switzerland": 2}


def test_what_units_have_done_this_phase():
    table = at("attacked: 19 Pz", "defended: F X", "unit: 41 Pz, 2931")
    assert "attack 2930" not in offered(table)
    assert [each[:5] for each in table.why("19 Pz")] == ["11.0b"]


def test_movement_dice_already_rolled():
    table = at("rolled: F X, 2", "moved: F I", "unit: F I, 2829", phase="allied movement")
    table.answer("F X")
    assert table.game.stack[-1].points == 2


def test_options_are_part_of_a_position():
    assert at("option fort_dr: stalled").record.options["fort_dr"] == "stalled"


def test_comments_and_blank_lines_are_passed_over():
    assert at("", "# the 2nd Panzer has crossed").to_move == "german"


@pytest.mark.parametrize("scenario", ["1939", "1940"])
def test_every_phase_can_be_begun(scenario):
    for phase in phase_names(scenario):
        table = sixweeks.position(
            "france_40",
            scenario=scenario,
            turn=0 if phase == "set-up" else 2,
            phase=phase,
            units={"F I": "2930"} if scenario == "1940" else {"F 1": "2930"},
        )
        assert table.question is not None, phase


@pytest.mark.parametrize(
    ("phase", "order", "then"),
    [
        ("german movement", "", "CombatPhase declare german"),
        ("german combat", "", "PlayerTurn choose_order german"),
        ("german movement", "fight_move", "PlayerTurn choose_order german"),
        ("german combat", "fight_move", "MovementPhase choose german"),
    ],
)
def test_a_phase_is_the_first_or_the_second_of_its_turn(phase, order, then):
    table = at(*([f"order: {order}"] if order else []), phase=phase)
    table.answer("end")
    assert kind_of(table.game) == then


@pytest.mark.parametrize(
    ("crisis", "then"),
    [("no", "MovementPhase choose allied"), ("yes", "PlayerTurn choose_order allied")],
)
def test_5_2b_the_french_of_1939_fight_first_until_the_crisis(crisis, then):
    table = sixweeks.position(
        "france_40",
        scenario="1939",
        turn=2,
        phase="allied combat",
        supply_crisis=crisis,
        units={"F 1": "2433", "G 5": "2534"},
    )
    table.answer("end")
    assert kind_of(table.game) == then


# --- keywords ---------------------------------------------------------------------------------


def test_keywords_are_the_lines_of_a_position():
    table = sixweeks.position(
        "france_40",
        scenario="1940",
        turn=2,
        phase="german combat",
        units={"19 Pz": "2931", "F X": ("2930", 1), "41 Pz": 2931, "F I": "dead"},
        belgium="in play 1",
        points=["4.7a +1", "4.10a -1"],
        control_german=["3022", "2922"],
        mechanized_refit=True,
        dyle_entered=False,
        options={"fort_dr": "stalled"},
    )
    assert (place_of(table, "41 Pz"), steps_of(table, "F X")) == ("2931", 1)
    assert (place_of(table, "F I"), points(table)) == ("dead", {"4.7a": 1, "4.10a": -1})
    assert (table.game.mechanized_refit, table.game.dyle_entered) == (True, False)
    assert table.record.options["fort_dr"] == "stalled"


def small(**more):
    return sixweeks.position(
        "france_40", scenario="1940", turn=2, phase="allied movement", units={"F X": "2930"}, **more
    )


def test_dice_are_asked_for():
    table = small()
    table.answer("F X")
    assert (table.to_move, table.record.commitment) == ("roll", "")


def test_dice_may_be_listed():
    table = small(dice=[3])
    table.answer("F X")
    assert table.game.stack[-1].points == 3


@pytest.mark.parametrize("given", [{"own_dice": True}, {"seed": 5}])
def test_dice_may_be_the_tables_own(given):
    table = small(**given)
    table.answer("F X")
    assert (table.to_move, bool(table.record.commitment)) == ("allied", True)


def test_text_or_keywords_but_not_both():
    with pytest.raises(InputError, match="not as both"):
        sixweeks.position("france_40", TEXT, turn=3)


def test_a_game_from_a_position_is_saved_with_it(tmp_path):
    table = small(seed=5)
    table.answer("F X")
    table.answer("done")
    table.save(tmp_path / "game.txt")
    assert POSITIONS.write(sixweeks.replay(tmp_path / "game.txt").game) == POSITIONS.write(
        table.game
    )


def test_a_frame_reads_like_the_procedure():
    table = at()
    table.answer("attack 2930")
    table.answer("with 19 Pz")
    last = POSITIONS.write(table.game).splitlines()[-1].removeprefix("frame: ")
    frame = msgspec.json.decode(last)
    assert (frame["type"], frame["at"], frame["hex"], frame["units"]) == (
        "Attack",
        "gather",
        "2930",
        ["19 Pz"],
    )
