"""What is printed on the map, which is in English: the words are those of the catalogue."""

from functools import cache

from sixweeks.games.nineteen_forty.text.messages import TEXT
from sixweeks.kernel.presentation.sentence import Sentence


@cache
def words(id: str) -> str:
    return printed(Sentence(f"printed-{id}"))


def printed(sentence: Sentence) -> str:
    return TEXT.printed(sentence, "campaign")
