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
# word is a secret there; test_no_byte_changes is about that too.
WITH_HIDDEN_PIECES = [game for game in game_ids() if game != "springtime"]


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
    everything, own = (shown(definition.scene(game, eyes)) for eyes in (None, side))
    return everything - own


def shown(scene):
    piles = [pile.pieces for pile in scene.piles] + [tray.pieces for tray in scene.trays]
    return {word for pieces in piles for piece in pieces for word in (piece.id, piece.label)}


def named(words, text):
    """Of these words those that stand in the text, and not as parts of longer ones."""
    return {word for word in words if re.search(rf"(?<![\w/]){re.escape(word)}(?![\w/])", text)}


@pytest.mark.parametrize("game", WITH_HIDDEN_PIECES)
def test_nothing_hidden_comes_over_the_wire(game, tmp_path):
    database, definition = str(tmp_path / "tables.sqlite"), definition_of(game)
    store = open_store(database)
    hidden_at_all = False
    with ExitStack() as stack:
        server = stack.enter_context(running(database, "--workers", "0"))
        friends = dict.fromkeys(definition.side_ids(), "friend")
        made = (
            Browser(server.client).new_table(game=game, seats=friends, deployment="historical").made
        )
        tokens = {**made["seats"], "observer": made["observer"]}
        seats = {
            side: Browser(server.client).enter(made["table"], token)
            for side, token in tokens.items()
        }
        wires = {
            side: [Wire(stack, server, seat, side), Wire(stack, server, seat, side, changes=True)]
            for side, seat in seats.items()
        }
        rng, serial = Random(game), seats["observer"].sight()["serial"]
        for number in range(ANSWERS):
            row = store.table(made["table"])
            assert row is not None
            past = restored(store, row)
            allowed = {
                side: str([event.seen_by(side) for event in past.at.events]) for side in seats
            }
            for side, own in wires.items():
                secret = secrets_of(definition, past.table.game, side)
                secret = {word for word in secret if word and word not in allowed[side]}
                hidden_at_all |= bool(secret)
                for wire in own:
                    taken = wire.until(serial).decode()
                    if number:
                        assert not named(secret, taken), (side, serial)
            if past.table.is_over:
                break
            asker = past.table.to_move
            choice = rng.randrange(len(past.table.options))
            body = {"side": asker, "serial": serial, "choice": choice}
            assert seats[asker].post("answer", **body).status_code == 200
            row = store.table(made["table"])
            assert row is not None
            serial = row.serial
    store.close()
    assert hidden_at_all, "there was something to hide"
