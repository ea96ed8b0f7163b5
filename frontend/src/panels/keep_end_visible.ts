/** Keep the end of a list visible when its scrolling box shrinks, if it was visible before. */
const NEAR = 60; // pixels: the box has some room below its last line

export function keepEnd(node: HTMLElement) {
  const box = node.parentElement;
  if (!box) return;
  let isAtEnd = true;
  const note = () => {
    isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  const watcher = new ResizeObserver(() => {
    if (isAtEnd) box.scrollTop = box.scrollHeight;
  });
  box.addEventListener("scroll", note);
  watcher.observe(box);
  return {
    destroy() {
      watcher.disconnect();
      box.removeEventListener("scroll", note);
    },
  };
}
