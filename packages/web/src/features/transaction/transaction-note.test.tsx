import "fake-indexeddb/auto";
import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ok } from "@huvudbok/core/shared";
import type { Transaction } from "@huvudbok/core/transaction";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { company } from "../../../test/fake-fetch.ts";
import { freshServer } from "../../../test/fresh-server.ts";
import { TransactionNote } from "./transaction-note.tsx";

const commit = vi.hoisted(() => vi.fn());
const books = vi.hoisted(() => ({ items: new Map<string, unknown>(), year: undefined as unknown }));

vi.mock("../../data/company/selected-company.ts", () => ({ useCompany: () => company(1, "Alm AB") }));
vi.mock("../../data/fiscal-years.ts", () => ({ useFiscalYear: () => books.year }));
vi.mock("../../data/rights.ts", () => ({ useRights: () => ({ mayWrite: true }) }));
vi.mock("../../data/use-document.ts", () => ({ useDocument: () => books }));
vi.mock("../../data/use-commit.ts", () => ({ useCommit: () => commit }));
vi.mock("../../ui/form/use-undo-action.ts", () => ({ useUndoAction: () => vi.fn() }));
vi.mock("../../data/unfinished/use-unfinished.ts", () => ({
  useUnfinished: () => ({ state: "mine", drawn: 0, read: () => undefined, keep: () => undefined }),
}));
vi.mock("../../ui/unfinished/forms-notice.tsx", () => ({ FormsNotice: () => null }));

const year: FiscalYear = {
  id: fiscalYearIdFromGuid("5".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [{ name: "A", startNo: 1, description: "" }],
};
const transaction: Transaction = {
  series: "A",
  number: 1,
  date: isoDate("2025-03-01"),
  text: "Pennor",
  locked: false,
  entries: [],
};

// jsdom has no fonts, which a text area that grows waits for.
Object.defineProperty(document, "fonts", { value: new EventTarget() });

beforeEach(() => {
  freshServer();
  commit.mockReset();
  commit.mockResolvedValue(ok({ requestId: "r", appended: [] }));
  books.year = year;
});

function saveNote() {
  render(
    <MantineProvider env="test">
      <TransactionNote transaction={transaction} />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Skriv anteckning" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Anteckning" }), {
    target: { value: "Kvitto saknas" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Spara" }));
}

test("a note that the books would not take is told beside it, and nothing is sent", async () => {
  books.items = new Map([["A-1", { ...transaction, text: "Suddgummi" }]]);
  saveNote();
  expect(screen.getByRole("alert").textContent).toContain("En registrerad transaktion kan inte ändras.");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Kvitto saknas");
  expect(commit).not.toHaveBeenCalled();
  cleanup();
  books.items = new Map([["A-1", transaction]]);
  saveNote();
  await waitFor(() => expect(commit).toHaveBeenCalledOnce());
});
