"""Dice: chance questions answered from a committed seed, or from a list.

The seed is 32 bytes. Its SHA-256 is published before the first roll, the seed after the last.
Roll n (counted from 0) takes its number from HMAC-SHA256(key, n), n as decimal digits, where the
key is the seed itself or, if players added salts, SHA-256(seed + salts in order of the sides).
The digest's bytes are taken in order, one for each die of the roll; a byte is rejected if it would
favour low numbers (rejection sampling); when all 32 are used up the next digest is
HMAC-SHA256(key, "n.1"), and so on.

Joint dice: a salt is then the end of a hash chain, SHA-256(link 1). Roll n takes link n + 1 of
every side, which its browser reveals for that roll only, and the key SHA-256(key + links).
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Protocol

from msgspec import Struct

from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Draw, Roll

SEED_BYTES = 32


class Rng(Protocol):
    """A random generator passed in by the caller; games themselves ask chance questions."""

    def randint(self, a: int, b: int, /) -> int: ...
    def shuffle(self, x: list[Any], /) -> None: ...
    def sample(self, population: list[Any], k: int, /) -> list[Any]: ...


class Seed(Struct, frozen=True):
    """A table's seed. One chosen by hand proves nothing and is marked as such."""

    bytes: bytes
    by_hand: bool = False

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.bytes).hexdigest()

    @property
    def revealed(self) -> str:
        return self.bytes.hex()


def random_seed() -> Seed:
    return Seed(secrets.token_bytes(SEED_BYTES))


def seed_by_hand(number: int) -> Seed:
    """A reproducible seed from a number; the record marks it as chosen by hand."""
    return Seed(hashlib.sha256(f"sixweeks {number}".encode()).digest(), by_hand=True)


def parse_seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise InputError("error-not-a-seed", seed=text)
    return seed


def chain_down(link: str, steps: int) -> str:
    """The link that comes so many steps before this one in its hash chain."""
    found = bytes.fromhex(link)
    for _ in range(steps):
        found = hashlib.sha256(found).digest()
    return found.hex()


class Dice:
    """Answers chance questions from a seed, counting the rolls.

    `links` has what the browsers add to a roll; joint dice do not roll without it."""

    def __init__(
        self,
        seed: bytes,
        salts: Sequence[str] = (),
        rolled: int = 0,
        links: Mapping[int, bytes] | None = None,
        is_joint: bool = False,
    ) -> None:
        mixed = "".join(salts).encode()
        self.key = hashlib.sha256(seed + mixed).digest() if mixed else seed
        self.rolled = rolled
        self.links = links or {}
        self.is_joint = is_joint

    def copy(self) -> "Dice":
        return Dice(self.key, (), self.rolled, self.links, self.is_joint)

    @property
    def is_ready(self) -> bool:
        return not self.is_joint or self.rolled in self.links

    def answer(self, question: Roll | Draw) -> int | str:
        number = self.rolled
        self.rolled += 1
        if isinstance(question, Roll):
            throws = islice(self.all_below(number, question.sides), question.dice)
            return sum(throws) + question.dice
        cup: tuple[str, ...] = question.cup
        return cup[self.below(number, len(cup))]

    def below(self, number: int, limit: int) -> int:
        """A uniform integer from 0 to limit - 1, without modulo bias."""
        return next(self.all_below(number, limit))

    def all_below(self, number: int, limit: int) -> Iterator[int]:
        """One such integer for each die of a roll."""
        assert 0 < limit <= 256, "a die or a cup has at most 256 outcomes"
        fair = 256 - 256 % limit
        return (byte % limit for byte in self.bytes_of(number) if byte < fair)

    def bytes_of(self, number: int) -> Iterator[int]:
        yield from self.digest(number, str(number))
        again = 1
        while True:
            yield from self.digest(number, f"{number}.{again}")
            again += 1

    def digest(self, number: int, message: str) -> bytes:
        return hmac.digest(self.key_of(number), message.encode(), "sha256")

    def key_of(self, number: int) -> bytes:
        links = self.links.get(number)
        return hashlib.sha256(self.key + links).digest() if links else self.key


class ListedDice:
    """Answers chance questions from a list, for tests and analysis."""

    is_ready = True

    def __init__(self, rolls: Sequence[int | str]) -> None:
        self.rolls = list(rolls)
        self.rolled = 0

    def copy(self) -> "ListedDice":
        twin = ListedDice(self.rolls)
        twin.rolled = self.rolled
        return twin

    def answer(self, question: Roll | Draw) -> int | str:
        if self.rolled >= len(self.rolls):
            raise InputError("error-rolls-ran-out", count=len(self.rolls))
        roll = self.rolls[self.rolled]
        if roll not in question.options:
            known = map(str, question.options)
            raise InputError("error-not-a-result", roll=str(roll), known=known)
        self.rolled += 1
        return roll
