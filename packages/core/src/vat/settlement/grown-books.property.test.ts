import fc from "fast-check";
import { expect, test } from "vitest";
import { buildLedger, extendLedger, type Ledger, transactionsOf } from "../../ledger/index.ts";
import { boxes } from "../vat-books.arbitrary.ts";
import type { VatBooks } from "../vat-moves.ts";
import { vatReport } from "../vat-report.ts";
import { ANY_ORDER, TwoYears } from "./settlement-orders.arbitrary.ts";

/** What a report of each period says, but for the books themselves. */
const reportsOf = ({ periods }: TwoYears, books: VatBooks) =>
  periods.map((period) => {
    const { sections, problems, warnings, toPay } = vatReport({ years: [books], period, boxes });
    return { sections, problems, warnings, toPay };
  });

const builtOf = ({ fiscalYear, openingBalances }: Ledger, count: number, all: Ledger) =>
  buildLedger({ fiscalYear, openingBalances, transactions: transactionsOf(all).slice(0, count) });

test("VR1, VR17: the reports of books that grow, and of how they were, are those of books built at once", () => {
  fc.assert(
    fc.property(ANY_ORDER, fc.nat(12), ({ type, postings, acts }, begun) => {
      const company = new TwoYears(type, postings);
      for (const act of acts) company.act(act);
      for (const { ledger, accounts } of company.books()) {
        const before = builtOf(ledger, begun, ledger);
        reportsOf(company, { ledger: before, accounts });
        let grown = before;
        for (const next of transactionsOf(ledger).slice(begun)) {
          grown = extendLedger(grown, next);
          reportsOf(company, { ledger: grown, accounts });
        }
        // Another chart has other accounts with a box.
        const without = new Map([...accounts].filter(([id]) => id !== "2621"));
        for (const chart of [accounts, without, accounts]) {
          expect(reportsOf(company, { ledger: { ...grown }, accounts: chart })).toEqual(
            reportsOf(company, { ledger, accounts: chart }),
          );
          expect(reportsOf(company, { ledger: { ...before }, accounts: chart })).toEqual(
            reportsOf(company, { ledger: builtOf(ledger, begun, ledger), accounts: chart }),
          );
        }
      }
    }),
    { numRuns: 20 },
  );
}, 60_000);
