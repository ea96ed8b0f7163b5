import { describe, expect, it } from "vitest";
import { centred, fitted, held, isInside, zoomed } from "./panzoom";

const sheet = { width: 2000, height: 1000 };
const box = { width: 800, height: 600 };

describe("pan and zoom", () => {
  it("fits the whole sheet into the middle of the box", () => {
    expect(fitted(sheet, box)).toEqual({ x: 0, y: 100, scale: 0.4 });
  });

  it("keeps the point under the pointer while zooming", () => {
    const before = { x: -100, y: 20, scale: 0.5 };
    const after = zoomed(before, 2, { x: 300, y: 200 }, 0.2);
    const under = (pose: typeof before) => (300 - pose.x) / pose.scale;
    expect(under(after)).toBeCloseTo(under(before));
    expect(after.scale).toBe(1);
  });

  it("zooms no further than its limits", () => {
    expect(zoomed({ x: 0, y: 0, scale: 0.3 }, 0.1, { x: 0, y: 0 }, 0.2).scale).toBe(0.2);
    expect(zoomed({ x: 0, y: 0, scale: 3 }, 10, { x: 0, y: 0 }, 0.2).scale).toBe(4);
  });

  it("does not lose the sheet", () => {
    const far = held({ x: 9000, y: -9000, scale: 0.5 }, sheet, box);
    expect(far.x).toBeLessThan(box.width);
    expect(far.y + sheet.height * far.scale).toBeGreaterThan(0);
  });

  it("puts a point into the middle, and knows that it is in sight", () => {
    const pose = centred({ x: 500, y: 500 }, 1, box);
    expect(pose).toEqual({ x: -100, y: -200, scale: 1 });
    expect(isInside(pose, { x: 500, y: 500 }, box, 10)).toBe(true);
    expect(isInside(pose, { x: 0, y: 0 }, box, 10)).toBe(false);
  });
});
