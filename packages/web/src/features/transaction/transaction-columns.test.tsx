import { isoDate } from "@huvudbok/core/calendar";
import type { Transaction } from "@huvudbok/core/transaction";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TRANSACTION_COLUMNS } from "./transaction-columns.tsx";

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
