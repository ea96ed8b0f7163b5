/** The log: merging a view's lines, finding news, grouping lines into entries. */
import type { Line, TableView } from "../api/types";

/** A view replaces every line after `log_from`. */
export function merged(lines: Line[], view: Pick<TableView, "log" | "log_from">): Line[] {
  return [...lines.filter((line) => line.serial <= view.log_from), ...view.log];
}

export interface LogEntry {
  serial: number;
  who: string;
  lines: Line[];
  isUndo?: boolean; // tells of answers taken back
}

/** Group the lines of one answer. */
export function entries(lines: Line[]): LogEntry[] {
  const found: LogEntry[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.serial === line.serial) last.lines.push(line);
    else found.push({ serial: line.serial, who: line.who, lines: [line], isUndo: line.is_undo });
  }
  return found;
}

const AROUND = 60; // entries before and after the current one

/** The entries on both sides of an answer. */
export function around(all: LogEntry[], serial: number): LogEntry[] {
  const after = all.findIndex((entry) => entry.serial > serial);
  const here = after < 0 ? all.length : after;
  return all.slice(Math.max(0, here - AROUND), here + AROUND);
}

/** What others did after a given answer; an undo is no answer that could be played back. */
export function news(lines: Line[], seen: number, own: string[]): LogEntry[] {
  return entries(
    lines.filter((line) => line.serial > seen && !own.includes(line.who) && !line.is_undo),
  );
}
