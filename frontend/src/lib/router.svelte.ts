export const at = $state({ path: location.pathname });

export function go(path: string) {
  history.pushState({}, "", path);
  at.path = location.pathname;
}

/** For a link: go there without loading the page again. */
export function follow(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).pathname);
}
