import { RouterProvider } from "@tanstack/react-router";
import { ErrorBoundary } from "./error-boundary.tsx";
import { router } from "./router.ts";

/** The whole application: its pages, and what is shown when none can be. */
export function App() {
  return (
    <ErrorBoundary>
      <RouterProvider router={router} />
    </ErrorBoundary>
  );
}
