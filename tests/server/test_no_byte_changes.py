"""What a seat may not know changes no byte of what it is sent, by any route, in any game."""

from random import Random

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.games.france_40.model.components import MAP
from sixweeks.games.france_40.model.view import hidden_units
from sixweeks.kernel import engine
from sixweeks.kernel.event import Event
from sixweeks.server.http.event_stream import EventStream
from sixweeks.server.live.log_lines import lines_of
from sixweeks.server.storage.rows import EntryRow
from tests.planting import planted
from tests.server.toolkit import Browser

OBSERVER = "observer"
SCENARIOS = [(game, each.id) for game in game_ids() for each in definition_of(game).info.scenarios]
MOMENTS, APART = 4, 45


class Worlds:
    """A table with a browser at each seat, which can be put into another world."""

    def __init__(self, house, game, scenario):
        browser = Browser(house.client)
        sides = definition_of(game).side_ids()
        friends = dict.fromkeys(sides, "friend")
        made = browser.new_table(
            game=game, scenario=scenario, seats=friends, deployment="historical"
        ).made
        tokens = {**made["seats"], OBSERVER: made["observer"]}
        self.seated = {
            side: Browser(house.client).enter(made["table"], token)
            for side, token in tokens.items()
        }
        self.house, self.id, self.rng = house, made["table"], Random(f"{game} {scenario}")
        self.live = house.live(self.id)
        self.definition = self.live.definition

    def put(self, game):
        self.live.table.game = game
        self.live.views.forget()

    def words(self):
        """Names and places to ask about, of what is seen and of what is not."""
        scene = self.definition.page.scene(self.live.table.game, None)
        pieces = [piece for pile in scene.piles for piece in pile.pieces]
        pieces += [piece for tray in scene.trays for piece in tray.pieces]
        places = [pile.place for pile in scene.piles]
        names = [piece.id for piece in pieces] or ["nobody"]
        return [self.rng.choice(names) for _ in range(6)], self.rng.sample(
            places, min(6, len(places))
        )

    def bytes_sent(self, side, names, places):
        """Everything this seat can get the server to say."""
        seat, serial = self.seated[side], self.live.serial
        yield "view", seat.get(side=side)
        yield "view since", seat.get(side=side, since=max(serial - 3, 0))
        yield "changes", seat.get(side=side, since=serial, changes=True)
        yield "stream", self.streamed(side)
        yield from self.bytes_about(seat, names, places)
        for layer in seat.view(side=side)["scene"]["layers"]:
            yield f"layer {layer['id']}", seat.get("layer", id=layer["id"])
        yield "stale", seat.post("answer", side=side, serial=max(serial - 1, 0), choice=9_999)
        yield "early", seat.post("answer", side=side, serial=serial + 1, choice=0)
        yield "no choice", seat.post("answer", side=side, serial=serial, choice=9_999)
        yield "undo", seat.post("undo", side=side, serial=serial + 1)
        for page in ("record", "log", "chances"):
            yield page, seat.get(page)
        yield "tables", seat.browser.get("/api/tables")
        for other in (*self.seated, "swiss"):
            if other != side:
                yield f"as {other}", seat.get(side=other)

    def bytes_about(self, seat, names, places):
        """Facts, reasons and odds."""
        for place in places:
            yield f"inspect {place}", seat.get("inspect", place=place)
        for name, place in zip(names, places, strict=False):
            yield f"why {name}", seat.get("why", piece=name)
            yield f"why {place}", seat.get("why", place=place)
            yield f"why {name} {place}", seat.get("why", piece=name, place=place)
            yield f"odds {place}", seat.get("odds", target=place)
        for choice in range(6):
            yield f"odds of choice {choice}", seat.get("odds", choice=choice)
        yield "odds", seat.get("odds")

    def streamed(self, side):
        browser = next(iter(self.live.holders))[0]
        stream = EventStream(self.house.service.tables, self.live, browser, side, None, False)
        stream.changed.set()
        return self.house.portal.call(stream.next_event)

    def all_sent(self, side, names, places):
        return {
            what: sent if isinstance(sent, bytes) else (sent.status_code, sent.content)
            for what, sent in self.bytes_sent(side, names, places)
        }


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_no_byte_hangs_on_what_a_seat_may_not_know(house, game, scenario):
    worlds = Worlds(house, game, scenario)
    for moment in range(MOMENTS):
        house.rush(worlds.id, APART, seed=moment)
        real = worlds.live.table.game
        if worlds.live.table.is_over:
            break
        names, places = worlds.words()
        for side in worlds.seated:
            other = worlds.definition.views.scramble(real, side, worlds.rng)
            before = worlds.all_sent(side, names, places)
            worlds.put(other)
            after = worlds.all_sent(side, names, places)
            worlds.put(real)
            for what, sent in before.items():
                assert after[what] == sent, (side, what, worlds.live.serial)
            shown = worlds.seated[side].get("replay", to=worlds.live.serial).json()["scene"]
            assert shown == worlds.seated[side].view()["scene"]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_log_line_depends_on_what_its_reader_may_know(house, game, scenario):
    """What an event tells some sides does not leak to the others."""
    worlds, seen = Worlds(house, game, scenario), set()
    sides = tuple(worlds.seated)

    def check(live):
        for event in live.last_entry.events:
            if event.others is None:
                continue
            for side in set(sides) - set(event.to):
                veiled = Event(event.kind, event.rule, {}, event.to, event.others)
                told = [lines(live, event, side), lines(live, veiled, side)]
                assert told[0] == told[1], event.kind
                seen.add(event.kind)

    house.rush(worlds.id, 300, after=check)


def lines(live, event, side):
    entry = EntryRow(serial=1, who="", choice=0, lines=(), events=(event,), rolled=0, undo_floor=0)
    return lines_of([entry], side)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_record_has_no_answer_of_the_other_side(house, game, scenario):
    worlds = Worlds(house, game, scenario)
    house.rush(worlds.id, 25)
    assert not worlds.live.table.is_over
    sides = worlds.definition.side_ids()
    for side, seat in worlds.seated.items():
        body = seat.get("record").text.partition("\n\n")[2].splitlines()
        for line in body:
            who, _, text = line.partition(": ")
            assert who == side or who not in sides or text == "?"


def number_of(game, unit):
    place = game.units[unit].place
    return MAP.grid.number(place) if place >= 0 else ""


def test_even_rules_that_say_too_much_are_not_heard(house):
    """Refusing what is right and answering what is wrong would tell it as well."""
    worlds = Worlds(house, "france_40", "1940")
    house.rush(worlds.id, 30)
    table = worlds.live.table
    side, real = table.to_move, table.game
    unit = min(hidden_units(real, side))

    def is_there(game, place, asker):
        return {"there": number_of(game, unit) == place}

    table.definition = planted(table.definition, odds=is_there)
    places = {number_of(real, each) for each in hidden_units(real, side)}
    assert number_of(real, unit) in places
    found = []
    for number in range(3):
        worlds.put(table.definition.views.scramble(real, side, Random(number)))
        found.append([worlds.seated[side].get("odds", target=each).text for each in places])
    assert found[0] == found[1] == found[2]
    assert any("depends on what you may not know" in text for text in found[0])


def test_only_the_side_that_must_answer_is_shown_the_question(house):
    worlds = Worlds(house, "france_40", "1940")
    for moment in range(6):
        house.rush(worlds.id, 10, seed=moment)
        deciders = engine.deciders(worlds.live.table.game)
        for side, seat in worlds.seated.items():
            assert (seat.view()["ask"] is not None) == (side in deciders)
