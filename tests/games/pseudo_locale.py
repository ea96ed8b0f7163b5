"""A generated language: messages in brackets, accented and longer, so that other English shows."""

from collections.abc import Callable
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from sixweeks.cli import language as command_line
from sixweeks.kernel.presentation.catalogue import Catalogue
from sixweeks.kernel.presentation.catalogues import Catalogues
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.localization import Localization
from sixweeks.server.http import language as negotiation

LANGUAGE = "en-x-pseudo"
LONGER = ["àà", "éé", "îî", "öö", "ûû", "Àà", "Éé", "Îî", "Öö", "Ûû"]
ACCENTS = str.maketrans(dict(zip("aeiouAEIOU", LONGER, strict=True)))
PLAIN = ("number", "gender")  # attributes that are no words


class Accented(visitor.Transformer):
    def visit_TextElement(self, node: Any) -> Any:
        node.value = node.value.translate(ACCENTS)
        return node


def translated(source: str) -> str:
    parsed = FluentParser(with_spans=False).parse(source)
    for entry in parsed.body:
        if isinstance(entry, ast.Message | ast.Term) and entry.value:
            bracketed(entry.value)
            for each in entry.attributes:
                if each.id.name not in PLAIN:
                    bracketed(each.value)
    return FluentSerializer().serialize(parsed)


def bracketed(pattern: Any) -> None:
    Accented().visit(pattern)
    pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]


def pseudo_catalogue(text: Catalogues) -> Catalogue:
    return Catalogue(LANGUAGE, [translated(source) for source in text.sources("en")])


def pseudo_locale(text: GameText, scenario: str) -> Localization:
    return Localization(pseudo_catalogue(text), text.names(scenario), scenario)


def install(set: Callable[[object, str, object], None] = setattr) -> None:
    """Let the server and the command line offer this language."""
    known = Catalogues.catalogue

    def catalogue(self: Catalogues, language: str) -> Catalogue:
        if language == LANGUAGE and language not in self.catalogues:
            self.catalogues[language] = pseudo_catalogue(self)
        return known(self, language)

    set(Catalogues, "catalogue", catalogue)
    for module in (negotiation, command_line):
        set(module, "languages", lambda: ("en", LANGUAGE))


def outside_brackets(words: str) -> str:
    """What stands in no message."""
    depth, left = 0, ""
    for letter in words:
        depth += (letter == "⟦") - (letter == "⟧")
        left += letter if depth == 0 and letter != "⟧" else ""
    return left
