import { describe, expect, it } from "vitest";
import { FRAME, pathOf, scaleOf, ticksOf } from "./chart";

describe("a line chart", () => {
  it("has whole ticks around its values", () => {
    expect(ticksOf([0, 3])).toEqual([0, 1, 2, 3]);
    expect(ticksOf([0, 97])).toEqual([0, 25, 50, 75, 100]);
    expect(ticksOf([-3, 4])).toEqual([-4, -2, 0, 2, 4]);
  });

  it("has a tick above zero where nothing happened", () => {
    expect(ticksOf([0, 0])).toEqual([0, 1]);
  });

  it("spans its frame", () => {
    const { x, y } = scaleOf(3, [0, 10]);
    expect([x(0), x(2)]).toEqual([FRAME.left, FRAME.width - FRAME.right]);
    expect([y(0), y(10)]).toEqual([FRAME.height - FRAME.bottom, FRAME.top]);
  });

  it("joins its values by a line", () => {
    expect(pathOf([0, 1], { x: (n) => 10 * n, y: (v) => 5 - v })).toBe("M0.0 5.0L10.0 4.0");
  });
});
