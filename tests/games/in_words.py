"""What holds sentences, with English words in their place: so that tests read what players read."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct, structs

from sixweeks.games import definition_of
from sixweeks.kernel.presentation.localization import Localization
from sixweeks.kernel.presentation.sentence import ByName, Sentence


def in_words(value: Any, to: Localization) -> Any:
    match value:
        case Sentence():
            return to.text(value)
        case ByName():
            return in_words(value.entries, to)
        case Struct():
            fields = {name: getattr(value, name) for name in value.__struct_fields__}
            return structs.replace(value, **in_words(fields, to))
        case dict():
            return {in_words(key, to): in_words(each, to) for key, each in value.items()}
        case list() | tuple():
            return type(value)(in_words(each, to) for each in value)
    return value


def worded(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of a game, `scene` or `inspect`, that tells in English what it is asked for."""
    text = definition_of(function.__module__.split(".")[2]).text

    def told(game: Any, *args: Any) -> Any:
        found = function(game, *args)
        shown = found if isinstance(found, Struct | dict) else list(found)
        return in_words(shown, text.localization(scenario=game.scenario_id))

    return told
