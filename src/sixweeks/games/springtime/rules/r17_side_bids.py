"""17.0 Side determination: both players want the same side and bid French Morale for it."""

from sixweeks.games.springtime.model import set_up_effects
from sixweeks.games.springtime.model.components import ALLIED, AXIS, SIDES, TABLES
from sixweeks.games.springtime.model.state import Game
from sixweeks.kernel.procedure import Again, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose, Roll, Together

BIDS = tuple(Action("bid", points) for points in range(TABLES.tracks["most_bid"] + 1))


class SideBids(Procedure):
    """17.1a Secret bids at once; the higher takes the side that both want."""

    axis: int = 0
    allied: int = 0
    dice: tuple[int, ...] = ()

    @step("17.1a")
    def bid(self, game: Game) -> Outcome:
        if game.options.bids == "none":
            return self.back_to("end")
        return Together(tuple(Choose(side, BIDS) for side in SIDES))

    @bid.then
    def bids_opened(self, game: Game, replies: tuple[Action, ...]) -> Outcome:
        self.axis, self.allied = (int(reply.noun) for reply in replies)
        return None

    @step("17.1b")
    def roll(self, game: Game) -> Outcome:
        """17.1b Equal bids: the higher die takes the side; ties are rolled again."""
        if self.axis != self.allied or len(self.dice) == 2:
            return None
        return Roll(SIDES[len(self.dice)])

    @roll.then
    def rolled(self, game: Game, die: int) -> Outcome:
        self.dice = (*self.dice, die)
        if len(self.dice) == 2:
            set_up_effects.roll_for_side(game, self.dice)
            if self.dice[0] == self.dice[1]:
                self.dice = ()
        return Again()

    @step("17.1a")
    def settle(self, game: Game) -> Outcome:
        """17.1c, 17.1d French Morale rises by the bid; A-16 it falls if the Allies were the side in
        demand. The winner takes his seat."""
        bids = {AXIS: self.axis, ALLIED: self.allied}
        winner = higher(*(self.dice or (self.axis, self.allied)))
        wanted, bid = game.options.bids, bids[winner]
        set_up_effects.settle_bids(game, bids, bid if wanted == AXIS else -bid)
        if winner != wanted:
            set_up_effects.exchange_sides(game)
        return None


def higher(axis: int, allied: int) -> str:
    return AXIS if axis > allied else ALLIED
