import fc from "fast-check";
import { accountNo } from "../account-plan/index.ts";
import { addDays, isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { addToCategorisation, type CategorisationIndex, newCategorisationIndex } from "./index.ts";

/** A row of a made-up booking: account and öre. */
export type MadeUpRow = readonly [account: number, amount: number];

/** A made-up booking. */
export function booked(date: string, text: string, ...rows: readonly MadeUpRow[]): Transaction {
  return { series: "A", number: 1, date: isoDate(date), text, entries: rows.map(entryOf), locked: false };
}

export function entryOf([account, amount]: MadeUpRow) {
  return { accountId: accountNo(account), amount: ore(amount) };
}

/** The index of made-up bookings. */
export function indexOf(...transactions: readonly Transaction[]): CategorisationIndex {
  const index = newCategorisationIndex();
  addToCategorisation(index, transactions);
  return index;
}

/** So many bookings of a text on one account from the bank, a month apart from January 2025. */
export function bookedTimes(
  count: number,
  text: string,
  account: number,
  amount = -100_00,
): readonly Transaction[] {
  return Array.from({ length: count }, (_, month) => {
    const date = `${2025 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-12`;
    return booked(date, text, [account, -amount], [1930, amount]);
  });
}

const WORDS = "elgiganten elgiganetn elgig telia tellia hyra lokal lund malmo 5051-6822 5051-6899 faktura";
const FIRST_DAY = isoDate("2026-01-01");

/** A text of one to four words, some of them alike. */
export const arbitraryText: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...WORDS.split(" ")), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(" "));

/** A booking of one of a few texts within some months, from or to one or two accounts that money is moved between. */
export const arbitraryBooking: fc.Arbitrary<Transaction> = fc
  .record({
    day: fc.nat({ max: 90 }),
    text: arbitraryText,
    rows: fc.array(
      fc.tuple(fc.constantFrom(5410, 2641, 6212, 1940, 1630), fc.integer({ min: -900, max: 900 })),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ day, text, rows }) => {
    const rest = -rows.reduce((sum, [, amount]) => sum + amount, 0);
    return booked(addDays(FIRST_DAY, day), text, ...rows, [1930, rest]);
  });
