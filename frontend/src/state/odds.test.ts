import { describe, expect, it } from "vitest";
import type { Odds } from "../api/types";
import { oddsInWords } from "./odds";

const odds = (more: Partial<Odds>) => ({ column: "", results: {}, ...more }) as Odds;

describe("odds in words", () => {
  it("are the column and what each result means", () => {
    const meanings = { DE: "the defenders lose a step" };
    const found = odds({ column: "6:1", results: { DE: 0.75, BB: 0.25, AE: 0 }, meanings });
    expect(oddsInWords(found)).toBe("Odds: 6:1, the defenders lose a step 75%, BB 25%");
  });
  it("are the chance of success where results are not told", () =>
    expect(oddsInWords(odds({ chance: 0.5 }))).toBe("Odds: 50%"));
});
