/** The dice of a finished game recomputed from its seed: see kernel/dice.py for the derivation. */
import type { Chance } from "../api/types";

export interface Roll {
  who: string;
  value: string;
  isDraw: boolean;
}
export interface Record {
  commitment: string;
  reveal: string;
  salts: string[];
  rolls: Roll[];
}

/** The rolls of a record; a roll belongs to the side that answered before it. */
export function readRecord(text: string): Record {
  const record: Record = { commitment: "", reveal: "", salts: [], rolls: [] };
  let who = "";
  for (const line of text.split("\n")) {
    const colon = line.indexOf(":");
    if (colon < 0 || line.startsWith("#")) continue;
    const [key, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    if (key === "seed") record.commitment = value.split(" ").at(-1) ?? "";
    else if (key === "reveal") record.reveal = value;
    else if (key.startsWith("salt ")) record.salts.push(value);
    else if (key === "roll" || key === "draw")
      record.rolls.push({ who, value, isDraw: key === "draw" });
    else who = key;
  }
  return record;
}

const bytesOf = (hex: string) =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
const hexOf = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

async function keyOf(record: Record): Promise<CryptoKey> {
  const seed = bytesOf(record.reveal);
  const salts = new TextEncoder().encode(record.salts.join(""));
  const mixed = salts.length ? await sha256(new Uint8Array([...seed, ...salts])) : seed;
  return crypto.subtle.importKey("raw", mixed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** Uniform integers below a limit for roll n, by rejection sampling. */
async function below(key: CryptoKey, n: number, limit: number, count: number): Promise<number[]> {
  const fair = 256 - (256 % limit);
  const found: number[] = [];
  for (let again = 0; found.length < count; again++) {
    const message = new TextEncoder().encode(again ? `${n}.${again}` : `${n}`);
    const digest = new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
    for (const byte of digest) if (byte < fair) found.push(byte % limit);
  }
  return found.slice(0, count);
}

/** The outcome of roll n, dice or a draw, from the seed. */
async function due(key: CryptoKey, n: number, { sides, dice, cup }: Chance): Promise<string> {
  if (cup.length) return cup[(await below(key, n, cup.length, 1))[0] ?? 0] ?? "";
  const throws = await below(key, n, sides, dice);
  return String(throws.reduce((sum, each) => sum + each + 1, 0));
}

export interface Verdict {
  rolls: number;
  wrong: number[];
  keptPromise: boolean;
}

/** Verify the commitment, and every roll and draw against the seed. */
export async function verify(record: Record, chances: Chance[]): Promise<Verdict> {
  const promised = hexOf(await sha256(bytesOf(record.reveal)));
  const key = await keyOf(record);
  const wrong: number[] = [];
  for (const [n, roll] of record.rolls.entries()) {
    const chance = chances[n];
    if (!chance || (await due(key, n, chance)) !== roll.value) wrong.push(n);
  }
  return { rolls: record.rolls.length, wrong, keptPromise: promised === record.commitment };
}

export interface Luck {
  who: string;
  rolls: number;
  mean: number;
  counts: number[];
}
/** Rolls of one kind of dice, with every possible sum. */
export interface Fortunes {
  dice: number;
  sides: number;
  values: number[];
  players: Luck[];
}

/** Dice statistics by side and kind of dice; draws are left out. */
export function luck(chances: Chance[]): Fortunes[] {
  const thrown = chances.filter((each) => each.dice > 0);
  const kinds = [...new Set(thrown.map(({ dice, sides }) => `${dice} ${sides}`))].sort();
  return kinds.map((kind) => {
    const [dice = 1, sides = 6] = kind.split(" ").map(Number);
    const own = thrown.filter((each) => each.dice === dice && each.sides === sides);
    const values = Array.from({ length: dice * (sides - 1) + 1 }, (_, n) => n + dice);
    return { dice, sides, values, players: playersOf(own, values) };
  });
}

function playersOf(thrown: Chance[], values: number[]): Luck[] {
  return [...new Set(thrown.map((each) => each.by))].map((who) => {
    const own = thrown.filter((each) => each.by === who).map((each) => Number(each.came));
    const sum = own.reduce((total, value) => total + value, 0);
    const counts = values.map((value) => own.filter((each) => each === value).length);
    return { who, rolls: own.length, mean: sum / own.length, counts };
  });
}
