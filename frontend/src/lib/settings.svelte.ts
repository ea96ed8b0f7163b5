/** How this browser likes the page: kept in local storage. */

export interface Settings {
  theme: "paper" | "room";
  palette: "usual" | "distinct";
  size: number;
  pace: "off" | "quick" | "slow";
  folded: boolean;
  curtain: boolean;
}

const usual: Settings = {
  theme: "paper",
  palette: "usual",
  size: 100,
  pace: "quick",
  folded: false,
  curtain: false,
};

function stored(): Settings {
  const wished: Partial<Settings> = {};
  if (matchMedia("(prefers-color-scheme: dark)").matches) wished.theme = "room";
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) wished.pace = "off";
  try {
    return { ...usual, ...wished, ...JSON.parse(localStorage.getItem("settings") ?? "{}") };
  } catch {
    return { ...usual, ...wished };
  }
}

export const settings = $state(stored());

export function change(wish: Partial<Settings>) {
  Object.assign(settings, wish);
  localStorage.setItem("settings", JSON.stringify(settings));
  show();
}

export function show() {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.palette = settings.palette;
  root.style.fontSize = `${settings.size}%`;
}
