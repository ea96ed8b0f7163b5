import { describe, expect, it } from "vitest";
import type { TableInfo } from "../api/types";
import { outcomeOf, statisticsOf } from "./results";

const table = (result: string, ...sides: string[]) =>
  ({ game: "france_40", result, sides }) as TableInfo;

describe("how one's games ended", () => {
  it("tells won from lost by the seat", () => {
    expect(outcomeOf(table("german decisive 4.11a", "german"))).toBe("won");
    expect(outcomeOf(table("german decisive 4.11a", "allied", "observer"))).toBe("lost");
    expect(outcomeOf(table("draw draw 4.11a", "german"))).toBe("draw");
  });

  it("is neither for whoever watched or played both sides", () => {
    expect(outcomeOf(table("german decisive 4.11a", "observer"))).toBe("over");
    expect(outcomeOf(table("german decisive 4.11a", "german", "allied"))).toBe("over");
    expect(outcomeOf(table("nobody closed", "german"))).toBe("over");
  });

  it("counts by game and side", () => {
    const all = [
      table("german x 1", "german"),
      table("allied x 1", "german"),
      table("", "german"),
      table("allied x 1", "allied"),
    ];
    expect(statisticsOf(all)).toEqual([
      { game: "france_40", side: "allied", won: 1, lost: 0, draw: 0, running: 0 },
      { game: "france_40", side: "german", won: 1, lost: 1, draw: 0, running: 1 },
    ]);
  });
});
