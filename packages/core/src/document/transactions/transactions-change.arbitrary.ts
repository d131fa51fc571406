import { accountNo } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { type FiscalYear, fiscalYearIdFromGuid } from "../../fiscal-year/index.ts";
import { ore } from "../../money/index.ts";
import {
  highestNumbers,
  type NewTransaction,
  type Transaction,
  type TransactionLink,
  transactionId,
} from "../../transaction/index.ts";
import { changeRefusalText } from "../change-refusal.ts";
import type { ChangeIntent } from "../commit-intent.ts";
import { checkTransactionsChange } from "./transactions-change.ts";
import type { TransactionsFacts } from "./transactions-facts.ts";

const yearId = fiscalYearIdFromGuid("0".repeat(32));
export const otherYearId = fiscalYearIdFromGuid("1".repeat(32));
const fiscalYear: FiscalYear = {
  id: yearId,
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [
    { name: "A", startNo: 1, description: "Löpande bokföring" },
    { name: "B", startNo: 100, description: "Löpande bokföring B" },
  ],
};

/** Two rows that balance. */
export const rows = (amount = 100): Transaction["entries"] => [
  { accountId: accountNo(1930), amount: ore(-amount) },
  { accountId: accountNo(6110), amount: ore(amount) },
];
/** A transaction to be registered. */
export const fresh: NewTransaction = {
  series: "A",
  date: isoDate("2025-03-01"),
  text: "Papper",
  entries: rows(),
  locked: false,
};
/** The same in the books. */
export const stored = (number: number, fields: Partial<Transaction> = {}): Transaction => ({
  ...fresh,
  number,
  regDate: isoDate("2025-03-02"),
  sign: "Anna",
  ...fields,
});
export const link = (number: number, fiscalYearId = yearId): TransactionLink => ({
  fiscalYearId,
  series: "A",
  number,
});

/** What the books hold before the change, and the facts about them. */
export interface Books {
  readonly transactions?: readonly Transaction[];
  readonly facts?: Partial<TransactionsFacts>;
}

/** Checks a change in a year where everything is allowed, except by the given facts. */
export function check(
  intent: ChangeIntent,
  change: {
    put?: readonly Transaction[];
    remove?: readonly string[];
    append?: readonly NewTransaction[];
    ends?: boolean;
  },
  { transactions = [], facts = {} }: Books = {},
) {
  return checkTransactionsChange(
    { put: [], remove: [], append: [], ...change },
    {
      intent,
      role: "bookkeeper",
      isAlone: true,
      fiscalYear,
      isYearNew: false,
      isYearLocked: false,
      allowTransactionEdit: true,
      isEmptyBefore: transactions.length === 0,
      unlockedBefore: transactions.filter(({ locked }) => !locked).length,
      knownAccounts: new Set([1930, 6110]),
      highestNumber: highestNumbers(transactions),
      existing: new Map(transactions.map((one) => [transactionId(one.series, one.number), one])),
      corrections: new Map(),
      draftsPut: [],
      today: isoDate("2025-06-30"),
      sign: "Bo",
      ...facts,
    },
  );
}

export const refusalOf = (result: ReturnType<typeof check>) => (result.ok ? undefined : result.error);
export const text = (result: ReturnType<typeof check>) => (result.ok ? "" : changeRefusalText(result.error));
