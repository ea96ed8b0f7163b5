/** The contrast of every text and every symbol of a sprite with what it is printed on. */
(drawing) => {
  const NS = "http://www.w3.org/2000/svg";
  const parsed = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
  const sprite = document.body.appendChild(document.importNode(parsed, true));
  const canvas = document.body.appendChild(document.createElementNS(NS, "svg"));

  /** With every <use> replaced by what it draws. */
  function inlined(node) {
    for (const use of [...node.querySelectorAll("use")]) {
      const copy = document.createElementNS(NS, "g");
      for (const { name, value } of use.attributes)
        if (name !== "href") copy.setAttribute(name, value);
      const place = ["x", "y"].map((axis) => use.getAttribute(axis) ?? 0).join(" ");
      copy.setAttribute("transform", `${use.getAttribute("transform") ?? ""} translate(${place})`);
      copy.dataset.symbol = use.getAttribute("href").startsWith("#symbol-");
      copy.append(inlined(sprite.querySelector(use.getAttribute("href")).cloneNode(true)));
      use.replaceWith(copy);
    }
    return node;
  }

  const channels = (colour) => colour.match(/[\d.]+/g).map(Number);
  const mixed = (ground, ink, alpha) => ground.map((v, n) => v * (1 - alpha) + ink[n] * alpha);
  const linear = (v) => (v <= 10.31 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05;
  const contrast = (one, other) => {
    const [a, b] = [light(one), light(other)];
    return Math.max(a, b) / Math.min(a, b);
  };
  const opacity = (node) =>
    node === canvas ? 1 : Number(getComputedStyle(node).opacity) * opacity(node.parentElement);
  const precedes = (one, other) =>
    other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;

  /** The colour that is painted at a point before a node is drawn. */
  function groundAt(x, y, node) {
    let ground = [255, 255, 255];
    for (const shape of canvas.querySelectorAll("rect, circle, path")) {
      const { fill, fillOpacity } = getComputedStyle(shape);
      const at = new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse());
      if (!precedes(shape, node) || fill === "none" || !shape.isPointInFill(at)) continue;
      ground = mixed(ground, channels(fill), Number(fillOpacity) * opacity(shape));
    }
    return ground;
  }

  const grid = (node) => {
    const box = node.getBoundingClientRect();
    const across = [0.1, 0.5, 0.9].map((part) => box.left + part * box.width);
    return across.flatMap((x) => [0.35, 0.5, 0.7].map((part) => [x, box.top + part * box.height]));
  };

  /** Of a text with the worst of what lies under it, or with the rim around its letters. */
  function ofText(text) {
    const { fill, stroke, strokeWidth } = getComputedStyle(text);
    const isRimmed = stroke !== "none" && Number.parseFloat(strokeWidth) >= 2;
    const grounds = isRimmed ? [channels(stroke)] : grid(text).map(([x, y]) => groundAt(x, y, text));
    return Math.min(...grounds.map((ground) => contrast(channels(fill), ground)));
  }

  /** Of the lines of a symbol with what lies under it, its own pale box included. */
  function ofSymbol(symbol) {
    const shapes = [...symbol.querySelectorAll("rect, circle, path")];
    const first = shapes.find((shape) => getComputedStyle(shape).fillOpacity === "1");
    const grounds = grid(symbol).map(([x, y]) => groundAt(x, y, first));
    const inks = shapes
      .map((shape) => getComputedStyle(shape).stroke)
      .filter((stroke) => stroke !== "none");
    return Math.min(...grounds.map((g) => Math.max(...inks.map((ink) => contrast(channels(ink), g)))));
  }

  const found = { texts: [], symbols: [] };
  for (const symbol of sprite.querySelectorAll("symbol")) {
    const face = document.createElementNS(NS, "g");
    face.append(...inlined(symbol.cloneNode(true)).childNodes);
    canvas.replaceChildren(face);
    for (const text of face.querySelectorAll("text"))
      found.texts.push([symbol.id, text.textContent, ofText(text)]);
    for (const sign of face.querySelectorAll("[data-symbol=true]"))
      found.symbols.push([symbol.id, "symbol", ofSymbol(sign)]);
  }
  return found;
};
