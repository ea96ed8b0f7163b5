// Verifies the dice of records, written from docs/reference/record.md alone: node verify.mjs FILE ...
// Prints the number of rolls and draws that follow from seed, salts and links, or what is wrong.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const SIDES = {
  france_40: ["german", "allied"],
  nineteen_forty: ["german", "allied"],
  mansteins_war: ["german", "allied"],
  springtime: ["axis", "allied"],
  blitzkrieg: ["german", "french"],
};

class Wrong extends Error {}
const sha256 = (...parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};

function read(text) {
  const [first, ...lines] = text.split(/\r?\n/);
  if (first !== "sixweeks record 2") throw new Wrong("this is not a record of format 2");
  const record = { named: new Map(), chances: [] };
  for (const line of lines) {
    if (!line.trim() || line.trim().startsWith("#")) continue;
    const colon = line.indexOf(":");
    const [key, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    if (key === "roll" || key === "draw") record.chances.push({ key, ...made(key, value) });
    else record.named.set(key, value);
  }
  return record;
}

/** The result of a roll or draw, and what it was made with. */
function made(key, value) {
  const [result, of] = value.split(" of ");
  if (key === "draw") return { result, cup: of.split(" | ") };
  const [dice, sides] = (of ?? "1d6").split("d").map(Number);
  return { result, dice, sides };
}

/** The numbers below a limit that number n gives, one after another. */
function* numbers(key, n, limit) {
  for (let again = 0; ; again++) {
    const message = again ? `${n}.${again}` : `${n}`;
    for (const byte of createHmac("sha256", key).update(message).digest())
      if (byte < 256 - (256 % limit)) yield byte % limit;
  }
}

function due(key, n, { cup, dice, sides }) {
  const found = numbers(key, n, cup ? cup.length : sides);
  if (cup) return cup[found.next().value];
  let sum = 0;
  for (let die = 0; die < dice; die++) sum += found.next().value + 1;
  return String(sum);
}

/** Link k of a side, for every k up to the last one revealed. */
function chainOf(record, side) {
  const [count, last] = record.named.get(`links ${side}`).split(" ");
  const links = [Buffer.from(last, "hex")];
  while (links.length <= Number(count)) links.unshift(sha256(links[0]));
  if (links[0].toString("hex") !== record.named.get(`salt ${side}`))
    throw new Wrong(`the links of ${side} do not lead to its salt`);
  return links;
}

function verify(text) {
  const record = read(text);
  const reveal = record.named.get("reveal");
  if (!reveal) throw new Wrong("the seed is not revealed");
  const seed = Buffer.from(reveal, "hex");
  if (sha256(seed).toString("hex") !== record.named.get("seed")?.split(" ").at(-1))
    throw new Wrong("the seed is not the one committed to");
  const sides = SIDES[record.named.get("game")].filter((side) => record.named.has(`salt ${side}`));
  const salts = sides.map((side) => record.named.get(`salt ${side}`));
  const key = salts.length ? sha256(seed, ...salts) : seed;
  const isJoint = sides.some((side) => record.named.has(`links ${side}`));
  const chains = isJoint ? sides.map((side) => chainOf(record, side)) : [];
  if (new Set(chains.map((links) => links.length)).size > 1) throw new Wrong("the links are uneven");
  const joint = isJoint ? chains[0].length - 1 : 0;
  for (const [n, chance] of record.chances.entries()) {
    const own = n < joint ? sha256(key, ...chains.map((links) => links[n + 1])) : key;
    const fell = due(own, n, chance);
    if (fell !== chance.result) throw new Wrong(`number ${n} is ${chance.result}, not ${fell}`);
  }
  return record.chances.length;
}

let faults = 0;
for (const file of process.argv.slice(2)) {
  try {
    console.log(`${file}: ${verify(readFileSync(file, "utf8"))}`);
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    faults++;
    console.log(`${file}: ${error.message}`);
  }
}
process.exit(faults ? 1 : 0);
