/** The little of Markdown that docs/games/<game>/README.md uses. */

export type Inline = string | { kind: "strong" | "em" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const INLINE = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;
const MARKS = { "**": "strong", "*": "em", "`": "code" } as const;

/** Links lead to files that the page has not: only their text stays. */
export function inline(text: string): Inline[] {
  const plain = text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  return plain
    .split(INLINE)
    .map((piece, n): Inline => {
      if (n % 2 === 0) return piece;
      const mark = piece.startsWith("**") ? "**" : (piece[0] as "*" | "`");
      return { kind: MARKS[mark], text: piece.slice(mark.length, -mark.length) };
    })
    .filter((piece) => piece !== "");
}

const cells = (row: string) =>
  row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

/** Lines of a list that go on are joined. */
function items(lines: string[]): Inline[][] {
  const found: string[] = [];
  for (const line of lines)
    if (/^[-*] /.test(line)) found.push(line.slice(2));
    else found.push(`${found.pop() ?? ""} ${line.trim()}`);
  return found.map(inline);
}

function block(lines: string[]): Block {
  const [first = ""] = lines;
  const heading = /^(#+) (.*)/.exec(first);
  if (heading)
    return { kind: "heading", level: heading[1]?.length ?? 1, text: inline(heading[2] ?? "") };
  if (first.startsWith("|"))
    return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  if (/^[-*] /.test(first)) return { kind: "list", items: items(lines) };
  return { kind: "paragraph", text: inline(lines.join(" ")) };
}

export const blocks = (source: string): Block[] =>
  source
    .trim()
    .split(/\n\s*\n/)
    .map((part) => block(part.split("\n")));

/** What a game's README says of how it plays: without its title, its glossary and its credits. */
export function howItPlays(source: string): Block[] {
  const sections = source.split(/\n(?=## )/);
  const shown = sections.filter((text) => !/^(# |## (Glossary|Credits))/.test(text));
  return shown.flatMap(blocks);
}
