/** Sentences of the server: text with references to places and pieces. */
import type { Words } from "../api/types";

/** The text alone. */
export const plain = (words: Words): string =>
  typeof words === "string"
    ? words
    : words.map((part) => (typeof part === "string" ? part : part[2])).join("");
