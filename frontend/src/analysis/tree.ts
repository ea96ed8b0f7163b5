/** The tree of an analysis as a list: each line under the one that it leaves. */
import type { LineInfo } from "../api/types";

export interface Row extends LineInfo {
  depth: number;
}

/** Branches in the order of their forks, the later ones of a step below the earlier. */
export function rowsOf(lines: LineInfo[], parent = 0, depth = 0): Row[] {
  return lines
    .filter((line) => line.parent === parent)
    .sort((a, b) => a.fork - b.fork || a.line - b.line)
    .flatMap((line) => [{ ...line, depth }, ...rowsOf(lines, line.line, depth + 1)]);
}

/** The line that a step of a line's path belongs to. */
export function ownerOf(lines: LineInfo[], line: number, step: number): number {
  const found = lines.find((each) => each.line === line);
  if (!found || step > found.fork || !found.parent) return line;
  return ownerOf(lines, found.parent, step);
}

/** The lines that go on from a step otherwise than the present one. */
export function branchesAt(lines: LineInfo[], line: number, step: number): LineInfo[] {
  const here = ownerOf(lines, line, step);
  const next = ownerOf(lines, line, step + 1);
  const leaving = lines.filter((each) => each.parent === here && each.fork === step);
  const own = lines.filter((each) => each.line === here && each.tip > step);
  return [...own, ...leaving].filter((each) => each.line !== next);
}

/** The nearest of some steps before or after one. */
export function neighbour(stops: number[], step: number, by: 1 | -1): number | undefined {
  return by > 0 ? stops.find((each) => each > step) : stops.findLast((each) => each < step);
}
