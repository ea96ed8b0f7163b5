import { describe, expect, it } from "vitest";
import { plainWords } from "./words";

describe("words", () => {
  it("reads a sentence with references as a string, wherever it is told", () => {
    const told =
      '{"log": [{"text": [["piece", "G I", "I Corps"], " moves to ", ["place", "17", "Sedan"], "."]}]}';
    expect(JSON.parse(told, plainWords)).toEqual({ log: [{ text: "I Corps moves to Sedan." }] });
  });

  it("leaves lists that are no sentences alone", () => {
    expect(JSON.parse('{"path": ["1", "2"]}', plainWords)).toEqual({ path: ["1", "2"] });
  });
});
