import "fake-indexeddb/auto";
import { encodeItem } from "@huvudbok/core/document";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ENTRY_YEAR } from "../../../../test/entry-books.ts";
import { openBooks, openPage, yearKey } from "../../../../test/opened-page.tsx";

test("RE18: a voucher that was corrected says by which", async () => {
  const link = (number: number) => ({ fiscalYearId: ENTRY_YEAR.id, series: "A", number });
  const rows: [number, number][] = [
    [5460, 10_000],
    [1930, -10_000],
  ];
  const all = [
    { ...transactionOf("A", 1, "2026-07-01", "Lera", rows), correctedBy: link(2) },
    { ...transactionOf("A", 2, "2026-07-02", "Rättelse av A 1", rows), corrects: link(1) },
  ];
  await openBooks({
    key: yearKey("transactions"),
    put: all.map((each) => encodeItem("transactions", each)),
  });
  await openPage("/accounting/report/fullTransaction");
  const note = await screen.findByText(/^Rättad av/);
  expect(note.textContent).toBe("Rättad av A 2");
  expect(screen.getAllByText(/^Rättad av/)).toHaveLength(1);
});
