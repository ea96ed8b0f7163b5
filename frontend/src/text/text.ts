/** The page's sentences in the chosen language, and numbers and dates as that language writes them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "./en.ftl?raw";
import type { Messages } from "./messages";

export type MessageId = keyof Messages;
type Arguments<Id extends MessageId> = keyof Messages[Id] extends never ? [] : [Messages[Id]];

const ENGLISH = "en";
const YEAR = 365 * 24 * 3600; // seconds
const PSEUDO = "en-x-pseudo"; // generated from English, for tests only
const files = import.meta.glob<string>(["./*.ftl", "!./en.ftl"], {
  query: "?raw",
  import: "default",
});

/** Every language that there are sentences for, English first. */
export const languages = [ENGLISH, ...Object.keys(files).map((path) => path.slice(2, -4))];

/** A language by its own name. */
export const nameOfLanguage = (tag: string) =>
  new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;

/** The setting, else the first language of the browser that exists, else English. */
export function chooseLanguage(setting: string, browser: readonly string[]): string {
  if (setting === PSEUDO) return setting;
  const wanted = [setting, ...browser].flatMap((tag) => [tag, tag.split("-")[0] ?? ""]);
  return wanted.find((tag) => languages.includes(tag)) ?? ENGLISH;
}

function bundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const formats = (language: string) => ({
  language,
  alternatives: new Intl.ListFormat(language, { type: "disjunction" }),
  numbers: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
  signs: new Intl.NumberFormat(language, { signDisplay: "always" }),
  chances: new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }),
  days: new Intl.DateTimeFormat(language === ENGLISH ? "en-GB" : language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }),
  dates: new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }),
});

const fallback = bundle(ENGLISH, english);
let bundles = [fallback];
let intl = formats(ENGLISH);

/** The language in use. */
export const language = () => intl.language;

/** Load a language, and ask the server for it; what it does not say is said in English. The page is
 * drawn afterwards. */
export async function useLanguage(chosen: string) {
  const load = files[`./${chosen}.ftl`];
  if (load) bundles = [bundle(chosen, await load()), fallback];
  else if (chosen === PSEUDO) bundles = [(await import("./pseudo")).pseudoBundle(english)];
  intl = formats(chosen);
  document.documentElement.lang = chosen;
  // biome-ignore lint/suspicious/noDocumentCookie: a stream can bring no header of its own
  document.cookie = `language=${chosen}; path=/api; max-age=${YEAR}; samesite=strict`;
}

export function t<Id extends MessageId>(id: Id, ...[args]: Arguments<Id>): string {
  for (const each of bundles) {
    const pattern = each.getMessage(id)?.value;
    if (pattern) return each.formatPattern(pattern, args, []);
  }
  return id;
}

export const computerName = (player: string) => t("computer", { name: player });

/** Who plays a seat, within a sentence. */
export const playerName = (player: string) => t("player", { name: player });

/** What a way costs; a cost with halves comes in words. */
export const costText = (cost: number | string) => t("board-cost", { cost, count: Number(cost) });

export const either = (values: (string | number)[]) => intl.alternatives.format(values.map(String));
export const decimal = (value: number) => intl.numbers.format(value);
export const signed = (value: number) => intl.signs.format(value);
export const percent = (chance: number) => intl.chances.format(chance);
export const when = (seconds: number) => intl.dates.format(new Date(seconds * 1000));
/** A day of 1940, from its ISO date. */
export const day = (date: string) => intl.days.format(new Date(`${date}T00:00:00Z`));
