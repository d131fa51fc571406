import { expect, test } from "vitest";
import { year2025 } from "../../../ledger/ledger.arbitrary.ts";
import { invariant } from "../../../shared/index.ts";
import { booksOf, chart, Q1, range, sale, settle, type Voucher, YEAR } from "../../vat-books.arbitrary.ts";
import { vatSettlementEntries } from "../../vat-settlement-entry.ts";
import { changedSettlement } from "./changed-settlement.ts";

const SOLD = sale("2025-01-10", 50);
const period = range(...Q1);
const CHANGED = "Momsen för jan–mar 2025 har ändrats sedan formuläret fylldes i.";

/** What is told of a form that was prepared with one sale, when the books have these. */
function told(vouchers: readonly Voucher[], accounts = chart) {
  const before = vatSettlementEntries([booksOf(YEAR, [SOLD])], period);
  invariant(before.ok, "a sale is settled");
  const { entries = [] } = before.value[0] ?? {};
  const years = [booksOf(YEAR, vouchers, [], accounts)];
  const changed = changedSettlement({ period, entries }, { years, returns: [], year: year2025.id });
  return (
    changed && [changed.text, changed.entries?.map(({ accountId, amount }) => [accountId, amount / 100])]
  );
}

test("VR25: nothing is told while the settlement is what it was prepared with", () => {
  expect(told([SOLD])).toBeUndefined();
  expect(told([SOLD, sale("2025-04-10", 50)])).toBeUndefined();
});

test("VR25: VAT that has come to the period is told, with what the settlement is now", () => {
  expect(told([SOLD, sale("2025-02-10", 30)])).toEqual([
    CHANGED,
    [
      [2611, 80],
      [2650, -80],
    ],
  ]);
});

test("VR25: where nothing is left to settle, or something is in the way, there is nothing to take", () => {
  expect(told([SOLD, settle("2025-03-31", 50)])).toEqual([
    `${CHANGED} Det finns inget kvar att bokföra.`,
    undefined,
  ]);
  const withoutDebt = new Map([...chart].filter(([id]) => id !== "2650"));
  expect(told([SOLD], withoutDebt)).toEqual([
    `${CHANGED} Saknar konto 2650 Redovisningskonto för moms, kan inte fortsätta.`,
    undefined,
  ]);
});
