import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo, isResultAccount, isVatAccount } from "../account-plan/index.ts";
import { addDays } from "../calendar/index.ts";
import { buildLedger, closingBalances } from "../ledger/index.ts";
import { year2025 } from "../ledger/ledger.arbitrary.ts";
import { negateOre, ore, sumOre } from "../money/index.ts";
import { type Entry, entriesBalance, type Transaction } from "../transaction/index.ts";
import { unsettledVatPeriod, vatSettlementEntries } from "../vat/index.ts";
import { closingBooks, closingPlan } from "./closing.arbitrary.ts";
import { type ClosingBooks, resultAccountsOf } from "./closing-books.ts";
import { closingFindingTexts } from "./closing-finding.ts";
import { leftOfLastYear } from "./result-amounts.ts";
import {
  bookLastYearResult,
  bookThisYearResult,
  type PreparedClosing,
  resetLastYearResult,
} from "./result-entries.ts";
import { runChecks } from "./run-checks.ts";

/** 100 years; a long run has 2,000. */
const RUNS = Math.max(100, (fc.readConfigureGlobal().numRuns ?? 0) / 5);

/** Money, equity, what the helper books on itself, income, costs, tax and VAT. */
const ACCOUNTS = [
  1930, 2010, 2013, 2019, 2067, 2068, 2069, 2091, 2098, 2099, 2512, 2611, 2641, 2650, 3001, 5010, 8910, 8999,
].map(accountNo);
/** What the entries of the helper need, and a chart may lack. */
const NEEDED = [1650, 2010, 2019, 2067, 2068, 2069, 2091, 2098, 2099, 2650, 8999];

const row = fc.record({
  account: fc.constantFrom(...ACCOUNTS),
  amount: fc.oneof(fc.integer({ min: -900_00, max: 900_00 }), fc.constantFrom(-500_00, 250_00)),
});
const books = fc.record({
  type: fc.constantFrom("AB", "E", "EK", "HB", "I"),
  /** In most years the chart has what is needed. */
  without: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.subarray(NEEDED, { maxLength: 2 }) },
  ),
  opening: fc.array(row, { maxLength: 4 }),
  vouchers: fc.array(fc.record({ day: fc.nat(364), rows: fc.array(row, { minLength: 1, maxLength: 3 }) }), {
    maxLength: 10,
  }),
});

/** Balanced on 1930. */
function entriesOf(
  rows: readonly { readonly account: Entry["accountId"]; readonly amount: number }[],
): Entry[] {
  const entries = rows.map(({ account, amount }) => ({ accountId: account, amount: ore(amount) }));
  return [...entries, { accountId: accountNo(1930), amount: negateOre(entriesBalance(entries)) }];
}

/** What the helper offers in the books, each with what it is left to say when there is none. */
function offers(closing: ClosingBooks): readonly PreparedClosing[] {
  return [resetLastYearResult(closing), bookLastYearResult(closing), bookThisYearResult(closing)];
}

function vatOffers({ ledger, plan }: ClosingBooks): readonly (readonly Entry[])[] {
  const accounts = new Map(plan.accounts2.map((account) => [String(account.id), account]));
  const period = unsettledVatPeriod({ ledger, accounts }, "quarter");
  const made = period && vatSettlementEntries([{ ledger, accounts }], period);
  return made?.ok === true ? made.value.map(({ entries }) => entries) : [];
}

test("CL3, CL7: what is left of results and VAT is nothing, is offered, or is named, in any books", () => {
  fc.assert(
    fc.property(books, ({ type, without, opening, vouchers }) => {
      const transactions: Transaction[] = [];
      const register = (date: Transaction["date"], entries: readonly Entry[]) => {
        const number = transactions.length + 1;
        transactions.push({ series: "A", number, date, text: "", entries, locked: false });
      };
      for (const { day, rows } of vouchers) register(addDays(year2025.from, day), entriesOf(rows));
      const opened = new Map<Entry["accountId"], number>();
      for (const { accountId, amount } of entriesOf(opening).filter(
        (each) => !isResultAccount(each.accountId),
      ))
        opened.set(accountId, (opened.get(accountId) ?? 0) + amount);
      const openingBalances = [...opened].map(([accountId, balance]) => ({
        accountId,
        balance: ore(balance),
      }));
      const closingOf = () =>
        closingBooks({
          type,
          plan: closingPlan(without),
          ledger: buildLedger({ fiscalYear: year2025, openingBalances, transactions }),
        });
      // A person takes what is offered, until there is nothing more.
      for (let round = 0; round < 12; round += 1) {
        const closing = closingOf();
        const made = offers(closing).flatMap((offer) => ("entry" in offer ? [offer.entry] : []));
        const [next] = made;
        const [vat] = vatOffers(closing);
        if (next !== undefined) register(next.date, next.entries);
        else if (vat !== undefined) register(year2025.to, vat);
        else break;
      }
      const closing = closingOf();
      const missing = offers(closing).flatMap((offer) => ("finding" in offer ? [offer.finding.code] : []));
      const checks = runChecks(closing);
      const named = (id: (typeof checks)[number]["id"]) =>
        checks.some(
          (check) =>
            check.id === id && check.finding !== undefined && closingFindingTexts(check.finding).length > 0,
        ) || checks.some(({ status, finding }) => status === "Incomplete" && finding !== undefined);
      // Nothing is offered any more: it is booked, or an account is missing, which is said.
      expect(offers(closing).filter((offer) => "entry" in offer)).toEqual([]);
      const balances = closingBalances(closing.ledger);
      const { lastYearResult } = resultAccountsOf(closing);
      const disposed = lastYearResult === undefined ? 0 : (balances.get(accountNo(lastYearResult)) ?? 0);
      const result = sumOre([...balances].flatMap(([id, amount]) => (isResultAccount(id) ? [amount] : [])));
      const vat = [...balances].filter(([id, amount]) => isVatAccount(id) && amount !== 0);
      const isNamed = missing.includes("missing-account");
      if (!isNamed) {
        expect(leftOfLastYear(closing)).toEqual([]);
        expect(disposed).toBe(0);
        expect(result).toBe(0);
      }
      if (leftOfLastYear(closing).length > 0) expect(named("last-result-reset")).toBe(true);
      if (disposed !== 0) expect(named("last-result-disposed")).toBe(true);
      if (result !== 0) expect(named("this-result")).toBe(true);
      if (vat.length > 0) expect(named("vat")).toBe(true);
      // The balance report is out by what the opening balances are, and both are said.
      const sum = sumOre(openingBalances.map(({ balance }) => balance));
      if (sum !== 0) expect(named("opening-sum")).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
