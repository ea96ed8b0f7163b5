import { describe, expect, it } from "vitest";
import type { Piece, Scene, Tray } from "../api/types";
import { drawnBetween } from "./draws";

const piece = (face: string, hidden = false) => ({ id: face, face, label: face, hidden }) as Piece;
const tray = (kind: string, ...pieces: Piece[]) => ({ kind, pieces }) as Tray;
const scene = (...trays: Tray[]) => ({ trays }) as Scene;
const [a, b, back] = [piece("a"), piece("b"), piece("back", true)];

describe("a draw", () => {
  it("is the chit that left the cup", () => {
    expect(drawnBetween(scene(tray("cup", a, b, b)), scene(tray("cup", a, b)))).toBe(b);
  });

  it("is shown as it lies beside a cup that cannot be looked into", () => {
    const before = scene(tray("cup", back, back), tray("played"));
    expect(drawnBetween(before, scene(tray("cup", back), tray("played", a)))).toBe(a);
  });

  it("is not shown to those who may not see it", () => {
    expect(drawnBetween(scene(tray("cup", back, back)), scene(tray("cup", back)))).toBeNull();
  });

  it("is none where the cup is filled, or nothing happens to it", () => {
    expect(drawnBetween(scene(tray("cup", a)), scene(tray("cup", a, b)))).toBeNull();
    expect(drawnBetween(scene(tray("cup", a)), scene(tray("cup", a)))).toBeNull();
  });
});
