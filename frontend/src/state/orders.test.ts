import { describe, expect, it } from "vitest";
import type { Choice, Piece } from "../api/types";
import { inOrder, matching, mentioned, typed, usualOf, whyQueryAt } from "./orders";

const choice = (index: number, text: string, more: Partial<Choice> = {}): Choice => ({
  index,
  text,
  verb: "",
  action: "",
  place: "",
  piece: "",
  path: [],
  cost: null,
  warning: "",
  label: "",
  odds: "",
  target: "",
  ends: false,
  together: false,
  whole: false,
  is_costly: false,
  is_button: false,
  followed_by: [],
  ...more,
});
const choices = [
  choice(0, "19 Pz", { place: "2931", piece: "19 Pz" }),
  choice(1, "41 Pz", { place: "2931", piece: "41 Pz" }),
  choice(2, "G II", { place: "3031", piece: "G II" }),
  choice(3, "end", { label: "End the phase" }),
];
const piece = (id: string, side: string): Piece => ({
  id,
  side,
  face: "",
  label: "",
  hidden: false,
  marks: [],
  text: "",
  scale: 1,
});

describe("orders", () => {
  it("are typed as notation, label or place", () => {
    expect(typed(choices, " 19  pz ")?.index).toBe(0);
    expect(typed(choices, "end the phase")?.index).toBe(3);
    expect(typed(choices, "3031")?.index).toBe(2);
    expect(typed(choices, "2931")).toBeUndefined();
  });

  it("put what is at stake first and the end last", () => {
    const buttons = [
      choice(0, "violate"),
      choice(1, "end", { ends: true }),
      choice(2, "launch", { odds: "19 Pz 2930" }),
    ];
    expect(inOrder(buttons).map((each) => each.text)).toEqual(["launch", "violate", "end"]);
  });

  it("are narrowed by what is typed", () => {
    expect(matching(choices, "pz")).toHaveLength(2);
  });

  it("ask why about one's own unit where units are asked for", () => {
    const ask = { by: "german", prompt: "", rule: "", choices };
    const pieces = [piece("G I", "german")];
    expect(whyQueryAt(ask, "1010", pieces, "german")).toEqual({ piece: "G I" });
    expect(whyQueryAt(ask, "1010", pieces, "allied")).toEqual({ place: "1010" });
  });
});

describe("what typed words mention", () => {
  const asked = (words: string) => mentioned(words, ["G I", "G II"], ["1010", "17"]);

  it("is a piece, or else a place", () => {
    expect(asked("move g ii to 1010")).toEqual({ piece: "G II" });
    expect(asked("attack 1010")).toEqual({ place: "1010" });
  });

  it("is nothing where no id stands by itself", () => {
    expect(asked("sing 117 songs")).toBeNull();
  });

  const usual = (buttons: Choice[], onMap = false) => usualOf(buttons, buttons, onMap)?.text;

  it("have a usual choice, which is never a costly one", () => {
    expect(usual([choice(0, "use", { is_costly: true }), choice(1, "keep", { ends: true })])).toBe(
      "keep",
    );
    expect(usual([choice(0, "loss", { is_costly: true }), choice(1, "retreat")])).toBe("retreat");
    expect(usual([choice(0, "end", { warning: "3 units left" }), choice(1, "go on")])).toBe(
      "go on",
    );
  });

  it("have no costly one as the usual choice, whatever else is offered", () => {
    const kinds: Partial<Choice>[] = [
      {},
      { ends: true },
      { odds: "19 Pz 2930" },
      { warning: "3 units left" },
      { is_costly: true },
      { is_costly: true, odds: "19 Pz 2930" },
      { is_costly: true, ends: true },
    ];
    for (const a of kinds)
      for (const b of kinds)
        for (const c of kinds) {
          const offered = [choice(0, "a", a), choice(1, "b", b), choice(2, "c", c)];
          for (const onMap of [true, false])
            expect(usualOf(offered, offered, onMap)?.is_costly ?? false).toBe(false);
        }
  });

  it("have the attack as the usual choice", () => {
    expect(usual([choice(0, "launch", { odds: "19 Pz 2930" }), choice(1, "end")], true)).toBe(
      "launch",
    );
  });

  it("have none where the answer is on the map, or where all that is left is to end", () => {
    expect(usual([choice(0, "a"), choice(1, "b")], true)).toBeUndefined();
    expect(
      usual([choice(0, "end", { ends: true }), choice(1, "also", { ends: true })]),
    ).toBeUndefined();
  });
});
