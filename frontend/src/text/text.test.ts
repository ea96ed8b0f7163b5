import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import english from "./en.ftl?raw";
import { accented, pseudoBundle } from "./pseudo";
import { chooseLanguage, computerName, costText, percent, playerName, t } from "./text";

const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.entries(sources)
  .filter(([path]) => !path.endsWith("/messages.ts"))
  .map(([, source]) => source)
  .join("\n");

describe("text", () => {
  it("puts named arguments into a sentence", () => {
    expect(t("odds-initial", { column: "3:1" })).toBe("3:1 before shifts");
  });

  it("counts one and many", () => {
    expect(t("rules-found", { count: 1 })).toBe("1 rule");
    expect(t("rules-found", { count: 12 })).toBe("12 rules");
  });

  it("counts movement points with halves", () => {
    expect(["1", 2, "1½"].map(costText)).toEqual([
      "for 1 movement point",
      "for 2 movement points",
      "for 1½ movement points",
    ]);
  });

  it("calls a computer player that has no words of its own by its name", () => {
    expect(["staff", "monte"].map(computerName)).toEqual(["Staff", "monte"]);
    expect(["me", "staff"].map(playerName)).toEqual(["you", "the computer (Staff)"]);
  });

  it("writes chances with one decimal at most", () => {
    expect(percent(1 / 3)).toBe("33.3%");
    expect(percent(0.5)).toBe("50%");
  });
});

describe("en.ftl", () => {
  const { body } = new FluentResource(english);

  it("has each id once, and no entry that cannot be read", () => {
    const written = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
    expect(body.map((message) => message.id)).toEqual(written);
    expect(new FluentBundle("en").addResource(new FluentResource(english))).toEqual([]);
  });

  it("has no sentence that the page does not use", () => {
    const templates = [...code.matchAll(/\bt\(`([^`]*)`/g)].map(
      ([, template]) => new RegExp(`^${template?.replace(/\$\{\w+\}/g, "\\w+")}$`),
    );
    const isUsed = (id: string) =>
      code.includes(`"${id}"`) ||
      english.includes(`{ ${id} }`) ||
      templates.some((template) => template.test(id));
    expect(body.map((message) => message.id).filter((id) => !isUsed(id))).toEqual([]);
  });
});

describe("the language", () => {
  it("is the setting, else that of the browser, else English", () => {
    expect(chooseLanguage("en", ["fr"])).toBe("en");
    expect(chooseLanguage("", ["fr-CA", "en-GB"])).toBe("en");
    expect(chooseLanguage("tlh", ["fr"])).toBe("en");
    expect(chooseLanguage("en-x-pseudo", ["en"])).toBe("en-x-pseudo");
  });

  it("of tests is English in brackets, longer by the vowels", () => {
    const bundle = pseudoBundle(english);
    const pattern = bundle.getMessage("rules-found")?.value ?? "";
    expect(bundle.formatPattern(pattern, { count: 12 })).toBe("⟦12 rûûléés⟧");
    expect(accented("Undo").length).toBeGreaterThanOrEqual(6);
  });
});
