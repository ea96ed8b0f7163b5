/** The charts of a game: loaded once, and which of their cells is meant by some odds or a roll. */
import { api } from "../api/client";
import type { Chart, Line } from "../api/types";

const loaded = new Map<string, Promise<Chart[]>>();

export function chartsOf(game: string, scenario: string): Promise<Chart[]> {
  const key = `${game} ${scenario}`;
  const found = loaded.get(key) ?? api.charts(game, scenario);
  loaded.set(key, found);
  found.catch(() => loaded.delete(key));
  return found;
}

const plain = (text: string) => text.replace("−", "-").trim();
const WHOLE = /^[+-]?\d+$/;

/** The column of a results table that odds name; beyond the outer ones of numbers, those count. */
export function columnOf(chart: Chart, column: string): number {
  if (!chart.is_results || !column) return -1;
  const names = chart.columns.map(plain);
  const wanted = plain(column).split(" ")[0] ?? "";
  const found = names.indexOf(wanted);
  if (found >= 0 || !WHOLE.test(wanted) || !names.every((name) => WHOLE.test(name))) return found;
  return Number(wanted) < Number(names[0]) ? 0 : names.length - 1;
}

export interface Cell {
  row: string; // the die
  result: string;
  came: boolean;
}

/** The column that was rolled on, from row to row, with the one that came. */
export function rolledColumn(charts: Chart[], line: Line): Cell[] {
  const chart = charts.find(
    (each) => (!line.table || each.id === line.table) && columnOf(each, line.column) >= 0,
  );
  const die = String(line.dice.reduce((sum, each) => sum + each, 0));
  if (!chart || !line.dice.length) return [];
  const column = columnOf(chart, line.column);
  return chart.rows.map(({ title, cells }) => ({
    row: title,
    result: cells[column] ?? "",
    came: title === die,
  }));
}
