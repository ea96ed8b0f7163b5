"""Sets as integers: the bits of a mask."""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import NamedTuple

BYTES: list["ByteBits"] = []
LONG = 32  # bytes
FEW = 4


class Bits(NamedTuple):
    """Says in an annotation what the bits of a mask stand for: `Annotated[int, Bits(UnitId)]`."""

    of: object


class ByteBits(dict[int, tuple[int, ...]]):
    """The bits that each value of one byte of a mask stands for, worked out when first met."""

    def __init__(self, position: int) -> None:
        super().__init__()
        self.first = 8 * position

    def __missing__(self, byte: int) -> tuple[int, ...]:
        self[byte] = tuple(self.first + bit for bit in range(8) if byte >> bit & 1)
        return self[byte]


def mask_of(indices: Iterable[int]) -> int:
    """The set with these bits; one may be named twice."""
    mask = 0
    for index in indices:
        mask |= 1 << index
    return mask


def union(masks: Iterable[int]) -> int:
    """What is in any of these sets."""
    return reduce(or_, masks, 0)


def bit_indices(mask: int) -> list[int]:
    """The indices of the set bits, ascending."""
    # SPEED: 60 bits of 900 in 4 us, one by one 11; below ten bits one by one is quicker.
    if mask.bit_count() > 9:
        return many_bits(mask)
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def nth_bit(mask: int, n: int) -> int:
    """The index of a set bit, counted from the lowest, which is the 0th."""
    first, width = 0, mask.bit_length()
    # SPEED: a binary search, then bit by bit; one of 39 bits of 370 in 0.5 us, bit by bit 0.9.
    while n > FEW:
        width = (width + 1) >> 1
        low = mask & (1 << width) - 1
        below = low.bit_count()
        if n < below:
            mask = low
        else:
            mask >>= width
            first += width
            n -= below
    while n:
        mask &= mask - 1
        n -= 1
    return first + (mask & -mask).bit_length() - 1


def many_bits(mask: int) -> list[int]:
    length = (mask.bit_length() + 7) // 8
    while len(BYTES) < length:
        BYTES.append(ByteBits(len(BYTES)))
    data = mask.to_bytes(length, "little")
    found: list[int] = []
    # SPEED: on a large map most sets begin far from its first hex.
    first = ((mask & -mask).bit_length() - 1) // 8 if length > LONG else 0
    for bits, byte in zip(BYTES[first:] if first else BYTES, data[first:], strict=False):
        if byte:
            found += bits[byte]
    return found
