import { describe, expect, it } from "vitest";
import type { Line } from "../api/types";
import { battlesOf, totalsOf } from "./luck";

const line = (serial: number, text: string, result = "", chances = {}): Line => ({
  serial,
  who: "german",
  text,
  rule: "",
  places: [],
  path: [],
  dice: [],
  result,
  chances,
  is_undo: false,
  table: "",
  column: "",
});
const log = [
  line(1, "G I moves."),
  line(2, "G I attacks."),
  line(2, "At 1:1: DR.", "DR", { DR: 0.75, BB: 0.25 }),
  line(3, "At 2:1: DR.", "DR", { DR: 0.5, DE: 0.5 }),
];

describe("luck", () => {
  it("finds the battles in the log, each with the chance of what came", () => {
    const found = battlesOf(log).map(({ serial, text, chance }) => [serial, text, chance]);
    expect(found).toEqual([
      [2, "G I attacks. At 1:1: DR.", 0.75],
      [3, "At 2:1: DR.", 0.5],
    ]);
  });

  it("says where: at the places of the roll, else at those that its entry told before", () => {
    const attack = { ...line(2, "G I attacks."), places: ["3030"] };
    const [battle] = battlesOf([attack, line(2, "At 1:1: DR.", "DR", { DR: 1 })]);
    expect(battle?.places).toEqual(["3030"]);
  });

  it("adds up what was expected and what came", () => {
    expect(totalsOf(battlesOf(log))).toEqual([
      { result: "BB", expected: 0.25, came: 0 },
      { result: "DE", expected: 0.5, came: 0 },
      { result: "DR", expected: 1.25, came: 2 },
    ]);
  });

  it("has nothing to say before the first battle", () => {
    expect(totalsOf(battlesOf([line(1, "G I moves.")]))).toEqual([]);
  });
});
