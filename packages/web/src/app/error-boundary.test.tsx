import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

afterEach(() => void vi.restoreAllMocks());

function Broken(): never {
  throw new Error("Något är trasigt");
}

test("PG13: a page that cannot be drawn shows the error and a way on", () => {
  // React logs what a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <MantineProvider env="test">
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </MantineProvider>,
  );
  expect(screen.getByRole("heading", { name: "Sidan kunde inte visas" })).toBeDefined();
  expect(screen.getByRole("alert").textContent).toContain("Något är trasigt");
  expect(screen.getByRole("button", { name: "Ladda om" })).toBeDefined();
});
