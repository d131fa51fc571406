import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiFailure } from "../../data/api/api-failure.ts";
import { ToastProvider } from "../../ui/label/toast.tsx";
import { FiscalYearMenu } from "./fiscal-year-menu.tsx";

const [first, second] = [
  { id: "y1", from: "2025-01-01", to: "2025-12-31" },
  { id: "y2", from: "2026-01-01", to: "2026-12-31" },
];

vi.mock("../../data/fiscal-years.ts", () => ({
  useFiscalYears: () => ({ years: [first, second] }),
  useFiscalYear: () => second,
  switchFiscalYear: () =>
    Promise.reject(new ApiFailure({ status: 403, type: "Refused", message: "Får inte." })),
}));
vi.mock("../../data/rights.ts", () => ({ useRights: () => ({ mayWrite: false }) }));

test("a year that cannot be chosen is told", async () => {
  const menu = { id: "years", button: { current: document.body }, setOpened: vi.fn(), isOpened: true };
  render(
    <MantineProvider env="test">
      <ToastProvider>
        {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the menu uses of it */}
        <FiscalYearMenu menu={menu as never} opened />
      </ToastProvider>
    </MantineProvider>,
  );
  fireEvent.click(await screen.findByText("2025-01-01 – 2025-12-31"));
  expect(await screen.findByText("Inställningen är inte sparad. Får inte.")).toBeDefined();
});
