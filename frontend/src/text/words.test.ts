import { describe, expect, it } from "vitest";
import { plain } from "./words";

describe("words", () => {
  it("are a text, or a text with references", () => {
    expect(plain("Turn 1 begins.")).toBe("Turn 1 begins.");
    expect(
      plain([["piece", "19 Pz", "19 Pz"], " enters ", ["place", "3134", "Liège (3134)"], "."]),
    ).toBe("19 Pz enters Liège (3134).");
  });
});
