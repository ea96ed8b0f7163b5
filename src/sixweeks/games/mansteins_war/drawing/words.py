"""What is printed on the map, which is in English: the words are those of the catalogue."""

from functools import cache

from sixweeks.games.mansteins_war.text.messages import TEXT
from sixweeks.kernel.presentation.sentence import Sentence, Term, message


@cache
def words(id: str) -> str:
    return printed(Sentence(f"printed-{id}"))


def printed(sentence: Sentence) -> str:
    return TEXT.printed(sentence, "campaign")


def marker_name(id: str) -> str:
    return printed(message("printed-marker", marker=Term("marker", id)))
