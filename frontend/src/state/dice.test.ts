import { describe, expect, it } from "vitest";
import type { Chance } from "../api/types";
import { chainDown, hexOf, luck, readRecord, verify } from "./dice";

const seed = "d8bbf6cd9f119d0f17cdf10b95777716862af54be9e4782f05a233e0fa601fec";
const promise = "fbc52b18eec1c424d5cee2234f7c9a9a4a113b077aeecb81d4407c2cf32cd18e";

const record = (rolls: number[], salts = "") =>
  readRecord(
    `sixweeks record 1\nseed: sha256 ${promise}\n${salts}\n\ngerman: attack 2930\n${rolls
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
    const told = { ...record([]), rolls: fell };
    expect((await verify(told, asked)).wrong).toEqual([]);
  });

  it("may be rolled by two browsers together", async () => {
    const [german, allied] = await Promise.all([chainDown(seed, 3), chainDown(promise, 3)]);
    const hex = (chain: Uint8Array[], n: number) => hexOf(chain[n] ?? new Uint8Array());
    const salts = `salt german: ${hex(german, 3)}\nsalt allied: ${hex(allied, 3)}`;
    const links = [
      { side: "german", count: 2, last: hex(german, 1) },
      { side: "allied", count: 2, last: hex(allied, 1) },
    ];
    const { wrong: plain } = await verify(record([1, 1, 1, 1], salts), sixes(4));
    const told = { ...record([1, 1, 1, 1], salts), links };
    const { wrong: joint, keptPromise } = await verify(told, sixes(4));
    expect(keptPromise).toBe(true);
    expect(joint.filter((n) => n > 1)).toEqual(plain.filter((n) => n > 1));
    const other = { ...told, links: links.map((each) => ({ ...each, last: seed })) };
    expect((await verify(other, sixes(4))).keptPromise).toBe(false);
  });

  it("say in the record what they were", () => {
    const { rolls } = readRecord("sixweeks record 2\n\nroll: 9 of 2d6\ndraw: a of a | b\n");
    expect(rolls.map((roll) => roll.value)).toEqual(["9", "a"]);
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
