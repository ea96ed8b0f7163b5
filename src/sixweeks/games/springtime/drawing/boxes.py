"""3.2-3.4 The tracks and boxes printed on the sheet.

A space is a place of the board, as an Area is: markers and counters lie in it."""

from functools import cache

from sixweeks.board.drawing.lettering import SERIF
from sixweeks.board.drawing.palette import INK
from sixweeks.board.drawing.svg import Markup, group
from sixweeks.board.drawing.tracks import Track
from sixweeks.games.springtime.drawing.looks import LOOKS
from sixweeks.games.springtime.model.components import ALLIED, AXIS
from sixweeks.games.springtime.text.messages import TEXT
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Side, Term, message

BOXES = {box.id: box for track in LOOKS.tracks for box in track.boxes()}
TRACKS = {space: track for track in LOOKS.tracks for space in track.spaces}
RECORDS = TRACKS["record_0"].spaces
OFF_MAP = TRACKS["off_gone"].spaces


def title(id: str) -> Sentence:
    """The heading of the track that a space is on."""
    return Sentence(TRACKS[id].title)


@cache
def note(id: str) -> Sentence:
    """3.2a, 3.4a What is printed at the foot of a space."""
    track, _, name = id.partition("_")
    if track == "turn":
        return message("space-turn", date=Term("date", name))
    if track == "impulse":
        return impulse(int(name))
    if track == "air":
        return message("space-air", nation=Term("nation", name.partition("_")[0]))
    return EMPTY if track == "record" else Sentence(f"space-{id}")


def impulse(number: int) -> Sentence:
    """3.3a, 6.2a Odd impulses are Allied, even ones Axis; 6.2.1 the chance to go on is printed."""
    if number % 2:
        return message("side-title", side=Side(ALLIED))
    return message("space-axis_impulse", side=Side(AXIS), ways=max(0, 7 - number))


def printed() -> Markup:
    return group(*map(drawn, LOOKS.tracks), font_family=SERIF, fill=INK)


def drawn(track: Track) -> Markup:
    return track.drawn(TEXT.printed(Sentence(track.title)), lambda id: TEXT.printed(note(id)))
