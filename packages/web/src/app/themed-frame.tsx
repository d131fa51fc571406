import { MantineContext } from "@mantine/core";
import { type ContextType, type ReactNode, useEffect } from "react";
import { Frame } from "../shell/frame.tsx";
import { ToastProvider } from "../ui/label/toast.tsx";
import { whenIdle } from "../ui/loading/when-idle.ts";
import { styleNonce } from "./style-nonce.ts";

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

/** The frame with what only its pages have: what Mantine's parts are told, and toasts. The pages outside it load neither. */
export function ThemedFrame({ children }: { readonly children: ReactNode }) {
  // So that the next page is one fetch away. A failure is told when the page is asked for.
  useEffect(() => whenIdle(() => void import("./later-page-loaders.ts").catch(() => undefined)), []);
  return (
    <MantineContext value={MANTINE}>
      <ToastProvider>
        <Frame>{children}</Frame>
      </ToastProvider>
    </MantineContext>
  );
}
