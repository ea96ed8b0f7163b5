/** Finding the words of the glossary in what is shown. */
import type { Word } from "../api/types";

/** Text, a word with its explanation, or a rule that is cited. */
export type Part = string | { text: string; word: Word } | Cited;

/** A rule that is cited, and the punctuation that stays in its line. */
interface Cited {
  before: string;
  rule: string;
  after: string;
}

const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A form in lower case also begins sentences. */
function pattern(form: string): string {
  const [first = "", ...rest] = form;
  const upper = first.toUpperCase();
  return (first === upper ? escaped(first) : `[${first}${upper}]`) + escaped(rest.join(""));
}

const key = (form: string) => form.toLowerCase();

/** Splits a text at the words of a glossary. Each word is marked once. */
export function finder(words: Word[]): (text: string) => Part[] {
  const forms = words.flatMap((word) => word.forms.map((form) => ({ form, word })));
  if (!forms.length) return (text) => [text];
  const meant = new Map(forms.map(({ form, word }) => [key(form), word]));
  const longestFirst = forms.map(({ form }) => form).sort((a, b) => b.length - a.length);
  const any = new RegExp(
    `(?<![\\p{L}\\p{N}])(${longestFirst.map(pattern).join("|")})(?![\\p{L}\\p{N}])`,
    "u",
  );
  return (text) => {
    const found = new Set<Word>();
    const parts: Part[] = [];
    const pieces = text.split(new RegExp(any.source, "gu"));
    for (const [n, piece] of pieces.entries()) {
      const word = n % 2 ? meant.get(key(piece)) : undefined;
      if (word && !found.has(word)) parts.push({ text: piece, word });
      else if (typeof parts.at(-1) === "string") parts.push(`${parts.pop()}${piece}`);
      else if (piece) parts.push(piece);
      if (word) found.add(word);
    }
    return parts;
  };
}

const CITED = /(\([^()]*\d[.a-z][^()]*\))/;
const NUMBER = /(\(?(?:\b\d+(?:\.\w+)+|\b\d+[a-z]+\b)[),;]*)/;
const cited = (part: string): Cited => {
  const [, before = "", rule = "", after = ""] = /^(\(?)(.*?)([),;]*)$/.exec(part) ?? [];
  return { before, rule, after };
};

/** Splits a text at the rules that it cites in parentheses. */
export function cites(text: string): Part[] {
  return text
    .split(CITED)
    .flatMap((piece, n) =>
      n % 2 ? piece.split(NUMBER).map((part, m): Part => (m % 2 ? cited(part) : part)) : [piece],
    )
    .filter((part) => part !== "");
}

/** The first rule with this number, or of the paragraph that it stands for. */
export const ruleAt = <Rule extends { number: string }>(rules: Rule[], number: string) =>
  rules.find((rule) => rule.number === number) ??
  rules.find((rule) => rule.number.startsWith(number));
