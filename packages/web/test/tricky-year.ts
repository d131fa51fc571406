import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { encodeItem } from "@huvudbok/core/document";
import { ore } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";

/** Texts that look like the seam between two items, or end like it. */
const TRICKS = ['},{"series":"A"', "},{", 'slut}]},{\\"series\\":', "åäö 🙂", "\\", '"'];

function transaction(number: number): Transaction {
  return {
    series: "A",
    number,
    date: isoDate("2025-03-01"),
    text: `${TRICKS[number % TRICKS.length] ?? ""} ${number} ${TRICKS[(number + 1) % TRICKS.length] ?? ""}`,
    entries: [1930, 3001].map((account, row) => ({
      accountId: accountNo(account),
      amount: ore(row === 0 ? 100 : -100),
      text: TRICKS[(number + row) % TRICKS.length] ?? "",
    })),
    locked: false,
    corrects: { fiscalYearId: `f${"1".repeat(32)}` as never, series: "A", number: 1 },
  };
}

/** Transactions in their stored form whose text is hard to cut, as many as make a long document. */
export const trickyItems = Array.from({ length: 6000 }, (_, index) =>
  encodeItem("transactions", transaction(index + 1)),
);

/** The text of a year's document of transactions. */
export function yearText(transactions: readonly unknown[]): string {
  return JSON.stringify({ version: 1, transactions });
}

export const TRICKY_TEXT = yearText(trickyItems);

/** Long texts that cannot be read a part at a time. */
export const UNCUTTABLE: readonly (readonly [what: string, text: string])[] = [
  ["a head beside the items", JSON.stringify({ version: 1, name: "x".repeat(300_000), transactions: [] })],
  ["another version", TRICKY_TEXT.replace('"version":1', '"version":0')],
  ["a difference", JSON.stringify({ etag: '"2"', since: '"1"', put: trickyItems, remove: [] })],
  ["the same item twice", yearText([...trickyItems, trickyItems[0]])],
  ["an item that is wrong", yearText(trickyItems.with(2000, { ...trickyItems[2000], date: "2025-02-30" }))],
  ["a text that is cut off", `${TRICKY_TEXT.slice(0, -1000)}]}`],
];
