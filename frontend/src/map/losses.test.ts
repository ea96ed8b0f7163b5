import { describe, expect, it } from "vitest";
import { folded } from "./folding";
import { lossesOf } from "./losses";
import type { Lying } from "./pieces";

const lying = (key: string, face = key, more = {}) =>
  ({ key, place: "1", piece: { id: key, face, side: "german", hidden: false, ...more } }) as Lying;

describe("losses", () => {
  it("are counters that are gone", () => {
    const { fallen } = lossesOf([lying("a"), lying("b")], [lying("a")]);
    expect(fallen.map(({ key }) => key)).toEqual(["b"]);
  });

  it("are counters that show another face", () => {
    expect([...lossesOf([lying("a", "full")], [lying("a", "reduced")]).turned]).toEqual(["a"]);
  });

  it("are shown on counters that were hidden before", () => {
    const back = lying("1 0", "back", { hidden: true });
    expect([...lossesOf([back], [lying("a")]).turned]).toEqual(["a"]);
    expect([...lossesOf([back], [{ ...lying("a"), place: "2" }]).turned]).toEqual([]);
  });

  it("are neither markers nor counters that nobody knows", () => {
    const before = [lying("a", "a", { side: "" }), lying("b", "b", { hidden: true })];
    expect(lossesOf(before, []).fallen).toEqual([]);
  });

  it("are not a whole new position", () => {
    const many = Array.from({ length: 13 }, (_, n) => lying(`${n}`));
    expect(lossesOf(many, []).fallen).toEqual([]);
  });
});

describe("a sign on the map", () => {
  it("has its words in lines", () => {
    expect(folded("the defenders lose two steps and retreat")).toEqual([
      "the defenders lose two steps",
      "and retreat",
    ]);
    expect(folded("")).toEqual([]);
  });
});
