import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import type { VoucherEntry } from "@huvudbok/core/report";
import { expect, test } from "vitest";
import {
  keepsWith,
  type PrintedRow,
  printedLedgerRow,
  printedListRow,
  printedSections,
} from "./printed-row.ts";

const entry: VoucherEntry = {
  id: "A-1-0",
  accountNo: accountNo(1930),
  text: "frakt",
  debit: ore(1250),
  credit: ore(0),
  isStruck: true,
  adjustment: { kind: "removed" },
};
const nameOf = () => "Företagskonto";

test("a row on another account: its account, what is said of it, and one amount", () => {
  const row = { text: "1930 Företagskonto", further: ", frakt, Borttagen", amounts: ["12,50", ""] };
  expect(printedLedgerRow({ kind: "detail", id: "d", entry }, nameOf)).toMatchObject(row);
  const { accountNo: _none, text: _text, adjustment: _adjustment, ...bare } = entry;
  const listed = { ...bare, accountName: "", debit: ore(0), credit: ore(500) };
  expect(printedListRow({ kind: "entry", id: "e", entry: listed })).toEqual({
    kind: "entry",
    before: [],
    text: "Utan konto",
    further: "",
    amounts: ["", "5,00"],
    isStruck: true,
  });
});

test("balances stand under Saldo, sums under Debet and Kredit", () => {
  const date = isoDate("2025-01-01");
  const opening = printedLedgerRow({ kind: "opening", id: "o", date, balance: ore(0) }, nameOf);
  expect(opening).toMatchObject({ before: ["", date], amounts: ["", "", "0,00"] });
  const sums = { id: "s", debit: ore(100), credit: ore(0) };
  expect(printedLedgerRow({ kind: "turnover", ...sums }, nameOf).amounts).toEqual(["1,00", "0,00"]);
  expect(printedListRow({ kind: "sum", ...sums }).amounts).toEqual(["1,00", "0,00"]);
});

const rowOf = (kind: string) => ({ kind }) as PrintedRow;

test.each([
  ["voucher entry sum", [undefined, undefined, undefined]],
  ["voucher entry entry voucher", [undefined, "next", "previous", undefined]],
  ["voucher entry entry entry sum", [undefined, "next", undefined, "previous", undefined]],
  ["opening row row row turnover", [undefined, "next", undefined, undefined, undefined]],
  ["opening row turnover", [undefined, undefined, undefined]],
  ["opening row detail row", [undefined, undefined, undefined, undefined]],
])("%s: which rows share the page of a neighbour", (kinds, kept) => {
  const rows = kinds.split(" ").map(rowOf);
  expect(rows.map((_, index) => keepsWith(rows, index))).toEqual(kept);
});

test("an account is a section with its name, and long ones are parted between vouchers", () => {
  const named = (text: string) => ({ kind: "account", text }) as PrintedRow;
  const account = ["opening", "row", "turnover", "closing"].map(rowOf);
  expect(printedSections([])).toEqual([]);
  expect(
    printedSections([named("1910 Kassa"), ...account, named("1930 Bank"), ...account, named("1940 Tom")]),
  ).toEqual([
    { name: "1910 Kassa", first: 0, groups: [[1, 5]] },
    { name: "1930 Bank", first: 5, groups: [[6, 10]] },
    { name: "1940 Tom", first: 10, groups: [] },
  ]);
  const long = [named("1930 Bank"), rowOf("opening"), ...Array.from({ length: 200 }, () => rowOf("row"))];
  expect(printedSections(long)).toEqual([
    {
      name: "1930 Bank",
      first: 0,
      groups: [
        [1, 151],
        [151, 202],
      ],
    },
  ]);
  const groupsOf = (kinds: readonly string[]) => {
    const [section, ...others] = printedSections(kinds.map(rowOf));
    expect(others).toEqual([]);
    expect(section).toMatchObject({ name: undefined, first: 0 });
    return section?.groups;
  };
  const vouchers = Array.from({ length: 100 }, () => ["voucher", "entry", "entry"]).flat();
  expect(groupsOf([...vouchers, "sum"])).toEqual([
    [0, 150],
    [150, 301],
  ]);
  const one = ["voucher", ...Array.from({ length: 400 }, () => "entry"), "sum"];
  expect(groupsOf(one)).toEqual([
    [0, 150],
    [150, 300],
    [300, 402],
  ]);
  const details = ["opening", ...Array.from({ length: 100 }, () => ["row", "detail", "detail"]).flat()];
  expect(groupsOf(details)).toEqual([
    [0, 151],
    [151, 301],
  ]);
});
