import { describe, expect, it } from "vitest";
import type { Place } from "../api/types";
import { border, front, isWay, nearest, next, placeAt } from "./geometry";

/** A square of side 10; the squares of one row share their sides. */
const square = (id: string, x: number, y = 0): Place => ({
  id,
  x,
  y,
  name: "",
  name_at: null,
  is_objective: false,
  outline: [
    [x - 5, y - 5],
    [x + 5, y - 5],
    [x + 5, y + 5],
    [x - 5, y + 5],
  ],
  label: id,
});
const [a, b, c] = [square("a", 0), square("b", 10), square("c", 20)];
const segments = (path: string) => path.split("M").length - 1;

describe("places", () => {
  it("finds the nearest", () => {
    expect(nearest([a, b, c], { x: 12, y: 3 })?.id).toBe("b");
  });

  it("finds the one whose outline holds a point, and a box before the area it lies on", () => {
    const area: Place = {
      ...square("area", 0),
      outline: [
        [0, 0],
        [100, 0],
        [100, 100],
        [90, 100],
        [90, 10],
        [0, 10],
      ],
    };
    const box = square("box", 50, 5);
    expect(placeAt([area, box], { x: 95, y: 90 })?.id).toBe("area");
    expect(placeAt([area, box], { x: 50, y: 5 })?.id).toBe("box");
    expect(placeAt([area, box], { x: 50, y: 50 })).toBeUndefined();
  });

  it("finds the next one in a direction", () => {
    expect(next([a, b, c], a, { x: 1, y: 0 })?.id).toBe("b");
    expect(next([a, b, c], a, { x: -1, y: 0 })).toBeUndefined();
  });

  it("draws the outer border of a set only", () => {
    expect(segments(border([a, b]))).toBe(6);
  });

  it("draws the line between two sets", () => {
    expect(segments(front([a], [b, c]))).toBe(1);
    expect(front([a], [c])).toBe("");
  });

  it("knows a way from a list of places", () => {
    expect(isWay([a, b, c])).toBe(true);
    expect(isWay([a, c])).toBe(false);
  });
});
