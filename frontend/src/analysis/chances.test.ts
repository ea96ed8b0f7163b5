import { describe, expect, it } from "vitest";
import type { ChanceAt, StopInfo } from "../api/types";
import {
  boundsOf,
  chanceOf,
  FRAME,
  glanceOf,
  heard,
  NONE,
  nearest,
  pointsOf,
  scaleOf,
  stepAt,
  toldTurns,
  turnsOf,
} from "./chances";

const chance = (step: number, games: number, value = 0.5): ChanceAt => ({
  step,
  side: "german",
  games,
  wins: {},
  chance: { value, low: value - 0.1, high: value + 0.1 },
  outlook: 0.25,
  is_over: false,
});
const stop = (step: number, turn: number): StopInfo => ({ step, turn, title: "", phase: "" });
const news = (chances: ChanceAt[], stops: StopInfo[] = []) => ({
  chances,
  stops,
  costs: [],
  most: 400,
  is_done: false,
});

describe("chances that come in", () => {
  it("replace what was told of the same step", () => {
    const known = heard(heard(NONE, news([chance(0, 1), chance(8, 1)])), news([chance(8, 2)]));
    expect([...known.at.values()].map(({ games }) => games)).toEqual([1, 2]);
  });

  it("put a new stop in its place", () => {
    const known = heard(heard(NONE, news([], [stop(0, 1), stop(8, 2)])), news([], [stop(4, 1)]));
    expect(known.stops.map(({ step }) => step)).toEqual([0, 4, 8]);
    expect(turnsOf(known).map(({ step }) => step)).toEqual([0, 8]);
  });

  it("are those of either side", () => {
    expect(chanceOf(chance(0, 9, 0.25), "allied")).toBe(0.75);
    expect(boundsOf(chance(0, 9, 0.5), "allied")).toEqual([0.4, 0.6]);
  });
});

describe("the chart of chances", () => {
  const known = heard(NONE, news([chance(10, 5, 1), chance(0, 3, 0), chance(5, 0)]));

  it("names the later of two turns that begin close to each other", () => {
    const stops = [stop(0, 0), stop(1, 1), stop(50, 2), stop(100, 3)];
    const told = toldTurns({ ...NONE, stops }, scaleOf(100));
    expect(told.map(({ turn }) => turn)).toEqual([1, 2, 3]);
  });

  it("spans its frame", () => {
    const { x, y } = scaleOf(10);
    expect([x(0), x(10)]).toEqual([FRAME.left, FRAME.width - FRAME.right]);
    expect([y(0), y(1)]).toEqual([FRAME.height - FRAME.bottom, FRAME.top]);
  });

  it("has a point where games were played out, from left to right", () => {
    expect(pointsOf(known, scaleOf(10)).map(({ step }) => step)).toEqual([0, 10]);
  });

  it("joins only what is known well enough", () => {
    const points = pointsOf(known, scaleOf(10));
    expect(points.map(({ isFirm }) => isFirm)).toEqual([false, true]);
  });

  it("has an error bar around each point", () => {
    const [first] = pointsOf(heard(NONE, news([chance(0, 3)])), { x: (n) => n, y: (v) => v });
    expect([first?.low, first?.y, first?.high]).toEqual([0.4, 0.5, 0.6]);
  });

  it("shows what the staff thinks everywhere", () => {
    expect(glanceOf(known, { x: (n) => n, y: (v) => v })).toBe("M0.0 0.3L5.0 0.3L10.0 0.3");
  });

  it("finds the step under the pointer", () => {
    expect(stepAt(scaleOf(10).x(4), 10)).toBe(4);
    expect(stepAt(-50, 10)).toBe(0);
    expect(nearest([stop(0, 1), stop(8, 2)], 5)?.step).toBe(8);
  });
});
