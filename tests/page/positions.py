"""Small positions for the page's tests, as records that can be opened."""

from pathlib import Path

from sixweeks import api
from sixweeks.games import definition_of
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import play_again, replay
from sixweeks.kernel.table import Table

RECORDS = Path(__file__).resolve().parents[1] / "records"
FRONT = {
    "19 Pz": "2931",
    "41 Pz": "2931",
    "G II": "3031",
    "F X": "2930",
    "F XI": "2929",
}
REIMS = {
    "19 Pz": "2828",
    "41 Pz": "2828",
    "G II": "2727",
    "G III": "2727",
    "G IV": "2726",
    "F X": "2827",
}
POCKET = {"G II": "2826", "19 Pz": "2826", "F X": "2827", "F XI": "2825"}


def combat() -> Table:
    """Three German corps next to two French ones, in the German combat phase."""
    return position(FRONT)


def assault_on_reims() -> Table:
    """Five German corps around Reims at 6:1: whatever is rolled, the defender loses a step."""
    return position(REIMS)


def pocket() -> Table:
    """Two German corps deep in France, between two French ones."""
    return position(POCKET)


def position(units: dict[str, str]) -> Table:
    return api.position(
        "france_40",
        scenario="1940",
        turn=2,
        phase="german combat",
        units=units,
        belgium="in play 1",
        own_dice=True,
    )


def cut(record: Path, verb: str, after: int) -> str:
    """A recorded game up to a question with answers of this kind, after so many answers."""
    told = read_record(record.read_text("utf-8"))
    definition = definition_of(told.game)
    table = replay(definition, told, to=after)
    for entry in told.entries[after:]:
        if any(getattr(option, "verb", "") == verb for option in table.options):
            return table.text()
        play_again(table, entry)
    raise AssertionError(f"{record.name} never asks for '{verb}'")


def reaction() -> Table:
    """Hannut: a German company is in reach of a French one, which may fire or retreat."""
    table = api.position(
        "blitzkrieg",
        scenario="hannut",
        turn=2,
        phase="activation I/14 PzR",
        units={"I/14 PzR Pz IV": "1509", "1 Cuir S35 1": "1512", "1 Cuir HQ": "1513"},
        own_dice=True,
    )
    for words in ("I/14 PzR Pz IV", "I/14 PzR Pz IV 1509-1510"):
        table.answer(words)
    return table


def last_activation() -> Table:
    """Hannut: when a German battalion has acted, the next marker is drawn from the cup."""
    return api.position(
        "blitzkrieg",
        scenario="hannut",
        turn=2,
        phase="activation I/14 PzR",
        units={"I/14 PzR Pz IV": "1509", "1 Cuir S35 1": "1512", "1 Cuir HQ": "1513"},
        cup="1 Cuir, II/14 PzR",
        own_dice=True,
    )


def crowded() -> Table:
    """A German Movement Phase with more corps in one hex than may stay there."""
    units = dict.fromkeys(("G I", "G II", "G III", "G IV"), "3031")
    return api.position(
        "france_40",
        scenario="1940",
        turn=2,
        phase="german movement",
        units={**units, "F X": "2827"},
        belgium="in play 1",
        own_dice=True,
    )
