import { afterEach, describe, expect, it, vi } from "vitest";
import { isCopied } from "./copy";

const shown = {} as HTMLElement;
const selectAllChildren = vi.fn();

function browser(clipboard?: { writeText: (text: string) => Promise<void> }) {
  vi.stubGlobal("navigator", { clipboard });
  vi.stubGlobal("getSelection", () => ({ selectAllChildren }));
}

describe("copying", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    selectAllChildren.mockClear();
  });

  it("is done where the browser lets it", async () => {
    const writeText = vi.fn(async () => {});
    browser({ writeText });
    expect(await isCopied("link", shown)).toBe(true);
    expect(writeText).toHaveBeenCalledWith("link");
    expect(selectAllChildren).not.toHaveBeenCalled();
  });

  it.each([undefined, { writeText: () => Promise.reject(new Error("denied")) }])(
    "is not claimed where it does not: the text is marked",
    async (clipboard) => {
      browser(clipboard);
      expect(await isCopied("link", shown)).toBe(false);
      expect(selectAllChildren).toHaveBeenCalledWith(shown);
    },
  );
});
