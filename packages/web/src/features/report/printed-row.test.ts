import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import type { VoucherEntry } from "@huvudbok/core/report";
import { expect, test } from "vitest";
import {
  keepsWith,
  type PrintedRow,
  printedGroups,
  printedLedgerRow,
  printedListRow,
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

test("a name of an account is a group of its own, and long ones are parted between vouchers", () => {
  const ofKinds = (kinds: readonly string[]) => printedGroups(kinds.map(rowOf));
  expect(ofKinds([])).toEqual([]);
  const account = ["account", "opening", "row", "turnover", "closing"];
  expect(ofKinds([...account, ...account])).toEqual([
    [0, 1],
    [1, 5],
    [5, 6],
    [6, 10],
  ]);
  const vouchers = Array.from({ length: 100 }, () => ["voucher", "entry", "entry"]).flat();
  expect(ofKinds([...vouchers, "sum"])).toEqual([
    [0, 150],
    [150, 301],
  ]);
  const one = ["voucher", ...Array.from({ length: 400 }, () => "entry"), "sum"];
  expect(ofKinds(one)).toEqual([
    [0, 150],
    [150, 300],
    [300, 402],
  ]);
  const details = ["opening", ...Array.from({ length: 100 }, () => ["row", "detail", "detail"]).flat()];
  expect(ofKinds(details)).toEqual([
    [0, 151],
    [151, 301],
  ]);
});
