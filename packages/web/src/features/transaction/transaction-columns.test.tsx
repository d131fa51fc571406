import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";
import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { TRANSACTION_COLUMNS, wideTransactionColumns } from "./transaction-columns.tsx";

const transaction: Transaction = {
  series: "A",
  number: 1,
  date: isoDate("2025-03-01"),
  text: "Papper",
  entries: [],
  locked: false,
};

test.each([
  [{}, undefined],
  [{ attachmentIds: ["a"] }, "1 fil"],
  [{ attachmentIds: ["a", "b"] }, "2 filer"],
  [{ attachmentIds: ["a"], attachments: [{ id: "old", name: "kvitto.png" }] }, "2 filer"],
])("the text of a transaction with %j is marked %j", (files, mark) => {
  const column = TRANSACTION_COLUMNS.find(({ key }) => key === "text");
  render(column?.render({ ...transaction, ...files }, 0));
  expect(screen.queryByLabelText(/fil/)?.getAttribute("aria-label") ?? undefined).toBe(mark);
});

const entry = (accountId: number, amount: number) => ({
  accountId: accountNo(accountId),
  amount: ore(amount),
});

describe("in a wide window", () => {
  const names = new Map([["5460", { name: "Förbrukningsvaror" }]]);
  const cell = (key: string, wanted: Transaction) =>
    render(
      wideTransactionColumns(names)
        .find((column) => column.key === key)
        ?.render(wanted, 0),
    ).container.textContent;

  test("PG49: the accounts have their names, as far as the chart has them, and who booked it is seen", () => {
    const booked = { ...transaction, sign: "Anna", entries: [entry(5460, 100), entry(1930, -100)] };
    expect(cell("accounts", booked)).toBe("5460 Förbrukningsvaror, 1930");
    expect(cell("sign", booked)).toBe("Anna");
    expect(cell("sign", transaction)).toBe("");
  });

  test("PG49: the files have a column of their own, and no mark in the text", () => {
    const filed = { ...transaction, attachmentIds: ["a"] };
    cell("text", filed);
    expect(screen.queryByLabelText("1 fil")).toBeNull();
    cell("files", filed);
    expect(screen.getByLabelText("1 fil")).toBeDefined();
  });
});
