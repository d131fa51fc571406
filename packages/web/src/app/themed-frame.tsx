import { MantineContext, MantineThemeContext } from "@mantine/core";
import type { ContextType, ReactNode } from "react";
import { Frame } from "../shell/frame.tsx";
import { ToastProvider } from "../ui/label/toast.tsx";
import { styleNonce } from "./style-nonce.ts";
import { theme } from "./theme.ts";

/**
 * What Mantine's parts are told, without its provider: that would compute the variables of style, which are in
 * `mantine-variables.css`, and the page's HTML sets light or dark.
 */
const MANTINE: ContextType<typeof MantineContext> = {
  colorScheme: "auto",
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  classNamesPrefix: "mantine",
  cssVariablesSelector: ":root",
  getStyleNonce: styleNonce,
  withStaticClasses: true,
};

/** The frame with what only its pages have: Mantine with our theme, and toasts. The pages outside it load neither. */
export function ThemedFrame({ children }: { readonly children: ReactNode }) {
  return (
    <MantineContext value={MANTINE}>
      <MantineThemeContext value={theme}>
        <ToastProvider>
          <Frame>{children}</Frame>
        </ToastProvider>
      </MantineThemeContext>
    </MantineContext>
  );
}
