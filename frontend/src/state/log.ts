/** The log: merging a view's lines, finding news, grouping lines into entries. */
import type { Line, TableView, Words } from "../api/types";

/** A view replaces every line after `log_from`. */
export function merged(lines: Line[], view: Pick<TableView, "log" | "log_from">): Line[] {
  return [...lines.filter((line) => line.serial <= view.log_from), ...view.log];
}

export interface LogEntry {
  serial: number;
  who: string;
  lines: Line[];
  isUndo?: boolean; // tells of answers taken back
  from?: number; // the serial of the first of several answers
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

type Part = Exclude<Words, string>[number];
const partsOf = (words: Words): Part[] => (typeof words === "string" ? [words] : words);
const isPlace = (part: Part) => typeof part !== "string" && part[0] === "place";
const head = (parts: Part[]) => JSON.stringify(parts.slice(0, parts.findIndex(isPlace)));

const isMove = (line: Line) => line.path.length > 1;

/** The line of an entry that only tells of a move. */
const moveOf = ({ lines, isUndo }: LogEntry) =>
  lines.length === 1 && !isUndo ? lines.find(isMove) : undefined;

/** Two moves of the same units, one from where the other ended, as one line. */
function joined(first: Line, second: Line): Line | undefined {
  const [a, b] = [partsOf(first.text), partsOf(second.text)];
  if (first.path.at(-1) !== second.path[0] || head(a) !== head(b)) return undefined;
  const text = [...a.slice(0, a.findIndex(isPlace) + 1), ...b.slice(b.findIndex(isPlace) + 1)];
  const path = [...first.path, ...second.path.slice(1)];
  return { ...second, text, path, places: [...new Set([...first.places, ...second.places])] };
}

/** Moves of one answer that follow one another, as one line. */
function condensed(lines: Line[]): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const whole = last && isMove(last) && isMove(line) ? joined(last, line) : undefined;
    if (whole) found[found.length - 1] = whole;
    else found.push(line);
  }
  return found;
}

/** A march that was made step by step is one entry. */
export function marches(all: LogEntry[]): LogEntry[] {
  const found: LogEntry[] = [];
  for (const each of all) {
    const entry = { ...each, lines: condensed(each.lines) };
    const last = found.at(-1);
    const [before, step] = [last && moveOf(last), moveOf(entry)];
    const line = last?.who === entry.who && before && step ? joined(before, step) : undefined;
    if (last && line)
      found[found.length - 1] = { ...entry, lines: [line], from: last.from ?? last.serial };
    else found.push(entry);
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
