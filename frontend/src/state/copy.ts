/** Whether this text was copied. A browser lets only a page that came by https do that, or one of its
 * own machine; elsewhere the text is marked where it stands, to be copied by hand. */
export async function isCopied(text: string, shown: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(shown);
    return false;
  }
}
