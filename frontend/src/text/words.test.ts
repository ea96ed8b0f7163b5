import { describe, expect, it } from "vitest";
import { joined, plain } from "./words";

describe("words", () => {
  it("are a text, or a text with references", () => {
    expect(plain("Turn 1 begins.")).toBe("Turn 1 begins.");
    expect(
      plain([["piece", "19 Pz", "19 Pz"], " enters ", ["place", "3134", "Liège (3134)"], "."]),
    ).toBe("19 Pz enters Liège (3134).");
  });

  it("keep a reference and the punctuation after it together", () => {
    const [unit, place] = [
      ["piece", "19 Pz", "19 Pz"],
      ["place", "3134", "Liège (3134)"],
    ] as [["piece", string, string], ["place", string, string]];
    expect(joined("Turn 1 begins.")).toEqual(["Turn 1 begins."]);
    expect(joined([unit, " enters ", place, "; the end."])).toEqual([
      { ref: unit, end: "" },
      " enters ",
      { ref: place, end: ";" },
      " the end.",
    ]);
  });
});
