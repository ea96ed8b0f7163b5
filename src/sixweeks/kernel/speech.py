"""What players read in games whose arguments are still words: told in one way, in English."""

from pathlib import Path
from typing import Any

from sixweeks.kernel.event import Event
from sixweeks.kernel.fluent import slug
from sixweeks.kernel.game_text import GameText
from sixweeks.kernel.localization import Names, capitalized
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.sentence import Sentence


class Speech:
    """`prompt-PROCEDURE-STEP`, `event-KIND`, `objection-RULE-CASE` and `word-VALUE`."""

    def __init__(self, data: Path) -> None:
        self.text = GameText(data, lambda scenario: Names(), {}, {})
        self.rulebook = self.text.rulebook

    def spoken(self, value: Any) -> Any:
        """A word of the game in the players' language; several are joined by plus signs."""
        if not isinstance(value, str):
            return str(value)
        if " + " in value:
            return " + ".join(str(self.spoken(each)) for each in value.split(" + "))
        key = "word.unknown" if value == "?" else f"word.{value}"
        return self.text.say(key) if slug(key) != "word" and self.text.has(key) else value

    def prompt(self, game: Any, who: str, words: dict[str, Any], case: str = "") -> str:
        """Who must do what, under which rule; nobody in particular if a marker is drawn."""
        frame = game.frame
        args = {name: str(value) for name, value in words.items()}
        step = f"{frame.at}_{case}" if case else frame.at
        sentence = self.text.say(f"prompt.{type(frame).__name__}.{step}", args)
        return f"{who}{': ' if who else ''}{sentence} ({frame.rule_cited(game)})"

    def tell(self, event: Event, side: str | None) -> str:
        """An event as one side may read it, with its rule."""
        args = {name: self.spoken(value) for name, value in event.seen_by(side).items()}
        said = self.text.localization().text(Sentence(f"event-{event.kind}", args))
        return f"{capitalized(said)} ({event.rule})"

    def explain(self, objection: Objection) -> str:
        """A refusal: the rule's number and a sentence, its own or the rule's."""
        key = f"objection.{objection.rule}.{objection.case or 'plain'}"
        args = {name: self.spoken(value) for name, value in objection.args.items()}
        if self.text.has(key):
            return f"{objection.rule}: {self.text.say(key, args)}"
        return f"{objection.rule}: {self.rulebook.rule(objection.rule).text}"
