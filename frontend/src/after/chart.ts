/** The geometry of a line chart. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export const FRAME: Frame = { width: 640, height: 250, left: 48, right: 14, top: 14, bottom: 26 };

const TICKS = 5; // at most
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Whole numbers at equal distances from below the least value to above the greatest. */
export function ticksOf(values: number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const step = STEPS.find((each) => (high - low) / each <= TICKS - 1) ?? high - low;
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step) + 1;
  return Array.from({ length: count }, (_, n) => first + n * step);
}

export interface Scale {
  x: (index: number) => number;
  y: (value: number) => number;
}

/** Where the values of so many moments lie within a frame. */
export function scaleOf(moments: number, ticks: number[], frame: Frame = FRAME): Scale {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  return {
    x: (index) => frame.left + (wide * index) / Math.max(1, moments - 1),
    y: (value) => frame.top + tall * (1 - (value - low) / (high - low)),
  };
}

export const pathOf = (values: number[], { x, y }: Scale) =>
  values.map((value, n) => `${n ? "L" : "M"}${x(n).toFixed(1)} ${y(value).toFixed(1)}`).join("");
