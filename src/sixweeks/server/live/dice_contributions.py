"""Browsers add to the dice: a salt before the first roll, and a link for every joint roll."""

from functools import partial

from msgspec.structs import replace

from sixweeks.kernel.dice import chain_down
from sixweeks.kernel.formats.record import CHANCE
from sixweeks.server.errors import HTTPError
from sixweeks.server.live.apply_answer import SetUp, roll_what_is_due
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.seat_swap import is_due
from sixweeks.server.live.seats import people_of
from sixweeks.server.live.table_dice import use_own_dice
from sixweeks.server.storage.dice_shares import JOINT, SALTED
from sixweeks.server.storage.rows import Conflict, ShareRow


async def give_salt(live: LiveTable, side: str, commitment: str, salt: str) -> None:
    """Refused if one was given, or if another seed than this table's was committed to."""
    async with live.settled_lock():
        while (share := share_of(live, side)).salt != salt:
            if share.salt:
                raise HTTPError(409, "error-salt-given")
            if commitment != live.table.record.commitment:
                raise HTTPError(409, "error-other-commitment")
            if await contribute(live, replace(share, salt=salt), live.row.dice):
                return


async def reveal_link(live: LiveTable, chain: str, number: int, link: str) -> None:
    """A link proves by itself whose it is; the same one sent again changes nothing."""
    async with live.settled_lock():
        while not is_revealed(share := share_of(live, chain), number, link):
            rolled = live.last_entry.rolled
            if not is_roll_due(live) or (share.links, number) != (rolled, rolled + 1):
                raise HTTPError(409, "error-no-roll-due")
            if chain_down(link, 1) != (share.link or share.salt):
                raise HTTPError(422, "error-not-the-next-link")
            given = replace(share, links=number, link=link)
            if await contribute(live, given, live.row.dice):
                return


def is_revealed(share: ShareRow, number: int, link: str) -> bool:
    steps = share.links - number
    return number > 0 <= steps and chain_down(share.link, steps) == link


async def waive_links(live: LiveTable, side: str) -> None:
    """When everybody who plays agrees, the game goes on with seed and salts alone."""
    async with live.settled_lock():
        while not (share := share_of(live, side)).is_waived:
            if live.row.dice != JOINT:
                raise HTTPError(409, "error-not-joint")
            people = people_of(live.seats)
            waiting = {each.side for each in live.shares if not each.is_waived} & people
            kind = JOINT if waiting - {side} else SALTED
            if await contribute(live, replace(share, is_waived=1), kind):
                return


def share_of(live: LiveTable, side: str) -> ShareRow:
    found = next((share for share in live.shares if share.side == side), None)
    if found is None:
        raise HTTPError(409, "error-no-share")
    return found


def is_roll_due(live: LiveTable) -> bool:
    return live.row.dice == JOINT and live.table.to_move in CHANCE and live.table.dice is not None


async def contribute(live: LiveTable, share: ShareRow, kind: str) -> bool:
    """Store what a side adds, and roll what is ready; False if another process was quicker."""
    live.is_broken = True
    live.views.forget()
    shares = [share if each.side == share.side else each for each in live.shares]
    row = replace(live.row, dice=kind)
    use_own_dice(live.table, row, live.last_entry.rolled, shares)
    try:
        live.revision = await stored(live, share, kind)
    except Conflict:
        await live.reload(whole=True)
        return False
    live.row, live.shares = row, shares
    if is_due(live.row, live.table):
        await live.reload(whole=True)
    live.is_broken = False
    live.views.forget()
    live.wake()
    return True


async def stored(live: LiveTable, share: ShareRow, kind: str) -> int:
    store, revision = live.store, live.revision
    set_up = SetUp(live.row.deployment, people_of(live.seats))
    async with live.threads.commit_lock.hold() as hold:
        entries = roll_what_is_due(live.table, live.cursor, set_up)
        if entries:
            write = partial(store.contribute, share, kind, revision)
            return await live.append(entries, hold, write)
        put = live.threads.write(store.shares.put, live.row.id, revision, share, kind)
        return await hold.wait_for(put)
