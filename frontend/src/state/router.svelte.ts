export const at = $state({ path: location.pathname, notice: "", fresh: "" });

export function go(path: string) {
  history.pushState({}, "", path);
  at.path = location.pathname;
  at.notice = "";
}

/** Go to a table that was made here just now: it begins with its briefing. */
export function begin(table: string) {
  go(`/table/${table}`);
  at.fresh = table;
}

/** Go to the home page, which shows why. */
export function goHomeWith(notice: string) {
  history.replaceState({}, "", "/");
  at.path = "/";
  at.notice = notice;
}

/** For links: navigate without reloading the page. */
export function follow(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).pathname);
}
