"""Four formations of Hannut and their markers in the cup, for tests of chapter 5."""

from tests.games.blitzkrieg.toolkit import COMPANY, DRAGOONS, PANZER, SOMUA

UNITS = {
    SOMUA: "0512",
    "1 Cuir HQ": "0512",
    DRAGOONS: "0312",
    "I/11 RDP HQ": "0312",
    PANZER: "2010",
    "I/14 PzR HQ": "2010",
    COMPANY: "2012",
    "I/21 IR HQ": "2012",
}
CUP = "1 Cuir, I/11 RDP, I/14 PzR, I/21 IR"
GENERAL = f"{CUP}, french general, french artillery, I/35 PzR"
MORE = UNITS | {"I/35 PzR Pz IV": "2011", "AO 1 F": "1910"}


def play_out(play, *markers):
    """Draw markers and activate them without doing anything."""
    for marker in markers:
        play.answer(marker, "activate", "end")
    return play
