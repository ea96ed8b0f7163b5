// What the server sends: docs/reference/server.md and kernel/scene.py.

/** A reference within a sentence: its kind, its id, and its name in the sentence. */
export type Ref = ["place" | "piece", string, string];
/** A sentence; one that mentions a place or piece is a list with references. */
export type Words = string | (string | Ref)[];

export interface Place {
  id: string;
  x: number;
  y: number;
  outline: [number, number][];
  label: string;
}
export interface Part {
  title: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Sheet {
  width: number;
  height: number;
  piece_size: number;
  places: Place[];
  parts: Part[];
  is_numbered: boolean;
}
export interface Mark {
  sign: string;
  title: string;
  rule: string;
  is_warning: boolean;
}
export interface Piece {
  id: string;
  face: string;
  label: string;
  side: string;
  hidden: boolean;
  marks: Mark[];
  text: string;
  scale: number;
}
export interface Pile {
  place: string;
  pieces: Piece[];
  at: [number, number] | null;
  across: number;
}
export interface Tray {
  id: string;
  title: string;
  pieces: Piece[];
  rule: string;
  kind: "" | "cup" | "hand";
  side: string;
}
export interface Track {
  id: string;
  title: string;
  rule: string;
  value: string;
  lines: string[];
}
export interface Stage {
  title: string;
  rule: string;
  now: boolean;
}
export interface Layer {
  id: string;
  title: string;
  rule: string;
  places: string[];
  side: string;
  fill: "wash" | "hatch" | "dots";
  facing: string[];
  ways: string[][];
  is_shown: boolean;
  is_asked: boolean;
}
export interface Barred {
  label: string;
  verb: string;
  target: string;
}
export interface Scene {
  turn: string;
  phase: string;
  stages: Stage[];
  piles: Pile[];
  trays: Tray[];
  tracks: Track[];
  layers: Layer[];
  result: string;
  barred: Barred[];
}
type Lists = "piles" | "trays" | "tracks" | "layers";
/** What is different from the scene of the sight `since`; in a list a number is what was there. */
export type Changes = { since: number } & Partial<Omit<Scene, Lists>> & {
    [name in Lists]?: (Scene[name][number] | number)[];
  };
export interface Choice {
  index: number;
  text: string;
  verb: string;
  place: string;
  piece: string;
  path: string[];
  cost: number | string | null;
  warning: string;
  label: string;
  odds: string;
  target: string;
  ends: boolean;
  together: boolean;
}
export interface Ask {
  prompt: Words;
  rule: string;
  choices: Choice[];
}
export interface LogLine {
  serial: number;
  who: string;
  text: Words;
  rule: string;
  places: string[];
  path: string[]; // that was taken, its start included; else empty
  result: string; // of a roll on a table, with the chance that each result had; else empty
  chances: Record<string, number>;
}
/** A standing order of this seat; its first value asks. */
export interface StandingOrder {
  id: string;
  rule: string;
  title: string;
  values: string[];
  value: string;
}
export interface Sight {
  table: string;
  name: string;
  game: string;
  scenario: string;
  side: string;
  serial: number;
  scene: Scene;
  to_move: string;
  ask: Ask | null;
  last: number; // the answer that the table stands after
  can_undo: boolean;
  undo_to: number;
  thinking: boolean;
  fault: string;
  log: LogLine[];
  log_from: number;
  players: Record<string, string>;
  commitment: string;
  reveal: string;
  orders: StandingOrder[];
}
/** A sight as it is sent: with its scene, or the changes of one that was seen. */
export type Told = Omit<Sight, "scene"> & { scene: Scene | null; changes?: Changes | null };
export interface GameInfo {
  id: string;
  title: string;
  credit: string;
  summary: string;
  scale: string;
  time: string;
  difficulty: string;
  sides: { id: string; title: string }[];
  scenarios: {
    id: string;
    title: string;
    description: string;
    turns: number;
    asks_set_up: boolean;
    asks_set_up_if: Record<string, string[]>; // by options, and those of their values
    may_change_set_up: boolean;
  }[];
  options: {
    id: string;
    rule: string;
    title: string;
    values: string[];
    words: string[]; // what each value means
    scenarios: string[]; // in which it matters; none named are all
    default: string;
  }[];
  players: string[];
}
export interface TableInfo {
  table: string;
  name: string;
  game: string;
  scenario: string;
  sides: string[];
  to_move: string;
  turn: string;
  result: string;
  updated: number;
}
export interface Rule {
  number: string;
  title: string;
  text: string;
  status: string;
  scenario: string;
}
export interface RuleBook {
  chapters: { number: string; title: string }[];
  rules: Rule[];
}
/** What one asks "why not?" about, by id. */
export type Pointed = { place: string } | { piece: string } | { verb: string };
/** Whose odds are asked for: a choice by its index, or a target by its place. */
export type Stake = { choice: number } | { target: string };
export interface Reason {
  rule: string;
  text: Words;
  places: string[];
}
export interface Fact {
  text: string;
  rule: string;
  places: string[];
  way: string[];
}
export interface Inspection {
  title: string;
  facts: Fact[];
  pieces: Piece[];
}
export interface Strength {
  unit: string;
  factor: number;
  rules: string[];
}
export interface Shift {
  rule: string;
  shift: number;
  why: string;
}
export interface Check {
  title: string;
  rule: string;
  base: number;
  shifts: Shift[];
  need: number;
  chance: number;
}
export interface Odds {
  attack: number;
  defence: number;
  attackers: Strength[];
  defenders: Strength[];
  initial: string;
  shifts: Shift[];
  column: string;
  automatic: string;
  results: Record<string, number>;
  hidden_defenders: number;
  chance?: number; // that it does what one hopes
  meanings?: Record<string, string>;
  title?: string;
  check?: Check | null;
  stages?: Odds[];
  notes?: { rule: string; note: string }[];
}
export interface NewTable {
  table: string;
  seats: Record<string, string>;
  observer: string;
}
export interface SeatChanged {
  table: string;
  side: string;
  player: string;
  token: string;
}
export interface Replayed {
  scene: Scene;
  serial: number;
  previous: number;
  next: number;
  last: number;
  text: string;
}
export interface Chance {
  by: string;
  came: string;
  sides: number;
  dice: number;
  cup: string[];
}
