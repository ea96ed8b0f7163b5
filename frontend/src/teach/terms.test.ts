import { describe, expect, it } from "vitest";
import { cites, finder, ruleAt } from "./terms";

const zone = { id: "zone", word: "zone of control", forms: ["zone of control", "ZOC"], means: "" };
const control = { id: "control", word: "control", forms: ["control", "controls"], means: "" };
const find = finder([zone, control]);

describe("words of the glossary", () => {
  it("are found within a text, the longest first", () =>
    expect(find("No zone of control here.")).toEqual([
      "No ",
      { text: "zone of control", word: zone },
      " here.",
    ]));
  it("are found at the beginning of a sentence", () =>
    expect(find("Zone of control")).toEqual([{ text: "Zone of control", word: zone }]));
  it("are not found within other words", () =>
    expect(find("uncontrolled")).toEqual(["uncontrolled"]));
  it("are marked once", () =>
    expect(find("ZOC and zone of control")).toEqual([
      { text: "ZOC", word: zone },
      " and zone of control",
    ]));
  it("in capitals are not the same word in lower case", () => expect(find("zoc")).toEqual(["zoc"]));
  it("of an empty glossary are none", () => expect(finder([])("control")).toEqual(["control"]));
});

describe("rules that are cited", () => {
  it("stand in parentheses", () =>
    expect(cites("It stops (7.3, 13a).")).toEqual([
      "It stops ",
      { before: "(", rule: "7.3", after: "," },
      " ",
      { before: "", rule: "13a", after: ")" },
      ".",
    ]));
  it("are not hexes", () => expect(cites("Sedan (0713)")).toEqual(["Sedan (0713)"]));
});

describe("a rule", () => {
  const rules = ["7.3a", "7.3b", "7.4"].map((number) => ({ number }));
  it("is found by its number", () => expect(ruleAt(rules, "7.4")?.number).toBe("7.4"));
  it("is the first of its paragraph", () => expect(ruleAt(rules, "7.3")?.number).toBe("7.3a"));
});
