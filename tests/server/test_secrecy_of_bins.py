"""5.0.a Nothing sent to a seat tells what is in another's bin, or which plan it has kept."""

import re
from random import Random

import msgspec
import pytest

from sixweeks.games.mansteins_war.model.components import MARKERS, SIDES
from sixweeks.server.live.log_lines import lines_of
from sixweeks.server.live.view_cache import ask_of
from tests.server.toolkit import Browser

VIEWERS = (*SIDES, "observer")
NAMES = {"Plan_D": "Plan D", "Plan_E": "Plan E", "Plan_R": "Plan R", "De_Gaulle": "De Gaulle"}


class Watched:
    """A table with three browsers, and the game itself to compare with."""

    def __init__(self, house, **options):
        browsers = [Browser(house.client) for _ in VIEWERS]
        wanted = {
            "game": "mansteins_war",
            "scenario": "campaign",
            "options": options,
            "seats": dict.fromkeys(SIDES, "friend"),
            "deployment": "historical",
        }
        made = browsers[0].new_table(**wanted).made
        tokens = {**made["seats"], "observer": made["observer"]}
        self.seated = {
            side: browser.enter(made["table"], tokens[side])
            for side, browser in zip(VIEWERS, browsers, strict=True)
        }
        self.house, self.id = house, made["table"]
        self.live, self.rng = house.live(self.id), Random("bins")

    @property
    def table(self):
        return self.live.table

    def secrets(self, viewer):
        """The special markers and plans of others that nobody has seen yet."""
        game = self.table.game
        ids = [id for side in SIDES if side != viewer for id in self.unseen(side)]
        return [NAMES.get(id, id) for id in ids if id not in game.spent]

    def unseen(self, side):
        game = self.table.game
        in_bin = [id for id in game.bins.of(side) if MARKERS[side, id].is_special]
        sealed = [str(game.sealed[side].noun)] if side in game.sealed else []
        return {*in_bin, game.plans.of(side), *sealed} - {"", "none"}

    def check(self, viewer, text):
        for word in self.secrets(viewer):
            assert not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text), (viewer, word)

    def look(self, viewer):
        view = self.seated[viewer].view()
        self.check(viewer, msgspec.json.encode(view).decode())

    def check_log(self, live):
        for viewer in VIEWERS:
            lines = lines_of([live.last_entry], viewer)
            self.check(viewer, " ".join(live.localization("en").plain(line.text) for line in lines))

    def check_scrambled(self):
        """What a seat is shown does not change with what it cannot know."""
        table, game = self.table, self.table.game
        definition = table.definition
        for viewer in VIEWERS:
            scrambled = definition.views.scramble(game, viewer, self.rng)
            assert definition.page.scene(scrambled, viewer) == definition.page.scene(game, viewer)
        table.game = definition.views.scramble(game, table.to_move, self.rng)
        shown = ask_of(table, table.to_move)
        table.game = game
        assert shown == ask_of(table, table.to_move)


@pytest.mark.parametrize("options", [{}, {"morale": "on", "variable_entry": "on"}])
def test_5_0_a_no_message_tells_what_is_in_a_bin(house, options):
    watched = Watched(house, **options)
    for number in range(60):
        if watched.table.is_over:
            break
        for viewer in VIEWERS:
            watched.look(viewer)
        watched.check_scrambled()
        house.rush(watched.id, 30, seed=number, after=watched.check_log)
    assert number > 10


def test_5_0_a_the_record_of_a_running_game_leaves_out_draws_and_the_other_bin(house):
    watched = Watched(house)
    house.rush(watched.id, 200)
    for viewer in VIEWERS:
        lines = watched.seated[viewer].get("record").text.partition("\n\n")[2].splitlines()
        drawn = [line for line in lines if line.startswith("draw: ")]
        others = [line for line in lines if line.split(":")[0] in {*SIDES} - {viewer}]
        assert drawn
        assert set(drawn) == {"draw: ?"}
        assert all(line.endswith(": ?") for line in others)


def test_28_3_the_record_of_a_running_game_leaves_out_the_dice_of_the_other_side(house):
    watched = Watched(house, variable_entry="on")
    house.rush(watched.id, 6)
    rolls = {}
    for viewer in VIEWERS:
        text = watched.seated[viewer].get("record").text
        rolls[viewer] = text.partition("\n\n")[2].count("roll: ")
    arrivals = watched.table.game.arrivals
    assert rolls["german"] + rolls["allied"] == len(arrivals)
    assert rolls["observer"] == 0
