import { describe, expect, it } from "vitest";
import { luck, readRecord, verify } from "./dice";

const seed = "d8bbf6cd9f119d0f17cdf10b95777716862af54be9e4782f05a233e0fa601fec";
const promise = "fbc52b18eec1c424d5cee2234f7c9a9a4a113b077aeecb81d4407c2cf32cd18e";

const record = (rolls: number[], salts = "") =>
  `sixweeks record 1\nseed: sha256 ${promise}\n${salts}\ngerman: attack 2930\n${rolls
    .map((roll) => `roll: ${roll}`)
    .join("\n")}\nreveal: ${seed}\nend: 9 answers\n`;

// The rolls are those of kernel/dice.py for this seed.
const rolls = [3, 1, 6, 1, 1, 4, 2, 1];

describe("the dice", () => {
  it("follow from the revealed seed", async () => {
    const verdict = await verify(readRecord(record(rolls)));
    expect(verdict).toEqual({ rolls: 8, wrong: [], keptPromise: true });
  });

  it("follow from seed and salts", async () => {
    const salted = record([5, 4, 2, 2, 6, 5, 5, 2], "salt german: salt\nsalt allied: pepper");
    expect((await verify(readRecord(salted))).wrong).toEqual([]);
  });

  it("are found out if one was changed", async () => {
    const changed = rolls.with(2, 5);
    expect((await verify(readRecord(record(changed)))).wrong).toEqual([2]);
  });

  it("belong to the side that answered", () => {
    const [german] = luck(readRecord(record(rolls)).rolls);
    expect(german).toEqual({ who: "german", rolls: 8, mean: 19 / 8, faces: [4, 1, 1, 1, 0, 1] });
  });
});
