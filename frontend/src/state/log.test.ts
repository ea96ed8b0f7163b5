import { describe, expect, it } from "vitest";
import type { Line } from "../api/types";
import { plain } from "../text/words";
import { around, entries, marches, merged, news } from "./log";

const line = (serial: number, who: string, text = ""): Line => ({
  serial,
  who,
  text,
  rule: "",
  places: [],
  path: [],
  dice: [],
  result: "",
  chances: {},
  is_undo: false,
  table: "",
  column: "",
});
const log = [line(1, "german", "a"), line(2, "allied", "b"), line(2, "allied", "c")];

describe("the log", () => {
  it("grows by what a view brings", () => {
    const more = { log: [line(3, "german", "d")], log_from: 2 };
    expect(merged(log, more).map((each) => each.text)).toEqual(["a", "b", "c", "d"]);
  });

  it("loses what was undone", () => {
    expect(merged(log, { log: [], log_from: 1 }).map((each) => each.text)).toEqual(["a"]);
  });

  it("keeps the lines of one answer together", () => {
    expect(entries(log).map((entry) => entry.lines.length)).toEqual([1, 2]);
  });

  it("is cut out on both sides of a moment", () => {
    const long = entries(Array.from({ length: 300 }, (_, n) => line(n, "german")));
    const seen = around(long, 150).map((entry) => entry.serial);
    expect([seen[0], seen.at(-1)]).toEqual([91, 210]);
    expect(around(long, 299).at(-1)?.serial).toBe(299);
  });

  it("tells what others did since one last looked", () => {
    expect(news(log, 0, ["german"]).map((entry) => entry.serial)).toEqual([2]);
    expect(news(log, 2, ["german"])).toEqual([]);
  });

  it("knows an undo from an answer", () => {
    const undo = { ...line(3, "allied"), is_undo: true };
    expect(entries([...log, undo]).map((entry) => entry.isUndo)).toEqual([false, false, true]);
    expect(news([undo], 0, ["german"])).toEqual([]);
  });

  const step = (serial: number, piece: string, ...path: string[]): Line => ({
    ...line(serial, "german"),
    text: [
      ["piece", piece, piece],
      " moves from ",
      ["place", path[0] ?? "", path[0] ?? ""],
      " to ",
      ["place", path.at(-1) ?? "", path.at(-1) ?? ""],
      ".",
    ],
    places: path,
    path,
  });
  const told = (...lines: Line[]) =>
    marches(entries(lines)).flatMap((entry) => entry.lines.map((each) => plain(each.text)));

  it("tells of a march step by step in one line", () => {
    expect(told(step(1, "A", "1", "2"), step(2, "A", "2", "3"), step(3, "A", "3", "4"))).toEqual([
      "A moves from 1 to 4.",
    ]);
  });

  it("tells of the hexes of one answer in one line", () => {
    expect(told(step(1, "A", "1", "2"), step(1, "A", "2", "3"), line(1, "german", "shot"))).toEqual(
      ["A moves from 1 to 3.", "shot"],
    );
  });

  it("does not join the moves of two units, or one that begins elsewhere", () => {
    expect(told(step(1, "A", "1", "2"), step(2, "B", "2", "3"), step(3, "B", "5", "6"))).toEqual([
      "A moves from 1 to 2.",
      "B moves from 2 to 3.",
      "B moves from 5 to 6.",
    ]);
  });

  it("undoes a march from its first step on", () => {
    const [march] = marches(entries([step(4, "A", "1", "2"), step(5, "A", "2", "3")]));
    expect([march?.from, march?.serial]).toEqual([4, 5]);
  });
});
