"""The dice of a table: the server's seed, and what the browsers have added to it.

Nothing is rolled or drawn before every person's browser has given its salt; joint dice wait for
the links of each roll as well."""

import hmac
from collections.abc import Iterable, Sequence

from sixweeks.kernel.dice import Dice, chain_down
from sixweeks.kernel.formats.record import CHANCE, Entry, entry_line
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.table import Table
from sixweeks.server.live.chosen_dice import ChosenDice
from sixweeks.server.live.store_threads import StoreThreads
from sixweeks.server.shared_dice import SharedDice
from sixweeks.server.storage.dice_shares import CHOSEN, JOINT
from sixweeks.server.storage.rows import EntryRow, ShareRow, TableRow


def use_own_dice(table: Table, row: TableRow, rolled: int, shares: Iterable[ShareRow]) -> None:
    """From here on the table rolls by its own seed, once everybody has added to it."""
    if row.dice == CHOSEN:
        table.dice, table.quiet = ChosenDice(), False
        return
    given = in_order(table.definition, shares)
    if given:
        table.record.salts = {share.side: share.salt for share in given if share.salt}
        table.record.links = links_told(given)
    table.dice = None
    if all(share.salt for share in given):
        seed, salts = bytes.fromhex(row.seed), tuple(table.record.salts.values())
        table.dice = Dice(seed, salts, rolled, next_links(given, rolled), row.dice == JOINT)
    table.quiet = False


def in_order(definition: GameDefinition, shares: Iterable[ShareRow]) -> list[ShareRow]:
    return sorted(shares, key=lambda share: definition.side_ids().index(share.side))


def next_links(shares: Sequence[ShareRow], rolled: int) -> dict[int, bytes]:
    """Of the roll that is due, if every side has revealed its link."""
    if not shares or any(share.links <= rolled for share in shares):
        return {}
    links = (chain_down(share.link, share.links - rolled - 1) for share in shares)
    return {rolled: b"".join(map(bytes.fromhex, links))}


def links_told(shares: Sequence[ShareRow]) -> dict[str, str]:
    """As the record tells them: those that every side has revealed."""
    count = min(share.links for share in shares)
    if not count:
        return {}
    return {
        share.side: f"{count} {chain_down(share.link, share.links - count)}" for share in shares
    }


async def dice_as_seen(
    threads: StoreThreads, row: TableRow, table: Table, shares: list[ShareRow]
) -> SharedDice:
    """What every seat is told; a browser reveals its link when it knows what the roll follows."""
    due, after = None, ""
    if row.dice == JOINT and table.dice is not None and table.to_move in CHANCE:
        due = table.dice.rolled
        entries = await threads.read(threads.store.entries_at_roll, row.id, due)
        after = keyed_hash(row.seed, due, since_last_roll(entries))
    return SharedDice(
        kind=row.dice,
        salts={share.side: share.salt for share in shares},
        links={share.side: share.links for share in shares},
        due=due,
        after=after,
        waived=tuple(share.side for share in shares if share.is_waived),
    )


def keyed_hash(seed: str, number: int, lines: Iterable[Entry]) -> str:
    """What roll `number` follows since the roll before it; a browser is told this before it
    reveals its link, and compares it with the record after the end."""
    told = "\n".join((str(number), *map(entry_line, lines)))
    return hmac.digest(bytes.fromhex(seed), told.encode(), "sha256").hex()


def since_last_roll(entries: Iterable[EntryRow]) -> list[Entry]:
    lines: list[Entry] = []
    for line in (line for entry in entries for line in entry.lines):
        lines = [] if line.who in CHANCE else [*lines, line]
    return lines
