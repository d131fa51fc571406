import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import { listedRows, type ReportHeading, type SheetColumn, type SheetRow } from "@huvudbok/core/report";
import { MantineProvider } from "@mantine/core";
import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ListTable, MOST_PRINTED } from "./list-table.tsx";

const YEAR = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };
const HEADING: ReportHeading = {
  companyName: "Havtorn",
  organizationNumber: "",
  numberName: "Organisationsnummer",
  fiscalYear: YEAR,
  period: YEAR,
  lastNumbers: [],
};

const COLUMNS: readonly SheetColumn[] = [
  { heading: "Ver", kind: "voucher" },
  { heading: "Beskrivning", kind: "text" },
  { heading: "Debet", kind: "side" },
  { heading: "Kredit", kind: "side" },
  { heading: "Saldo", kind: "amount" },
];

function row(id: string, cells: SheetRow["cells"], further: Partial<SheetRow> = {}): SheetRow {
  return { kind: "row", id, level: 1, cells, ...further };
}

function draw(rows: readonly SheetRow[], focused?: { readonly id: string }): void {
  render(
    <MantineProvider env="test">
      <ListTable
        focused={focused}
        sheet={{
          title: "Huvudbok",
          range: YEAR,
          form: "list",
          columns: COLUMNS,
          page: listedRows(rows),
          file: () => rows,
        }}
        heading={HEADING}
        accountHref={(account) => `/konto/${account}`}
      />
    </MantineProvider>,
  );
}

function print(length: number): void {
  draw(Array.from({ length }, (_, index) => row(`${index}`, [undefined, { kind: "text", text: "Porto" }])));
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

test("on paper no line ends between a number and its percent sign", () => {
  const text = { kind: "text", text: "Försäljning inom Sverige, 25 % moms", notes: ["12 % av 100"] } as const;
  draw([row("1", [undefined, text])]);
  act(() => {
    window.dispatchEvent(new Event("beforeprint"));
  });
  expect(printedTable()?.textContent).toContain("25\u00A0% moms, 12\u00A0% av 100");
});

test("a struck row: name and amount are struck on paper, what is said of it and the balance are not", () => {
  const text = { kind: "text", text: "Porto", notes: ["Borttagen"] } as const;
  const [amount, balance] = [1250, 0].map((value) => ({ kind: "amount", amount: ore(value) }) as const);
  draw([
    row("a", [undefined, text, amount, undefined, balance], { isStruck: true }),
    row("b", [undefined, text, balance, undefined, balance]),
    row("c", [undefined, { kind: "text", text: "Omslutning" }, balance, amount], { kind: "turnover" }),
  ]);
  act(() => {
    window.dispatchEvent(new Event("beforeprint"));
  });
  const printed = [...(printedTable()?.querySelectorAll("tbody td") ?? [])].map((cell) => cell.innerHTML);
  expect(printed.slice(0, 5)).toEqual(["", "<s>Porto</s>, Borttagen", "<s>12,50</s>", "", "0,00"]);
  // Debit and credit of 0 are left out, but not in a sum.
  expect(printed.slice(5, 10)).toEqual(["", "Porto, Borttagen", "", "", "0,00"]);
  expect(printed.slice(10)).toEqual(["", "Omslutning", "0,00", "12,50", ""]);
  expect([...screenTable().querySelectorAll("[data-struck]")]).toHaveLength(1);
});

test("a heading that a person goes to becomes the tab stop, so that the next key is its own", () => {
  const rows = ["1510", "1930"].flatMap((account) => [
    row(`account-${account}`, [undefined, { kind: "text", text: account }], { kind: "heading" }),
    row(account, [undefined, { kind: "text", text: "Porto" }]),
  ]);
  draw(rows, { id: "account-1930" });
  expect(screenTable().querySelector('tr[tabindex="0"]')?.textContent).toBe("1930");
});
