/** Settings of this browser: those chosen are kept in local storage, the rest are defaults. */

export interface Settings {
  theme: "system" | "paper" | "room";
  palette: "usual" | "distinct";
  size: number;
  pace: "off" | "fast" | "quick" | "slow";
  folded: boolean;
  coach: "first" | "on" | "off"; // in the first game of this browser, always, never
  curtain: boolean;
  shortcuts: boolean;
  sound: boolean;
  volume: number; // in percent
  name: string; // shown to other players
  language: string; // empty: that of the browser
}

const defaults: Settings = {
  theme: "system",
  palette: "usual",
  size: 100,
  pace: matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "quick",
  folded: false,
  coach: "first",
  curtain: false,
  shortcuts: true,
  sound: false,
  volume: 50,
  name: "",
  language: "",
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem("settings") ?? "{}");
  } catch {
    return {};
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
let system = $state<"paper" | "room">(dark.matches ? "room" : "paper");
dark.addEventListener("change", () => {
  system = dark.matches ? "room" : "paper";
  show();
});

let chosen = stored();
export const settings = $state({ ...defaults, ...chosen });

/** The theme in use: the one chosen, or that of the system. */
export const theme = () => (settings.theme === "system" ? system : settings.theme);

export function change(changes: Partial<Settings>) {
  chosen = { ...chosen, ...changes };
  Object.assign(settings, changes);
  localStorage.setItem("settings", JSON.stringify(chosen));
  show();
}

export function show() {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.dataset.palette = settings.palette;
  root.style.fontSize = `${settings.size}%`;
}
