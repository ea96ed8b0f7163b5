/** Pan and zoom of a map in a box: pointer, pinch, wheel. Keeps the numbers; drawing is CSS. */

export interface Pose {
  x: number;
  y: number;
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

const CLOSEST = 4;
const LOOSE = 0.35; // how much of the box may be beside the sheet
const CLICK = 5;
const STILL = 400; // milliseconds after the last wheel event until the map is drawn sharply
const PRESS = 500; // milliseconds: a long press inspects

/** The whole sheet in the box. */
export function fitted(sheet: Size, box: Size): Pose {
  const scale = Math.min(box.width / sheet.width, box.height / sheet.height);
  return {
    x: (box.width - sheet.width * scale) / 2,
    y: (box.height - sheet.height * scale) / 2,
    scale,
  };
}

/** The same point of the sheet stays under the pointer. */
export function zoomed(pose: Pose, factor: number, at: Point, least: number): Pose {
  const scale = Math.min(CLOSEST, Math.max(least, pose.scale * factor));
  const real = scale / pose.scale;
  return { scale, x: at.x - (at.x - pose.x) * real, y: at.y - (at.y - pose.y) * real };
}

/** Between two bounds, whichever of them is the lower. */
const between = (value: number, a: number, b: number) =>
  Math.min(Math.max(a, b), Math.max(Math.min(a, b), value));

/** Clamp the sheet to the box, with some slack for dragging. */
export function held(pose: Pose, sheet: Size, box: Size, loose = LOOSE): Pose {
  const along = (at: number, room: number, length: number) =>
    between(at, room * loose, room * (1 - loose) - length * pose.scale);
  return {
    scale: pose.scale,
    x: along(pose.x, box.width, sheet.width),
    y: along(pose.y, box.height, sheet.height),
  };
}

/** A point of the sheet in the middle of the box. */
export function centred(point: Point, scale: number, box: Size): Pose {
  return { scale, x: box.width / 2 - point.x * scale, y: box.height / 2 - point.y * scale };
}

export const isInside = (pose: Pose, point: Point, box: Size, margin: number): boolean => {
  const x = pose.x + point.x * pose.scale;
  const y = pose.y + point.y * pose.scale;
  return x > margin && y > margin && x < box.width - margin && y < box.height - margin;
};

export interface Moves {
  by: (dx: number, dy: number) => void;
  zoom: (factor: number, at: Point) => void;
  rest: () => void;
  press: (event: PointerEvent) => void;
  grab: (event: PointerEvent) => boolean; // whether a counter is dragged from there, not the map
  carry: (event: PointerEvent) => void;
  drop: (event: PointerEvent) => void;
}

export function panzoom(node: HTMLElement, moves: Moves) {
  const pointers = new Map<number, Point>();
  let travelled = 0;
  let pressing = 0;
  let pressedAt: PointerEvent | null = null; // of the pointer that may grab a counter
  let isCarrying = false;

  const local = (event: PointerEvent | WheelEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = () => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const middle = (): Point => {
    const [a, b] = [...pointers.values()];
    return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : (a ?? { x: 0, y: 0 });
  };
  const down = (event: PointerEvent) => {
    if (pointers.size === 0) travelled = 0;
    if ((event.target as Element).closest("button, a, input, .popover")) return;
    pointers.set(event.pointerId, local(event));
    pressedAt = pointers.size === 1 ? event : null;
    clearTimeout(pressing);
    if (event.pointerType === "touch") pressing = window.setTimeout(() => pressed(event), PRESS);
  };
  const pressed = (event: PointerEvent) => {
    if (travelled > CLICK || pointers.size !== 1) return;
    travelled = CLICK + 1;
    moves.press(event);
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    const [wide, centre] = [spread(), middle()];
    pointers.set(event.pointerId, now);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled <= CLICK) return;
    node.setPointerCapture(event.pointerId);
    isCarrying ||= pressedAt !== null && moves.grab(pressedAt);
    pressedAt = null;
    if (isCarrying) return moves.carry(event);
    moves.by(middle().x - centre.x, middle().y - centre.y);
    if (pointers.size > 1 && wide) moves.zoom(spread() / wide, middle());
  };
  const up = (event: PointerEvent) => {
    clearTimeout(pressing);
    if (isCarrying && event.type === "pointerup") moves.drop(event);
    isCarrying = false;
    if (pointers.delete(event.pointerId) && !pointers.size) moves.rest();
  };
  const click = (event: MouseEvent) => {
    if (travelled <= CLICK) return;
    travelled = 0;
    event.stopPropagation();
    event.preventDefault();
  };
  let settling = 0;
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    moves.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0015)), local(event));
    clearTimeout(settling);
    settling = window.setTimeout(moves.rest, STILL);
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      clearTimeout(settling);
      clearTimeout(pressing);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
      node.removeEventListener("wheel", wheel);
    },
  };
}
