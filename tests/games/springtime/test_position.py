"""Positions written, read, made by hand, and refused with the line that is wrong."""

from pathlib import Path

import pytest

import sixweeks
from sixweeks.games.springtime.model.components import MAP
from sixweeks.games.springtime.model.procedures import STAGES
from sixweeks.games.springtime.text.position import POSITIONS
from sixweeks.games.springtime.text.position_reader import Reader
from sixweeks.kernel.presentation.input_error import InputError
from tests.games.springtime.toolkit import at, offered, place_of
from tests.games.springtime.wandering import sample

OPTIONS = {"free_set_up": "on", "bids": "axis", "airdrops": "on", "bef_returns": "on"}


@pytest.mark.parametrize("scenario", ["campaign", "plan_red"])
@pytest.mark.parametrize("options", [{}, OPTIONS])
def test_a_position_reads_as_itself_and_asks_the_same(scenario, options):
    for game in sample(scenario, 11, options, rate=0.1):
        again = POSITIONS.read(POSITIONS.write(game))
        assert POSITIONS.write(again) == POSITIONS.write(game)
        assert again.pending == game.pending


def test_units_not_named_are_out_of_play():
    table = at("axis impulse", {"Guderian": "3"}, impulse=2)
    assert place_of(table, "Hoth") == "removed"


def test_7_2b_a_sole_occupant_has_control():
    table = at("axis impulse", {"Guderian": "24", "French 2nd": "17"}, impulse=2)
    names = MAP.graph.names(table.game.control)
    assert "24" in names
    assert "17" not in names


def test_13_2a_supply_is_traced_where_it_is_not_given():
    table = at("axis impulse", {"Guderian": "24", "Hoth": "3"}, impulse=2)
    assert table.game.out_of_supply.bit_count() == 1


def test_the_markers_named_nowhere_are_in_the_cup():
    table = at("axis impulse", {"Guderian": "3"}, impulse=2, held_axis="plan_red")
    assert "plan_red" not in table.game.cup
    assert len(table.game.cup) == 8


@pytest.mark.parametrize(("place", "airhead"), [("8", "8"), ("7", "")])
def test_18_1_1a_a_landing_is_remembered_only_while_the_corps_is_there(place, airhead):
    units = {"Guderian": "3", "Airlanding": place}
    table = at("axis impulse", units, impulse=2, option_airdrops="on", landed="8")
    found = table.game.airhead
    assert (MAP.name(found) if found >= 0 else "") == airhead


def test_an_impulse_belongs_to_its_side():
    with pytest.raises(InputError, match="not an impulse of that side"):
        at("axis impulse", {"Guderian": "3"}, impulse=3)


def test_each_phase_may_be_written_by_hand():
    units = {"Guderian": ("3", "reduced"), "French 2nd": ("17", "reduced")}
    assert "restore Guderian" in offered(at("axis refit", units))
    assert "restore French 2nd" in offered(at("allied refit", units))


FAULTS = {
    "game: chess": "this is a position of 'chess'",
    "scenario: 1941": "there is no scenario",
    "turn: 9": "not between 0 and 7",
    "turn: x": "not a whole number",
    "phase: lunch": "there is no phase",
    "unit: Rommel, 3": "there is no unit 'Rommel'",
    "unit: Guderian, 31": "there is no area '31'",
    "unit: Guderian, 3, broken": "a strength is one of",
    "unit: Guderian, 3, lost": "full or reduced",
    "unit: Guderian": "a unit is written",
    "advantage: Greece": "'advantage' is one of",
    "morale: high": "not a whole number",
    "held axis: victory": "'held axis' is one of",
    "cup: plan_red, plan_red": "in two places",
    "kleist: Hoth": "cannot carry Kleist",
    "option bids: many": "option bids cannot be",
    "option luck: yes": "there is no option",
    "flag: up": "is not a key of a position",
    "previous axis: Z": "'previous axis' is one of A, B",
    'frame: {"type":"Attack"': "the frame cannot be read",
    'frame: {"type":"Campaign","at":"tea"}': "has no step",
    "result: nobody": "'result' is the winner",
}


@pytest.mark.parametrize(("line", "fault"), FAULTS.items())
def test_a_bad_line_is_named(line, fault):
    key = line.partition(":")[0]
    good = ["game: springtime", "scenario: campaign", "turn: 2", "impulse: 2"]
    good += ["phase: axis impulse", "unit: Hoth, 3"]
    lines = [each for each in good if each.partition(":")[0] != key or key == "unit"]
    text = "\n".join(("sixweeks position 1", *lines, line)) + "\n"
    with pytest.raises(InputError, match=fault):
        POSITIONS.read(text)


def test_7_1a_no_area_begins_overstacked():
    six = dict.fromkeys(("Guderian", "Reinhardt", "Hoth", "Hoepner", "Schmidt", "German 2nd"), "3")
    with pytest.raises(InputError, match="more than five axis units are in 3"):
        at("axis impulse", six, impulse=2)


# --- the page that describes them -------------------------------------------------------------

PAGE = (Path(__file__).resolve().parents[3] / "docs/games/springtime/position.md").read_text()


def test_the_example_of_the_page_is_read():
    text = PAGE.partition("```text\n")[2].partition("```")[0]
    table = sixweeks.position("springtime", text)
    assert place_of(table, "Guderian") == "11"
    assert {"play event", "assault K", "pass"} <= offered(table)


@pytest.mark.parametrize("word", sorted({*Reader.known_keys(), *STAGES}))
def test_every_key_and_phase_is_described(word):
    assert f"`{word}`" in PAGE
