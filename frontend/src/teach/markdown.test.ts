import { describe, expect, it } from "vitest";
import { blocks, howItPlays, inline } from "./markdown";

describe("inline marks", () => {
  it("are strong, emphasis and code", () =>
    expect(inline("a **b** *c* `d`")).toEqual([
      "a ",
      { kind: "strong", text: "b" },
      " ",
      { kind: "em", text: "c" },
      " ",
      { kind: "code", text: "d" },
    ]));
  it("leave the text of a link", () => expect(inline("[here](x.md)")).toEqual(["here"]));
});

describe("blocks", () => {
  it("are headings and paragraphs, whose lines are joined", () =>
    expect(blocks("## How\n\none\ntwo")).toEqual([
      { kind: "heading", level: 2, text: ["How"] },
      { kind: "paragraph", text: ["one two"] },
    ]));
  it("are lists, whose lines may go on", () =>
    expect(blocks("- one\n  more\n- two")).toEqual([
      { kind: "list", items: [["one more"], ["two"]] },
    ]));
  it("are tables", () =>
    expect(blocks("| a | b |\n|---|---|\n| 1 | |")).toEqual([
      { kind: "table", head: [["a"], ["b"]], rows: [[["1"], []]] },
    ]));
});

it("a readme is shown without title, glossary and credits", () =>
  expect(howItPlays("# T\n\nx\n\n## How\n\nyes\n\n## Glossary\n\nno\n\n## Credits\n\nno")).toEqual([
    { kind: "heading", level: 2, text: ["How"] },
    { kind: "paragraph", text: ["yes"] },
  ]));
