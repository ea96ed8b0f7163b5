"""Content negotiation: the language that a request is answered in."""

from collections.abc import Iterator

from starlette.requests import Request

from sixweeks.kernel.presentation.catalogue import ENGLISH, languages

COOKIE = "language"


def language_of(request: Request) -> str:
    """The language chosen on the page (a cookie, as streams need), otherwise the browser's."""
    chosen = request.cookies.get(COOKIE, "")
    for tag in (chosen, *accepted(request.headers.get("accept-language", ""))):
        for each in (tag, tag.partition("-")[0]):
            if each in languages():
                return each
    return ENGLISH


def accepted(header: str) -> list[str]:
    """The tags of `fr-CH, fr;q=0.9, en;q=0.8`, the best first."""
    return [tag for _, tag in sorted(weighted(header), key=lambda each: -each[0])]


def weighted(header: str) -> Iterator[tuple[float, str]]:
    for part in header.split(","):
        tag, _, weight = part.partition(";q=")
        try:
            yield float(weight or 1), tag.strip()
        except ValueError:
            continue
