import { describe, expect, it } from "vitest";
import type { Course, Standing } from "../api/types";
import { changesIn, figureCharts, sideChart } from "./course";

const standing = (german: number, allied: number, hexes: number): Standing => ({
  figures: [
    { id: "points", side: "german", value: german, title: "Points", rule: "3.2", levels: [] },
    { id: "points", side: "allied", value: allied, title: "Points", rule: "3.2", levels: [] },
    { id: "goals", side: "german", value: 1, title: "Goals", rule: "19.d", levels: [] },
  ],
  ground: { german: hexes, allied: 0 },
  losses: { german: 0, allied: german },
  is_begun: true,
});
const turn = (number: number, at: Standing) => ({
  turn: number,
  title: `Turn ${number}`,
  first: number,
  last: number,
  moments: [],
  standing: at,
});
const course: Course = {
  winner: "german",
  rule: "3.6",
  reason: "",
  opening: standing(0, 0, 0),
  turns: [turn(1, standing(2, 1, 10)), turn(2, standing(5, 1, 8))],
  decisive: [1],
};

describe("charts of a finished game", () => {
  it("draws figures of one id in one chart", () => {
    expect(figureCharts(course).map(({ id, series }) => [id, series.length])).toEqual([
      ["points", 2],
      ["goals", 1],
    ]);
  });

  it("begins with the opening", () => {
    expect(figureCharts(course)[0]?.series[0]?.values).toEqual([0, 2, 5]);
  });

  it("leaves out a side that has no ground", () => {
    expect(sideChart(course, "ground", "Ground").series).toEqual([
      { side: "german", values: [0, 10, 8] },
    ]);
  });

  it("says what a turn changed", () => {
    const charts = [...figureCharts(course), sideChart(course, "ground", "Ground")];
    expect(changesIn(charts, 1)).toEqual([
      { title: "Points", side: "german", by: 3 },
      { title: "Ground", side: "german", by: -2 },
    ]);
  });
});
