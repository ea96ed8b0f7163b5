import { describe, expect, it } from "vitest";
import type { Line } from "../api/types";
import { around, entries, merged, news } from "./log";

const line = (serial: number, who: string, text = ""): Line => ({
  serial,
  who,
  text,
  rule: "",
  places: [],
  path: [],
  result: "",
  chances: {},
  is_undo: false,
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
});
