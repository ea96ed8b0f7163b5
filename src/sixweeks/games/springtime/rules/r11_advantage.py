"""11.0 The Advantage: what its holder may use it for, and when."""

from sixweeks.games.springtime.model import effects
from sixweeks.games.springtime.model.components import ALLIED, AXIS, MAP
from sixweeks.games.springtime.model.queries import controller, holds_event, units_at
from sixweeks.games.springtime.model.state import Game
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.question import Action, Choose

OPEN_CITY, HEROIC, MAXIMUM = Action("open_city"), Action("heroic_defense"), Action("maximum_attack")
SOLDIER_ON, ACCEPT = Action("soldier_on"), Action("accept")
EXTRA, SWAP = Action("extra_event"), Action("swap_event")
MOST_DRAWN = 2  # 11.1.5c
BEATEN = ("success", "overrun")


def objections_to_using(game: Game, side: str) -> list[Objection]:
    """11.1a, 11.2a Only its holder uses the Advantage, in the Maneuvers Phase, once an impulse."""
    if game.phase != "maneuvers":
        return [Objection("11.1a", "phase")]
    if game.advantage != side:
        return [Objection("11.2a", "spent")] if game.spent_by else [Objection("11.1a", "holder")]
    return []


# --- 11.1.1 Paris an open city ----------------------------------------------------------------


def objections_to_opening_paris(game: Game, side: str) -> list[Objection]:
    """11.1.1a The Axis must control an Area next to Paris, A-45 but not Paris; once is for good."""
    found = objections_to_using(game, side)
    if game.paris_open:
        found.append(Objection("11.1.1a", "already"))
    elif controller(game, MAP.paris) == AXIS:
        found.append(Objection("11.1.1a", "taken"))
    elif not MAP.neighbours[MAP.paris] & game.control:
        found.append(Objection("11.1.1a", "far"))
    return found


def may_open_paris(game: Game, side: str) -> bool:
    return bool(side) and not objections_to_opening_paris(game, side)


def open_city_question(game: Game, side: str) -> Choose | None:
    """11.1.1a, A-38 A moment at which a side may declare Paris open, if it may at all."""
    return Choose(side, (OPEN_CITY, ACCEPT)) if may_open_paris(game, side) else None


def question_before_impulse(game: Game, active: str) -> Choose | None:
    """A-38 The active player is asked with his impulse. In an enemy impulse only the Allies have a
    use for it, and an empty Paris is opened when it is entered."""
    is_held = bool(units_at(game, MAP.paris, ALLIED))
    return open_city_question(game, ALLIED) if active == AXIS and is_held else None


def open_paris(game: Game, side: str) -> None:
    effects.use_advantage(game, side, "open_city", "11.1.1a")
    effects.open_paris(game, side)


# --- 11.1.2, 11.1.3 combat results ------------------------------------------------------------


def uses_after_dice(game: Game, attacker: str, result: str) -> tuple[Action, ...]:
    """11.1.2a Heroic Defense against a Success or Overrun, 11.1.3a Maximum Attack after a Repulse:
    whatever the holder may use."""
    holder = game.advantage
    if not holder or objections_to_using(game, holder):
        return ()
    if result == "repulse":
        return (MAXIMUM,) if holder == attacker else ()
    return (HEROIC,) if result in BEATEN and holder != attacker else ()


def open_city_after_dice(game: Game, result: str, survivors: bool) -> tuple[Action, ...]:
    """11.1.1a, A-38 In an attack on Paris the open city instead: for the Axis if it drives somebody
    out, for the Allies if the city may fall."""
    holder = game.advantage
    drives_out = result in BEATEN and survivors
    has_use = drives_out if holder == AXIS else result != "repulse"
    return (OPEN_CITY,) if has_use and may_open_paris(game, holder) else ()


def use_after_dice(game: Game, choice: Action, result: str) -> str:
    """A-43 The result after the use: a Stalemate for every purpose, or as it was."""
    holder = game.advantage
    if choice == OPEN_CITY:
        open_paris(game, holder)
    elif choice == HEROIC:
        effects.use_advantage(game, holder, "heroic_defense", "11.1.2a")
        return "stalemate"
    elif choice == MAXIMUM:
        effects.use_advantage(game, holder, "maximum_attack", "11.1.3a")
        return "stalemate"
    return result


# --- 11.1.4 Soldier On ------------------------------------------------------------------------


def soldier_on_question(game: Game) -> Choose | None:
    """11.1.4a The holder, whoever he is, may ignore a Logistics roll that ends the phase."""
    holder = game.advantage
    return Choose(holder, (SOLDIER_ON, ACCEPT)) if holder else None


def soldier_on(game: Game) -> None:
    effects.use_advantage(game, game.advantage, "soldier_on", "11.1.4a")


# --- 11.1.5 Draw Extra Event ------------------------------------------------------------------


def objections_to_extra_event(game: Game, side: str, swap: bool) -> list[Objection]:
    """11.1.5a An Event played in an earlier impulse of the turn; 11.1.5b or one to be discarded;
    11.1.5c one in hand and two drawn at most."""
    found = objections_to_using(game, side)
    if game.drawn.get(side, 0) >= MOST_DRAWN:
        found.append(Objection("11.1.5c", "drawn"))
    if swap:
        return found if holds_event(game, side) else [*found, Objection("11.1.5b")]
    if holds_event(game, side):
        found.append(Objection("11.1.5c", "held"))
    if not game.played.get(side):
        found.append(Objection("11.1.5a"))
    if not game.cup:
        found.append(Objection("6.1.1a", "empty"))
    return found


def extra_events(game: Game, side: str) -> list[Action]:
    """11.1.5a, 11.1.5b Before his impulse the holder may draw, or discard and draw."""
    return [
        use for use in (EXTRA, SWAP) if not objections_to_extra_event(game, side, swap=use == SWAP)
    ]


def draw_extra_event(game: Game, side: str) -> None:
    effects.use_advantage(game, side, "extra_event", "11.1.5a")


def may_be_opened_on_entry(game: Game, side: str) -> bool:
    """A-38 An Axis unit is about to enter an empty Paris: the Allies may declare it open."""
    return side == AXIS and may_open_paris(game, ALLIED)
