import { useEffect } from "react";
import { useUserSettings } from "../data/user-settings.ts";

/** Where the page's HTML finds the theme, before any script has come. */
const STORED = "mantine-color-scheme-value";

/** Applies theme and density of the user's settings to the page, and to the next one that is loaded. */
export function useAppearance(): void {
  const { theme, density } = useUserSettings().settings;
  useEffect(() => showTheme(theme), [theme]);
  useEffect(() => {
    document.documentElement.dataset["density"] = density;
  }, [density]);
}

/** The theme of the system is also followed when it changes: the page's HTML listens. */
function showTheme(theme: string): void {
  const isDark = theme === "standard" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
  document.documentElement.dataset["mantineColorScheme"] = isDark ? "dark" : "light";
  try {
    localStorage.setItem(STORED, theme === "standard" ? "auto" : theme);
  } catch {
    // A browser that stores nothing.
  }
}
