export const at = $state({ path: location.pathname, notice: "" });

export function go(path: string) {
  history.pushState({}, "", path);
  at.path = location.pathname;
  at.notice = "";
}

/** What was asked for is not there: home, where a sentence says so. */
export function turnBack(notice: string) {
  history.replaceState({}, "", "/");
  at.path = "/";
  at.notice = notice;
}

/** For a link: go there without loading the page again. */
export function follow(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).pathname);
}
