/** Words in lines of about the same length, for a sign on the map. */
const LONG = 30; // letters

export function folded(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LONG)
      lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines.filter(Boolean);
}
