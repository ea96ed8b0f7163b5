"""Positions as text: written and read without loss, and written by hand."""

import msgspec
import pytest

from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.procedures import phase_names
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.text.position import POSITIONS
from tests.games.nineteen_forty.positions import TEXT
from tests.games.nineteen_forty.toolkit import (
    answer,
    asked,
    bits_of,
    friendly,
    hex_at,
    offered,
    place_of,
    state_of,
    unit,
)
from tests.games.nineteen_forty.wandering import wander
from tests.games.positions import changed
from tests.games.wandering import kind_of

FIELDS = set(Game.__struct_fields__) - {"memo", "journal", "pending"}


def at(*more: str, **changes: str) -> Game:
    """The text above, with lines changed by key and lines added."""
    game: Game = POSITIONS.read(changed(TEXT, *more, **changes))
    return game


def differences(game: Game) -> list[str]:
    """The fields that are lost when a game is written and read."""
    text = POSITIONS.write(game)
    twin = POSITIONS.read(text)
    lost = [name for name in FIELDS if getattr(twin, name) != getattr(game, name)]
    lost += ["pending"] if twin.pending != game.pending else []
    return [*lost, "text"] if POSITIONS.write(twin) != text else lost


# --- round trips ------------------------------------------------------------------------------

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"late_alliance": "on", "mechelen": "on"},
    {"french_air": "on"},
)


@pytest.mark.parametrize("seed", range(3))
def test_games_are_written_and_read_at_every_kind_of_question(seed):
    seen: dict[str, int] = {}
    for number, game in enumerate(wander(seed, **OPTIONS[seed])):
        kind = kind_of(game)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= 6 or number % 50 == 0:
            assert differences(game) == [], kind
    assert len(seen) > 25


def test_a_game_that_is_over_stays_over():
    *_, game = wander(5)
    twin = POSITIONS.read(POSITIONS.write(game))
    assert (twin.pending, twin.ending) == (None, game.ending)


EVERY_LINE = (
    "option french_air: on",
    "impulse: 2",
    "unit: G XXXIX, 1411",
    "unit: G 9 Pz, formed",
    "unit: G 10 Pz, formed",
    "unit: G SSV, formed",
    "unit: G 22, 0409, just repulsed",
    "unit: B I, evacuated",
    "unit: F X, dead",
    "unit: F XVIII, waiting",
    "formed: G XXXIX, G 9 Pz, G 10 Pz, G SSV",
    "control german: 3015",
    "control allied: 0101",
    "strengths: 1009",
    "eben emael: destroyed",
    "belgium: allied",
    "netherlands: surrendered 0",
    "luxembourg: allied 0",
    "switzerland: allied 2",
    "just joined: switzerland",
    "border alarm: yes",
    "air german: 4",
    "air allied: 3",
    "interdicted german: 1718 2019",
    "interdicted allied: 1411",
    "ready group: 2",
    "objective: 1",
    "group 1: 1 2",
    "group 2: 7 9 3",
    "group 3: 8",
    "group A: 4 12",
    "group B: 18",
    "group C: 1",
    "arrived german: 1",
    "arrived allied: 2",
    "arrived swiss: 1",
    "released: 9 1",
    "british left: 1",
    "railed: yes",
    "evacuated: 0919 3",
    "evacuated: 1020 1",
    "unsupplied: G XIX, F XX",
    "landed: G 22",
    "grounded: G 22",
    "by the edge: F XX",
    "moved: G XIX",
    "retreated: F XX",
    "drops: 0409",
    "arrivals: 1718",
    "silenced: 1009",
)


def test_every_line_is_written_and_read():
    game = at(*EVERY_LINE)
    keys = {line.partition(":")[0] for line in EVERY_LINE}
    assert keys <= {each.partition(":")[0] for each in POSITIONS.write(game).splitlines()}
    assert differences(game) == []


def test_armies_and_optional_corps():
    game = at(*EVERY_LINE)
    assert (game.plans.allied_armies["9"], game.command.released) == ("2", {"9": 1})
    assert game.formed == {
        unit("G XXXIX"): (unit("G 9 Pz"), unit("G 10 Pz"), unit("G SSV")),
    }


# --- by hand ----------------------------------------------------------------------------------


def test_a_few_lines_are_a_position():
    game = at()
    assert (asked(game), place_of(game, "G XIX"), state_of(game, "F XX")) == (
        "german",
        "2412",
        "repulsed",
    )
    assert "attack 2413" in offered(game)


def test_a_unit_not_listed_is_out_of_the_game():
    assert place_of(at(), "G XLI") == "removed"


def test_before_play_a_unit_not_listed_is_to_be_set_up():
    game = at(turn="0", phase="set-up")
    assert place_of(game, "G XLI") == "waiting"
    assert (asked(game), offered(game)) == ("allied", {"ready 1", "ready 2", "ready 3"})


def test_units_are_listed_from_bottom_to_top():
    game = at("unit: F 1 Cav, 2413")
    assert game.stacks[hex_at("2413")] == (unit("F XX"), unit("F 1 Cav"))


def test_hexes_belong_to_their_country_and_to_who_claims_them():
    game = at("control german: 3015", "control allied: 0101", "unit: F X, 1607")
    german = friendly(game, "german", "3015", "0101", "1607", "0202", "2412")
    assert german == [True, False, False, True, True]


def test_countries():
    countries = at("belgium: allied 0", "luxembourg: surrendered").countries
    assert (countries.belgium, countries.luxembourg, countries.netherlands) == (
        "allied",
        "surrendered",
        "neutral",
    )
    assert countries.invaded_on == {"belgium": 0}


def test_without_a_line_the_objective_is_the_north():
    assert (at().plans.objective, at("objective: 2").plans.objective) == ("3", "2")


def test_what_units_have_done_this_phase():
    game = at("moved: G XIX", phase="german movement")
    assert "unit G XIX" not in offered(game)
    assert at("unsupplied: G XIX").unsupplied == bits_of("G XIX")


def test_the_second_impulse_halves_the_movement():
    game = at("impulse: 2", phase="german movement")
    assert answer(game, "unit G XIX").frame.points == 4 * 5


@pytest.mark.parametrize("phase", phase_names())
def test_every_phase_can_be_begun(phase):
    game = at(phase=phase, turn="0" if phase == "set-up" else "2")
    assert game.pending is not None


def test_a_hand_written_impulse_is_followed_by_the_other_side():
    game = answer(at("impulse: 2"), "end")
    while game.phasing == "german":
        answer(game, sorted(offered(game))[0])
    assert (game.phasing, game.impulse, game.turn) == ("allied", 1, 2)


def test_a_frame_reads_like_the_procedure():
    game = answer(at(), "attack 2413", "with G XIX")
    last = POSITIONS.write(game).splitlines()[-1].removeprefix("frame: ")
    frame = msgspec.json.decode(last)
    assert (frame["type"], frame["assault"]["hexes"], frame["assault"]["units"]) == (
        "Gather",
        ["2413"],
        ["G XIX"],
    )


def test_comments_and_blank_lines_are_passed_over():
    assert asked(at("", "# Sedan has fallen")) == "german"


def test_interdiction_and_air():
    game = at("air german: 3", "interdicted allied: 2411 2410")
    assert (game.air.german, GRID.numbers(game.interdicted.allied)) == (3, ["2410", "2411"])
