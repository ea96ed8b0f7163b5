/** The glossary of the game that is shown, and the explanation that is open. */
import { api } from "../api/client";
import type { Word } from "../api/types";
import { finder, type Part } from "./terms";

interface Glossary {
  of: string;
  words: Word[];
  find: (text: string) => Part[];
}

class Glossaries {
  current = $state.raw<Glossary>({ of: "", words: [], find: finder([]) });
  /** The word whose explanation is open, and the element that it belongs to. */
  open = $state.raw<{ word: Word; at: HTMLElement } | null>(null);
}

export const glossary = new Glossaries();

export async function loadGlossary(game: string, scenario: string) {
  const of = `${game} ${scenario}`;
  if (glossary.current.of === of) return;
  const words = await api.glossary(game, scenario);
  glossary.current = { of, words, find: finder(words) };
}

/** Splits a text at the words of the game that is shown. */
export const marked = (text: string) => glossary.current.find(text);

/** Every word that some texts contain. */
export const wordsIn = (texts: string[]): Word[] => {
  const parts = texts.flatMap(marked);
  return [...new Set(parts.flatMap((part) => (isWord(part) ? [part.word] : [])))];
};

export const isWord = (part: Part): part is { text: string; word: Word } =>
  typeof part === "object" && "word" in part;
