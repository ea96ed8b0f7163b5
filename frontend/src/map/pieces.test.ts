import { describe, expect, it } from "vitest";
import type { Piece, Pile, Place } from "../api/types";
import { byPlace, followed, footUnder, isNameHidden, kinds, lying, pieceAt } from "./pieces";

const piece = (id: string, face = id): Piece => ({
  id,
  face,
  label: face,
  side: "",
  hidden: false,
  marks: [],
  text: "",
  scale: 1,
});
const place: Place = {
  id: "13",
  x: 100,
  y: 100,
  outline: [],
  label: "",
  name: "Stonne",
  name_at: [150, 130],
  is_objective: false,
};
const places = new Map([[place.id, place]]);
const pile = (ids: string[], more: Partial<Pile> = {}): Pile => ({
  place: "13",
  pieces: ids.map((id) => piece(id)),
  at: null,
  across: 0,
  ...more,
});
const spots = (piles: Pile[]) => lying(piles, places, 50, "").map(({ x, y }) => [x, y]);

describe("pieces", () => {
  it("lie in the middle of their place, or where the game puts them", () => {
    expect(spots([pile(["a"])])).toEqual([[100, 100]]);
    expect(spots([pile(["a"], { at: [20, 30] })])).toEqual([[20, 30]]);
  });

  it("lie side by side if the game says so", () => {
    const rows = spots([pile(["a", "b", "c"], { across: 2 })]);
    expect(rows).toEqual([
      [73, 73],
      [127, 73],
      [100, 127],
    ]);
  });

  it("hide the name of their place, and one that is printed where they lie", () => {
    const other = (x: number) =>
      lying([pile(["a"], { place: "14", at: [x, 120] })], places, 50, "");
    expect(isNameHidden(place, lying([pile(["a"])], places, 50, ""))).toBe(true);
    expect(isNameHidden(place, other(190))).toBe(true);
    expect(isNameHidden(place, other(210))).toBe(false);
    expect(isNameHidden({ ...place, name_at: null }, other(190))).toBe(false);
    expect(isNameHidden({ ...place, name: "" }, lying([pile(["a"])], places, 50, ""))).toBe(false);
  });

  it("are not covered by the name of their place, which goes below them", () => {
    const square = {
      ...place,
      outline: [
        [60, 60],
        [140, 60],
        [140, 140],
        [60, 140],
      ] as [number, number][],
    };
    const name = (ids: string[]) => footUnder(square, lying([pile(ids)], places, 50, ""), 9, 12);
    expect([name([]), name(["a"])]).toEqual([131, 137]);
  });

  it("are hit by a point, the top one of a stack first", () => {
    const stack = lying([pile(["a", "b"])], places, 50, "");
    expect(pieceAt(stack, { x: 100, y: 100 })?.piece.id).toBe("b");
    expect(pieceAt(stack, { x: 200, y: 100 })).toBeUndefined();
  });

  it("are counted on the top of a tall stack, unless it is spread", () => {
    const counts = (ids: string[], spread = "") =>
      lying([pile(ids)], places, 50, spread).map(({ count }) => count);
    expect(counts(["a", "b", "c"])).toEqual([0, 0, 0]);
    expect(counts(["a", "b", "c", "d"])).toEqual([0, 0, 0, 4]);
    expect(counts(["a", "b", "c", "d"], "13")).toEqual([0, 0, 0, 0]);
  });

  it("are covered by those above them in a stack, and not in a row", () => {
    const covered = (piles: Pile[]) => lying(piles, places, 50, "").map((each) => each.isCovered);
    expect(covered([pile(["a", "b"])])).toEqual([true, false]);
    expect(covered([pile(["a", "b"], { across: 2 })])).toEqual([false, false]);
  });

  it("of several piles are all in their place", () => {
    const here = byPlace([pile(["a"]), pile(["b"], { at: [0, 0] })]).get("13");
    expect(here?.map((each) => each.id)).toEqual(["a", "b"]);
  });

  it("of a cup are counted by kind, with the chance of each", () => {
    const cup = [piece("1", "x"), piece("2", "y"), piece("3", "x"), piece("4", "x")];
    expect(kinds(cup).map(({ count, chance }) => [count, chance])).toEqual([
      [3, 0.75],
      [1, 0.25],
    ]);
  });
});

describe("eyes that follow a unit", () => {
  const unit = (id: string, side = "german"): Piece => ({ ...piece(id), side });
  const pile = (place: string, ...pieces: Piece[]) => ({ place, pieces }) as Pile;

  it("go where it goes, and back with it", () => {
    const before = [pile("Sedan", unit("1"), unit("2")), pile("Givet", unit("3"))];
    const after = [pile("Sedan", unit("2")), pile("Givet", unit("3"), unit("1"))];
    expect(followed("Sedan", "german", before, after)).toBe("Givet");
    expect(followed("Givet", "german", after, before)).toBe("Sedan");
  });

  it("stay where nothing of one's own has left", () => {
    const before = [pile("Sedan", unit("1", "allied"))];
    const after = [pile("Givet", unit("1", "allied"))];
    expect(followed("Sedan", "german", before, after)).toBe("Sedan");
  });
});
