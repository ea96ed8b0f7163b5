"""A player's text read as a legal answer, or refused with the rules against it."""

from sixweeks.games.springtime.notation import find
from sixweeks.games.springtime.objecting import objections_to_wish
from sixweeks.games.springtime.speech import explain
from sixweeks.games.springtime.state import Game
from sixweeks.games.springtime.wishes import UnknownWish
from sixweeks.kernel.definition import BadAnswer
from sixweeks.kernel.lines import is_whole_number, shortened
from sixweeks.kernel.question import Answer, Draw, Roll


def read(game: Game, text: str) -> Answer:
    """The legal answer that a text names."""
    question, words = game.pending, " ".join(text.split())
    if isinstance(question, Roll):
        return read_die(question, words)
    if isinstance(question, Draw):
        return read_marker(question, words)
    option = find(game, words)
    if option is None:
        raise BadAnswer(refusal(game, words))
    return option


def read_die(question: Roll, words: str) -> int:
    if not (is_whole_number(words) and 1 <= int(words) <= question.sides):
        shown = shortened(words)
        raise BadAnswer(f"'{shown}' is not a roll of the die: a number from 1 to {question.sides}")
    return int(words)


def read_marker(question: Draw, words: str) -> str:
    if words not in question.cup:
        raise BadAnswer(f"'{shortened(words)}' is not an Event marker in the cup")
    return words


def refusal(game: Game, words: str) -> str:
    """Why a text is no legal answer: the rules against it, or simply that it is not one."""
    try:
        reasons = [explain(each) for each in objections_to_wish(game, words)]
    except UnknownWish as error:
        reasons = [str(error)]
    said = f"'{shortened(words)}' is not a legal answer here"
    return said + "".join(f"; {each}" for each in reasons)
