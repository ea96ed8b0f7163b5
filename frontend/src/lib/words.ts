/** Sentences come as words with references to places and pieces within: here they are read plain. */
type Ref = [kind: string, id: string, text: string];
export type Words = string | (string | Ref)[];

export const plain = (words: Words): string =>
  typeof words === "string"
    ? words
    : words.map((part) => (typeof part === "string" ? part : part[2])).join("");

const SENTENCES = new Set(["prompt", "text"]);

/** For JSON.parse: whatever is a sentence becomes a string. */
export const plainWords = (key: string, value: unknown) =>
  SENTENCES.has(key) && Array.isArray(value) ? plain(value) : value;
