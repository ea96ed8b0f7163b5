/** Places as shapes: the one at a point, the next one in a direction, the borders of a set. */
import type { Place } from "../api/types";

export type Point = { x: number; y: number };

/** Where the arrow keys lead. */
export const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export function nearest(places: Iterable<Place>, at: Point): Place | undefined {
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const far = distance(place, at);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** Point in polygon, by ray casting. */
function holds(place: Place, at: Point): boolean {
  let isInside = false;
  for (const [[x, y], [u, v]] of edges(place))
    if (y > at.y !== v > at.y && at.x < ((u - x) * (at.y - y)) / (v - y) + x) isInside = !isInside;
  return isInside;
}

const reaches = new WeakMap<Place, number>();

/** The radius of a place's outline, cached for pointer moves. */
function reachOf(place: Place): number {
  const known = reaches.get(place);
  if (known !== undefined) return known;
  const reach = Math.max(...place.outline.map(([x, y]) => distance(place, { x, y })));
  reaches.set(place, reach);
  return reach;
}

/** The place whose outline holds a point; where boxes lie on an area, the last of them. */
export function placeAt(places: Iterable<Place>, at: Point): Place | undefined {
  let found: Place | undefined;
  for (const place of places)
    if (distance(place, at) <= reachOf(place) && holds(place, at)) found = place;
  return found;
}

/** The nearest place in a direction. */
export function next(places: Iterable<Place>, from: Place, way: Point): Place | undefined {
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const ahead = (place.x - from.x) * way.x + (place.y - from.y) * way.y;
    if (place.id === from.id || ahead <= 0) continue;
    const aside = Math.abs((place.x - from.x) * way.y - (place.y - from.y) * way.x);
    const effort = ahead + 1.5 * aside;
    if (effort < least) [best, least] = [place, effort];
  }
  return best;
}

export const outline = (place: Place): string =>
  place.outline.map((point) => point.join(",")).join(" ");

type Edge = [[number, number], [number, number]];

function edges(place: Place): Edge[] {
  return place.outline.map((from, n) => [
    from,
    place.outline[(n + 1) % place.outline.length] as [number, number],
  ]);
}

/** An edge has the same name from both of its sides. */
const nameOf = ([a, b]: Edge) =>
  [a, b]
    .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`)
    .sort()
    .join(" ");

const drawn = (list: Edge[]) => list.map(([a, b]) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`).join("");

/** The outer border of a set of places, as an SVG path. */
export function border(places: Place[]): string {
  const met = new Map<string, Edge | null>();
  for (const edge of places.flatMap(edges)) {
    const name = nameOf(edge);
    met.set(name, met.has(name) ? null : edge);
  }
  return drawn([...met.values()].filter((edge): edge is Edge => edge !== null));
}

/** The line between two sets of places. */
export function front(places: Place[], facing: Place[]): string {
  const other = new Set(facing.flatMap(edges).map(nameOf));
  return drawn(places.flatMap(edges).filter((edge) => other.has(nameOf(edge))));
}

/** Whether consecutive places are adjacent, so that they can be drawn as a path. */
export function isWay(places: Place[]): boolean {
  return (
    places.length > 1 &&
    places.slice(1).every((place, n) => front([place], [places[n] as Place]) !== "")
  );
}

/** The lower end of a place. */
export const footOf = (place: Place): Point => ({
  x: place.x,
  y: Math.max(...place.outline.map(([, y]) => y)),
});

/** The upper end of a place, below which its number is written. */
export const headOf = (place: Place): Point => ({
  x: place.x,
  y: Math.min(...place.outline.map(([, y]) => y)),
});
