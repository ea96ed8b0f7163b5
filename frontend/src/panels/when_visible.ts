/** Call back once, when an element becomes visible: lazy loading below the fold. */
export function whenVisible(node: Element, act: () => void) {
  const watcher = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    watcher.disconnect();
    act();
  });
  watcher.observe(node);
  return { destroy: () => watcher.disconnect() };
}
