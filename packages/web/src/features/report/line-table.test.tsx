import { isoDate } from "@huvudbok/core/calendar";
import type { ReportHeading } from "@huvudbok/core/report";
import { MantineProvider } from "@mantine/core";
import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { LineTable, MOST_PRINTED } from "./line-table.tsx";
import type { Lines } from "./lines.ts";
import type { PrintedRow } from "./printed-row.ts";

vi.mock("@tanstack/react-router", () => ({
  useRouter: () => ({ history: { push: vi.fn() } }),
  useMatch: () => "/",
}));

const YEAR = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };
const HEADING: ReportHeading = {
  companyName: "Havtorn",
  organizationNumber: "",
  numberName: "Organisationsnummer",
  fiscalYear: YEAR,
  period: YEAR,
  lastNumbers: [],
};

function linesOf(length: number): Lines<{ readonly kind: "row"; readonly id: string }> {
  return { length, at: (index) => ({ kind: "row", id: `${index}` }), kindAt: () => "row" };
}

function print(length: number): void {
  const printed: PrintedRow = {
    kind: "row",
    before: ["A 1"],
    text: "Porto",
    further: "",
    amounts: ["1,00"],
    isStruck: false,
  };
  render(
    <MantineProvider env="test">
      <LineTable
        title="Huvudbok"
        heading={HEADING}
        columns={[
          { heading: "Ver", width: "voucher" },
          { heading: "Beskrivning" },
          { heading: "Saldo", width: "amount" },
        ]}
        lines={linesOf(length)}
        heightOf={() => 26}
        printedRow={() => printed}
        renderLine={({ id }) => (
          <tr key={id}>
            <td>{id}</td>
          </tr>
        )}
      />
    </MantineProvider>,
  );
  act(() => {
    window.dispatchEvent(new Event("beforeprint"));
  });
}

const screenTable = () => screen.getByRole("grid", { name: "Huvudbok" });
const printedTable = () => screen.queryByRole("table", { name: "Huvudbok" });

test("a report is drawn whole for paper, beside what the screen shows of it", () => {
  print(300);
  expect(printedTable()?.querySelectorAll("tbody tr")).toHaveLength(300);
  expect(screenTable().getAttribute("data-print")).toBeNull();
});

test("one that is too long is not printed in part either", () => {
  print(MOST_PRINTED + 1);
  expect(printedTable()).toBeNull();
  expect(screenTable().getAttribute("data-print")).toBe("hidden");
});
