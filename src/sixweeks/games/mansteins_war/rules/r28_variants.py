"""28 Variants: what they cost, the country left out, and the dice for reinforcements."""

from collections.abc import Iterator

from sixweeks.games.mansteins_war.model import command_effects
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    COUNTERS,
    FIRST_AIR,
    NETHERLANDS,
    SIDES,
    TABLES,
    PieceId,
    UnitId,
)
from sixweeks.games.mansteins_war.model.queries import air_of_piece, piece_of_air
from sixweeks.games.mansteins_war.model.state import Game, Options
from sixweeks.kernel.procedure import Again, Outcome, Procedure, step
from sixweeks.kernel.question import Roll

PLAIN = Options()


def neutral_ground(game: Game) -> int:
    """28.1, A-95 The Netherlands, if they are out of the game."""
    return NETHERLANDS if game.options.netherlands == "neutral" else 0


def variant_points(game: Game, side: str) -> dict[str, int]:
    """28.1, 28.2, A-94 The points that a side gets for each variant in force."""
    prices = TABLES.variants[side]
    return {id: points for id, points in prices.items() if is_chosen(game.options, id)}


def is_chosen(options: Options, id: str) -> bool:
    return bool(getattr(options, id) != getattr(PLAIN, id))


class VariableEntry(Procedure):
    """28.3 A die for each reinforcement, the German ones first; only their owner sees it."""

    done: int = 0  # how many have been rolled for

    @step("28.3")
    def roll(self, game: Game) -> Outcome:
        pieces = list(scheduled(game))
        return Roll(owner(pieces[self.done])) if self.done < len(pieces) else None

    @roll.then
    def rolled(self, game: Game, die: int) -> Outcome:
        piece = list(scheduled(game))[self.done]
        if piece < FIRST_AIR:
            command_effects.schedule(game, UnitId(piece), die)
        else:
            command_effects.schedule_air(game, air_of_piece(piece), die)
        self.done += 1
        return Again()


def scheduled(game: Game) -> Iterator[PieceId]:
    """28.3 Every reinforcement of the game, by side."""
    pieces = [*map(PieceId, game.arrivals), *map(piece_of_air, game.air_arrivals)]
    for side in SIDES:
        yield from sorted(piece for piece in pieces if owner(piece) == side)


def owner(piece: PieceId) -> str:
    return AIR[air_of_piece(piece)].side if piece >= FIRST_AIR else COUNTERS[piece].side
