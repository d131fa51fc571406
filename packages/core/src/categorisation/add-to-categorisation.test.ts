import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { arbitraryBooking, arbitraryText, booked, indexOf } from "./bookings.arbitrary.ts";
import { Calibration } from "./calibration.ts";
import {
  addToCategorisation,
  bookingsFor,
  type CategorisationIndex,
  newCategorisationIndex,
  suggestionsFor,
} from "./index.ts";

/** Bookings in slices, some of them empty. */
const slices = fc.array(fc.array(arbitraryBooking, { maxLength: 8 }), { maxLength: 6 });

/** What an index says of a text, at each kind of account and in each direction. */
function said(index: CategorisationIndex, text: string) {
  const amounts = [-500, 125].map(ore);
  const accounts = [1930, 1940].map(accountNo);
  const rows = accounts.flatMap((account) => amounts.map((amount) => ({ account, amount, text })));
  return [bookingsFor(index, text), ...rows.map((row) => suggestionsFor(index, row))];
}

test("CT5: an index that was built slice by slice is the one that is built whole", () => {
  fc.assert(
    fc.property(slices, fc.array(arbitraryText, { maxLength: 2 }), (parts, asked) => {
      const sliced = newCategorisationIndex();
      for (const part of parts) {
        addToCategorisation(sliced, part);
        // What is asked in between leaves nothing behind.
        for (const text of asked) said(sliced, text);
      }
      const all: readonly Transaction[] = parts.flat();
      const whole = indexOf(...all);
      expect(plain(sliced)).toEqual(plain(whole));
      for (const text of new Set([...asked, ...all.map((one) => one.text)])) {
        expect(said(sliced, text)).toEqual(said(whole, text));
      }
    }),
  );
});

test("CT5: all bookings are guessed at first, then one of five, and the more there are the fewer", () => {
  const noted = vi.spyOn(Calibration.prototype, "note");
  const index = newCategorisationIndex();
  const perThousand = Array.from({ length: 8 }, () => {
    const before = noted.mock.calls.length;
    for (let count = 0; count < 1000; count += 1) {
      addToCategorisation(index, [booked("2026-03-01", "Porto", [6250, 100], [2440, -100])]);
    }
    return noted.mock.calls.length - before;
  });
  noted.mockRestore();
  // The first one had nothing to be guessed by; of each stretch the numbers that 5, 6 and 7 divide.
  expect(perThousand).toEqual([999, 1000, 1000, 200, 200, 166, 167, 143]);
});

/** The index without the views, which are kept when they have been asked for. */
function plain({ words, combinations, beginnings, size }: CategorisationIndex) {
  const withoutViews = (all: readonly object[]) => all.map((one) => ({ ...one, views: undefined }));
  return {
    words: [...words].map(([word, { texts, bookings }]) => [word, texts, withoutViews(bookings)]),
    combinations: [...combinations].map(([key, all]) => [key, withoutViews(all)]),
    beginnings,
    size,
  };
}

test("what is kept of a word that never ends being new, and of shares that are never the same, has an end", () => {
  const letters = "abcdefghijklmnopqrst";
  const word = (n: number) =>
    `be${[n % 20, Math.floor(n / 20) % 20, Math.floor(n / 400)].map((at) => letters[at]).join("")}`;
  const index = newCategorisationIndex();
  for (let n = 0; n < 500; n += 1) {
    const loan = booked("2026-01-01", word(n), [2350, 1000 - 2 * n], [8410, 2 * n + 1], [1930, -1001]);
    addToCategorisation(index, [loan]);
  }
  expect(index.words.size).toBe(500);
  expect(index.beginnings.get("be")).toHaveLength(400);
  expect(Math.max(...[...index.patterns.values()].map((alike) => alike.length))).toBeLessThanOrEqual(50);
});
