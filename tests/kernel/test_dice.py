"""Committed dice: what the seed gives, that it is fair, and that nobody can change it later."""

import hashlib
import hmac
from collections import Counter
from fractions import Fraction

import pytest

from sixweeks.kernel.dice import (
    Dice,
    ListedDice,
    Seed,
    chain_down,
    parse_seed,
    random_seed,
    seed_by_hand,
)
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Draw, Roll

SEED = bytes(range(32))
CUP = tuple("abcdefg")


def by_hand(key: bytes, number: int, limit: int) -> int:
    """The derivation of docs/reference/record.md, written a second time."""
    again = 0
    while True:
        message = f"{number}.{again}" if again else f"{number}"
        digest = hmac.new(key, message.encode("ascii"), hashlib.sha256).digest()
        for byte in digest:
            if byte < 256 // limit * limit:
                return byte % limit
        again += 1


class Scripted(Dice):
    """Dice whose digests are given."""

    def __init__(self, *digests: bytes) -> None:
        super().__init__(SEED)
        self.asked: list[str] = []
        self.digests = iter(digests)

    def digest(self, number: int, message: str) -> bytes:
        self.asked.append(message)
        return next(self.digests)


# Known answers.


def test_the_first_rolls_of_a_known_seed():
    """Worked out with another program: `printf 0 | openssl dgst -sha256 -mac HMAC ...`."""
    dice = Dice(SEED)
    assert [dice.answer(Roll("", 6)) for _ in range(12)] == [5, 6, 3, 5, 6, 1, 6, 2, 6, 3, 4, 1]


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10, 100, 256])
def test_rolls_follow_from_the_seed_alone(sides):
    dice = Dice(SEED)
    rolls = [dice.answer(Roll("", sides)) for _ in range(300)]
    assert rolls == [by_hand(SEED, number, sides) + 1 for number in range(300)]


def test_draws_follow_from_the_seed_alone():
    dice = Dice(SEED)
    draws = [dice.answer(Draw("", CUP)) for _ in range(300)]
    assert draws == [CUP[by_hand(SEED, number, 7)] for number in range(300)]


def test_a_roll_does_not_depend_on_what_was_rolled_before():
    dice = Dice(SEED, rolled=5)
    assert dice.answer(Roll("")) == by_hand(SEED, 5, 6) + 1


# Fairness, byte by byte.


@pytest.mark.parametrize("limit", [6, 10, 7])
def test_every_outcome_has_the_same_number_of_bytes(limit):
    outcomes = Counter(Scripted(bytes([byte]), b"\0").below(0, limit) for byte in range(256))
    fair = 256 // limit
    refused = 256 - fair * limit
    assert outcomes == Counter({n: fair + refused * (n == 0) for n in range(limit)})


@pytest.mark.parametrize("limit", [6, 10, 7])
def test_the_bytes_that_would_favour_low_numbers_are_refused(limit):
    first_unfair = 256 - 256 % limit
    for byte in range(256):
        dice = Scripted(bytes([byte, 1]))
        assert dice.below(0, limit) == (byte % limit if byte < first_unfair else 1)


def test_a_refused_byte_gives_way_to_the_next():
    assert Scripted(bytes([255, 252, 4])).below(0, 6) == 4


def test_when_all_bytes_are_refused_the_next_digest_is_taken():
    refused = b"\xff" * 32
    dice = Scripted(refused, refused, b"\x05")
    assert (dice.below(7, 6), dice.asked) == (5, ["7", "7.1", "7.2"])


def test_real_digests_reach_the_refusal_too():
    first = [hmac.digest(SEED, str(n).encode(), "sha256")[0] for n in range(300)]
    assert any(byte >= 252 for byte in first)


def test_a_die_of_256_refuses_nothing():
    assert Scripted(b"\xff").below(0, 256) == 255


@pytest.mark.parametrize("limit", [0, 257])
def test_no_die_has_no_side_or_too_many(limit):
    with pytest.raises(AssertionError, match="at most 256"):
        Dice(SEED).below(0, limit)


# Commitment and salts.


def test_the_commitment_is_the_hash_of_the_seed():
    assert Seed(SEED).commitment == hashlib.sha256(SEED).hexdigest()


def test_the_seed_is_revealed_as_it_is_read():
    assert parse_seed(Seed(SEED).revealed) == SEED


def test_a_salted_key_is_the_hash_of_seed_and_salts():
    key = hashlib.sha256(SEED + b"nettle" + b"sorrel").digest()
    dice = Dice(SEED, ("nettle", "sorrel"))
    assert [dice.answer(Roll("")) for _ in range(50)] == [
        by_hand(key, number, 6) + 1 for number in range(50)
    ]


@pytest.mark.parametrize("salts", [("nettle",), ("nettle", "sorrel"), ("sorrel", "nettle")])
def test_salts_change_the_key(salts):
    assert Dice(SEED, salts).key not in (SEED, Dice(SEED, (*salts, "more")).key)


def test_empty_salts_change_nothing():
    assert Dice(SEED, ("", "")).key == SEED


def test_joint_dice_wait_for_the_links_of_a_roll():
    dice = Dice(SEED, links={1: b"link"}, is_joint=True)
    ready = [dice.is_ready, Dice(SEED, rolled=1, links=dice.links, is_joint=True).is_ready]
    assert ready == [False, True]


def test_the_key_of_a_joint_roll_is_the_hash_of_key_and_links():
    key = hashlib.sha256(SEED + b"one" + b"two").digest()
    dice = Dice(SEED, links={0: b"onetwo"})
    rolls = [dice.answer(Roll("")), dice.answer(Roll(""))]
    assert rolls == [by_hand(key, 0, 6) + 1, by_hand(SEED, 1, 6) + 1]


def test_a_chain_is_followed_down_by_hashing():
    once = hashlib.sha256(SEED).digest()
    assert chain_down(SEED.hex(), 2) == hashlib.sha256(once).hexdigest()


def test_a_random_seed_is_new_each_time():
    first, second = random_seed(), random_seed()
    assert (len(first.bytes), first.by_hand, first != second) == (32, False, True)


def test_a_seed_by_hand_is_marked_and_always_the_same():
    seed = seed_by_hand(1940)
    assert seed == Seed(hashlib.sha256(b"sixweeks 1940").digest(), by_hand=True)


@pytest.mark.parametrize("text", ["", "00", "zz" * 32, "00" * 33, "00" * 31, " "])
def test_what_is_no_seed_is_refused(text):
    with pytest.raises(InputError, match="64 hexadecimal digits"):
        parse_seed(text)


# Copies and lists.


def test_a_copy_rolls_on_alone():
    dice = Dice(SEED, ("nettle",))
    dice.answer(Roll(""))
    twin = dice.copy()
    assert twin.answer(Roll("")) == Dice(SEED, ("nettle",), rolled=1).answer(Roll(""))
    assert (dice.rolled, twin.rolled) == (1, 2)


def test_listed_dice_come_in_order():
    dice = ListedDice([3, "b", 1])
    assert [dice.answer(Roll("")), dice.answer(Draw("", CUP)), dice.answer(Roll(""))] == [3, "b", 1]


def test_a_list_runs_out():
    dice = ListedDice([3])
    dice.answer(Roll(""))
    with pytest.raises(InputError, match="the list of 1 roll has run out"):
        dice.answer(Roll(""))


@pytest.mark.parametrize("roll", [7, 0, "3"])
def test_a_listed_roll_must_be_possible(roll):
    dice = ListedDice([roll])
    with pytest.raises(InputError, match="is not a possible result"):
        dice.answer(Roll(""))
    assert dice.rolled == 0


def test_a_copy_of_a_list_rolls_on_alone():
    dice = ListedDice([3, 4])
    twin = dice.copy()
    twin.answer(Roll(""))
    assert dice.answer(Roll("")) == 3


def test_several_dice_of_one_roll_take_one_byte_each():
    assert Scripted(bytes([3, 253, 5])).answer(Roll("german", dice=2)) == 4 + 6


def test_the_odds_of_two_dice_are_those_of_their_sum():
    odds = Roll("german", dice=2).odds
    assert (odds[2], odds[7], odds[12], sum(odds.values())) == (
        Fraction(1, 36),
        Fraction(1, 6),
        Fraction(1, 36),
        1,
    )
