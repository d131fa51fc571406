import { describe, expect, test } from "vitest";
import { type Account, accountNo, newAccount } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { ore } from "../../money/index.ts";
import { foodRateHint, foodRateNotice, foodVatRate, mayHaveBothFoodRates } from "./food-rate.ts";
import { splitEntryVat } from "./split-entry-vat.ts";
import { isNamedFood } from "./vat-names.ts";
import { publishedVatSplits } from "./vat-split-table.arbitrary.ts";

/** The days on both sides of both changes, with the rate of food. */
const DAYS = [
  ["2026-03-31", 12],
  ["2026-04-01", 6],
  ["2027-12-31", 6],
  ["2028-01-01", 12],
] as const;

test.each(DAYS)("TR29: food sold on %s has %i percent", (date, rate) => {
  expect(foodVatRate(isoDate(date))).toBe(rate);
});

test("without a day the rate of food is the ordinary one", () => {
  expect(foodVatRate(undefined)).toBe(12);
});

test.each([
  ["Försäljning livsmedel", true],
  ["Inköp av livsmedel", true],
  ["Matvaror", true],
  ["Försäljning hämtmat", true],
  ["Dagligvaror", true],
  ["Material", false],
  ["Automatförsäljning", false],
  ["Restaurang och livsmedel", false],
  ["Catering av livsmedel", false],
  ["Servering, matvaror", false],
  ["Livsmedel och alkohol", false],
  ["Varor, ej livsmedel", false],
  ["Varor utom livsmedel", false],
  ["Livsmedelskontroll", false],
  ["Avgift till Livsmedelsverket", false],
])("%s is food: %s", (name, expected) => {
  expect(isNamedFood(name)).toBe(expected);
});

/** A chart with one account beside those of VAT. */
function splitOn(date: string, account: Account): string {
  const chart = new Map(
    [account, ...[2611, 2621, 2624, 2625, 2631, 2634, 2635, 2641, 2645].map((id) => newAccount(id))].map(
      (each) => [Number(each.id), each] as const,
    ),
  );
  const row = {
    accountId: account.id,
    amount: ore(1000_00),
    date: isoDate(date),
    otherAccounts: new Set<number>(),
  };
  const parts = splitEntryVat(row, { table: publishedVatSplits, chart, isHousehold: false });
  if (!parts.ok) return parts.error.code;
  const rows = [{ accountId: account.id, amount: parts.value.amount }, ...parts.value.vatRows];
  return rows.map(({ accountId, amount }) => `${accountId} ${amount / 100}`).join(", ");
}

describe("TR29: a row of food is split at the rate of its day, on the VAT account of that rate", () => {
  const food = (id: number, name = "Livsmedel", taxCode?: number): Account => ({
    ...newAccount(id, name),
    ...(taxCode === undefined ? {} : { taxCode }),
  });

  test.each<[string, Account, twelve: string, six: string]>([
    ["a sale", food(3002), "3002 892.86, 2621 107.14", "3002 943.4, 2631 56.6"],
    ["a sale coded 05", food(3003, "Livsmedel", 5), "3003 892.86, 2621 107.14", "3003 943.4, 2631 56.6"],
    ["a purchase", food(4010), "4010 892.86, 2641 107.14", "4010 943.4, 2641 56.6"],
    ["a purchase from the EU", food(4516), "4516 1000, 2624 -120, 2645 120", "4516 1000, 2634 -60, 2645 60"],
    ["import", food(4546), "4546 1000, 2625 -120, 2645 120", "4546 1000, 2635 -60, 2645 60"],
    [
      "the rate in the name is the rate: what is returned has that of its sale",
      food(3002, "Livsmedel 12 %"),
      "3002 892.86, 2621 107.14",
      "3002 892.86, 2621 107.14",
    ],
    [
      "nothing is read out of 12 percent",
      food(3002, "Försäljning butik"),
      "3002 892.86, 2621 107.14",
      "3002 892.86, 2621 107.14",
    ],
    ["an exempt sale stays", food(3004), "no-vat", "no-vat"],
  ])("%s", (_, account, twelve, six) => {
    for (const [date, rate] of DAYS) expect(splitOn(date, account)).toBe(rate === 12 ? twelve : six);
  });
});

test.each([
  [12, "2026-03-31", undefined],
  [12, "2026-04-01", "Livsmedel har 6 % moms från 2026-04-01 till och med 2027-12-31."],
  [12, "2027-12-31", "Livsmedel har 6 % moms från 2026-04-01 till och med 2027-12-31."],
  [12, "2028-01-01", undefined],
  [6, "2026-04-01", undefined],
  [25, "2026-04-01", undefined],
] as const)("a split at %i percent on %s says of food: %s", (rate, date, expected) => {
  expect(foodRateHint(rate, isoDate(date))?.replaceAll("\u00A0", " ")).toBe(expected);
});

describe("TR29: rows at the rate that food has on other days are told", () => {
  const chart = new Map([
    [3002, { name: "Livsmedel" }],
    [3003, { name: "Försäljning 6 %" }],
  ]);
  const sale = (account: number, vat: number, rate: number) =>
    [
      [1930, 100 + rate],
      [account, -100],
      [vat, -rate],
    ].map(([id = 0, amount = 0]) => ({ accountId: accountNo(id), amount: ore(amount * 100) }));
  const notice = (date: string | undefined, entries: ReturnType<typeof sale>, takenFrom?: string) =>
    foodRateNotice(
      {
        date: date === undefined ? undefined : isoDate(date),
        entries,
        takenFrom: takenFrom === undefined ? undefined : isoDate(takenFrom),
      },
      chart,
    )?.replaceAll("\u00A0", " ");
  const [AT_12, AT_6] = [sale(3002, 2621, 12), sale(3002, 2631, 6)];
  const REST = "Livsmedel har 6 % moms från 2026-04-01 till och med 2027-12-31, annars 12 %.";

  test.each([
    ["2026-03-31", AT_12, undefined],
    ["2026-03-31", AT_6, `Momsen på 3002 är 6 %. ${REST}`],
    ["2026-04-01", AT_12, `Momsen på 3002 är 12 %. ${REST}`],
    ["2026-04-01", AT_6, undefined],
    ["2027-12-31", AT_12, `Momsen på 3002 är 12 %. ${REST}`],
    ["2027-12-31", AT_6, undefined],
    ["2028-01-01", AT_12, undefined],
    ["2028-01-01", AT_6, `Momsen på 3002 är 6 %. ${REST}`],
    [undefined, AT_12, undefined],
    ["2026-04-01", sale(3002, 2611, 25), undefined],
    ["2026-04-01", [], undefined],
  ])("on %s", (date, entries, expected) => {
    expect(notice(date, entries)).toBe(expected);
  });

  test("an account that is not named so is told of only when its rows are from such a day", () => {
    const shop = sale(5460, 2621, 12);
    expect(notice("2026-04-01", shop)).toBeUndefined();
    expect(notice("2026-04-01", shop, "2026-04-01")).toBeUndefined();
    expect(notice("2026-04-01", shop, "2026-03-31")).toBe(`Momsen på 5460 är 12 %, som 2026-03-31. ${REST}`);
    expect(notice("2026-03-31", shop, "2026-03-01")).toBeUndefined();
    expect(notice("2028-01-01", sale(3003, 2631, 6), "2027-12-31")).toBe(
      `Momsen på 3003 är 6 %, som 2027-12-31. ${REST}`,
    );
  });
});

test.each([
  ["Livsmedel", 12, "2026-03-31", false],
  ["Livsmedel", 12, "2026-04-01", true],
  ["Livsmedel 12 %", 12, "2026-04-01", true],
  ["Livsmedel", 25, "2026-04-01", true],
  ["Försäljning butik", 12, "2026-04-01", true],
  ["Försäljning butik", 6, "2028-01-01", true],
  ["Försäljning 12 % moms", 12, "2026-04-01", false],
  ["Försäljning butik", 25, "2026-04-01", false],
] as const)("%s at %i percent may have had both rates through %s: %s", (name, rate, through, expected) => {
  expect(mayHaveBothFoodRates(newAccount(3002, name), rate, isoDate(through))).toBe(expected);
});
