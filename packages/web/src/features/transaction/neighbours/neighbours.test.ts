import { isoDate } from "@huvudbok/core/calendar";
import { type Transaction, transactionId } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { neighbours } from "./neighbours.ts";

function transaction(series: string, number: number): Transaction {
  return { series, number, date: isoDate("2025-05-12"), text: "", entries: [], locked: false };
}

const ALL = new Map(
  [
    ["A", 2],
    ["B", 1],
    ["A", 10],
    ["A", 1],
    ["B", 2],
  ].map(([series, number]) => {
    const made = transaction(String(series), Number(number));
    return [transactionId(made.series, made.number), made];
  }),
);

test.each([
  ["A", 1, undefined, "A 2"],
  ["A", 2, "A 1", "A 10"],
  ["A", 10, "A 2", "B 1"],
  ["B", 1, "A 10", "B 2"],
  ["B", 2, "B 1", undefined],
])("beside %s %i stand %s and %s", (series, number, before, after) => {
  const { previous, next } = neighbours(transaction(series, number), ALL);
  expect(previous && `${previous.series} ${previous.number}`).toBe(before);
  expect(next && `${next.series} ${next.number}`).toBe(after);
});
