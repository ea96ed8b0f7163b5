"""3.10a Nothing sent to a seat names a unit hidden from it, by any way, in a whole game."""

import re
from random import Random

import msgspec
import pytest
from starlette.testclient import TestClient

from sixweeks.games.france_40.queries import counter_of
from sixweeks.games.france_40.view import hidden_units
from sixweeks.server.app import make_app
from sixweeks.server.sights import ask_of
from tests.server.toolkit import Browser

VIEWERS = ("german", "allied", "observer")
FIGHTING = re.compile(r"\b(attack|Defending|retreat|advance|eliminated|loses)")


@pytest.fixture
def services():
    return []


@pytest.fixture
def client(settings, services):
    app = make_app(settings, services.append)
    with TestClient(app, base_url="http://localhost") as client:
        yield client


class Watched:
    """A table with three browsers, and the game itself to compare with."""

    def __init__(self, client, service, scenario):
        browsers = [Browser(client) for _ in VIEWERS]
        seats = {"german": "friend", "allied": "friend"}
        made = (
            browsers[0].new_table(scenario=scenario, seats=seats, deployment="historical").made
        )
        tokens = {**made["seats"], "observer": made["observer"]}
        self.seated = {
            side: browser.enter(made["table"], tokens[side])
            for side, browser in zip(VIEWERS, browsers, strict=True)
        }
        self.service, self.id = service, made["table"]
        self.serials = dict.fromkeys(VIEWERS, 0)
        self.hidden = {side: frozenset() for side in VIEWERS}

    @property
    def table(self):
        return self.service.hub.rooms[self.id].result().table

    def secrets(self, side):
        """Names and drawings of what the side may not know now."""
        game = self.table.game
        return [
            word
            for unit in hidden_units(game, side)
            for word in (counter_of(game, unit).name, counter_of(game, unit).title)
        ] + [f"face-{unit}-" for unit in hidden_units(game, side)]

    def check(self, side, text, words):
        for word in words:
            found = re.search(rf"(?<!\w){re.escape(word)}(?!\w|\d)", text)
            assert found is None, f"{side} was told of {word}: {text[:300]}"

    def look(self, side, rng):
        seat, words = self.seated[side], self.secrets(side)
        sight = seat.sight(since=self.serials[side])
        lines = sight.pop("log")
        self.check(side, msgspec.json.encode(sight).decode(), words)
        self.check_log(side, lines)
        self.serials[side] = sight["serial"]
        for text in self.asked(seat, side, words, rng):
            self.check(side, text, words)
        self.hidden[side] = frozenset(words)

    def check_log(self, side, lines):
        """A battle opens stacks for as long as it lasts; otherwise what stays hidden is unnamed."""
        told = " ".join(line["text"] for line in lines)
        if not FIGHTING.search(told):
            still = [word for word in self.secrets(side) if word in self.hidden[side]]
            self.check(side, told, still)

    def asked(self, seat, side, words, rng):
        """Questions that try to find out; one's own words are not a secret told."""
        places = list(self.table.definition.sheet("1940").places)
        place = rng.choice(places).id
        names = [word for word in words if not word.startswith("face")] or ["F X"]
        name = rng.choice(names)
        yield seat.get("inspect", place=place).text
        for stack in rng.sample(sorted(self.stacks()), 2):
            yield seat.get("inspect", place=stack).text
        for wish in (f"attack {place}", f"move {name} to {place}", f"{name} {place}"):
            yield seat.get("why", wish=wish).text.replace(name, "")
            yield seat.get("odds", attack=wish).text.replace(name, "")
        yield seat.get("odds", attack=place).text
        yield seat.get("odds").text
        yield seat.post("answer", side=side, serial=self.serials[side] + 9, choice=0).text
        yield seat.post("answer", side=side, serial=self.serials[side], choice=999).text
        yield seat.get("replay", to=self.serials[side]).text.partition('"text"')[0]

    def stacks(self):
        from sixweeks.games.france_40.components import MAP

        return {MAP.grid.number(hex) for hex in self.table.game.stacks}

    def check_scrambled(self, rng):
        """What a seat is shown does not change with what it cannot know."""
        table, game = self.table, self.table.game
        definition = table.definition
        for side in VIEWERS:
            scrambled = definition.scramble(game, side, rng)
            assert definition.scene(scrambled, side) == definition.scene(game, side)
        table.game = definition.scramble(game, table.to_move, rng)
        shown = ask_of(table, table.to_move)
        table.game = game
        assert shown == ask_of(table, table.to_move)

    def answer(self, rng):
        side = self.table.to_move
        sight = self.seated[side].sight()
        choice = rng.randrange(len(sight["ask"]["choices"]))
        reply = self.seated[side].answer(sight, choice)
        assert reply.status_code == 200, reply.text


@pytest.mark.parametrize("scenario", ["1939", "1940"])
def test_3_10a_no_message_names_what_is_hidden(client, services, scenario):
    watched, rng = Watched(client, services[0], scenario), Random(scenario)
    for number in range(2000):
        if watched.table.is_over:
            break
        if number % 9 == 0 or number < 20:
            for side in VIEWERS:
                watched.look(side, rng)
        if number % 25 == 0:
            watched.check_scrambled(rng)
        watched.answer(rng)
    for side in VIEWERS:
        record = watched.seated[side].get("record").text
        assert ("reveal: " in record) == watched.table.is_over
    assert watched.table.is_over or number == 1999


def test_the_record_of_a_running_game_has_ones_own_answers_and_the_dice_only(client, services):
    watched, rng = Watched(client, services[0], "1940"), Random(7)
    for _ in range(120):
        watched.answer(rng)
    for side in VIEWERS:
        lines = watched.seated[side].get("record").text.partition("\n\n")[2].splitlines()
        others = [line for line in lines if line.partition(":")[0] in {"german", "allied"} - {side}]
        assert others
        assert all(line.endswith(": ?") for line in others)
        assert any(line.startswith("roll: ") for line in lines)


def test_the_description_of_the_interface_names_no_unit(visitor):
    assert "Pz" not in visitor.get("/api/openapi.json").text
