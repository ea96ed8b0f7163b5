import { describe, expect, it } from "vitest";
import type { Chance } from "../api/types";
import { luck, readRecord, verify } from "./dice";

const seed = "d8bbf6cd9f119d0f17cdf10b95777716862af54be9e4782f05a233e0fa601fec";
const promise = "fbc52b18eec1c424d5cee2234f7c9a9a4a113b077aeecb81d4407c2cf32cd18e";

const record = (rolls: number[], salts = "") =>
  readRecord(
    `sixweeks record 1\nseed: sha256 ${promise}\n${salts}\ngerman: attack 2930\n${rolls
      .map((roll) => `roll: ${roll}`)
      .join("\n")}\nreveal: ${seed}\nend: 9 answers\n`,
  );
const chance = (more: Partial<Chance>): Chance => ({
  by: "german",
  came: "",
  sides: 0,
  dice: 0,
  cup: [],
  ...more,
});
const sixes = (count: number) => Array.from({ length: count }, () => chance({ sides: 6, dice: 1 }));

// What falls is what kernel/dice.py gives for this seed.
const rolls = [3, 1, 6, 1, 1, 4, 2, 1];

describe("the dice", () => {
  it("follow from the revealed seed", async () => {
    const verdict = await verify(record(rolls), sixes(8));
    expect(verdict).toEqual({ rolls: 8, wrong: [], keptPromise: true });
  });

  it("follow from seed and salts", async () => {
    const salted = record([5, 4, 2, 2, 6, 5, 5, 2], "salt german: salt\nsalt allied: pepper");
    expect((await verify(salted, sixes(8))).wrong).toEqual([]);
  });

  it("may be several, of any number of faces, or markers in a cup", async () => {
    const cup = ["a", "a", "b", "c", "d"];
    const asked = [
      chance({ sides: 6, dice: 1 }),
      chance({ sides: 6, dice: 2 }),
      chance({ cup }),
      chance({ sides: 10, dice: 1 }),
      chance({ sides: 6, dice: 40 }),
      chance({ cup }),
    ];
    const fell = ["3", "6", "a", "1", "144", "a"].map((value, n) => ({
      who: "german",
      value,
      isDraw: (asked[n]?.cup.length ?? 0) > 0,
    }));
    const told = { commitment: promise, reveal: seed, salts: [], rolls: fell };
    expect((await verify(told, asked)).wrong).toEqual([]);
  });

  it("are found out if one was changed", async () => {
    expect((await verify(record(rolls.with(2, 5)), sixes(8))).wrong).toEqual([2]);
  });

  it("are counted for each side, with every number that can fall and no other", () => {
    const thrown = [
      chance({ came: "2", sides: 6, dice: 2 }),
      chance({ came: "5", sides: 6, dice: 1 }),
    ];
    const [one, two] = luck([...thrown, chance({ came: "x", cup: ["x"] })]);
    expect(one?.values).toEqual([1, 2, 3, 4, 5, 6]);
    expect(one?.players).toEqual([
      { who: "german", rolls: 1, mean: 5, counts: [0, 0, 0, 0, 1, 0] },
    ]);
    expect(two?.values).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
