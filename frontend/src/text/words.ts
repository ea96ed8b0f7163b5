/** Sentences of the server: text with references to places and pieces. */
import type { Ref, Words } from "../api/types";

/** The text alone. */
export const plain = (words: Words): string =>
  typeof words === "string"
    ? words
    : words.map((part) => (typeof part === "string" ? part : part[2])).join("");

/** A reference and the punctuation that follows it, which must not begin a new line. */
export interface Joined {
  ref: Ref;
  end: string;
}

/** The parts of a sentence, each reference with what follows it up to the next space. */
export function joined(words: Words): (string | Joined)[] {
  const parts: (string | Joined)[] = [];
  for (const part of typeof words === "string" ? [words] : words) {
    const last = parts.at(-1);
    if (typeof part !== "string") {
      parts.push({ ref: part, end: "" });
    } else if (last && typeof last !== "string") {
      last.end = part.match(/^\S*/)?.[0] ?? "";
      parts.push(part.slice(last.end.length));
    } else {
      parts.push(part);
    }
  }
  return parts;
}
