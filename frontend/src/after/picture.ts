/** The end of a game as a picture to share: the result and its first chart, as SVG or PNG. */
const [WIDTH, HEIGHT] = [1200, 630];
const PADDING = 60;
const LINE = 46; // of the result, which is broken into lines
const LETTERS = 52; // that fit on one

const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Words broken into lines. */
export function wrapped(words: string, most = LETTERS): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export interface Card {
  title: string;
  result: string;
  legend: string;
  foot: string;
  chart: string; // markup of an SVG, with its styles in it
  colors: { ground: string; ink: string; quiet: string };
}

const text = (x: number, y: number, size: number, words: string, more = "") =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`;

export function cardOf({ title, result, legend, foot, chart, colors }: Card): string {
  const lines = wrapped(result);
  const below = 130 + LINE * lines.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Georgia, serif" fill="${colors.ink}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.ground}"/>`,
    text(PADDING, 80, 30, title, `fill="${colors.quiet}"`),
    ...lines.map((line, n) => text(PADDING, 132 + LINE * n, 40, line, 'font-weight="bold"')),
    text(PADDING, below + 10, 24, legend),
    `<svg x="${PADDING - 20}" y="${below + 20}" width="${WIDTH - 2 * PADDING + 40}" height="${HEIGHT - below - 70}" viewBox="0 0 640 250">${chart}</svg>`,
    text(PADDING, HEIGHT - 24, 22, foot, `fill="${colors.quiet}"`),
    "</svg>",
  ].join("");
}

/** The colors of the theme in use. */
export function colorsOf(node: Element): Card["colors"] {
  const style = getComputedStyle(node);
  const color = (name: string) => style.getPropertyValue(name).trim();
  return { ground: color("--panel"), ink: color("--ink"), quiet: color("--quiet") };
}

const KEPT = ["fill", "stroke", "stroke-width", "stroke-dasharray", "font-size", "opacity"];

/** The markup of a drawn chart with its styles as attributes; the page's style sheet stays behind. */
export function inlined(drawn: SVGSVGElement): string {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawn.querySelectorAll("*"), copy.querySelectorAll("*")];
  to.forEach((node, n) => {
    const style = getComputedStyle(from[n] as Element);
    for (const name of KEPT) node.setAttribute(name, style.getPropertyValue(name));
    node.removeAttribute("class");
  });
  return copy.innerHTML;
}

/** The picture as PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("PNG")))),
  );
}
