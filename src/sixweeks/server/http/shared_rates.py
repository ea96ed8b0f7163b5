"""Token buckets that the processes of a server share, in a file."""

import fcntl
import os
from hashlib import blake2b
from mmap import mmap
from struct import Struct
from time import monotonic

from sixweeks.server.http.rate_limit import spent
from sixweeks.server.settings import Rate

ROWS, WAYS = 16_384, 4  # a client has one of four neighbouring rows
ROW = Struct("=Qdd")  # who, what is left, since when; the clock is the same in all processes


class SharedRateLimit:
    """The buckets of several processes, in a file in which the least recently used give way."""

    def __init__(self, rate: Rate, name: str, path: str) -> None:
        self.rate, self.name = rate, name
        self.file = os.open(path, os.O_RDWR)
        self.rows = mmap(self.file, ROWS * ROW.size)

    def allows(self, client: str) -> bool:
        digest = blake2b(f"{self.name} {client}".encode("utf-8", "surrogatepass"), digest_size=8)
        key = int.from_bytes(digest.digest())
        start = key % (ROWS // WAYS) * WAYS * ROW.size
        fcntl.lockf(self.file, fcntl.LOCK_EX, WAYS * ROW.size, start)
        try:
            return self.spend(key, start)
        finally:
            fcntl.lockf(self.file, fcntl.LOCK_UN, WAYS * ROW.size, start)

    def spend(self, key: int, start: int) -> bool:
        now = monotonic()
        rows = list(ROW.iter_unpack(self.rows[start : start + WAYS * ROW.size]))
        own = next((each for each in rows if each[0] == key), None)
        chosen = own or min(rows, key=lambda row: row[2])
        bucket = own[1:] if own else (self.rate.burst, now)
        allowed, (left, since) = spent(self.rate, bucket, now)
        ROW.pack_into(self.rows, start + rows.index(chosen) * ROW.size, key, left, since)
        return allowed


def make_shared_file(path: str) -> None:
    with open(path, "wb") as file:
        file.truncate(ROWS * ROW.size)
