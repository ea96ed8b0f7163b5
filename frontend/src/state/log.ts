/** The log: what a sight adds to it, what is new in it, and how it is cut into entries. */
import type { Line, Sight } from "../api/types";

/** A sight replaces every line after `log_from`. */
export function merged(lines: Line[], sight: Pick<Sight, "log" | "log_from">): Line[] {
  return [...lines.filter((line) => line.serial <= sight.log_from), ...sight.log];
}

export interface LogEntry {
  serial: number;
  who: string;
  lines: Line[];
}

/** The lines that one answer led to stand together. */
export function entries(lines: Line[]): LogEntry[] {
  const found: LogEntry[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.serial === line.serial) last.lines.push(line);
    else found.push({ serial: line.serial, who: line.who, lines: [line] });
  }
  return found;
}

const AROUND = 60; // entries before and after the one that is looked at

/** The entries on both sides of an answer. */
export function around(all: LogEntry[], serial: number): LogEntry[] {
  const after = all.findIndex((entry) => entry.serial > serial);
  const here = after < 0 ? all.length : after;
  return all.slice(Math.max(0, here - AROUND), here + AROUND);
}

/** What others did after an answer that one has seen. */
export function news(lines: Line[], seen: number, own: string[]): LogEntry[] {
  return entries(lines.filter((line) => line.serial > seen && !own.includes(line.who)));
}
