"""What is printed on the map, which is in English: the words are those of the catalogue."""

from functools import cache

from sixweeks.board.drawing.svg import Markup
from sixweeks.games.mansteins_war.drawing.looks import LOOKS
from sixweeks.games.mansteins_war.text.messages import TEXT
from sixweeks.kernel.presentation.sentence import Sentence, Term, message


@cache
def words(id: str) -> str:
    return printed(Sentence(f"printed-{id}"))


def printed(sentence: Sentence) -> str:
    return TEXT.printed(sentence, "campaign")


def marker_name(id: str) -> str:
    return printed(message("printed-marker", marker=Term("marker", id)))


def framed(id: str, *children: Markup) -> Markup:
    """A chart or a legend in its panel."""
    return LOOKS.panels[id].drawn(words(id), *children)
