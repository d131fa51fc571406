import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { ledgerRows } from "./account-rows.ts";
import {
  balancedDrafts,
  balancedOpening,
  balancedTransactions,
  draft,
  rangeIn2025,
  smallPlan,
  transaction,
  year2025,
} from "./ledger.arbitrary.ts";
import { buildLedger, draftsOf, extendLedger, type Ledger, transactionsOf, withDrafts } from "./ledger.ts";
import { periodBalances } from "./period-balances.ts";
import { usedAccounts } from "./used-accounts.ts";

function ledgerOf(transactions: readonly Transaction[]): Ledger {
  return buildLedger({ fiscalYear: year2025, openingBalances: [], transactions });
}

/** Everything that can be read from a ledger about its registered transactions. */
function contents(ledger: Ledger) {
  return {
    transactions: transactionsOf(ledger),
    used: usedAccounts(ledger),
    rows: smallPlan.accounts2.map(({ id }) => ledgerRows(ledger, id)),
    balances: [...periodBalances(ledger, year2025)],
  };
}

test("a ledger extended voucher by voucher equals the one built at once", () => {
  fc.assert(
    fc.property(balancedTransactions, balancedOpening, fc.nat(25), (transactions, openingBalances, cut) => {
      let extended = buildLedger({
        fiscalYear: year2025,
        openingBalances,
        transactions: transactions.slice(0, cut),
      });
      for (const next of transactions.slice(cut)) extended = extendLedger(extended, next);
      const built = buildLedger({ fiscalYear: year2025, openingBalances, transactions });
      expect(contents(extended)).toEqual(contents(built));
    }),
  );
});

test("extending leaves the older ledger as it was, also when it is extended twice", () => {
  fc.assert(
    fc.property(balancedTransactions, balancedTransactions, balancedTransactions, (base, one, other) => {
      const ledger = ledgerOf(base);
      const before = contents(ledger);
      const first = one.reduce(extendLedger, ledger);
      expect(contents(ledger)).toEqual(before);
      const second = other.reduce(extendLedger, ledger);
      expect(contents(first)).toEqual(contents(ledgerOf([...base, ...one])));
      expect(contents(second)).toEqual(contents(ledgerOf([...base, ...other])));
      expect(contents(ledger)).toEqual(before);
    }),
  );
});

test("a ledger grows past the room it started with", () => {
  let ledger = ledgerOf([]);
  for (let number = 1; number <= 100; number++) {
    ledger = extendLedger(
      ledger,
      transaction(`A ${number}`, "2025-03-01", [
        [1930, 1],
        [3001, -1],
      ]),
    );
  }
  expect(ledgerRows(ledger, accountNo(1930))).toHaveLength(100);
  expect([...transactionsOf(ledger)].at(-1)?.text).toBe("A 100");
});

describe("LE7: drafts in the ledger", () => {
  const counted = draft("in", "2025-05-01", [
    [5010, 100],
    [1930, -100],
  ]);
  const drafts = [
    counted,
    draft("one row", "2025-05-02", [[1930, -250]]),
    draft("half", "2025-05-03", [
      [1930, -80],
      [0, 80],
    ]),
    draft("not in plan", "2025-05-04", [[7777, 10]]),
    draft("empty", "2025-05-05", []),
    draft("no date", undefined, [
      [1930, 10],
      [5010, -10],
    ]),
    draft("last year", "2024-12-31", [
      [1930, 10],
      [5010, -10],
    ]),
    draft("next year", "2026-01-01", [
      [1930, 10],
      [5010, -10],
    ]),
  ];
  const plain = ledgerOf([
    transaction("A 1", "2025-01-01", [
      [1930, 500],
      [3001, -500],
    ]),
  ]);

  test("those dated in the year with an account of the plan are counted, the rest is reported", () => {
    const ledger = withDrafts(plain, drafts, smallPlan);
    expect(ledger.drafts?.counts).toEqual({
      counted: 3,
      withoutDate: 1,
      outsideYear: 2,
      withoutAccount: 2,
      unbalanced: ["one row", "half"],
    });
    expect(draftsOf(ledger).map(({ id }) => id)).toEqual(["in", "one row", "half"]);
    expect(periodBalances(ledger, year2025).get(accountNo(1930))?.closing).toBe(7_000);
  });

  test("a struck row of a draft does not unbalance it", () => {
    const struck = {
      ...counted,
      entries: [...counted.entries, { ...counted.entries[0]!, adjustmentType: false }],
    };
    const ledger = withDrafts(plain, [struck], smallPlan);
    expect(ledger.drafts?.counts.unbalanced).toEqual([]);
    expect(periodBalances(ledger, year2025).get(accountNo(5010))?.closing).toBe(10_000);
  });

  test("they can be counted in, exchanged and left out without indexing the transactions again", () => {
    fc.assert(
      fc.property(balancedTransactions, balancedDrafts, rangeIn2025, (transactions, someDrafts, range) => {
        const ledger = ledgerOf(transactions);
        const input = { fiscalYear: year2025, openingBalances: [], transactions };
        const built = buildLedger({ ...input, drafts: { drafts: someDrafts, plan: smallPlan } });
        const exchanged = withDrafts(withDrafts(ledger, drafts, smallPlan), someDrafts, smallPlan);
        expect([...periodBalances(exchanged, range)]).toEqual([...periodBalances(built, range)]);
        expect(exchanged.registered).toBe(ledger.registered);
      }),
    );
  });

  test("a ledger without drafts counts none", () => {
    expect(draftsOf(plain)).toEqual([]);
  });

  test("a transaction that comes keeps the drafts counted", () => {
    const next = transaction("A 2", "2025-02-01", [
      [1930, 1],
      [3001, -1],
    ]);
    const extended = extendLedger(withDrafts(plain, drafts, smallPlan), next);
    expect(periodBalances(extended, year2025).get(accountNo(1930))?.closing).toBe(7_100);
  });
});
