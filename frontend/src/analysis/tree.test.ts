import { describe, expect, it } from "vitest";
import type { LineInfo } from "../api/types";
import { branchesAt, neighbour, ownerOf, rowsOf } from "./tree";

const line = (line: number, parent: number, fork: number, tip: number): LineInfo => ({
  line,
  parent,
  fork,
  tip,
  name: "",
  text: "",
});
const LINES = [line(1, 0, -1, 20), line(2, 1, 10, 15), line(3, 2, 12, 14), line(4, 1, 4, 6)];

describe("the tree of an analysis", () => {
  it("lists each line under the one that it leaves, in order", () => {
    expect(rowsOf(LINES).map(({ line, depth }) => [line, depth])).toEqual([
      [1, 0],
      [4, 1],
      [2, 1],
      [3, 2],
    ]);
  });

  it("knows which line a step belongs to", () => {
    expect(ownerOf(LINES, 3, 13)).toBe(3);
    expect(ownerOf(LINES, 3, 12)).toBe(2);
    expect(ownerOf(LINES, 3, 10)).toBe(1);
  });

  it("offers what was tried otherwise", () => {
    expect(branchesAt(LINES, 1, 10).map(({ line }) => line)).toEqual([2]);
    expect(branchesAt(LINES, 2, 10).map(({ line }) => line)).toEqual([1]);
    expect(branchesAt(LINES, 3, 12).map(({ line }) => line)).toEqual([2]);
    expect(branchesAt(LINES, 1, 11)).toEqual([]);
  });

  it("goes from phase to phase", () => {
    expect(neighbour([0, 5, 9], 5, 1)).toBe(9);
    expect(neighbour([0, 5, 9], 5, -1)).toBe(0);
    expect(neighbour([0, 5, 9], 9, 1)).toBeUndefined();
  });
});
