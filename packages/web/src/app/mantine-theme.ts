import { createContext, type ReactNode } from "react";
import { theme } from "./theme.ts";

/**
 * What the build puts in place of Mantine's module with these names (`vite.config.ts`): there is one theme, so Mantine's
 * parts take it from here, and it is loaded with the first of them instead of before every page.
 */
export const MantineThemeContext = createContext(theme);

/** For a part of a page with a theme of its own: there is none. */
export function MantineThemeProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

export function useMantineTheme(): typeof theme {
  return theme;
}

export { useMantineTheme as useSafeMantineTheme };
