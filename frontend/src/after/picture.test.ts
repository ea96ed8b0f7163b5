import { describe, expect, it } from "vitest";
import { cardOf, wrapped } from "./picture";

describe("the end as a picture", () => {
  it("breaks a long result into lines", () => {
    expect(wrapped("A strategic victory for the Germans", 20)).toEqual([
      "A strategic victory",
      "for the Germans",
    ]);
  });

  it("has the result and the chart in it, with signs escaped", () => {
    const card = cardOf({
      title: "France '40",
      result: "Paris & Lyon",
      legend: "",
      foot: "",
      chart: "<path d='M0 0'/>",
      colors: { ground: "white", ink: "black", quiet: "gray" },
    });
    expect(card).toContain("Paris &#38; Lyon");
    expect(card).toContain("<path d='M0 0'/>");
  });
});
