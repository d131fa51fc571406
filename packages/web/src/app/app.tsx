import { MantineProvider } from "@mantine/core";
import { DatesProvider } from "@mantine/dates";
import { RouterProvider } from "@tanstack/react-router";
import "dayjs/locale/sv";
import { ToastProvider } from "../ui/toast.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { router } from "./router.ts";
import { styleNonce } from "./style-nonce.ts";
import { cssVariablesResolver, theme } from "./theme.ts";

/** The whole application: theme, dates in Swedish, notices, pages. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <DatesProvider settings={{ locale: "sv", firstDayOfWeek: 1 }}>
        <ErrorBoundary>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </ErrorBoundary>
      </DatesProvider>
    </MantineProvider>
  );
}
