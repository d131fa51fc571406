import { MantineProvider } from "@mantine/core";
import { RouterProvider } from "@tanstack/react-router";
import { ToastProvider } from "../ui/label/toast.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { router } from "./router.ts";
import { styleNonce } from "./style-nonce.ts";
import { cssVariablesResolver, theme } from "./theme.ts";

/** The whole application: theme, notices, pages. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <ErrorBoundary>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </ErrorBoundary>
    </MantineProvider>
  );
}
