import { describe, expect, it } from "vitest";
import { percent, t } from "./text";

const sources = import.meta.glob<string>("../**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("text", () => {
  it("puts named arguments into a template", () => {
    expect(t("odds.initial", { column: "3:1" })).toBe("3:1 before shifts");
  });

  it("counts one and many", () => {
    expect(t("rules.found", { count: 1 })).toBe("1 rule");
    expect(t("rules.found", { count: 12 })).toBe("12 rules");
  });

  it("has a sentence for every id that the page uses", () => {
    const used = Object.entries(sources)
      .filter(([path]) => !path.includes(".test."))
      .flatMap(([, source]) => [...source.matchAll(/\bt\("([\w.]+)"/g)].map((match) => match[1]));
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((id) => t(id ?? "") === id)).toEqual([]);
  });

  it("writes chances with one decimal at most", () => {
    expect(percent(1 / 3)).toBe("33.3%");
    expect(percent(0.5)).toBe("50%");
  });
});
