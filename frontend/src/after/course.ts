/** A finished game in figures: charts by turn, and what each turn changed. */
import type { Course, Standing } from "../api/types";

export interface Series {
  side: string;
  values: number[]; // at the start, and after each turn
}
export interface ChartData {
  id: string;
  title: string;
  rule: string;
  series: Series[];
  levels: { value: number; title: string }[];
}

const standings = (course: Course): Standing[] => [
  course.opening,
  ...course.turns.map((turn) => turn.standing),
];

/** The figures that decide the game; those of one id share a chart. */
export function figureCharts(course: Course): ChartData[] {
  const found = new Map<string, ChartData>();
  for (const { id, side, title, rule, levels } of course.opening.figures) {
    const values = standings(course).map(
      ({ figures }) => figures.find((each) => each.id === id && each.side === side)?.value ?? 0,
    );
    const chart = found.get(id) ?? { id, title, rule, series: [], levels };
    chart.series.push({ side, values });
    found.set(id, chart);
  }
  return [...found.values()];
}

/** Ground or losses of both sides; a side that never has any is left out. */
export function sideChart(course: Course, id: "ground" | "losses", title: string): ChartData {
  const series = Object.keys(course.opening[id]).map((side) => ({
    side,
    values: standings(course).map((standing) => standing[id][side] ?? 0),
  }));
  const isSeen = ({ values }: Series) => values.some((value) => value !== 0);
  return { id, title, rule: "", series: series.filter(isSeen), levels: [] };
}

export interface Change {
  title: string;
  side: string;
  by: number;
}

/** What a turn changed in the charts, the unchanged left out. */
export function changesIn(charts: ChartData[], turn: number): Change[] {
  return charts.flatMap(({ title, series }) =>
    series
      .map(({ side, values }) => ({
        title,
        side,
        by: (values[turn + 1] ?? 0) - (values[turn] ?? 0),
      }))
      .filter(({ by }) => by !== 0),
  );
}
