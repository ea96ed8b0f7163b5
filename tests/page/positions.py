"""Small positions for the page's tests, as records that can be opened."""

from sixweeks import api
from sixweeks.kernel.table import Table

FRONT = {
    "19 Pz": "2931",
    "41 Pz": "2931",
    "G II": "3031",
    "F X": "2930",
    "F XI": "2929",
}
POCKET = {"G II": "2826", "19 Pz": "2826", "F X": "2827", "F XI": "2825"}


def combat() -> Table:
    """Three German corps next to two French ones, in the German combat phase."""
    return position(FRONT)


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
