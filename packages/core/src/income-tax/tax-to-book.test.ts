import { expect, test } from "vitest";
import { newAccount } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { buildLedger } from "../ledger/index.ts";
import { transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import { ore } from "../money/index.ts";
import { taxEntry, taxToBook, taxToBookTexts } from "./tax-to-book.ts";

/** A year that begins on a day, with this tax in kronor. */
function yearFrom(from: string, booked = 0) {
  const to = `${from.slice(0, 4)}-12-31`;
  const rows = [
    [8910, booked],
    [2512, -booked],
  ] as const;
  return buildLedger({
    fiscalYear: { ...year2025, from: isoDate(from), to: isoDate(to) },
    openingBalances: [],
    transactions: booked === 0 ? [] : [transaction("A 1", to, rows)],
  });
}
const inKronor = (surplus: number, from = "2025-01-01", booked = 0) => {
  const { taxable, tax, left } = taxToBook(yearFrom(from, booked), ore(Math.round(surplus * 100)));
  return [taxable / 100, tax / 100, left / 100];
};
const texts = (surplus: number, booked = 0) =>
  taxToBookTexts(taxToBook(yearFrom("2025-01-01", booked), ore(surplus * 100))).map((text) =>
    text.replaceAll("\u00A0", " "),
  );

test("TX15: the surplus is rounded down to whole tens of kronor, and the tax to whole kronor", () => {
  expect(inKronor(243_609)).toEqual([243_600, 50_181, 50_181]);
  expect(inKronor(10)).toEqual([10, 2, 2]);
  expect(inKronor(9.99)).toEqual([0, 0, 0]);
  expect(inKronor(-5000)).toEqual([0, 0, 0]);
  expect(inKronor(999_999_999_990)).toEqual([999_999_999_990, 205_999_999_997, 205_999_999_997]);
});

test.each([
  ["2025-01-01", 206],
  ["2021-01-01", 206],
  ["2020-12-01", 214],
  ["2019-01-01", 214],
  ["2018-12-31", 220],
  ["2018-01-01", 220],
])("TX15: a year that begins on %s has the rate of that day", (from, rate) => {
  expect(taxToBook(yearFrom(from), ore(100_000)).rate).toBe(rate);
  expect(inKronor(1000, from)).toEqual([1000, rate, rate]);
});

test("TX15: what is booked on 8910 is taken off", () => {
  expect(inKronor(1000, "2025-01-01", 200)).toEqual([1000, 206, 6]);
  expect(inKronor(1000, "2025-01-01", 206)).toEqual([1000, 206, 0]);
  expect(inKronor(-1000, "2025-01-01", 206)).toEqual([0, 0, -206]);
});

test("TX15: the text says how it is worked out, and what is left", () => {
  const worked = "20,6 % av 1 000 kr (överskottet avrundat nedåt till hela tiotal kronor) är 206 kr.";
  expect(texts(1000)).toEqual([
    worked,
    "Inget är bokfört på konto 8910: 206,00 är kvar att bokföra, på 8910 mot 2512.",
  ]);
  expect(texts(1000, 200)).toEqual([
    worked,
    "På konto 8910 är 200,00 bokfört: 6,00 är kvar att bokföra, på 8910 mot 2512.",
  ]);
  expect(texts(1000, 206)).toEqual([worked, "Så mycket är bokfört på konto 8910."]);
  expect(texts(1000, 210)[1]).toBe(
    "På konto 8910 är 210,00 bokfört: 4,00 för mycket, som bokförs tillbaka på 2512 mot 8910.",
  );
  expect(texts(-1)).toEqual([
    "Deklarationen har inget överskott att betala skatt på.",
    "Inget är bokfört på konto 8910.",
  ]);
});

test("TX15: what is left is offered as an entry of the year's last day", () => {
  const plan = (...numbers: readonly number[]) => ({
    accounts2: numbers.map((number) => newAccount(number)),
  });
  const entry = (booked: number, accounts = plan(2512, 8910)) => {
    const ledger = yearFrom("2025-01-01", booked);
    return taxEntry(ledger, taxToBook(ledger, ore(100_000)), accounts);
  };
  expect(entry(200)).toEqual({
    date: "2025-12-31",
    text: "Skatt på årets resultat",
    entries: [
      { accountId: 8910, amount: 600 },
      { accountId: 2512, amount: -600 },
    ],
  });
  expect(entry(210)?.entries.map(({ amount }) => amount)).toEqual([-400, 400]);
  expect(entry(206)).toBeUndefined();
  expect(entry(0, plan(8910))).toBeUndefined();
});
