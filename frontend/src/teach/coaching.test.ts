import { expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("location", { pathname: "/" });
const kept = new Map([["first game", "t1"]]);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const { coaching, isCoached } = await import("./coaching.svelte");

it("the coach is silent after five answers without help, and speaks again when asked", () => {
  for (let n = 0; n < 4; n++) coaching.answered();
  expect(coaching.isOpen).toBe(true);
  coaching.answered();
  expect(coaching.isOpen).toBe(false);
  coaching.help();
  expect(coaching.isOpen).toBe(true);
});

it("an answer after help does not count", () => {
  coaching.help();
  coaching.answered();
  for (let n = 0; n < 4; n++) coaching.answered();
  expect(coaching.isOpen).toBe(true);
});

it("the coach speaks in the first game, not in a later one or in a lesson", () => {
  expect(isCoached("t1")).toBe(true);
  expect(isCoached("t2")).toBe(false);
  kept.set("lesson t1", "moving");
  expect(isCoached("t1")).toBe(false);
});
