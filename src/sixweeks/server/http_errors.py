"""HTTP errors: a status, one sentence, and the rules that it rests on."""

from starlette.exceptions import HTTPException


class Refusal(HTTPException):
    """Raised anywhere in a request; the response is JSON."""

    def __init__(self, status: int, sentence: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(status, one_sentence(sentence))
        self.rules = rules


def one_sentence(text: str) -> str:
    """Printable, on one line, with a capital and a full stop."""
    words = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    words = words[:600].rstrip(" .")
    return f"{words[:1].upper()}{words[1:]}."
