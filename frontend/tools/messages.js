/** Writes src/text/messages.ts: the ids of en.ftl and their arguments, as a type. With --check it only
 * compares. */
import { readFileSync, writeFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const TEXT = new URL("../src/text/", import.meta.url);
const PLURALS = ["zero", "one", "two", "few", "many", "other"];

/** Every part of a pattern, those within selections included. */
function* parts(pattern) {
  for (const part of [pattern].flat()) {
    yield part;
    if (part.type !== "select") continue;
    yield part.selector;
    for (const variant of part.variants) yield* parts(variant.value);
  }
}

const isPlural = ({ variants }) =>
  variants.every(({ key }) => key.type === "num" || PLURALS.includes(key.value));

/** The arguments by name, those of messages within the message included. */
function argumentsOf(message, all) {
  const found = new Map();
  for (const part of parts(message.value)) {
    if (part.type === "mesg")
      for (const [name, type] of argumentsOf(all.get(part.name), all)) found.set(name, type);
    if (part.type === "var" && !found.has(part.name)) found.set(part.name, "string | number");
    if (part.type === "select" && part.selector.type === "var")
      found.set(part.selector.name, isPlural(part) ? "number" : "string");
  }
  return found;
}

const WIDEST = 100; // as the formatter has it

function line(message, all) {
  const args = [...argumentsOf(message, all)].map(([name, type]) => `${name}: ${type}`);
  const key = /^\w+$/.test(message.id) ? message.id : `"${message.id}"`;
  const short = `  ${key}: ${args.length ? `{ ${args.join("; ")} }` : "NoArguments"};`;
  if (short.length <= WIDEST) return short;
  return [`  ${key}: {`, ...args.map((arg) => `    ${arg};`), "  };"].join("\n");
}

function messageTypes(source) {
  const { body } = new FluentResource(source);
  const all = new Map(body.map((message) => [message.id, message]));
  return [
    "/** Generated from en.ftl by `npm run messages`. */",
    "type NoArguments = Record<never, never>;",
    "",
    "export interface Messages {",
    ...body.map((message) => line(message, all)),
    "}",
    "",
  ].join("\n");
}

const made = messageTypes(readFileSync(new URL("en.ftl", TEXT), "utf-8"));
const file = new URL("messages.ts", TEXT);
if (!process.argv.includes("--check")) writeFileSync(file, made);
else if (readFileSync(file, "utf-8") !== made) {
  console.error("src/text/messages.ts is not made from the present en.ftl: npm run messages");
  process.exit(1);
}
