import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { ore } from "../money/index.ts";
import { deletionHindrance, deletionHindranceText } from "./deletion-hindrance.ts";
import { bookedEntries, entriesBalance } from "./entries-balance.ts";
import {
  copiedTransaction,
  correctedEventText,
  firstOpenDay,
  openDate,
  reversalHindranceText,
  reversalYear,
  reversedTransaction,
  textWithoutCorrection,
} from "./reversed-transaction.ts";
import { balancedTransaction } from "./transaction.arbitrary.ts";
import type { Transaction, TransactionLink } from "./transaction.ts";

const yearId = fiscalYearIdFromGuid("5".repeat(32));
const year = { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") };
const original: Transaction = {
  series: "A",
  number: 12,
  regDate: isoDate("2025-03-02"),
  date: isoDate("2025-03-01"),
  text: "Papper",
  sign: "Anna",
  entries: [
    {
      accountId: accountNo(1930),
      amount: ore(-1120),
      quantity: 2,
      text: "rad",
      date: isoDate("2025-03-05"),
      sign: "Bo",
      foreignCurrencyAmount: { amount: ore(-100), currency: "EUR" },
      adjustmentType: true,
      objects: [{ dimension: "1", object: "100" }],
    },
    { accountId: accountNo(6110), amount: ore(1120) },
    { accountId: accountNo(6110), amount: ore(5), adjustmentType: false },
  ],
  locked: true,
  annotation: "n",
  attachmentIds: ["a"],
  correctedBy: { fiscalYearId: yearId, series: "A", number: 20 },
};

test.each([
  ["fits", "x".repeat(382), `Rättelse av A 12: ${"x".repeat(382)}`],
  ["is too long", "x".repeat(400), `Rättelse av A 12: ${"x".repeat(381)}…`],
  [
    "would end in half a character",
    `${"x".repeat(380)}😀${"x".repeat(9)}`,
    `Rättelse av A 12: ${"x".repeat(380)}…`,
  ],
])("CH34: the text of 'Vänd' where it %s", (_, text, expected) => {
  expect(reversedTransaction({ ...original, text }, yearId, { year })?.text).toBe(expected);
});

test("'Vänd' negates every row that counts and links to what it corrects", () => {
  expect(reversedTransaction(original, yearId, { year })).toEqual({
    series: "A",
    date: "2025-03-01",
    text: "Rättelse av A 12: Papper",
    entries: [
      {
        accountId: 1930,
        amount: 1120,
        quantity: -2,
        text: "rad",
        foreignCurrencyAmount: { amount: 100, currency: "EUR" },
        objects: [{ dimension: "1", object: "100" }],
      },
      { accountId: 6110, amount: -1120 },
    ],
    locked: false,
    corrects: { fiscalYearId: yearId, series: "A", number: 12 },
  });
});

test("rows of 0, which a file may have, are neither reversed nor copied: they could not be registered", () => {
  const imported = {
    ...original,
    entries: [{ accountId: accountNo(2641), amount: ore(0) }, ...original.entries],
  };
  const accounts = (made: { readonly entries: Transaction["entries"] } | undefined) =>
    made?.entries.map(({ accountId }) => accountId);
  expect(accounts(reversedTransaction(imported, yearId, { year }))).toEqual([1930, 6110]);
  expect(accounts(copiedTransaction(imported, { year }))).toEqual([1930, 6110]);
});

test("'Kopiera' takes text and rows and nothing else", () => {
  const copy = copiedTransaction(original, { year });
  expect(Object.keys(copy ?? {})).toEqual(["series", "date", "text", "entries", "locked"]);
  expect(copy?.entries.map(({ amount }) => amount)).toEqual([-1120, 1120]);
  expect(copy?.locked).toBe(false);
});

test.each([
  ["an open day", "2025-03-01", undefined, "2025-03-01"],
  ["a day after the closed period", "2025-04-01", "2025-03-31", "2025-04-01"],
  ["a closed day", "2025-03-31", "2025-03-31", "2025-04-01"],
  ["a day of another year", "2024-12-31", undefined, "2025-01-01"],
  ["a day after the year", "2026-01-01", "2025-06-30", "2025-07-01"],
  ["a closed date before the year", "2024-03-01", "2024-12-30", "2025-01-01"],
  ["the first day", "2025-01-01", undefined, "2025-01-01"],
  ["the last day", "2025-12-31", undefined, "2025-12-31"],
  ["the first day, closed", "2025-01-01", "2025-01-01", "2025-01-02"],
  ["all but the last day closed", "2025-03-01", "2025-12-30", "2025-12-31"],
  ["a year that is closed", "2025-03-01", "2025-12-31", undefined],
])("%s: %s closed through %s is booked on %s", (_, date, closedThrough, expected) => {
  const period = { year, ...(closedThrough === undefined ? {} : { closedThrough: isoDate(closedThrough) }) };
  expect(openDate(isoDate(date), period)).toBe(expected);
  const dated = { ...original, date: isoDate(date) };
  const reversed = reversedTransaction(dated, yearId, period);
  const copied = copiedTransaction(dated, period);
  expect([reversed === undefined, copied === undefined]).toEqual([
    expected === undefined,
    expected === undefined,
  ]);
  expect([reversed?.date, copied?.date]).toEqual([expected, expected]);
});

test.each([
  ["an open day stays", "2025-05-02", "2025-03-31", "2025-08-01", "2025-05-02"],
  ["a closed day is corrected today", "2025-03-02", "2025-03-31", "2025-08-01", "2025-08-01"],
  ["today is closed too", "2025-03-02", "2025-08-31", "2025-08-01", "2025-09-01"],
  ["today is after the year", "2025-03-02", "2025-03-31", "2026-02-01", "2025-04-01"],
])("TR3: %s", (_, date, closedThrough, today, expected) => {
  const period = { year, closedThrough: isoDate(closedThrough), today: isoDate(today) };
  const dated = { ...original, date: isoDate(date) };
  expect(reversedTransaction(dated, yearId, period)?.date).toBe(expected);
});

test("balanced stays balanced when it is turned or copied, and turned twice it is the same", () => {
  fc.assert(
    fc.property(balancedTransaction, (transaction) => {
      const turned = reversedTransaction(transaction, yearId, { year });
      expect(entriesBalance(turned?.entries ?? [])).toBe(0);
      expect(entriesBalance(copiedTransaction(transaction, { year })?.entries ?? [])).toBe(0);
      const twice = turned && reversedTransaction({ ...turned, number: 1 }, yearId, { year });
      expect(twice?.entries).toEqual(bookedEntries(transaction.entries));
    }),
  );
});

describe("the delete rule (CH7)", () => {
  const { correctedBy: _, ...uncorrected } = original;
  const plain: Transaction = { ...uncorrected, locked: false };
  const rules = { allowTransactionEdit: true, highest: new Map([["A", 12]]), isYearLocked: false };

  test.each<[string, Partial<Transaction>, Partial<Parameters<typeof deletionHindrance>[1]>]>([
    ["", {}, {}],
    ["", {}, { closedThrough: isoDate("2025-02-28") }],
    ["", {}, { highest: new Map() }],
    ["Räkenskapsåret är låst.", {}, { isYearLocked: true }],
    ["Transaktionen är låst och kan inte ändras", { locked: true }, {}],
    [
      "Transaktionen är rättad av A 20 och kan inte raderas före den.",
      { correctedBy: { fiscalYearId: yearId, series: "A", number: 20 } },
      {},
    ],
    [
      "Transaktioner kan bara raderas när ”Tillåt redigering av transaktioner” är valt i inställningarna.",
      {},
      { allowTransactionEdit: false },
    ],
    [
      "Bara den sista transaktionen i serien kan raderas, och det är A 13.",
      {},
      { highest: new Map([["A", 13]]) },
    ],
    ["Bokföringen är låst till och med 2025-03-01.", {}, { closedThrough: isoDate("2025-03-01") }],
  ])("%s", (text, fields, facts) => {
    const hindrance = deletionHindrance({ ...plain, ...fields }, { ...rules, ...facts });
    expect(hindrance === undefined ? "" : deletionHindranceText(hindrance)).toBe(text);
  });

  test("an unknown hindrance stops the program", () => {
    expect(() => deletionHindranceText({ code: "other" } as never)).toThrow("Unhandled case");
  });
});

test.each([
  ["an open year", undefined, "2025-01-01"],
  ["closed before the year", "2024-12-31", "2025-01-01"],
  ["closed through the first day", "2025-01-01", "2025-01-02"],
  ["closed through a month", "2025-03-31", "2025-04-01"],
  ["closed through the last day", "2025-12-31", "2026-01-01"],
])("the first open day: %s", (_name, closed, first) => {
  const period = closed === undefined ? { year } : { year, closedThrough: isoDate(closed) };
  expect(firstOpenDay(period)).toBe(first);
});

const yearOf = (number: number, locked = false) => ({
  id: fiscalYearIdFromGuid(String(number % 10).repeat(32)),
  from: isoDate(`${number}-01-01`),
  to: isoDate(`${number}-12-31`),
  locked,
  transactionSeries: [],
});

test("TR15: a reversal belongs to the year itself, and when that has no open day to the first later one that has", () => {
  const [before, own, next, last] = [2024, 2025, 2026, 2027].map((number) => yearOf(number));
  const locked = yearOf(2025, true);
  const among = (years: readonly (ReturnType<typeof yearOf> | undefined)[], closedThrough?: string) =>
    reversalYear(
      years.filter((year) => year !== undefined),
      yearId,
      closedThrough === undefined ? undefined : isoDate(closedThrough),
    );
  expect(among([last, next, own, before])).toBe(own);
  expect(among([own, next], "2025-12-30")).toBe(own);
  expect(among([own, next], "2025-12-31")).toBe(next);
  expect(among([last, locked, next, before])).toBe(next);
  expect(among([locked, yearOf(2026, true), last])).toBe(last);
  expect(among([locked, next, last], "2026-12-31")).toBe(last);
  expect(among([before, locked])).toBeUndefined();
  expect(among([before, next])).toBeUndefined();
});

test("TR15: from another year the reversal has the first open day, and names what it corrects", () => {
  const next = { year: yearOf(2026), closedThrough: isoDate("2026-01-31") };
  expect(reversedTransaction(original, yearId, next)).toMatchObject({
    date: "2026-02-01",
    corrects: { fiscalYearId: yearId, series: "A", number: 12 },
  });
});

test("what is reversed already, or has no year to be reversed in, cannot be reversed", () => {
  const corrected = { correctedBy: { fiscalYearId: yearId, series: "B", number: 3 } };
  const nameOf = ({ series, number }: TransactionLink) => `${series} ${number} (2026)`;
  expect(reversalHindranceText({}, yearOf(2025), nameOf)).toBeUndefined();
  expect(reversalHindranceText({}, undefined, nameOf)).toBe(
    "Varken det här räkenskapsåret eller något senare har en öppen dag.",
  );
  expect(reversalHindranceText(corrected, yearOf(2025), nameOf)).toBe("Den är redan rättad av B 3 (2026).");
  expect(reversalHindranceText(corrected, undefined, nameOf)).toBe("Den är redan rättad av B 3 (2026).");
});

test("CH34: hidden characters that a file has brought are not copied into new texts", () => {
  const [entry] = original.entries;
  const imported = {
    ...original,
    text: "Hy\u200Bra",
    entries: entry ? [{ ...entry, text: "\u202Erad" }] : [],
  };
  const copy = copiedTransaction(imported, { year });
  expect([copy?.text, copy?.entries[0]?.text]).toEqual(["Hyra", "rad"]);
  const reversal = reversedTransaction(imported, yearId, { year });
  expect([reversal?.text, reversal?.entries[0]?.text]).toEqual(["Rättelse av A 12: Hyra", "rad"]);
});

test("TR20: the text of a reversal without the words that it corrects", () => {
  const corrected = { series: "A", number: 12 };
  expect(textWithoutCorrection("Rättelse av A 12: Papper", corrected)).toBe("Papper");
  expect(textWithoutCorrection("Rättelse av A 1: Papper", corrected)).toBe("Rättelse av A 1: Papper");
});

test.each([
  ["of the year before", "2024-01-01", "2024-12-31", "Rättelse av A 12 (2024): Papper"],
  ["of a broken year", "2024-05-01", "2025-04-30", "Rättelse av A 12 (2024-05-01 – 2025-04-30): Papper"],
  ["of the same year", "2026-01-01", "2026-12-31", "Rättelse av A 12: Papper"],
])("TR16: the text of a correction names the year %s", (_, from, to, expected) => {
  const correctedYear = { from: isoDate(from), to: isoDate(to) };
  const year = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };
  const original: Transaction = {
    series: "A",
    number: 12,
    date: isoDate("2024-06-01"),
    text: "Papper",
    entries: [],
    locked: false,
  };
  const id = fiscalYearIdFromGuid("0".repeat(32));
  const text = reversedTransaction(original, id, { year, correctedYear })?.text ?? "";
  expect(text).toBe(expected);
  expect(textWithoutCorrection(text, original)).toBe("Papper");
  expect(correctedEventText(`Rättelse av B 1: ${text}`)).toBe("Papper");
});

test("TR16: a text that only begins alike is no correction's", () => {
  const corrected = { series: "A", number: 1 };
  expect(textWithoutCorrection("Rättelse av A 12: Papper", corrected)).toBe("Rättelse av A 12: Papper");
});
