"""The raw bytes of every seat's stream, from a real server, while a game is played."""

import re
from contextlib import ExitStack
from queue import Queue
from random import Random
from threading import Thread

import httpx2
import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.server.live.restore import restored
from sixweeks.server.storage.store import open_store
from tests.server.toolkit import Browser, running

ANSWERS = 100
# In Springtime what is held in secret bears a name that may lie in the cup as well, so that no
# word is a secret there; in 1940 only words written down are hidden, and no piece.
# test_no_byte_changes is about both too.
# Elsewhere what is hidden has names that everybody knows; for bins see test_secrecy_of_bins.
KNOWN_NAMES = ("springtime", "nineteen_forty", "mansteins_war")
WITH_HIDDEN_PIECES = [game for game in game_ids() if game not in KNOWN_NAMES]


class Wire:
    """What arrives at one seat, event by event, as bytes."""

    def __init__(self, stack, server, seat, side, **options):
        cookie = "; ".join(f"{name}={value}" for name, value in seat.browser.cookies.items())
        client = stack.enter_context(httpx2.Client(base_url=server.address, timeout=30))
        reply = stack.enter_context(
            client.stream(
                "GET",
                f"{seat.path}/stream",
                params={"side": side, **options},
                headers={"cookie": cookie},
            )
        )
        self.events: Queue[bytes] = Queue()
        Thread(target=self.read, args=(reply,), daemon=True).start()

    def read(self, reply):
        text = b""
        try:
            for piece in reply.iter_raw():
                text += piece
                *whole, text = text.split(b"\n\n")
                for event in whole:
                    self.events.put(event)
        except httpx2.TransportError:
            return

    def until(self, serial):
        """All bytes up to the event of a serial."""
        taken = b""
        while f"\nid: {serial}\n".encode() not in taken:
            taken += self.events.get(timeout=20) + b"\n\n"
        return taken


def secrets_of(definition, game, side):
    """What lies face up for who knows everything, and not for this side."""
    words = definition.text.localization(scenario=game.scenario_id)
    everything, own = (shown(definition.page.scene(game, viewer), words) for viewer in (None, side))
    return everything - own


def shown(scene, words):
    piles = [pile.pieces for pile in scene.piles] + [tray.pieces for tray in scene.trays]
    pieces = [piece for pile in piles for piece in pile]
    return {word for each in pieces for word in (each.id, words.label(each.label))}


def named(words, text):
    """Of these words those that stand in the text, and not as parts of longer ones."""
    return {word for word in words if re.search(rf"(?<![\w/]){re.escape(word)}(?![\w/])", text)}


class Listening:
    """A table of friends on a real server, with two wires at every seat: views and changes."""

    def __init__(self, game, server, store, stack):
        self.store, self.definition = store, definition_of(game)
        friends = dict.fromkeys(self.definition.side_ids(), "friend")
        wanted = {"game": game, "seats": friends, "deployment": "historical"}
        self.made = Browser(server.client).new_table(**wanted).made
        tokens = {**self.made["seats"], "observer": self.made["observer"]}
        self.seats = {side: self.seat(server, token) for side, token in tokens.items()}
        self.wires = {
            side: [Wire(stack, server, seat, side, **each) for each in ({}, {"changes": True})]
            for side, seat in self.seats.items()
        }

    def seat(self, server, token):
        return Browser(server.client).enter(self.made["table"], token)

    def stored(self):
        row = self.store.table(self.made["table"])
        assert row is not None
        return restored(self.store, row)

    def secrets(self, past):
        """What no event has told each side yet."""
        for side in self.seats:
            allowed = str([event.seen_by(side) for event in past.at.events])
            words = secrets_of(self.definition, past.table.game, side)
            yield side, {word for word in words if word and word not in allowed}

    def answer(self, past, choice):
        asker, serial = past.table.to_move, past.at.serial
        reply = self.seats[asker].post("answer", side=asker, serial=serial, choice=choice)
        assert reply.status_code == 200


@pytest.mark.parametrize("game", WITH_HIDDEN_PIECES)
def test_nothing_hidden_comes_over_the_wire(game, tmp_path):
    database, rng = str(tmp_path / "tables.sqlite"), Random(game)
    store = open_store(database)
    hidden_at_all = False
    with ExitStack() as stack:
        server = stack.enter_context(running(database, "--workers", "0"))
        table = Listening(game, server, store, stack)
        for number in range(ANSWERS):
            past = table.stored()
            for side, secret in table.secrets(past):
                hidden_at_all |= bool(secret)
                for wire in table.wires[side]:
                    taken = wire.until(past.at.serial).decode()
                    assert not (number and named(secret, taken)), (side, past.at.serial)
            if past.table.is_over:
                break
            table.answer(past, rng.randrange(len(past.table.options)))
    store.close()
    assert hidden_at_all, "there was something to hide"
