import { describe, expect, it } from "vitest";
import type { Chart, Line } from "../api/types";
import { columnOf, rolledColumn } from "./charts";

const row = (title: string, ...cells: string[]) => ({ title, cells, place: "", face: "" });
const chart = (columns: string[], ...rows: Chart["rows"]): Chart => ({
  id: "combat",
  title: "Combat results",
  rule: "11.10",
  heading: "Die",
  columns,
  rows,
  notes: [],
  is_results: true,
});
const odds = chart(["1:2", "1:1", "2:1"], row("1", "DR", "DR", "DE"), row("2", "AS", "DR", "DR"));
const factors = chart(["-1", "0", "1"], row("7", "-", "-", "N"));
const line = (more: Partial<Line>) => ({ dice: [2], column: "1:1", table: "", ...more }) as Line;

describe("a results table", () => {
  it("has the column that the odds name", () => {
    expect(columnOf(odds, "2:1")).toBe(2);
    expect(columnOf(odds, "7:1")).toBe(-1);
    expect(columnOf(factors, "−1 or less")).toBe(0);
  });

  it("has outer columns for all that lies beyond", () => {
    expect([columnOf(factors, "5"), columnOf(factors, "-4")]).toEqual([2, 0]);
  });

  it("is not any other chart", () => {
    expect(columnOf({ ...odds, is_results: false }, "2:1")).toBe(-1);
    expect(columnOf(odds, "")).toBe(-1);
  });

  it("shows what the die gave in the column that was rolled on", () => {
    expect(rolledColumn([factors, odds], line({}))).toEqual([
      { row: "1", result: "DR", came: false },
      { row: "2", result: "DR", came: true },
    ]);
  });

  it("is the one that the roll names", () => {
    expect(rolledColumn([odds], line({ table: "mobile" }))).toEqual([]);
    expect(rolledColumn([odds], line({ dice: [] }))).toEqual([]);
  });
});
