import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { Frame } from "../shell/frame.tsx";
import { ToastProvider } from "../ui/label/toast.tsx";
import { styleNonce } from "./style-nonce.ts";
import { cssVariablesResolver, theme } from "./theme.ts";

/** The frame with what only its pages have: Mantine with our theme, and toasts. The pages outside it load neither. */
export function ThemedFrame({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <ToastProvider>
        <Frame>{children}</Frame>
      </ToastProvider>
    </MantineProvider>
  );
}
