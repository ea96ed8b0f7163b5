export const at = $state({ path: location.pathname, notice: "", fresh: "" });

export function go(path: string) {
  history.pushState({}, "", path);
  at.path = location.pathname;
  at.notice = "";
}

const FIRST = "first game"; // of this browser, in which the coach speaks

export const isFirstGame = (table: string) => localStorage.getItem(FIRST) === table;

/** Go to a table that was made here just now: it begins with its briefing. With a
 * spectator's token it is watched, without a briefing. */
export function begin(table: string, watching = "") {
  if (watching) return go(`/table/${table}#${watching}`);
  go(`/table/${table}`);
  at.fresh = table;
  if (!localStorage.getItem(FIRST)) localStorage.setItem(FIRST, table);
}

/** Go to another address in place of this one. */
export function goInstead(path: string) {
  history.replaceState({}, "", path);
  at.path = path;
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
  const { pathname, hash } = event.currentTarget as HTMLAnchorElement;
  go(pathname + hash);
}
