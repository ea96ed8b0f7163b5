"""What the page needs once: the games, their sheets, drawings and rules."""

import gzip
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from sixweeks.ai.levels import offered
from sixweeks.ai.players import player_names
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.briefing import Briefing, briefing_of
from sixweeks.kernel.presentation.charts import Chart
from sixweeks.kernel.presentation.definition import GameDefinition, OptionInfo, ScenarioInfo
from sixweeks.kernel.presentation.glossary import Word, glossary
from sixweeks.kernel.presentation.history import History, history_of
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.scene import Board
from sixweeks.kernel.presentation.sentence import Sentence
from sixweeks.kernel.ready_set_up import ready_answer, set_up_answer
from sixweeks.server import messages
from sixweeks.server.errors import HTTPError
from sixweeks.server.http.routes import JSON, RequestContext, Route

VARY = "Accept-Encoding, Accept-Language"
SVG, WEBP = "image/svg+xml", "image/webp"


class Printed(Struct, frozen=True):
    """A response that never changes while the program runs, compressed once."""

    data: bytes
    packed: bytes
    tag: str


def printed(data: bytes) -> Printed:
    return Printed(data, gzip.compress(data, 9, mtime=0), f'"{sha256(data).hexdigest()[:20]}"')


def sent(request: Request, what: Printed, media: str) -> Response:
    headers = {
        "ETag": what.tag,
        "Cache-Control": "no-cache",
        "Vary": VARY,
    }
    if request.headers.get("if-none-match") == what.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(what.packed, headers=headers, media_type=media)
    return Response(what.data, headers=headers, media_type=media)


async def games(context: RequestContext[object]) -> Response:
    """The games that can be played."""
    return sent(context.request, printed_games(context.language), JSON)


@cache
def printed_games(language: str) -> Printed:
    told = tuple(described(id, language) for id in game_ids())
    return printed(msgspec.json.encode(told))


@cache
def described(game: str, language: str) -> messages.Game:
    definition = definition_of(game)
    words = definition.text.localization(language).text
    return messages.Game(
        id=definition.info.id,
        title=definition.info.title,
        sides=tuple(messages.Side(each.id, words(each.title)) for each in definition.info.sides),
        scenarios=tuple(
            described_scenario(game, each, words) for each in definition.info.scenarios
        ),
        options=tuple(described_option(each, words) for each in definition.info.options),
        players=tuple(player_names(definition)),
        has_joint_dice=not definition.rules.has_hidden_rolls,
        **{name: words(said) for name, said in definition.info.about.items()},
    )


def described_option(option: OptionInfo, words: Callable[[Sentence], str]) -> messages.Option:
    return messages.Option(
        option.id,
        option.rule,
        words(option.title),
        option.values,
        option.default,
        tuple(map(words, option.words)),
        option.scenarios,
    )


def described_scenario(
    game: str, scenario: ScenarioInfo, words: Callable[[Sentence], str]
) -> messages.Scenario:
    """With what a player may set up by hand, if there is anything."""
    options = {
        option.id: tuple(
            value
            for value in option.values
            if value != option.default and asks_set_up(game, scenario.id, option.id, value)
        )
        for option in definition_of(game).info.options
        if scenario.id in (option.scenarios or (scenario.id,))
    }
    return messages.Scenario(
        id=scenario.id,
        title=words(scenario.title),
        description=words(scenario.description),
        turns=scenario.turns,
        asks_set_up=asks_set_up(game, scenario.id),
        asks_set_up_if={id: values for id, values in options.items() if values},
        may_change_set_up=may_change_set_up(game, scenario.id),
        levels=tuple(offered(definition_of(game), scenario.id)),
    )


def asks_set_up(game: str, scenario: str, option: str = "", value: str = "") -> bool:
    """Whether a new game begins with a question that has a ready answer."""
    start = definition_of(game).new_game(scenario, {option: value} if option else {})
    return any(ready_answer(start, side) for side in engine.deciders(start))


def may_change_set_up(game: str, scenario: str) -> bool:
    """Whether a player may change what a ready plan has placed."""
    start = definition_of(game).new_game(scenario, {})
    for side in engine.deciders(start):
        if plan := set_up_answer(start, side, "changed"):
            engine.answer(start, plan, side)
            question = engine.question_for(start, side)
            return bool(question and any(each.verb == "change" for each in question.options))
    return False


def game_of(context: RequestContext[object]) -> GameDefinition:
    try:
        return definition_of(context.path("game"))
    except InputError as error:
        raise HTTPError.of(404, error) from None


def scenario_of(context: RequestContext[messages.OfScenario], definition: GameDefinition) -> str:
    """The requested scenario, otherwise the last one."""
    wanted: str = context.sent.scenario
    return definition.scenario(wanted).id if wanted else definition.info.scenarios[-1].id


async def sheet(context: RequestContext[messages.OfScenario]) -> Response:
    """The sheet with its places."""
    return await sent_from(context, printed_board, JSON, context.language)


async def background(context: RequestContext[messages.OfScenario]) -> Response:
    """The map without pieces."""
    return await sent_from(context, printed_background, SVG)


async def faces(context: RequestContext[messages.OfScenario]) -> Response:
    """The pieces' drawings, a sprite of symbols."""
    return await sent_from(context, printed_faces, SVG)


async def sent_from(
    context: RequestContext[messages.OfScenario],
    press: Callable[..., Printed],
    media: str,
    *more: str,
) -> Response:
    """Rendered in a thread, because drawing a map for the first time takes a while."""
    definition = game_of(context)
    scenario = scenario_of(context, definition)
    found = await context.tables.threads.read(press, definition.info.id, scenario, *more)
    return sent(context.request, found, media)


@cache
def printed_board(game: str, scenario: str, language: str) -> Printed:
    definition = definition_of(game)
    to = definition.text.localization(language, scenario)
    return printed(to.json(definition.pictures.sheet(scenario)))


@cache
def printed_background(game: str, scenario: str) -> Printed:
    return printed(definition_of(game).pictures.background(scenario).encode())


@cache
def printed_faces(game: str, scenario: str) -> Printed:
    return printed(definition_of(game).pictures.faces(scenario).encode())


async def cover(context: RequestContext[object]) -> Response:
    """The cover of the box, where the game has one."""
    found = printed_cover(game_of(context).info.folder / "data" / "cover.webp")
    if found is None:
        raise HTTPError(404, "error-no-cover")
    return sent(context.request, found, WEBP)


@cache
def printed_cover(file: Path) -> Printed | None:
    return printed(file.read_bytes()) if file.is_file() else None


async def rules(context: RequestContext[object]) -> messages.Rules:
    """The rules in our own words."""
    rulebook = game_of(context).text.rulebook_in(context.language)
    return messages.Rules(rulebook.chapters, rulebook.rules)


async def briefing(context: RequestContext[messages.OfScenario]) -> Response:
    """What a player should know before the first question."""
    return await sent_from(context, printed_briefing, JSON, context.language)


@cache
def printed_briefing(game: str, scenario: str, language: str) -> Printed:
    definition = definition_of(game)
    to = definition.text.localization(language, scenario)
    return printed(to.json(briefing_of(definition, scenario)))


async def charts(context: RequestContext[messages.OfScenario]) -> Response:
    """The key and charts, from the tables that the rules use."""
    return await sent_from(context, printed_charts, JSON, context.language)


@cache
def printed_charts(game: str, scenario: str, language: str) -> Printed:
    definition = definition_of(game)
    to = definition.text.localization(language, scenario)
    return printed(to.json(definition.page.charts(scenario)))


async def words(context: RequestContext[messages.OfScenario]) -> Response:
    """The words of a game, explained."""
    return await sent_from(context, printed_glossary, JSON, context.language)


@cache
def printed_glossary(game: str, scenario: str, language: str) -> Printed:
    text = definition_of(game).text
    return printed(text.localization(language).json(glossary(text, language, scenario)))


async def history(context: RequestContext[messages.OfScenario]) -> Response:
    """What happened in 1940, for the map and for the end of the game."""
    return await sent_from(context, printed_history, JSON, context.language)


@cache
def printed_history(game: str, scenario: str, language: str) -> Printed:
    definition = definition_of(game)
    to = definition.text.localization(language, scenario)
    return printed(to.json(history_of(definition, scenario)))


ROUTES = (
    Route("GET", "/api/games", games, tuple[messages.Game, ...]),
    Route(
        "GET",
        "/api/games/{game}/sheet",
        sheet,
        Board,
        query=messages.OfScenario,
        refusals=(404, 422),
    ),
    Route(
        "GET",
        "/api/games/{game}/background.svg",
        background,
        str,
        query=messages.OfScenario,
        media=SVG,
        refusals=(404, 422),
    ),
    Route(
        "GET",
        "/api/games/{game}/faces.svg",
        faces,
        str,
        query=messages.OfScenario,
        media=SVG,
        refusals=(404, 422),
    ),
    Route(
        "GET",
        "/api/games/{game}/cover.webp",
        cover,
        str,
        media=WEBP,
        refusals=(404,),
    ),
    Route("GET", "/api/games/{game}/rules", rules, messages.Rules, refusals=(404,)),
    Route(
        "GET",
        "/api/games/{game}/briefing",
        briefing,
        Briefing,
        query=messages.OfScenario,
        refusals=(404, 422),
    ),
    Route(
        "GET",
        "/api/games/{game}/charts",
        charts,
        tuple[Chart, ...],
        query=messages.OfScenario,
        refusals=(404, 422),
    ),
    Route(
        "GET",
        "/api/games/{game}/glossary",
        words,
        tuple[Word, ...],
        query=messages.OfScenario,
        refusals=(404, 422),
    ),
    Route(
        "GET",
        "/api/games/{game}/history",
        history,
        History,
        query=messages.OfScenario,
        refusals=(404, 422),
    ),
)
