"""Positions as text: written and read without loss, written by hand, refused with their line."""

import contextlib

import msgspec
import pytest

import sixweeks
from sixweeks.games.france_40.components import MAP
from sixweeks.games.france_40.position import read_position, write_position
from sixweeks.games.france_40.procedures import phase_names
from sixweeks.games.france_40.state import Game
from sixweeks.kernel.definition import BadSetting
from sixweeks.kernel.lines import BadText
from sixweeks.kernel.question import Choose
from sixweeks.kernel.table import Table
from tests.games.france_40.toolkit import offered, place_of, points, steps_of
from tests.games.france_40.wandering import sample, wander
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
}


FIELDS = set(Game.__struct_fields__) - {"memo", "journal", "pending", "scenario", "roster"}


def check_round_trip(game: Game) -> None:
    text = write_position(game)
    twin = read_position(text)
    assert write_position(twin) == text
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
    twin = read_position(write_position(game))
    assert (twin.pending, twin.ending) == (None, game.ending)


def test_every_line_is_written_and_read():
    check_round_trip(
        at(
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
            turn="6",
        ).game
    )


# --- by hand ----------------------------------------------------------------------------------

TEXT = """\
sixweeks position 1
game: france_40
scenario: 1940
turn: 2
phase: german combat
unit: 19 Pz, 2931
unit: F X, 2930, 1
belgium: in play 1
"""


def at(*more: str, **changes: str) -> Table:
    """The text above, with lines changed by key and lines added."""
    lines = [changed_line(line, changes) for line in TEXT.splitlines()]
    return sixweeks.position("france_40", "\n".join([*lines, *more]) + "\n")


def changed_line(line: str, changes: dict[str, str]) -> str:
    key = line.partition(":")[0]
    return f"{key}: {changes[key]}" if key in changes else line


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


# --- damage -----------------------------------------------------------------------------------

KEYED = [(line.partition(":")[0], line) for line in TEXT.splitlines()]


def without(key: str) -> str:
    return "".join(f"{line}\n" for found, line in KEYED if found != key)


def changed(key: str, value: str) -> str:
    return "".join(f"{key}: {value}\n" if key == found else f"{line}\n" for found, line in KEYED)


WHOLE = [
    ("", 1, "this is not a sixweeks position: the first line must be 'sixweeks position 1'"),
    (TEXT.replace("position 1", "record 1"), 1, "this is not a sixweeks position"),
    (TEXT.replace("position 1", "position 7"), 1, "format 7 is newer than this program"),
    (TEXT.replace("position 1", "position one"), 1, "'sixweeks position one' should be"),
    (without("game"), 0, "the position has no 'game' line"),
    (without("scenario"), 0, "the position has no 'scenario' line"),
    (without("turn"), 0, "the position has no 'turn' line"),
    (without("phase"), 0, "the position has no 'phase' line"),
    (changed("game", "blitzkrieg"), 2, "this is a position of 'blitzkrieg'"),
    (changed("scenario", "1941"), 3, "there is no scenario '1941'; there are 1939, 1940"),
    (changed("turn", "two"), 4, "'two' is not a whole number"),
    (changed("turn", "14"), 4, "14 is not between 0 and 13"),
    (changed("turn", "-1"), 4, "-1 is not between 0 and 13"),
    (changed("turn", "2" * 5000), 4, "'222"),
    (changed("turn", "²"), 4, "'²' is not a whole number"),
    (changed("turn", ""), 4, "'' is not a whole number"),
    (changed("turn", "0"), 5, "a phase needs a turn from 1 on"),
    (changed("phase", "tea"), 5, "there is no phase 'tea' in 1940; there are set-up, new turn"),
    (changed("phase", "supply crisis check"), 5, "there is no phase 'supply crisis check' in"),
    (TEXT.replace("turn: 2", "turn: 13").replace("german combat", "new turn"), 0, "turn 13 was"),
]
ADDED = {
    "order: whenever": "'order' is one of move_fight, fight_move",
    "turn: 3": "'turn' stands in the position twice",
    "belgium: neutral": "'belgium' stands in the position twice",
    "weather: fine": "'weather' is not a key of a position",
    "Unit: F I, 2829": "'Unit' is not a key of a position",
    "unit F I, 2829": "'unit F I, 2829' has no colon",
    "option tea: yes": "there is no option 'tea'",
    "option fort_dr: maybe": "option fort_dr cannot be 'maybe'",
    "option: yes": "there is no option ''",
    "unit: 20 Pz, 2931": "there is no unit '20 Pz' in 1940",
    "unit: F 1, 2931": "there is no unit 'F 1' in 1940",
    "unit: 19 Pz, 2930": "19 Pz stands in the position twice",
    "unit: F I": "a unit is written 'unit: name, place' or with its steps",
    "unit: F I, 2829, 2, 2": "a unit is written 'unit: name, place'",
    "unit: F I, Sedan": "'Sedan' is not a",
    "unit: F I, 9999": "There is no hex 9999 on this map",
    "unit: F I, 2829, 3": "3 is not between 0 and 2",
    "unit: F I, 2829, half": "'half' is not a whole number",
    "unit: F I, 2829, 0": "F I is on the map with no step left",
    "unit: F I, 2931": "F I and an enemy unit are both in 2931",
    "unit: F I, 4127": "F I cannot be in 4127: no unit can enter it",
    "unit: F I, 2235": "F I cannot be in 2235: no unit can enter it",
    "unit: G I, 2731": "G I and an enemy fortification are in 2731",
    "unit: G I, 2834": "Germans stand in 2834, but there is no line 'luxembourg: in",
    "unit: Maginot 2731, 2632": "Maginot 2731 cannot be anywhere but in 2731",
    "forts: some": "'forts' is 'standing' or 'none'",
    "control german: 3022 9999": "There is no hex 9999 on this map",
    "control allied: Paris": "'Paris' is not a",
    "ports lost: 392": "'392' is not a",
    "points: 4.1a +1": "no points are booked under '4.1a'",
    "points: 4.7a +2": "2 is not between -1 and 1",
    "points: 4.7a": "'' is not a whole number",
    "replacements german: lots": "'lots' is not a whole number",
    "replacements french: 3": "'replacements french' is not a key of a position",
    "luxembourg: occupied": "'luxembourg' is neutral, or in play or capitulated and",
    "luxembourg: in play forward": "'luxembourg' is neutral, or in play",
    "luxembourg: in play 14": "14 is not between 1 and 13",
    "luxembourg: in play soon": "'soon' is not a whole number",
    "switzerland: neutral forward": "'switzerland' is neutral, or in play",
    "sickle cut: 19 Pz, 20 Pz": "there is no unit '20 Pz' in 1940",
    "dynamo: 5": "'dynamo' is the turn declared, the port, steps evacuated",
    "dynamo: 5 Dunkirk": "'Dunkirk' is not a",
    "dynamo: 5 3927 5": "5 is not between 0 and 4",
    "closed edge: east": "'closed edge' is one of west, south",
    "first halt: never": "'never' is not a whole number",
    "halt: brief": "'halt' is one of halved, halted",
    "dyle: maybe": "'dyle' is one of hesitate, normal, roads",
    "dyle entered: perhaps": "'dyle entered' is one of yes, no",
    "supply crisis: yes": "'supply crisis' belongs to 1939 only",
    "moved: F I; F II": "there is no unit 'F I; F II' in 1940",
    "rolled: F X, 7": "7 is not between 1 and 6",
    "rolled: 4": "there is no unit '' in 1940",
    "result: france wins": "'result' is the winner or draw, the level and the rule",
    "frame: Campaign": "the frame cannot be read",
    'frame: {"type":"Tea"}': "the frame cannot be read: Invalid value 'Tea'",
    'frame: {"at":"turns"}': "the frame cannot be read",
    "frame: []": "the frame cannot be read: Expected `object`, got `array`",
    'frame: {"type":"Campaign","at":"tea"}': "Campaign has no step 'tea'",
    'frame: {"type":"Move","by":"german","units":[]}': "the first frame is the Campa",
    "frame: " + "[" * 5000: "the frame cannot be read",
}
# Frames above the Campaign; one that cannot be played from is nobody's line.
ABOVE = {
    '{"type":"CombatPhase","by":"dutch"}': (10, "'dutch' is not a side"),
    '{"type":"CombatPhase"}': (10, "the frame cannot be read: Object"),
    '{"type":"Attack","by":"german","hex":"99"}': (10, "'99' is not a"),
    '{"type":"Attack","by":"german","hex":7}': (10, "'7' is not a"),
    '{"type":"Move","by":"german","units":["G"]}': (10, "there is no"),
    '{"type":"Move","by":"german","units":7}': (10, "the frame cannot"),
    '{"type":"Move","by":"german","units":[]}': (0, "the position c"),
    '{"type":"Violation","country":"utopia"}': (0, "the position ca"),
}


def complaint(text: str) -> BadText:
    with pytest.raises(BadText) as caught:
        read_position(text)
    return caught.value


@pytest.mark.parametrize(("text", "line", "what"), WHOLE)
def test_a_damaged_line_is_told(text, line, what):
    found = complaint(text)
    assert (found.line, found.what[: len(what)]) == (line, what)


@pytest.mark.parametrize(("line", "what"), ADDED.items())
def test_a_wrong_line_is_told(line, what):
    found = complaint(f"{TEXT}{line}\n")
    assert (found.line, found.what[: len(what)]) == (9, what)


@pytest.mark.parametrize(("frame", "line", "what"), [(f, *told) for f, told in ABOVE.items()])
def test_a_wrong_frame_is_told(frame, line, what):
    campaign = '{"type":"Campaign","at":"turns"}'
    found = complaint(f"{TEXT}frame: {campaign}\nframe: {frame}\n")
    assert (found.line, found.what[: len(what)]) == (line, what)


@pytest.mark.parametrize(
    "line", ["belgium: in play 1", "dynamo: 5 3927", "halt: halted", "sickle cut: G 5"]
)
def test_what_belongs_to_1940_is_refused_in_1939(line):
    text = (
        f"sixweeks position 1\ngame: france_40\nscenario: 1939\nturn: 2\nphase: new turn\n{line}\n"
    )
    with pytest.raises(BadText, match=r"line 6: '.*' belongs to 1940 only"):
        read_position(text)


def test_whatever_is_cut_out_a_position_is_read_or_refused_with_a_sentence():
    text = next(write_position(g) for g in wander("1940", seed=7) if "Attack" in kind_of(g))
    for start in range(0, len(text), 61):
        with contextlib.suppress(BadText):
            read_position(text[:start] + text[start + 7 :])


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
    with pytest.raises(BadSetting, match="not as both"):
        sixweeks.position("france_40", TEXT, turn=3)


def test_a_game_from_a_position_is_saved_with_it(tmp_path):
    table = small(seed=5)
    table.answer("F X")
    table.answer("done")
    table.save(tmp_path / "game.txt")
    assert write_position(sixweeks.replay(tmp_path / "game.txt").game) == write_position(table.game)


def test_a_frame_reads_like_the_procedure():
    table = at()
    table.answer("attack 2930")
    table.answer("with 19 Pz")
    last = write_position(table.game).splitlines()[-1].removeprefix("frame: ")
    frame = msgspec.json.decode(last)
    assert (frame["type"], frame["at"], frame["hex"], frame["units"]) == (
        "Attack",
        "gather",
        "2930",
        ["19 Pz"],
    )
