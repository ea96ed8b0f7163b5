import { describe, expect, it } from "vitest";
import type { Line } from "../api/types";
import { combatIn, likeliest } from "./combat";

const line = (more: Partial<Line>) =>
  ({ text: "", places: [], result: "", chances: {}, ...more }) as Line;
const attack = line({
  text: [
    ["piece", "G II", "G II"],
    " and ",
    ["piece", "19 Pz", "19 Pz"],
    " attack ",
    ["place", "2930", "2930"],
    ".",
  ],
  places: ["2930"],
});

describe("a combat", () => {
  it("is who attacked where, and what came of it", () => {
    expect(combatIn([attack, line({ result: "DR" }), line({})])).toEqual({
      attackers: ["G II", "19 Pz"],
      target: "2930",
      result: "DR",
    });
  });

  it("is where the roll says, if it names a place", () => {
    expect(combatIn([attack, line({ result: "N", places: ["1111"] })])).toEqual({
      attackers: [],
      target: "1111",
      result: "N",
    });
  });

  it("is none without a roll on a results table", () => {
    expect(combatIn([attack])).toBeNull();
  });

  it("has its likeliest results first", () => {
    expect(likeliest({ chances: { AE: 0.2, DR: 0.8 } })).toEqual([
      ["DR", 0.8],
      ["AE", 0.2],
    ]);
  });
});
