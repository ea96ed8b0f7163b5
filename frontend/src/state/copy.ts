/** Copy a text; false if the browser refuses. Browsers allow it on https and localhost only; elsewhere
 * the text is selected, to be copied by hand. */
export async function isCopied(text: string, shown: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(shown);
    return false;
  }
}
