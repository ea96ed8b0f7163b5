"""Positions as text: written and read without loss, and written by hand."""

import msgspec
import pytest

from sixweeks.games.mansteins_war.model.procedures import stages
from sixweeks.games.mansteins_war.model.state import WAITING, Game
from sixweeks.games.mansteins_war.text.position import POSITIONS
from tests.games.mansteins_war.options import EVERYTHING
from tests.games.mansteins_war.positions import TEXT
from tests.games.mansteins_war.toolkit import (
    air,
    answer,
    asked,
    hex_at,
    holds,
    numbers,
    offered,
    place_of,
    step_of,
    steps_of,
    unit,
)
from tests.games.mansteins_war.wandering import wander
from tests.games.positions import changed
from tests.games.wandering import kind_of

FIELDS = set(Game.__struct_fields__) - {"memo", "journal", "pending", "sealed"}


def at(*more: str, **changes: str) -> Game:
    """The text above, with lines changed by key and lines added."""
    game: Game = POSITIONS.read(changed(TEXT, *more, **changes))
    return game


def differences(game: Game) -> list[str]:
    """The fields that are lost when a game is written and read."""
    text = POSITIONS.write(game)
    twin = POSITIONS.read(text)
    lost = [name for name in FIELDS if told(twin, name) != told(game, name)]
    lost += ["pending"] if twin.pending != game.pending else []
    return [*lost, "text"] if POSITIONS.write(twin) != text else lost


def told(game: Game, name: str) -> object:
    """A field; of units off the map that will not return the steps do not matter."""
    if name != "units":
        return getattr(game, name)
    return [each.place if each.place < WAITING else each for each in game.units]


# --- round trips ------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "options"), [(1, {}), (2, EVERYTHING)])
def test_games_are_written_and_read_at_every_kind_of_question(seed, options):
    seen: dict[str, int] = {}
    for number, game in enumerate(wander(seed, options)):
        kind = kind_of(game)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= 6 or number % 50 == 0:
            assert differences(game) == [], kind
    assert len(seen) > 30


def test_a_game_that_is_over_stays_over():
    *_, game = wander(5)
    twin = POSITIONS.read(POSITIONS.write(game))
    assert (twin.pending, twin.ending) == (None, game.ending)


EVERY_LINE = (
    "option morale: on",
    "option bridgeheads: on",
    "option variable_entry: on",
    "initiative: allied",
    "unit: G 4 Army, 1739, 2",
    "unit: F 1 Army, dead",
    "unit: BEF, evacuated",
    "unit: 2GC, waiting, 1",
    "support: VIII Flk, 1438",
    "support: II Flk, utilized, reduced",
    "support: ZOAE, lost",
    "support: FC, awaited",
    "support: Navy, available",
    "support: Airlift, 1638",
    "support: BB, available",
    "rp german: 4",
    "rp british: 1",
    "due: 2GC, 5",
    "due: FC, 3",
    "control german: 1638 1538",
    "control allied: 1940",
    "destroyed: 1537",
    "bombed: 1333 1335",
    "open cities: 0941",
    "bridgehead: 1538-1438",
    "plan german: Manstein",
    "plan allied: Plan_D",
    "bin german: HGB, Guderian",
    "bin allied: 2AG",
    "picked: HGA, 1AG",
    "spent: Evac, Manstein",
    "manstein: 1",
    "may evacuate: yes",
    "evac: 1AG",
    "reserves used: GrD",
    "landed: yes",
    "capitulated: netherlands",
    "extended: yes",
    "morale events: german_occupation",
    "morale owed: allied",
    "morale entered: german",
    "operating: german",
    "marker: OKH",
    "commands: HGA, HGB",
    "active: 19 Pz, log PGK",
    "shift: 1",
    "air left: 2",
    "flown: VIII Flk, Airlift",
    "moved: 19 Pz",
    "railed: 4",
    "just landed: yes",
    "transferred: LLK",
    "attacked: log PGK",
    "defended: F 2 Army",
    "lifted: 1",
    "channel unit: F 2 Army",
)


def test_every_line_is_written_and_read():
    game = at(*EVERY_LINE)
    keys = {line.partition(":")[0] for line in EVERY_LINE}
    assert keys <= {each.partition(":")[0] for each in POSITIONS.write(game).splitlines()}
    assert differences(game) == []


# --- by hand ----------------------------------------------------------------------------------


def test_a_few_lines_are_a_position():
    game = at()
    assert (asked(game), place_of(game, "19 Pz"), steps_of(game, "F 2 Army")) == (
        "german",
        "1538",
        3,
    )
    assert "attack 1438" in offered(game)


def test_a_unit_not_listed_is_out_of_the_game():
    game = at()
    assert [place_of(game, name) for name in ("41 Pz", "VIII Flk", "Navy")] == [
        "removed",
        "out",
        "out",
    ]


def test_before_play_a_unit_not_listed_is_to_be_set_up():
    game = at(turn="0", phase="set-up")
    assert [place_of(game, name) for name in ("41 Pz", "VIII Flk")] == ["waiting", "available"]
    assert (asked(game), offered(game)) == ("allied", {"keep Plan_D", "keep Plan_E", "keep Plan_R"})


def test_units_are_listed_from_bottom_to_top():
    game = at("unit: 41 Pz, 1538")
    assert game.stacks[hex_at("1538")] == (unit("19 Pz"), unit("41 Pz"))


def test_3_3_a_units_hold_the_hex_they_are_in_3_3_c_but_for_logistic_ones():
    game = at("control german: 1537", "control allied: 1940")
    assert [holds(game, "german", each) for each in ("1538", "1638", "1537", "1940", "1934")] == [
        True,
        False,
        True,
        False,
        True,
    ]


def test_air_units_and_special_forces():
    game = at("support: VIII Flk, 1438, reduced", "support: SA Koch, available")
    assert (place_of(game, "VIII Flk"), game.air[air("VIII Flk")].is_reduced) == ("1438", True)
    assert len(set(game.special_forces)) == 2


def test_without_a_marker_all_units_of_the_side_are_active():
    game = at("unit: G 1 Army, 1839", phase="german movement")
    assert offered(game, "unit") == {"19 Pz", "log PGK", "G 1 Army"}


def test_5_5_with_a_marker_its_commands_are_active():
    game = at("unit: G 1 Army, 1839", "marker: Manstein", phase="german movement")
    assert offered(game, "unit") == {"19 Pz", "log PGK"}
    assert (game.impulse.shift, game.impulse.air) == (2, 4)


def test_named_units_are_active():
    assert offered(at("active: log PGK", phase="german movement"), "unit") == {"log PGK"}


def test_5_4_a_the_bin_without_a_line_holds_the_regular_markers():
    assert offered(at(phase="german pick")) == {"HGA", "HGB", "HGC", "PGK"}
    assert offered(at("bin german: Hoth", phase="german pick")) == {"Hoth"}


@pytest.mark.parametrize("phase", stages())
def test_every_phase_can_be_begun(phase):
    game = at("plan allied: Plan_D", phase=phase, turn="0" if phase == "set-up" else "2")
    assert game.pending is not None


@pytest.mark.parametrize(("first", "after"), [("german", "allied"), ("allied", "german")])
def test_5_3_b_the_side_with_the_initiative_refits_first(first, after):
    lines = ("unit: G 4 Army, 1934, 1", "unit: F 1 Army, 0941, 1", "rp german: 1", "rp french: 1")
    game = at(*lines, f"initiative: {first}", phase=f"{first} refit")
    assert asked(answer(game, "done")) == after


def test_an_impulse_written_by_hand_is_followed_by_the_other_side():
    game = answer(at("bin german: HGA", "bin allied: 1AG"), "end")
    assert (step_of(game), asked(game)) == ("ImpulseTurn pick", "allied")


def test_a_frame_reads_like_the_procedure():
    game = answer(at(), "attack 1438")
    last = POSITIONS.write(game).splitlines()[-1].removeprefix("frame: ")
    frame = msgspec.json.decode(last)
    assert (frame["type"], frame["hex"], frame["units"]) == ("Gather", "1438", ["19 Pz"])


def test_comments_and_blank_lines_are_skipped():
    assert asked(at("", "# Sedan is next")) == "german"


def test_28_3_reinforcements_are_due_when_the_lines_say_so():
    lines = ("unit: 39 Mech, waiting", "due: 39 Mech, 2", "marker: HGB")
    game = at(*lines, phase="german reinforcements")
    assert offered(game, "deploy") == {"39 Mech"}


def test_27_1_c_bridgeheads():
    game = at("bridgehead: 1538-1438", "option bridgeheads: on")
    assert game.bridgeheads == ((hex_at("1538"), hex_at("1438")),)


def test_17_1_22_4_25_4_marks_on_the_map():
    game = at("destroyed: 1537", "bombed: 1335", "open cities: 0941")
    marked = [numbers(mask) for mask in (game.destroyed, game.bombed, game.open_cities)]
    assert marked == [{"1537"}, {"1335"}, {"0941"}]
