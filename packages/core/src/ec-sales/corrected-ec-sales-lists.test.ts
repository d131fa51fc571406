import { expect, test } from "vitest";
import { newAccount } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import type { BookedChange } from "../filing/index.ts";
import { ore } from "../money/index.ts";
import { correctedEcSalesLists } from "./corrected-ec-sales-lists.ts";
import type { MadeList } from "./made-list.ts";

const [SERVICES, GOODS, TRIANGULAR, NONE] = [39, 35, 38, 5];
const range = (from: string, to: string) => ({ from: isoDate(from), to: isoDate(to) });
const list = (from: string, to: string, isDeclared = true, figures = { 35: 100 }): MadeList => ({
  period: range(from, to),
  isDeclared,
  figures,
});
const booked = (day: string, taxCode: number): BookedChange => ({
  day: isoDate(day),
  rows: [{ account: { ...newAccount(3108, "Försäljning EU"), taxCode }, amount: ore(100) }],
  isVatSettlement: false,
});
const [JULY, FEBRUARY] = ["2026-07-03", "2026-02-03"];

test.each<[string, string, number, readonly MadeList[], readonly string[]]>([
  ["goods", JULY, GOODS, [], ["jul 2026"]],
  ["triangular trade", JULY, TRIANGULAR, [], ["jul 2026"]],
  ["services", JULY, SERVICES, [], ["jul–sep 2026"]],
  ["what is in no list", JULY, NONE, [], []],
  ["goods in the same month", "2026-02-28", GOODS, [], []],
  ["services in the same quarter", "2026-03-03", SERVICES, [], []],
  ["goods in the next month", "2026-03-03", GOODS, [list("2026-02-01", "2026-02-28")], ["mar 2026"]],
  ["goods by quarter", JULY, GOODS, [list("2026-01-01", "2026-03-31")], ["jul–sep 2026"]],
  ["a list that was made", JULY, SERVICES, [list("2026-07-01", "2026-07-31", false)], ["jul 2026"]],
  [
    "the one that was handed in, of two",
    JULY,
    GOODS,
    [list("2026-07-01", "2026-07-31", false), list("2026-07-01", "2026-09-30")],
    ["jul–sep 2026"],
  ],
  ["a quarter with a month handed in", JULY, SERVICES, [list("2026-08-01", "2026-08-31")], ["jul 2026"]],
  ["another year", "2027-07-03", GOODS, [], []],
])("VR20: the correction of %s on %s (%s)", (_name, day, taxCode, lists, expected) => {
  const year = range("2026-01-01", "2026-12-31");
  const asked = { changes: [booked(day, taxCode)], year, lists };
  const plain = (names: readonly string[]) => names.map((name) => name.replaceAll("\u00a0", " "));
  expect(plain(correctedEcSalesLists({ ...asked, original: isoDate(FEBRUARY) }))).toEqual(expected);
});

test("VR20: what is corrected in another year has no list here to compare with", () => {
  const year = range("2026-01-01", "2026-12-31");
  const changes = [booked(FEBRUARY, GOODS)];
  const [name] = correctedEcSalesLists({ changes, original: undefined, year, lists: [] });
  expect(name?.replaceAll("\u00a0", " ")).toBe("feb 2026");
});
