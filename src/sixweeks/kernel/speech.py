"""What players read of questions, events and refusals: a game's templates, told in one way."""

from pathlib import Path
from typing import Any

from sixweeks.kernel.event import Event
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.rulebook import Rulebook
from sixweeks.kernel.text import Catalogue


class Speech:
    """The sentences of one game: `prompt.PROCEDURE.STEP` or `STEP_CASE`, `event.KIND`,
    `objection.RULE.CASE` and `word.VALUE`."""

    def __init__(self, text: Catalogue, rulebook: Rulebook) -> None:
        self.text, self.rulebook = text, rulebook

    @classmethod
    def load(cls, data: Path) -> "Speech":
        """What stands in the data folder of a game."""
        return cls(Catalogue.load(data / "text.en.toml"), Rulebook.load(data / "rules.toml"))

    def spoken(self, value: Any) -> Any:
        """A word of the game in the players' language; several are joined by plus signs."""
        if not isinstance(value, str):
            return value
        if " + " in value:
            return " + ".join(str(self.spoken(each)) for each in value.split(" + "))
        key = f"word.{value}"
        return self.text.say(key) if self.text.has(key) else value

    def prompt(self, game: Any, who: str, words: dict[str, Any], case: str = "") -> str:
        """Who must do what, under which rule; nobody in particular if a marker is drawn."""
        frame = game.frame
        step = f"{frame.at}_{case}" if case else frame.at
        sentence = self.text.say(f"prompt.{type(frame).__name__}.{step}", words)
        return f"{who}{': ' if who else ''}{sentence} ({frame.rule_cited(game)})"

    def tell(self, event: Event, side: str | None) -> str:
        """An event as one side may read it, with its rule."""
        args = {name: self.spoken(value) for name, value in event.seen_by(side).items()}
        sentence = self.text.say(f"event.{event.kind}", args)
        return f"{sentence[:1].upper()}{sentence[1:]} ({event.rule})"

    def explain(self, objection: Objection) -> str:
        """A refusal: the rule's number and a sentence, its own or the rule's."""
        key = f"objection.{objection.rule}.{objection.case or 'plain'}"
        args = {name: self.spoken(value) for name, value in objection.args.items()}
        if self.text.has(key):
            return f"{objection.rule}: {self.text.say(key, args)}"
        return f"{objection.rule}: {self.rulebook.rule(objection.rule).text}"
