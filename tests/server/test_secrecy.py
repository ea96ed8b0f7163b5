"""3.10a Nothing sent to a seat names a unit hidden from it, by any way, in a whole game."""

import re
from random import Random

import msgspec
import pytest

from sixweeks.games.france_40.model.components import MAP
from sixweeks.games.france_40.model.queries import counter_of
from sixweeks.games.france_40.model.view import hidden_units
from sixweeks.server.live.log_lines import lines_of
from sixweeks.server.live.view_cache import ask_of
from tests.server.toolkit import Browser

VIEWERS = ("german", "allied", "observer")
BATTLE = re.compile(r"\b(attack|Defending|retreat|advance|eliminated|loses)")


class Watched:
    """A table with three browsers, and the game itself to compare with."""

    def __init__(self, house, scenario):
        browsers = [Browser(house.client) for _ in VIEWERS]
        wanted = {
            "scenario": scenario,
            "seats": {"german": "friend", "allied": "friend"},
            "deployment": "historical",
        }
        made = browsers[0].new_table(**wanted).made
        tokens = {**made["seats"], "observer": made["observer"]}
        self.seated = {
            side: browser.enter(made["table"], tokens[side])
            for side, browser in zip(VIEWERS, browsers, strict=True)
        }
        self.house, self.id, self.rng = house, made["table"], Random(scenario)
        self.live = house.live(self.id)
        self.serials = dict.fromkeys(VIEWERS, 0)
        self.hidden = {side: self.secrets(side) for side in VIEWERS}

    @property
    def table(self):
        return self.live.table

    def secrets(self, side):
        """Names and drawings of what the side may not know now."""
        game = self.table.game
        counters = [counter_of(game, unit) for unit in hidden_units(game, side)]
        return [word for c in counters for word in (c.name, c.title, f"face-{c.id}-")]

    def check(self, side, text, words):
        for word in words:
            found = re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)
            assert found is None, f"{side} was told of {word}: {text[:300]}"

    def check_log(self, live):
        """A battle opens stacks while it lasts; otherwise what stays hidden is not named."""
        for side in VIEWERS:
            before, self.hidden[side] = self.hidden[side], self.secrets(side)
            lines = lines_of([live.last_entry], side)
            told = " ".join(live.localization("en").plain(line.text) for line in lines)
            if not live.table.is_over and not BATTLE.search(told):
                self.check(side, told, set(before) & set(self.hidden[side]))

    def look(self, side):
        seat, words = self.seated[side], self.secrets(side)
        view = seat.view(since=self.serials[side])
        del view["log"]
        self.serials[side] = view["serial"]
        self.check(side, msgspec.json.encode(view).decode(), words)
        for text in self.asked(seat, side, words):
            self.check(side, text, words)

    def asked(self, seat, side, words):
        """Questions that try to find out; the asker's own words are no secret told."""
        names = [word for word in words if not word.startswith("face")] or ["F X"]
        name, place = self.rng.choice(names), self.rng.choice(self.stacks())
        yield seat.get("inspect", place=place).text
        for asked in ({"piece": name, "place": place}, {"piece": name}, {"place": place}):
            yield seat.get("why", **asked).text.replace(name, "")
        yield seat.get("odds", choice=self.rng.randrange(20)).text
        yield seat.get("odds", target=place).text
        yield seat.get("odds").text
        yield seat.post("answer", side=side, serial=self.serials[side] + 9, choice=0).text
        yield seat.post("answer", side=side, serial=self.serials[side], choice=999).text
        yield seat.get("replay", to=self.serials[side]).text.partition('"text"')[0]

    def stacks(self):
        return sorted(MAP.grid.number(hex) for hex in self.table.game.stacks)

    def check_scrambled(self):
        """What a seat is shown does not change with what it cannot know."""
        table, game = self.table, self.table.game
        definition = table.definition
        for side in VIEWERS:
            scrambled = definition.views.scramble(game, side, self.rng)
            assert definition.page.scene(scrambled, side) == definition.page.scene(game, side)
        table.game = definition.views.scramble(game, table.to_move, self.rng)
        shown = ask_of(table, table.to_move)
        table.game = game
        assert shown == ask_of(table, table.to_move)


@pytest.mark.parametrize("scenario", ["1939", "1940"])
def test_3_10a_no_message_names_what_is_hidden(house, scenario):
    watched = Watched(house, scenario)
    for number in range(200):
        if watched.table.is_over:
            break
        for side in VIEWERS:
            watched.look(side)
        watched.check_scrambled()
        house.rush(watched.id, 150, seed=number, after=watched.check_log)
    assert watched.table.is_over
    for seat in watched.seated.values():
        assert "reveal: " in seat.get("record").text


def test_the_record_of_a_running_game_has_ones_own_answers_and_the_dice_only(house):
    watched = Watched(house, "1940")
    house.rush(watched.id, 150)
    for side in VIEWERS:
        lines = watched.seated[side].get("record").text.partition("\n\n")[2].splitlines()
        others = [line for line in lines if line.partition(":")[0] in {"german", "allied"} - {side}]
        assert others
        assert all(line.endswith(": ?") for line in others)
        assert any(line.startswith("roll: ") for line in lines)


def test_what_depends_on_hidden_units_is_not_revealed(house):
    """Asking about a hidden enemy must not say where it stands."""
    watched = Watched(house, "1940")
    for seed in range(300):
        house.rush(watched.id, 1, seed)
        frames = [type(frame).__name__ for frame in watched.table.game.stack]
        if watched.table.to_move == "german" and frames[-1] == "CombatPhase":
            break
    assert frames[-1] == "CombatPhase"
    table, seat = watched.table, watched.seated["german"]
    names = [word for word in watched.secrets("german") if word.startswith(("F ", "B "))][:6]
    places = watched.stacks()[:6]

    def replies():
        return [
            *(seat.get("why", piece=n, place=p).text for n in names for p in places),
            *(seat.get("why", piece=name).text for name in names),
            *(seat.get("odds", target=place).text for place in places),
        ]

    real = table.game
    told = replies()
    table.game = table.definition.views.scramble(real, "german", watched.rng)
    assert names
    assert replies() == told


def test_the_description_of_the_interface_names_no_unit(visitor):
    assert "Pz" not in visitor.get("/api/openapi.json").text
