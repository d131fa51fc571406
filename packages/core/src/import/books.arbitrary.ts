import fc from "fast-check";
import { type Account, accountNo } from "../account-plan/index.ts";
import { dateFromDayNumber, dayNumber, isoDate } from "../calendar/index.ts";
import { emptyRecipient } from "../company/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { negateOre, ore, sumOre } from "../money/index.ts";
import { compareTransactions, type Entry, type Transaction } from "../transaction/index.ts";

/** A broken fiscal year. */
export const fiscalYear = {
  id: fiscalYearIdFromGuid("00000000-0000-0000-0000-000000002025"),
  from: isoDate("2025-07-01"),
  to: isoDate("2026-06-30"),
  locked: false,
  transactionSeries: [],
};

export const accounts: readonly Account[] = [
  { id: accountNo(1510), name: "Kundfordringar", type: "asset", active: true, sru: 7251 },
  { id: accountNo(1930), name: "Företagskonto", type: "asset", active: true, sru: 7281 },
  { id: accountNo(2081), name: "Aktiekapital", type: "equity", active: true, sru: 7301 },
  { id: accountNo(2440), name: "Leverantörsskulder", type: "liability", active: true },
  { id: accountNo(3001), name: 'Försäljning "25 %"', type: "income", active: true, sru: 7410 },
  { id: accountNo(4010), name: "Inköp", type: "cost", active: true },
];

const anyAccount = fc.constantFrom(...accounts.map(({ id }) => id));
const anyAmount = fc.integer({ min: -1e11, max: 1e11 }).map(ore);
const anyText = fc.stringMatching(/^[a-zåäöÅÄÖ0-9 "{}#.-]{0,20}[a-zåäö]$/).map((text) => text.trim());
const anyDate = fc
  .integer({ min: dayNumber(fiscalYear.from), max: dayNumber(fiscalYear.to) })
  .map(dateFromDayNumber);
const objects = fc.array(
  fc.record({ dimension: fc.constantFrom("1", "6"), object: fc.stringMatching(/^[A-Z0-9]{1,5}$/) }),
  { minLength: 1, maxLength: 2 },
);

const anyEntry: fc.Arbitrary<Entry> = fc.record(
  {
    accountId: anyAccount,
    amount: anyAmount,
    text: anyText,
    date: anyDate,
    sign: anyText,
    quantity: fc.integer({ min: -1e6, max: 1e6 }).map((thousandths) => thousandths / 1000 + 0),
    adjustmentType: fc.boolean(),
    objects,
  },
  { requiredKeys: ["accountId", "amount"] },
);

/** Any rows, closed by one row on 1930 that makes the sum of those that count zero. */
const balancedEntries = fc.array(anyEntry, { maxLength: 5 }).map((rows): Entry[] => {
  const counted = rows.filter(({ adjustmentType }) => adjustmentType !== false);
  const rest = negateOre(sumOre(counted.map(({ amount }) => amount)));
  return [...rows, { accountId: accountNo(1930), amount: rest }];
});

const anyTransactions = fc
  .uniqueArray(
    fc.record(
      {
        series: fc.constantFrom("A", "B", "LEV1"),
        number: fc.integer({ min: 1, max: 99 }),
        date: anyDate,
        text: anyText,
        regDate: anyDate,
        sign: anyText,
        entries: balancedEntries,
      },
      { requiredKeys: ["series", "number", "date", "text", "entries"] },
    ),
    { maxLength: 20, selector: ({ series, number }) => `${series}-${number}` },
  )
  .map((all) => all.map((one): Transaction => ({ ...one, locked: true })).sort(compareTransactions));

const anyOpening = fc.tuple(anyAmount, anyAmount).map(([bank, debts]) =>
  [
    { accountId: accountNo(1930), balance: bank },
    { accountId: accountNo(2081), balance: negateOre(sumOre([bank, debts])) },
    { accountId: accountNo(2440), balance: debts },
  ].filter(({ balance }) => balance !== 0),
);

/** One fiscal year of a limited company's books, as an import leaves them. */
export const anyBooks = fc
  .record({ openingBalances: anyOpening, transactions: anyTransactions })
  .map((books) => ({
    company: {
      ...emptyRecipient(),
      name: "Åkessons Snickeri AB",
      organizationNumber: "556677-8899",
      reference: "Åsa Åkesson",
      address: "Storgatan 1",
      zipCode: "123 45",
      city: "Ystad",
      phone: "070-1234567",
    },
    fiscalYear,
    planName: "EUBAS97",
    accounts,
    ...books,
  }));
