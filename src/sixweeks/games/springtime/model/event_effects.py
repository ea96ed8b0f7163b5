"""Effects on the Event markers: cup, hands and tracks. With effects.py, the only writers."""

from collections.abc import Sequence

from sixweeks.games.springtime.model.effects import forget
from sixweeks.games.springtime.model.state import Game
from sixweeks.kernel.presentation.sentence import Args, Hidden, Side, Term
from sixweeks.kernel.state import tell, tell_owner

UNSEEN: Args = {"event": Hidden("card")}


def card(event: str) -> Term:
    return Term("card", event)


def into_cup(game: Game, event: str) -> None:
    game.cup = tuple(sorted((*game.cup, event)))


def out_of_cup(game: Game, event: str) -> None:
    game.cup = tuple(each for each in game.cup if each != event)


def out_of_hand(game: Game, side: str) -> str:
    event = game.held[side]
    game.held = {each: name for each, name in game.held.items() if each != side}
    return event


def draw_event(game: Game, side: str, event: str, rule: str) -> None:
    """6.1.1a A marker is drawn; only its holder knows which."""
    out_of_cup(game, event)
    game.held = {**game.held, side: event}
    game.drawn = {**game.drawn, side: game.drawn.get(side, 0) + 1}
    tell_owner(game, "event_drawn", rule, side, UNSEEN, side=Side(side), event=card(event))


def discard_event(game: Game, side: str, rule: str) -> None:
    """6.4.4b, A-06 A marker goes back into the cup unseen."""
    event = out_of_hand(game, side)
    into_cup(game, event)
    tell_owner(game, "event_discarded", rule, side, UNSEEN, side=Side(side), event=card(event))


def keep_event(game: Game, side: str) -> None:
    """6.4.4b A marker is kept for the next turn."""
    game.kept = (*game.kept, side)


def refuse_event(game: Game, side: str, event: str) -> None:
    """15.1a Air Supremacy, drawn on turn 1, is shown and laid aside."""
    out_of_cup(game, event)
    tell(game, "event_refused", "15.1a", side=Side(side), event=card(event))


def return_event(game: Game, event: str) -> None:
    """15.1a It goes back once another has been drawn."""
    into_cup(game, event)
    tell(game, "event_returned", "15.1a", event=card(event))


def play_event(game: Game, side: str, once: bool, in_impulse: bool, rule: str) -> str:
    """6.1.1g, 6.1.1h, A-08 A marker is played and goes where its colour says."""
    event = out_of_hand(game, side)
    if once:
        game.turn_track = (*game.turn_track, event)
    elif in_impulse:
        game.impulse_track = (*game.impulse_track, event)
    else:
        into_cup(game, event)
    if in_impulse:
        game.played = {**game.played, side: game.played.get(side, 0) + 1}
    tell(game, "event_played", rule, side=Side(side), event=card(event))
    return event


def set_effect(game: Game, effect: str) -> None:
    """What an event changes until a turn or an impulse is over."""
    assert effect in ("billotte_killed", "refugees", "plan_red"), "three events last a while"
    setattr(game, effect, True)
    forget(game)


def gain_replacements(game: Game, side: str, points: int) -> None:
    total = game.replacements[side] + points
    game.replacements = {**game.replacements, side: total}
    tell(game, "replacements", "6.3c", side=Side(side), points=points, total=total)


def strengthen_air(game: Game, nations: Sequence[str]) -> None:
    game.strong_air = tuple(dict.fromkeys((*game.strong_air, *nations)))


def reset_impulse(game: Game) -> None:
    """6.4.2, 6.4.3 The marker returns to 1; events on the track go back into the cup."""
    game.impulse = 1
    for event in game.impulse_track:
        into_cup(game, event)
    game.impulse_track = ()
    if any(nation in game.strong_air for nation in ("french", "british")):
        game.strong_air = tuple(n for n in game.strong_air if n == "german")  # 9.4.2c
