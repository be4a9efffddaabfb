export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

// a cookie, since local storage is cleared with every logout and this belongs to the machine
const COOKIE = "passbook_theme";
const YEAR_S = 31_536_000;

export const readTheme = (): Theme => {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${COOKIE}=`));
  const value = found?.slice(COOKIE.length + 1);
  return THEMES.find((theme) => theme === value) ?? "system";
};

/** The colour that the browser's own frame takes beside the page: that of the header. */
const FRAME = { light: "#ffffff", dark: "#141820" } as const;

const colourFrame = (theme: Theme): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = FRAME[theme === "system" ? (meta.media.includes("dark") ? "dark" : "light") : theme];
};

/** Draws the page light, dark, or as the system does. */
export const applyTheme = (theme: Theme = readTheme()): void => {
  colourFrame(theme);
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
};

export const chooseTheme = (theme: Theme): void => {
  document.cookie = `${COOKIE}=${theme}; path=/; max-age=${String(YEAR_S)}; samesite=strict`;
  applyTheme(theme);
  for (const listener of listeners) listener();
};

const listeners = new Set<() => void>();

/** Hears of a choice, wherever it was made. */
export const onThemeChoice = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
