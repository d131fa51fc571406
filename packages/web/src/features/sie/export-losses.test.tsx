import { newAccount } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { emptyRecipient } from "@huvudbok/core/company";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";
import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ExportLossList } from "./export-loss-list.tsx";
import { ExportResult } from "./export-result.tsx";

const transaction: Transaction = {
  series: "A",
  number: 1,
  date: isoDate("2025-03-01"),
  text: "5 €",
  locked: false,
  annotation: "Hade nummer A 7",
  entries: [],
};

test("what a file leaves out or writes otherwise is told", () => {
  const books = {
    accounts: [{ ...newAccount(1930), taxCode: 10 }],
    transactions: new Map([["A-1", transaction]]),
    draftCount: 3,
  };
  render(
    <MantineProvider env="test">
      <ExportLossList company={{ ...emptyRecipient(), name: "Bolaget AB" }} books={books} />
    </MantineProvider>,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "1 anteckning på en verifikation följer inte med.",
    "3 utkast följer inte med.",
    "I verifikation A 1: ”5 €” skrivs ”5 EUR”.",
    "1 kontos momstyp följer inte med.",
  ]);
  const closed = screen.getAllByRole("group").map((details) => details.firstElementChild?.textContent);
  expect(closed).toEqual([
    "Tecken som skrivs på annat sätt: 1 text",
    "Det som ingen SIE 4-fil säger om konton",
  ]);
  expect(screen.getByText(/5 EUR/).closest("details")?.open).toBe(false);
  expect(screen.getByText(/3 utkast/).closest("details")).toBeNull();
});

test("where only small things differ, it says that all that is booked is there", () => {
  const books = {
    accounts: [{ ...newAccount(1930), active: false }],
    transactions: new Map(),
    draftCount: 0,
  };
  render(
    <MantineProvider env="test">
      <ExportLossList company={{ ...emptyRecipient(), name: "Bolaget AB" }} books={books} />
    </MantineProvider>,
  );
  expect(screen.getByText("Allt som är bokfört följer med.")).toBeDefined();
  expect(screen.getByText(/1 inaktivt konto/).closest("details")?.open).toBe(false);
});

test("a proved file is not said to hold every text as it was entered", () => {
  render(
    <MantineProvider env="test">
      <ExportResult
        done={{
          fileName: "export.se",
          fiscalYearId: fiscalYearIdFromGuid("1".repeat(32)),
          file: new Blob(),
          sums: { accounts: 1, transactions: 0, rows: 0, debit: ore(0), openingSum: ore(0) },
          errors: [],
          differences: [],
          misread: [],
          hasPreviousYear: false,
          keptRecords: 0,
        }}
      />
    </MantineProvider>,
  );
  expect(
    screen.getByText(/varje text läses som den står i filen\. Det som .* skrivs om står nedan/),
  ).toBeDefined();
  expect(screen.queryByText(/som den skrevs/)).toBeNull();
});

test("a file whose texts would be read as others is not right, and the first of them are named", () => {
  const misread = Array.from({ length: 7 }, (_, index) => `I konto 300${index}: F├ñrs├ñljning`);
  render(
    <MantineProvider env="test">
      <ExportResult
        done={{
          fileName: "export.se",
          fiscalYearId: fiscalYearIdFromGuid("1".repeat(32)),
          file: new Blob(),
          sums: { accounts: 1, transactions: 0, rows: 0, debit: ore(0), openingSum: ore(0) },
          errors: [],
          differences: [],
          misread,
          hasPreviousYear: false,
          keptRecords: 0,
        }}
      />
    </MantineProvider>,
  );
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("Filen stämmer inte");
  expect(alert.textContent).toContain("I konto 3004");
  expect(alert.textContent).not.toContain("I konto 3005");
  expect(alert.textContent).toContain("2 texter till");
});
