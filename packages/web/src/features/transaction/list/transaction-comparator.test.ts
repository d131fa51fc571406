import type { Transaction } from "@huvudbok/core/transaction";
import { LISTED_TRANSACTIONS, transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { describe, expect, test } from "vitest";
import { transactionComparator } from "./transaction-comparator.ts";

const transactions = LISTED_TRANSACTIONS;
const ids = (list: readonly Transaction[]) => list.map(({ series, number }) => `${series} ${number}`);

describe("the order of the list", () => {
  const turned = transactions.toReversed();
  test.each([
    ["number", ["A 1", "A 2", "A 10", "LÖN 1"]],
    ["date", ["A 2", "A 10", "A 1", "LÖN 1"]],
    ["text", ["A 10", "A 2", "LÖN 1", "A 1"]],
  ] as const)("by %s", (key, expected) => {
    expect(ids(turned.toSorted(transactionComparator(key)))).toEqual(expected);
  });

  test.each(["number", "date", "text"] as const)("by %s turned around is the other way", (key) => {
    const compare = transactionComparator(key);
    for (const a of transactions) {
      for (const b of transactions) expect(Math.sign(compare(a, b))).toBe(0 - Math.sign(compare(b, a)));
    }
  });

  test("figures in a text count as numbers, and å, ä and ö come last", () => {
    const texts = ["Öl", "Ägg", "Faktura 10", "Ål", "Faktura 9", "Zink"];
    const named = texts.map((text, index) => transactionOf("A", index + 1, "2025-01-01", text));
    expect(named.toSorted(transactionComparator("text")).map(({ text }) => text)).toEqual([
      "Faktura 9",
      "Faktura 10",
      "Zink",
      "Ål",
      "Ägg",
      "Öl",
    ]);
  });

  test("equal texts by number", () => {
    const alike = turned.map((transaction) => ({ ...transaction, text: "x" }));
    expect(ids(alike.toSorted(transactionComparator("text")))).toEqual(ids(transactions));
  });

  test("an unknown column is a fault of the program", () => {
    expect(() => transactionComparator("other" as never)).toThrow("Unhandled case");
  });
});
