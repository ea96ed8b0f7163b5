/** Chances of winning along a line: what has been told of them, and where they lie in a chart. */

import type { Frame } from "../after/chart";
import type { ChanceAt, ChanceNews, CostOf, StopInfo } from "../api/types";

export interface Chances {
  stops: StopInfo[];
  at: Map<number, ChanceAt>;
  costs: CostOf[];
  most: number;
  isDone: boolean;
}

export const NONE: Chances = { stops: [], at: new Map(), costs: [], most: 0, isDone: false };

/** What is known after the next news. */
export function heard(before: Chances, news: ChanceNews): Chances {
  const stops = new Map([...before.stops, ...news.stops].map((stop) => [stop.step, stop]));
  return {
    stops: [...stops.values()].sort((a, b) => a.step - b.step),
    at: new Map([
      ...before.at,
      ...news.chances.map((each): [number, ChanceAt] => [each.step, each]),
    ]),
    costs: news.costs,
    most: news.most,
    isDone: news.is_done,
  };
}

export const isKnown = (chance: ChanceAt | undefined): chance is ChanceAt =>
  chance !== undefined && (chance.is_over || chance.games > 0);

/** A side's chance, of which the first side's is told. */
export const chanceOf = (chance: ChanceAt, side: string): number =>
  side === chance.side ? chance.chance.value : 1 - chance.chance.value;

/** Its bounds. */
export function boundsOf({ side, chance }: ChanceAt, wanted: string): [number, number] {
  return side === wanted ? [chance.low, chance.high] : [1 - chance.high, 1 - chance.low];
}

export const FRAME: Frame = { width: 360, height: 200, left: 42, right: 10, top: 14, bottom: 24 };

export interface Scale {
  x: (step: number) => number;
  y: (chance: number) => number;
}

export function scaleOf(last: number, frame: Frame = FRAME): Scale {
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  return {
    x: (step) => frame.left + (wide * step) / Math.max(1, last),
    y: (chance) => frame.top + tall * (1 - chance),
  };
}

const FEW = 4; // games that say next to nothing: shown by their error bar, left out of the line

export interface Point {
  step: number;
  isFirm: boolean;
  x: number;
  y: number;
  low: number;
  high: number;
}

/** The estimates by playouts, from left to right. */
export function pointsOf({ at }: Chances, { x, y }: Scale): Point[] {
  return [...at.values()]
    .filter(isKnown)
    .sort((a, b) => a.step - b.step)
    .map(({ step, chance, games, is_over }) => ({
      step,
      isFirm: is_over || games >= FEW,
      x: x(step),
      y: y(chance.value),
      low: y(chance.low),
      high: y(chance.high),
    }));
}

/** What the staff thinks at a glance, as a path. */
export function glanceOf({ at }: Chances, { x, y }: Scale): string {
  return pathOf(
    [...at.values()]
      .filter(({ outlook }) => outlook !== null)
      .sort((a, b) => a.step - b.step)
      .map(({ step, outlook }) => ({ x: x(step), y: y(outlook ?? 0) })),
  );
}

export const pathOf = (points: { x: number; y: number }[]): string =>
  points.map(({ x, y }, n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** The first step of each turn. */
export function turnsOf({ stops }: Chances): StopInfo[] {
  return stops.filter((stop, n) => stop.turn !== stops[n - 1]?.turn);
}

const APART = 26; // between the numbers of two turns, in a chart of 360

/** The turns that are written below the chart: the later of two that are too close. */
export function toldTurns(chances: Chances, { x }: Scale): StopInfo[] {
  const turns = turnsOf(chances);
  return turns.filter((turn, n) => {
    const next = turns[n + 1];
    return !next || x(next.step) - x(turn.step) >= APART;
  });
}

/** The step nearest to a point of the chart. */
export function stepAt(x: number, last: number, frame: Frame = FRAME): number {
  const share = (x - frame.left) / (frame.width - frame.left - frame.right);
  return Math.round(Math.min(1, Math.max(0, share)) * last);
}

/** The stop nearest to a step. */
export function nearest(stops: StopInfo[], step: number): StopInfo | undefined {
  return stops.toSorted((a, b) => Math.abs(a.step - step) - Math.abs(b.step - step))[0];
}
