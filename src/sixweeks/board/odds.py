"""Combat odds: an open-ended scale of columns (1:1 is 0, 2:1 is 1, 1:2 is -1) or a printed list."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

Ratio = tuple[int, int]
T = TypeVar("T", bound=Hashable)


def ratio_column(attack: int, defence: int) -> int:
    """The odds column, rounded in the defender's favour: 5 against 6 is 1:2."""
    if defence <= 0:
        raise ValueError(f"There are no odds against a defence of {defence}.")
    if attack <= 0:
        raise ValueError(f"There are no odds for an attack of {attack}.")
    if attack >= defence:
        return attack // defence - 1
    return 1 - -(-defence // attack)


def column_name(column: int) -> str:
    """The column as printed: "2:1", "1:3"."""
    return f"{column + 1}:1" if column >= 0 else f"1:{1 - column}"


def printed_ratio(name: str) -> Ratio:
    """A printed ratio or percentage as whole numbers: "1.5:1" is 15 to 10, "150%" 150 to 100."""
    attack, _, defence = name.replace("%", ":100").partition(":")
    places = max(len(part.partition(".")[2]) for part in (attack, defence))
    whole = [
        part.replace(".", "") + "0" * (places - len(part.partition(".")[2]))
        for part in (attack, defence)
    ]
    return int(whole[0]), int(whole[1])


def printed_column(ratios: Sequence[Ratio], attack: int, defence: int) -> int:
    """The highest of the ascending ratios that the attack reaches; the first if it reaches none."""
    attained = [n for n, (a, d) in enumerate(ratios) if attack * d >= a * defence]
    return attained[-1] if attained else 0


def gathered(weighted: Iterable[tuple[T, Fraction]]) -> dict[T, Fraction]:
    """The chance of each outcome, which may come about in several ways."""
    found: dict[T, Fraction] = {}
    for outcome, chance in weighted:
        found[outcome] = found.get(outcome, Fraction(0)) + chance
    return found


def followed(
    found: Mapping[T, Fraction], step: Callable[[T], Mapping[T, Fraction]]
) -> dict[T, Fraction]:
    """The chance of each outcome after a further step, which depends on what came before."""
    return gathered(
        (after, weight * chance)
        for before, weight in found.items()
        for after, chance in step(before).items()
        if chance
    )


def in_the_end(
    found: Mapping[T, Fraction], step: Callable[[T], Mapping[T, Fraction]]
) -> dict[T, Fraction]:
    """Absorption probabilities: the chance of each outcome when a step is repeated until it
    changes nothing (a Markov chain). No step leads back to an earlier outcome."""
    known: dict[T, Mapping[T, Fraction]] = {}

    def end_of(outcome: T) -> Mapping[T, Fraction]:
        if outcome not in known:
            after = dict(step(outcome))
            rest = 1 - after.pop(outcome, Fraction(0))
            ends = followed(after, end_of).items()
            known[outcome] = {end: p / rest for end, p in ends} if rest else {outcome: Fraction(1)}
        return known[outcome]

    return followed(found, end_of)
