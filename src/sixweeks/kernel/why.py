"""Explains why something is not allowed, by comparing it with the current question."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.kernel import engine
from sixweeks.kernel.objection import Objection, unique
from sixweeks.kernel.presentation.scene import Barred, Choice
from sixweeks.kernel.procedure import END, Return
from sixweeks.kernel.question import Action, Choose, Draw, Question, Roll, Together
from sixweeks.kernel.reasons import BUTTON, PIECE, PLACE, WORD, Kind, Why


class Wish(Struct, frozen=True):
    """What is clicked or named, by the game's own ids; a click has no verb.

    A word may stand for one of several verbs."""

    verbs: tuple[tuple[str, ...], ...] = ()
    pieces: tuple[Any, ...] = ()
    places: tuple[Any, ...] = ()
    words: tuple[str, ...] = ()

    @property
    def says_more(self) -> bool:
        return bool(self.verbs or self.pieces or self.places)

    def names(self, verb: str) -> bool:
        return any(verb in meant for meant in self.verbs)

    def without(self, verb: str) -> "Wish":
        return replace(self, verbs=tuple(meant for meant in self.verbs if verb not in meant))


def place_on_map(game: Any, piece: int) -> int | None:
    place: int = game.units[piece].place
    return place if place >= 0 else None


@dataclass(frozen=True)
class Lookup:
    """What the kernel needs to know of a game to explain refusals."""

    pieces_at: Callable[[Any, Any, str], Sequence[int]]  # those that a side may know
    elsewhere: Callable[[Any, str, str], Sequence[Objection]]  # against a verb of another step
    waiting: Callable[[str], Objection]  # for `dice`, a `draw`, the other side or `over`
    place_of: Callable[[Any, Any], int | None] = place_on_map
    unseen: Callable[[Any, str, Wish], Sequence[Objection]] = lambda game, side, wish: ()
    otherwise: Objection | None = None  # if a step gives no reason
    places: Callable[[Any], Sequence[int]] = lambda game: ()  # all of them
    place: Callable[[Any, str], int | None] = lambda game, id: None  # by its id on the page
    names: Callable[[Any], Mapping[str, int]] = lambda game: {}  # of all pieces
    of: Callable[[str], str] = lambda verb: BUTTON  # what the noun of a verb names

    def pieces(self, game: Any) -> list[int]:
        return list(self.names(game).values())

    def piece(self, game: Any, id: str) -> int | None:
        return self.names(game).get(id)


def objections(game: Any, wish: Wish, side: str | None, lookup: Lookup) -> list[Objection]:
    """The rules that forbid a wish; none if nothing does, or nothing is named."""
    if wish == Wish():
        return []
    deciders = engine.deciders(game)
    if not deciders:
        return [lookup.waiting(waits_for(game.pending))]
    if side is not None and side not in deciders:
        return [lookup.waiting("not_yours")]
    by = side or deciders[0]
    if unseen := lookup.unseen(game, by, wish):
        return list(unseen)
    return unique(asked(game, by, lookup).against(wish))


def pointed(game: Any, lookup: Lookup, place: str, piece: str, verb: str) -> Wish:
    """A click as a wish, from the ids of the page; unknown ids are left out."""
    here, unit = lookup.place(game, place), lookup.piece(game, piece)
    return Wish(
        verbs=((verb,),) if verb else (),
        pieces=() if unit is None else (unit,),
        places=() if here is None else (here,),
    )


def barred(
    game: Any, side: str | None, choice: Callable[[Any, int, Action], Choice]
) -> tuple[Barred, ...]:
    """The buttons that are shown although they are not available now."""
    question, frame = game.pending, game.frame
    if not isinstance(question, Choose) or side not in (None, question.by):
        return ()
    if not (explain := frame.steps[frame.at].explain):
        return ()
    offered = {option.verb for option in question.options}
    closed = [kind.verb for kind in explain(frame, game).kinds if kind.shown]
    shown = (choice(game, -1, Action(verb)) for verb in closed if verb not in offered)
    return tuple(Barred(each.label, each.verb, each.target) for each in shown)


def waits_for(question: Question | None) -> str:
    match question:
        case Roll():
            return "dice"
        case Draw():
            return "draw"
    return "over"


def asked(game: Any, side: str, lookup: Lookup) -> "Asked":
    """Ask the current step again, so that reasons and offers match."""
    frame = game.frame
    step = frame.steps[frame.at]
    outcome = step.ask(frame, game)
    options = options_of(outcome, side)
    refusal = step.explain(frame, game) if step.explain else Why()
    return Asked(game, options, refusal, side, lookup)


def options_of(outcome: Any, side: str) -> Sequence[Action]:
    if isinstance(outcome, Together):
        return next((each.options for each in outcome.questions if each.by == side), ())
    return outcome.options if isinstance(outcome, Choose) else ()


class Match(Struct, frozen=True):
    """An answer that a wish may mean, and what else it contains."""

    kind: Kind
    noun: Any
    rest: Wish


@dataclass(frozen=True)
class Asked:
    """One question, current or hypothetical."""

    game: Any
    options: Sequence[Action]
    refusal: Why
    side: str
    lookup: Lookup

    def against(self, wish: Wish) -> list[Objection]:
        found: list[Objection] = []
        for match in self.matches(wish):
            option = self.offered(match)
            if option is None:
                found += self.reasons(match)
            elif against := self.besides(match, option, wish):
                found += against
            else:
                return []
        return found or self.beside(wish)

    def besides(self, match: Match, option: Action, wish: Wish) -> list[Objection]:
        """Objections to the path of a legal answer, or to what should follow it."""
        if match.kind.way and len(wish.places) > 1:
            return list(match.kind.way(wish.places))
        return self.ahead(option, match.rest) if match.kind.then else []

    def offered(self, match: Match) -> Action | None:
        """The legal answer that is meant, if there is one; with nothing named, any of its kind."""
        kind, noun = match.kind, match.noun
        open = (each for each in self.options if each.verb == kind.verb)
        if kind.of == BUTTON and noun != "":
            return None if any(kind.reasons(noun)) else next(open, None)
        return next((each for each in open if noun in ("", each.noun)), None)

    def is_offered_at(self, place: int) -> bool:
        """Whether anything is offered there: the place, a piece in it, or a button for one."""
        here = self.lookup.pieces_at(self.game, place, self.side)
        return any(self.opens_at(option, place, here) for option in self.options)

    def opens_at(self, option: Action, place: int, here: Sequence[int]) -> bool:
        kind = next((each for each in self.kinds() if each.verb == option.verb), None)
        if kind is None:
            return False
        if kind.of in (PLACE, PIECE):
            return bool(option.noun == place if kind.of == PLACE else option.noun in here)
        return kind.takes == PIECE and any(
            kind.meant(piece) and not any(kind.reasons(piece)) for piece in here
        )

    def of(self, verb: str) -> str:
        """What the noun of a verb names."""
        return next((kind.of for kind in self.kinds() if kind.verb == verb), BUTTON)

    def known_pieces(self) -> list[int]:
        """The pieces that the side may ask about."""
        unseen, game = self.lookup.unseen, self.game
        return [
            piece
            for piece in self.lookup.pieces(game)
            if not unseen(game, self.side, Wish(pieces=(piece,)))
        ]

    def reasons(self, match: Match) -> list[Objection]:
        is_named = match.noun != "" or match.kind.of not in (PIECE, PLACE)
        return list(match.kind.reasons(match.noun) if is_named else match.kind.unnamed)

    def beside(self, wish: Wish) -> list[Objection]:
        """Objections if nothing of this kind is asked for now."""
        elsewhere = self.lookup.elsewhere
        verbs = [verb for meant in wish.verbs for verb in meant]
        found = [each for verb in verbs for each in elsewhere(self.game, verb, self.side)]
        return found or [self.general]

    @property
    def general(self) -> Objection:
        """The reason if nothing more specific is known."""
        other = self.refusal.otherwise or self.lookup.otherwise
        return other or Objection(self.game.frame.rule_cited(self.game))

    # --- which answers may be meant -----------------------------------------------------------

    def matches(self, wish: Wish) -> list[Match]:
        """Matches among what is asked now, otherwise among what is asked later."""
        for later in (False, True):
            kinds = [kind for kind in self.kinds() if kind.later == later]
            if found := [
                match for kind in self.fitting(kinds, wish) for match in self.matching(kind, wish)
            ]:
                return found
        return []

    def kinds(self) -> Iterator[Kind]:
        """The kinds that are explained, and those that are offered without an explanation."""
        yield from self.refusal.kinds
        known = {kind.verb for kind in self.refusal.kinds}
        for verb in dict.fromkeys(option.verb for option in self.options):
            of = self.lookup.of(verb)
            if verb not in known and of in (PIECE, PLACE):
                yield Kind(verb, of, lambda noun: [self.general])
            elif verb not in known:
                yield Kind(verb, BUTTON, lambda noun: ())

    def fitting(self, kinds: list[Kind], wish: Wish) -> list[Kind]:
        """Kinds that fit the verbs, otherwise what else is named; a piece goes before its place."""
        if wish.verbs:
            named = [kind for kind in kinds if wish.names(kind.verb)]
            return named or [kind for kind in kinds if any(map(wish.names, kind.then))]
        strangers = {*wish.pieces} - {*self.refusal.in_hand}
        if strangers and self.refusal.in_hand:
            return [kind for kind in kinds if PIECE in (kind.of, kind.takes)]
        if strangers and wish.places:
            return [kind for kind in kinds if kind.of == PIECE] or kinds
        return kinds

    def matching(self, kind: Kind, wish: Wish) -> Iterator[Match]:
        is_named, rest = wish.names(kind.verb), wish.without(kind.verb)
        if kind.of != PIECE:
            others = tuple(each for each in wish.pieces if each not in self.refusal.in_hand)
            rest = replace(rest, pieces=others)
        nouns = [
            (noun, left)
            for noun, left in self.nouns(kind, rest, is_named)
            if is_named or kind.meant(noun)
        ]
        yield from (Match(kind, noun, left) for noun, left in nouns)
        if is_named and not nouns:
            yield Match(kind, "", rest)

    def nouns(self, kind: Kind, wish: Wish, is_named: bool) -> Iterator[tuple[Any, Wish]]:
        if kind.of == PLACE and wish.places:
            yield wish.places[-1], replace(wish, places=())
        elif kind.of == PLACE and wish.pieces and (is_named or kind.takes == PIECE):
            place = self.lookup.place_of(self.game, wish.pieces[0])
            if place is not None:
                yield place, replace(wish, pieces=wish.pieces[1:])
        elif PIECE in (kind.of, kind.takes):
            yield from self.pieces(wish)
        elif WORD in (kind.of, kind.takes):
            yield from ((word, replace(wish, words=())) for word in wish.words)

    def pieces(self, wish: Wish) -> Iterator[tuple[int, Wish]]:
        if wish.pieces:
            yield wish.pieces[0], replace(wish, pieces=wish.pieces[1:])
        elif wish.places:
            rest = replace(wish, places=())
            for piece in self.lookup.pieces_at(self.game, wish.places[-1], self.side):
                yield piece, rest

    # --- what is wished besides, held against the next question ---------------------------------

    def ahead(self, option: Action, rest: Wish) -> list[Objection]:
        if not rest.says_more:
            return []
        twin = self.game.copy()
        engine.hear(twin, twin.stack[-1], option)
        return self.onward(twin, rest)

    def onward(self, game: Any, rest: Wish) -> list[Objection]:
        """Continue to the next question, or a skipped one that the wish is about; dice rolls before
        it are assumed to be as favourable as possible."""
        while game.stack and game.ending is None:
            frame = game.frame
            if frame.at == END:
                engine.follow(game, frame, Return())
                continue
            step = frame.steps[frame.at]
            outcome = step.ask(frame, game)
            if isinstance(outcome, Roll | Draw):
                return self.thrown(game, outcome, rest) if self.may_see(outcome) else []
            if isinstance(outcome, Choose) and outcome.by != self.side:
                return []
            if isinstance(outcome, Choose) or (outcome is None and step.explain):
                next_asked = asked(game, self.side, self.lookup)
                if outcome is not None or next_asked.matches(rest):
                    return next_asked.against(rest)
            engine.follow(game, frame, outcome)
        return []

    def may_see(self, chance: Roll | Draw) -> bool:
        """What is in the cup of another side may be a secret."""
        return isinstance(chance, Roll) or chance.by in ("", self.side)

    def thrown(self, game: Any, chance: Roll | Draw, rest: Wish) -> list[Objection]:
        found: list[Objection] = []
        for result in chance.options:
            twin = game.copy()
            engine.hear(twin, twin.stack[-1], result)
            found = self.onward(twin, rest)
            if not found:
                return []
        return found
