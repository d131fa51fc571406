import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { transfersAround } from "@huvudbok/core/categorisation";
import type { Draft } from "@huvudbok/core/draft";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import { nextDraft } from "./next-draft.ts";

const YEAR = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };
const BEFORE: FiscalYear = {
  id: fiscalYearIdFromGuid("5".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  transactionSeries: [],
  locked: false,
};
const transfer = (id: string, date: string): Draft => ({
  id,
  date: isoDate(date),
  text: id,
  entries: [
    { accountId: accountNo(1930), amount: ore(-5000) },
    { accountId: accountNo(1940), amount: ore(5000) },
  ],
});

test("DR14, CT11: a draft that may be booked in the year before is not the next one", () => {
  const drafts = new Map(
    [transfer("first", "2026-01-01"), transfer("near", "2026-01-02"), transfer("far", "2026-01-20")].map(
      (each) => [each.id, each],
    ),
  );
  const around = transfersAround(YEAR, [
    { year: BEFORE, transactions: [], drafts: [transfer("there", "2025-12-30")] },
  ]);
  expect(nextDraft(drafts, "first", [], around)?.id).toBe("far");
  expect(nextDraft(drafts, "first", [], undefined)?.id).toBe("near");
});
