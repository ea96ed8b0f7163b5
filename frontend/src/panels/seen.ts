/** Do something once, when an element comes into sight: what is below the fold is not loaded. */
export function whenSeen(node: Element, act: () => void) {
  const watcher = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    watcher.disconnect();
    act();
  });
  watcher.observe(node);
  return { destroy: () => watcher.disconnect() };
}
