"""The definition of a game: its only interface to the layers above."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, get_args, get_type_hints

from msgspec import convert

from sixweeks.kernel import engine
from sixweeks.kernel.dice import Rng
from sixweeks.kernel.event import Event
from sixweeks.kernel.formats.position import Positions
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.charts import Chart
from sixweeks.kernel.presentation.choices import Choices
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.name_matching import Vocabulary
from sixweeks.kernel.presentation.rulebook import Rulebook
from sixweeks.kernel.presentation.scene import Board, Choice, Inspection, Layer, Scene
from sixweeks.kernel.presentation.sentence import Sentence, Side, Term, message
from sixweeks.kernel.presentation.standing import Standing
from sixweeks.kernel.presentation.text_board import TextBoard
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.question import Answer, Choose
from sixweeks.kernel.state import State
from sixweeks.kernel.why import Lookup, Wish, objections


@dataclass(frozen=True)
class SideInfo:
    """A side; the page paints the first in field grey and the second in blue."""

    id: str

    @property
    def title(self) -> Sentence:
        return message("side-title", side=Side(self.id))


@dataclass(frozen=True)
class ScenarioInfo:
    """A scenario: `scenario-campaign` is its title, `scenario-campaign-about` its description."""

    id: str
    turns: int

    @property
    def title(self) -> Sentence:
        return Sentence(f"scenario-{self.id}")

    @property
    def description(self) -> Sentence:
        return Sentence(f"scenario-{self.id}-about")


@dataclass(frozen=True)
class OptionInfo:
    """A disputed or optional rule: its values, the first being the default.

    `option-bids` is its title, `value-bids-none` the meaning of one of its values."""

    id: str
    rule: str
    values: tuple[str, ...]
    scenarios: tuple[str, ...] = ()  # that it applies to, if not to all

    @property
    def title(self) -> Sentence:
        return Sentence(f"option-{self.id}")

    @property
    def words(self) -> tuple[Sentence, ...]:
        """What each value means, for the form of a new game."""
        return tuple(Sentence(f"value-{self.id}-{value}") for value in self.values)

    @property
    def default(self) -> str:
        return self.values[0]


# The description of a game, for somebody who chooses one.
ABOUT = ("credit", "summary", "scale", "time", "difficulty")


@dataclass(frozen=True)
class OrderInfo:
    """A standing order: how the table answers for a player. With the first value it asks."""

    id: str
    rule: str
    values: tuple[str, ...]
    words: tuple[Sentence, ...]  # what each value means

    @property
    def title(self) -> Sentence:
        return Sentence(f"order-{self.id}")


def order_word(value: str) -> Sentence:
    return message("order", value=Term("order", value))


def order(
    id: str, rule: str, *values: str, word: Callable[[str], Sentence] = order_word
) -> OrderInfo:
    """`order("fire", "6.2c", "ask", "always")`"""
    return OrderInfo(id, rule, values, tuple(map(word, values)))


def options_of(type: Any) -> Iterator[OptionInfo]:
    """A game's options, from the annotations of its `Options` type."""
    for id, hint in get_type_hints(type, include_extras=True).items():
        values, (rule, only_in) = get_args(hint)
        yield OptionInfo(id, rule, get_args(values), (only_in,) if only_in else ())


def scenarios_of(scenarios: Mapping[str, Any]) -> tuple[ScenarioInfo, ...]:
    return tuple(ScenarioInfo(each.id, each.turns) for each in scenarios.values())


SomeView: TypeAlias = Any  # what a side of some game may know: each game has its own View


def no_orders(scenario: str, side: str) -> tuple[OrderInfo, ...]:
    return ()


def never(game: Any, event: Event) -> bool:
    return False


def no_answer(game: Any, side: str, orders: Mapping[str, str]) -> Answer | None:
    return None


@dataclass(frozen=True)
class GameInfo:
    """The title, sides, scenarios, options and credits of a game."""

    id: str
    title: str
    sides: tuple[SideInfo, ...]
    scenarios: tuple[ScenarioInfo, ...]
    options: tuple[OptionInfo, ...]
    folder: Path

    @property
    def about(self) -> dict[str, Sentence]:
        """The description of a game: `about-summary` and the rest."""
        return {name: Sentence(f"about-{name}") for name in ABOUT}


def game_info(
    definition: str,
    title: str,
    sides: Sequence[str],
    scenarios: Mapping[str, Any],
    options: Any,
) -> GameInfo:
    """The info of the game whose definition is in this file; the folder's name is its id."""
    folder, known = Path(definition).parent, scenarios_of(scenarios)
    chosen = tuple(options_of(options))
    return GameInfo(folder.name, title, tuple(map(SideInfo, sides)), known, chosen, folder)


def starting(
    new_game: Callable[[str, Any], State], options: type, first: type[Procedure]
) -> Callable[[str, Mapping[str, str]], Any]:
    """Makes the function that starts a game: set up a scenario and run to the first question."""

    def start(scenario: str, chosen: Mapping[str, str]) -> State:
        game = new_game(scenario, convert(dict(chosen), options))
        game.stack = [first()]
        engine.run(game)
        return game

    return start


@dataclass(frozen=True)
class GameRules:
    """How a game starts, why something is not allowed, and what a table answers automatically."""

    version: int
    barriers: frozenset[str]  # kinds of events that reveal something: undo stops there
    start: Callable[[str, Mapping[str, str]], Any]
    objections: Callable[[Any, str, str | None], list[Objection]]  # to a wish in words
    lookup: Lookup  # what the kernel needs to explain refusals
    orders: Callable[[str, str], tuple[OrderInfo, ...]] = no_orders  # by scenario and side
    by_order: Callable[[Any, str, Mapping[str, str]], Answer | None] = no_answer
    searches: Callable[[Any, Event], bool] = (
        never  # the game before, and what might have revealed something
    )
    has_hidden_rolls: bool = False  # then players see only rolls that an event names as its `roll`


@dataclass(frozen=True)
class GameFormats:
    """Answers, positions and the board as text."""

    write: Callable[[Any, Answer], str]
    read: Callable[[Any, str], Answer]
    write_position: Callable[[Any], str]
    read_position: Callable[[str], Any]
    board: Callable[[Any, str | None], TextBoard]


def formats_of(
    vocabulary: Vocabulary,
    text: GameText,
    positions: Positions,
    board: Callable[[Any, str | None], TextBoard],
) -> GameFormats:
    """The formats of a game, whose refusals are in its own words."""
    notation = vocabulary.notation
    read = notation.reader(vocabulary.objections, text)
    return GameFormats(notation.write, read, positions.write, positions.read, board)


@dataclass(frozen=True)
class GameViews:
    """What one side may know: its view, games sampled from a view, and scrambled games."""

    view: Callable[[Any, str], SomeView]
    imagine: Callable[[SomeView, Rng], Any]
    scramble: Callable[[Any, str, Rng], Any]


@dataclass(frozen=True)
class GamePage:
    """What the page receives."""

    turn_title: Callable[[Any], Sentence]
    scene: Callable[[Any, str | None], Scene]
    choice: Choices  # an option by its index, as the page shows it
    inspect: Callable[[Any, str, str | None], Inspection]
    odds: Callable[[Any, str, str | None], Any]
    standing: Callable[[Any], Standing]  # with everything visible
    layer: Callable[[Any, str, str | None], Layer | None] = lambda game, id, side: None
    charts: Callable[[str], tuple[Chart, ...]] = lambda scenario: ()


@dataclass(frozen=True)
class GamePictures:
    """Drawings of the map and the pieces."""

    svg: Callable[[Any | None, str | None], str]
    sheet: Callable[[str], Board]  # by scenario
    background: Callable[[str], str]  # the map without pieces, as SVG
    faces: Callable[[str], str]  # the pieces' drawings, as an SVG sprite of symbols


@dataclass(frozen=True)
class GameDefinition:
    """A complete game. `Any` means the game's own State, View and Odds."""

    info: GameInfo
    text: GameText  # prompts, events, refusals and labels
    rules: GameRules
    formats: GameFormats
    views: GameViews
    page: GamePage
    pictures: GamePictures

    @property
    def rulebook(self) -> Rulebook:
        return self.text.rulebook

    def side_ids(self) -> tuple[str, ...]:
        return tuple(side.id for side in self.info.sides)

    def why(self, game: Any, wish: Wish, side: str | None) -> list[Objection]:
        """The rules that forbid what is clicked or named, by ids; none if nothing does."""
        return objections(game, wish, side, self.rules.lookup)

    def choices(self, game: Any) -> list[Choice]:
        """The options of the pending question, as the page shows them."""
        question = game.pending
        return self.page.choice.all(game, question.options) if isinstance(question, Choose) else []

    def board(self, game: Any, side: str | None) -> TextBoard:
        """The board as text, with how the game stands below its heading."""
        heading, *rest = self.formats.board(game, side)
        outlook = self.page.scene(game, side).outlook
        return (heading, (outlook,) if outlook.id else (), *rest)

    def chosen_options(self, wanted: Mapping[str, str]) -> dict[str, str]:
        """All options, the wanted ones as wanted; raises InputError for what does not exist."""
        known = {option.id: option for option in self.info.options}
        for id, value in wanted.items():
            if id not in known:
                raise self.lacks("option", id, known)
            if value not in known[id].values:
                raise refused_value("option", id, value, known[id].values)
        return {id: wanted.get(id, option.default) for id, option in known.items()}

    def chosen_orders(self, scenario: str, side: str, wanted: Mapping[str, str]) -> dict[str, str]:
        """All standing orders of a side; raises InputError for what does not exist."""
        known = {order.id: order for order in self.rules.orders(scenario, side)}
        for id, value in wanted.items():
            if id not in known:
                raise self.lacks("order", id)
            if value not in known[id].values:
                raise refused_value("order", id, value, known[id].values)
        return {id: wanted.get(id, order.values[0]) for id, order in known.items()}

    def scenario(self, id: str) -> ScenarioInfo:
        for scenario in self.info.scenarios:
            if scenario.id == id:
                return scenario
        raise self.lacks("scenario", id, [scenario.id for scenario in self.info.scenarios])

    def new_game(self, scenario: str, options: Mapping[str, str]) -> State:
        game: State = self.rules.start(self.scenario(scenario).id, self.chosen_options(options))
        return game

    def check_side(self, side: str) -> None:
        if side not in self.side_ids():
            raise self.lacks("side", side, self.side_ids())

    def lacks(self, kind: str, name: str, known: Iterable[str] = ()) -> InputError:
        """There is no such `option`, `order`, `scenario` or `side`."""
        return InputError(f"error-game-has-no-{kind}", game=self.info.title, name=name, known=known)


def refused_value(kind: str, id: str, value: str, known: Iterable[str]) -> InputError:
    return InputError(f"error-{kind}-cannot-be", name=id, value=value, known=known)
