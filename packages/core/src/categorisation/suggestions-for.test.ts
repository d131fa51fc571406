import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import { entriesBalance } from "../transaction/index.ts";
import { booked, bookedTimes, entryOf, indexOf } from "./bookings.arbitrary.ts";
import {
  addToCategorisation,
  bookingsFor,
  type StatementRow,
  type Suggestion,
  scaledBooking,
  suggestionsFor,
} from "./index.ts";

const BANK = accountNo(1930);
const row = (text: string, amount: number, account = BANK): StatementRow => ({
  account,
  amount: ore(amount),
  text,
  date: isoDate("2026-08-12"),
});
const accountsOf = (all: readonly { entries: readonly { accountId?: number }[] }[]) =>
  all.map(({ entries }) => entries.map(({ accountId }) => accountId));
const TELIA = [1, 2, 3, 4, 5, 6, 7].map((month) =>
  booked(
    `2026-0${month}-12`,
    "Kortköp 26011 TELIA SVERIGE AB",
    [6212, 80_00],
    [2641, 20_00],
    [1930, -100_00],
  ),
);

test("a payee that was booked seven times is booked so again, scaled to the amount with its VAT", () => {
  const [best, ...others]: readonly Suggestion[] = suggestionsFor(
    indexOf(...TELIA),
    row("Telia Sverige AB 2026-08-12", -125_01),
  );
  expect(others).toEqual([]);
  expect(best).toMatchObject({
    entries: [
      { accountId: 6212, amount: 100_01 },
      { accountId: 2641, amount: 25_00 },
    ],
    because: { level: 3, count: 7, total: 7, latest: "2026-07-12" },
    texts: ["telia"],
  });
  expect(best?.probability).toBeGreaterThan(0.9);
});

test("nothing is said of a payee that is new, whatever is common", () => {
  expect(suggestionsFor(indexOf(...TELIA), row("Bageri Smulan", -80_00))).toEqual([]);
});

test("a text without a word of its own is only like itself: another number is another text", () => {
  const index = indexOf(booked("2026-01-01", "Köp 1", [5460, 10], [1930, -10]));
  expect(suggestionsFor(index, row("Köp 1", -10))).toHaveLength(1);
  expect(suggestionsFor(index, row("Köp 9", -10))).toEqual([]);
});

test("a row of 0 is nothing to book", () => {
  expect(suggestionsFor(indexOf(...TELIA), row("Telia", 0))).toEqual([]);
});

test("money that comes back is booked the other way, three quarters as surely", () => {
  const index = indexOf(...TELIA);
  const [[out], [back]] = [
    suggestionsFor(index, row("Telia", -50_00)),
    suggestionsFor(index, row("Telia", 50_00)),
  ];
  expect(back).toMatchObject({
    entries: [
      { accountId: 6212, amount: -40_00 },
      { accountId: 2641, amount: -10_00 },
    ],
  });
  expect(back?.probability).toBeLessThan(0.8);
  expect(back?.probability).toBeLessThan(out?.probability ?? 0);
});

test("of two habits the latest comes first, and the same amount speaks for its own", () => {
  const index = indexOf(
    ...bookedTimes(2, "Circle K", 5611, -500_00),
    booked("2025-06-01", "Circle K", [4010, 89_00], [1930, -89_00]),
    booked("2025-07-01", "Circle K", [4010, 95_00], [1930, -95_00]),
  );
  expect(accountsOf(suggestionsFor(index, row("Circle K", -500_00)))).toEqual([[5611]]);
  expect(accountsOf(suggestionsFor(index, row("Circle K", -89_00)))).toEqual([[4010], [5611]]);
});

test("where more and fewer words speak differently, more words decide", () => {
  const index = indexOf(
    ...bookedTimes(4, "Bergs Bageri Lund", 5832),
    ...bookedTimes(4, "Bergs Plåt Lund", 5070),
    ...bookedTimes(4, "Annat", 6991),
  );
  expect(suggestionsFor(index, row("Bergs Bageri Lund", -1_00))[0]).toMatchObject({
    entries: [{ accountId: 5832 }],
    because: { level: 3 },
  });
  expect(suggestionsFor(index, row("Bergs Plåt Malmö", -1_00))[0]).toMatchObject({
    entries: [{ accountId: 5070 }],
    because: { level: 2 },
    texts: ["bergs", "plat"],
  });
});

test("CT4: a customer is not taken for who has the same name, and the reason says whom it is like", () => {
  const index = indexOf(...bookedTimes(12, "Svensson", 4010), ...bookedTimes(12, "Rut", 5010));
  const [same] = suggestionsFor(index, row("Kortköp 260812 SVENSSON", -1_00));
  expect(same?.probability).toBeGreaterThan(0.9);
  expect(same?.because.like).toBeUndefined();
  const [customer] = suggestionsFor(index, row("Kund Svensson AB", -1_00));
  expect(customer?.probability).toBeLessThan(0.8);
  expect(customer?.because).toMatchObject({ count: 12, total: 12, like: "Svensson" });
});

test.each([
  ["the form of a company", "Svensson", "Svensson AB"],
  ["a part of its words", "Elgiganten Lund", "Elgiganten"],
  ["a word miswritten", "Elgiganten", "Elgiganetn"],
])("CT4: a text that has %s is only like what was booked, and says so", (_, known, text) => {
  // What was imported once may have a line break; what is stored of it now is one line.
  const index = indexOf(...bookedTimes(7, known.replace(" ", "\n"), 5410));
  const [[same], [like]] = [
    suggestionsFor(index, row(known, -1_00)),
    suggestionsFor(index, row(text, -1_00)),
  ];
  expect(same?.because.like).toBeUndefined();
  expect(like?.because.like).toBe(known);
  expect(like?.probability).toBeLessThan(same?.probability ?? 0);
});

test("CT5: what was booked once is no surer than 90 percent, however often that was right of others", () => {
  const payees = Array.from(
    { length: 60 },
    (_, place) => `Firma${String.fromCharCode(97 + (place % 26))}${place}x`,
  );
  const index = indexOf(
    ...payees.flatMap((text) => bookedTimes(2, text, 4010)),
    booked("2026-07-25", "Ut aug", [1940, 100_00], [1930, -100_00]),
  );
  const [once] = suggestionsFor(index, row("Ut sep", -100_00));
  expect(once?.because).toMatchObject({ count: 1, total: 1 });
  expect(once?.probability).toBeLessThanOrEqual(0.9);
});

test("who shares one word with a payee is never chosen without being asked about", () => {
  const index = indexOf(...bookedTimes(60, "Bergs Bageri", 5832));
  const [best] = suggestionsFor(index, row("Bergs Juristbyrå", -1_00));
  expect(best?.probability ?? 0).toBeLessThan(0.8);
});

test.each([
  ["one word of each of two", ["Bergs Bageri", "Lunds Juristbyrå"], "Bergs Juristbyrå"],
  ["two first words", ["Gamla Stans Café", "Bergs Taxi"], "Gamla Stans Taxi"],
  ["a name that is cut to the same word", ["ANDERSSONS B/26-01-12"], "ANDERSSONS F/26-08-12"],
])("CT4: who shares %s with payees that are known is never chosen unasked", (_, payees, text) => {
  const index = indexOf(...payees.flatMap((payee, n) => bookedTimes(5, payee, [5832, 6530][n] ?? 0)));
  const [best] = suggestionsFor(index, row(text, -1_00));
  expect(best?.probability ?? 0).toBeLessThan(0.8);
  expect(suggestionsFor(index, row(payees[0] ?? "", -1_00))[0]?.probability).toBeGreaterThan(0.8);
});

test("CT4: words that have been booked six times are a name by themselves, whatever comes with them", () => {
  const [five, six] = [5, 6].map((times) => {
    const index = indexOf(...bookedTimes(times, "Bergs Bageri", 5832), ...bookedTimes(5, "Lunds Taxi", 5810));
    return suggestionsFor(index, row("Bergs Bageri Lunds", -1_00))[0]?.probability;
  });
  expect(five).toBeLessThan(0.8);
  expect(six).toBeGreaterThan(0.8);
});

test("CT4: two words that came with two texts are a name by themselves", () => {
  const towns = (...all: readonly string[]) =>
    indexOf(...all.flatMap((town) => bookedTimes(2, `Gamla Bageriet ${town}`, 5832)));
  const asked = row("Gamla Bageriet Kiruna", -1_00);
  expect(suggestionsFor(towns("Lund"), asked)[0]?.probability).toBeLessThan(0.8);
  expect(suggestionsFor(towns("Lund", "Visby"), asked)[0]?.probability).toBeGreaterThan(0.8);
});

test("a chain is known in a town where it is new", () => {
  const towns = ["Lund", "Malmö", "Kiruna", "Visby", "Uppsala"];
  const index = indexOf(
    ...towns.flatMap((town) => bookedTimes(5, `Elgiganten ${town}`, 5410)),
    ...Array.from({ length: 150 }, (_, n) =>
      booked("2026-01-01", `Hyra ${"abcdefghijklmnop"[n % 16]}hus`, [5010, 10], [1930, -10]),
    ),
  );
  const [best] = suggestionsFor(index, row("Elgiganten Skövde", -1_00));
  expect(best).toMatchObject({
    entries: [{ accountId: 5410 }],
    because: { level: 1 },
    texts: ["elgiganten"],
  });
  expect(best?.probability).toBeGreaterThan(0.8);
});

test.each(["Elgiganetn", "Elgigan", "Elgigantens"])("%s is taken for Elgiganten", (text) => {
  const index = indexOf(...bookedTimes(5, "Elgiganten", 5410), ...bookedTimes(2, "Elbolaget", 5020));
  expect(suggestionsFor(index, row(text, -1_00))[0]).toMatchObject({ entries: [{ accountId: 5410 }] });
});

test("a number is known by all its digits, and one that is new is no obstacle", () => {
  const index = indexOf(
    ...bookedTimes(3, "BG-bet 5051-6822", 6212),
    ...bookedTimes(3, "BG-bet 5051-6899", 5010),
  );
  expect(accountsOf(suggestionsFor(index, row("Bankgiro 50516899", -1_00)))).toEqual([[5010]]);
  const withText = indexOf(...bookedTimes(3, "Hyra lokal", 5010));
  const [best] = suggestionsFor(withText, row("Hyra lokal 12345678", -1_00));
  expect(best?.probability).toBeGreaterThan(0.8);
});

test("a word that nearly all texts have tells nothing by itself", () => {
  const index = indexOf(
    ...Array.from({ length: 20 }, (_, n) =>
      booked("2026-01-01", `Inköp vara${"abcdefghijklmnopqrst"[n]}`, [4010, 10], [1930, -10]),
    ),
  );
  expect(suggestionsFor(index, row("Inköp helt nytt", -1_00))).toEqual([]);
});

test("what the bank account had is known at another account that money is moved between, not elsewhere", () => {
  const index = indexOf(...TELIA);
  expect(accountsOf(suggestionsFor(index, row("Telia", -10_00, accountNo(1940))))).toEqual([[6212, 2641]]);
  expect(suggestionsFor(index, row("Telia", -10_00, accountNo(2893)))).toEqual([]);
  expect(accountsOf(suggestionsFor(index, row("Telia", 80_00, accountNo(6212))))).toEqual([[2641, 1930]]);
});

test("what only rounds a sum gives no scale for the rest", () => {
  const index = indexOf(booked("2026-01-01", "Telia", [6212, 80_20], [3740, -20], [1930, -80_00]));
  expect(suggestionsFor(index, row("Telia", -40, accountNo(3740)))).toEqual([]);
});

test("a booking of many rows is hardly ever the same in all its shares: it must have proved itself", () => {
  const wage = (month: number, tax: number) =>
    booked(
      `2026-0${month}-25`,
      "Lön",
      [7210, 1000],
      [2710, -tax],
      [2731, -310],
      [7510, 310],
      [1930, tax - 1000],
    );
  const [once] = suggestionsFor(indexOf(wage(1, 300)), row("Lön", -700));
  const [plain] = suggestionsFor(indexOf(...bookedTimes(1, "Lön", 7210)), row("Lön", -700));
  expect(once?.probability).toBeLessThan(plain?.probability ?? 0);
});

test("a chart holds what is suggested to its accounts", () => {
  const index = indexOf(...bookedTimes(3, "Hyra lokal", 5010));
  expect(suggestionsFor(index, row("Hyra lokal", -10_00), new Set([5020].map(accountNo)))).toEqual([]);
  expect(suggestionsFor(index, row("Hyra lokal", -10_00), new Set([5010].map(accountNo)))).toHaveLength(1);
});

test.each([
  ["a well-known payee", "KORTKÖP OKQ8 LUND", -1_00, [5611], [[5611]]],
  ["the next account where the chart lacks the first", "OKQ8", -1_00, [5610], [[5610]]],
  ["no account that the chart lacks", "OKQ8", -1_00, [6212], []],
  ["nobody who pays", "OKQ8", 1_00, [5611], []],
  ["nobody unknown", "Smulan", -1_00, [5611], []],
])("of the built-in list it knows %s", (_, text, amount, chart, accounts) => {
  const found = suggestionsFor(indexOf(), row(text, amount), new Set(chart.map(accountNo)));
  expect(accountsOf(found)).toEqual(accounts);
  for (const { probability, because } of found) expect([probability, because.level]).toEqual([0.5, 0]);
});

test("the list gives no account against itself", () => {
  const chart = new Set([accountNo(5611)]);
  expect(suggestionsFor(indexOf(), row("OKQ8", -1_00, accountNo(5611)), chart)).toEqual([]);
});

test("a whole booking is known by its text, and scaled to another sum with its VAT", () => {
  const [best] = bookingsFor(indexOf(...TELIA), "Telia");
  expect(best).toMatchObject({ entries: TELIA[0]?.entries, because: { level: 3, count: 7 } });
  expect(best?.probability).toBeGreaterThan(0.8);
  expect(scaledBooking(best ?? { entries: [] }, ore(250_00))).toMatchObject([
    { accountId: 6212, amount: 200_00 },
    { accountId: 2641, amount: 50_00 },
    { accountId: 1930, amount: -250_00 },
  ]);
  expect(bookingsFor(indexOf(...TELIA), "Smulan")).toEqual([]);
  expect(scaledBooking({ entries: [] }, ore(1))).toEqual([]);
});

test.each([
  ["one alone", [4010], true],
  ["five of six", [5460, 4010, 4010, 4010, 4010, 4010], true],
  ["three of four", [5460, 4010, 4010, 4010], false],
  ["one of two", [5460, 4010], false],
  ["the latest alone of five", [4010, 4010, 4010, 4010, 5460], false],
])("TR4: whether a text fills a form by itself: %s", (_, accounts, isLikely) => {
  const all = accounts.map((account, n) => booked(`2026-01-0${n + 1}`, "Lera", [account, 10], [1930, -10]));
  const [best] = bookingsFor(indexOf(...all), "LERA");
  expect((best?.probability ?? 0) >= 0.8).toBe(isLikely);
});

test("what was corrected, and what takes it back, is no habit", () => {
  const link = { fiscalYearId: "f1", series: "A", number: 7 };
  const wrong = { ...booked("2026-01-01", "Hyra", [5010, 1], [1930, -1]), correctedBy: link };
  const back = { ...booked("2026-01-02", "Rättelse av A 7: Hyra", [5010, -1], [1930, 1]), corrects: link };
  const right = { ...booked("2026-01-02", "Hyra", [5020, 1], [1930, -1]), corrects: link };
  const index = indexOf();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any id of a year does
  addToCategorisation(index, [wrong, back, right] as unknown as Parameters<typeof addToCategorisation>[1]);
  expect(accountsOf(suggestionsFor(index, row("Hyra", -1)))).toEqual([[5020]]);
});

test("the order in which bookings come does not change which are the latest", () => {
  const all = [...bookedTimes(40, "Hyra", 5010), ...bookedTimes(70, "Hyra", 5020).slice(40)];
  const dates = (index: ReturnType<typeof indexOf>) =>
    suggestionsFor(index, row("Hyra", -1)).map(({ because }) => because);
  expect(dates(indexOf(...all.toReversed()))).toEqual(dates(indexOf(...all)));
});

test("after three thousand bookings the index still learns, and tests itself now and then", () => {
  const index = indexOf(
    ...bookedTimes(3010, "Hyra", 5010).map((one) => ({ ...one, date: isoDate("2026-01-01") })),
  );
  addToCategorisation(index, bookedTimes(3, "Ny", 5020));
  expect(accountsOf(suggestionsFor(index, row("Ny", -1)))).toEqual([[5020]]);
});

test("patterns whose shares are never the same are kept apart, the latest ones compared", () => {
  const loans = Array.from({ length: 60 }, (_, n) =>
    booked("2026-01-01", "Lån", [2350, 1000 - 16 * n], [8410, 16 * n + 1], [1930, -1001]),
  );
  expect(suggestionsFor(indexOf(...loans), row("Lån", -1001)).length).toBeLessThan(3);
});

test("a suggestion balances its row to the öre, whatever the amount and the rows that were learnt", () => {
  const amounts = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0);
  const accounts = fc.constantFrom(5410, 2641, 3740, 4010, 6212, 2440);
  const rows = fc.array(fc.tuple(accounts, amounts), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, amounts, (others, amount) => {
      const paid = -others.reduce((sum, [, part]) => sum + part, 0);
      const index = indexOf(booked("2026-01-01", "Telia", ...others, [1930, paid]));
      for (const { entries, probability } of suggestionsFor(index, row("Telia", amount))) {
        expect(entriesBalance([entryOf([1930, amount]), ...entries])).toBe(0);
        expect(entries.every((entry) => entry.amount !== 0)).toBe(true);
        expect(probability).toBeGreaterThan(0.3);
        expect(probability).toBeLessThanOrEqual(1);
      }
    }),
  );
});
