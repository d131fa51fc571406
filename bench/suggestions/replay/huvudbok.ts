import { addToCategorisation, newCategorisationIndex, suggestionsFor } from "@huvudbok/core/categorisation";
import type { DraftEntry } from "@huvudbok/core/draft";
import type { Transaction } from "@huvudbok/core/transaction";
import type { Method } from "./method.ts";
import { patternOf } from "./pattern.ts";
import type { BookedRow } from "./statement-row.ts";

/** The suggestions of the product: its index is given each row as the transaction that it was registered as. */
export const HUVUDBOK: Method = {
  name: "Huvudbok",
  begin: () => {
    const index = newCategorisationIndex();
    let number = 0;
    return {
      guess: (row) =>
        suggestionsFor(index, row).map(({ entries, probability }) => ({
          pattern: patternOf(entries.flatMap(withAccount), row.account, row.amount),
          probability,
        })),
      learn: (row) => {
        number += 1;
        addToCategorisation(index, [registered(row, number)]);
      },
    };
  },
};

/** A row of a draft may lack its account; then it is no part of an answer. */
function withAccount({ accountId, amount }: DraftEntry) {
  return accountId === undefined ? [] : [{ accountId, amount }];
}

export function registered({ account, amount, date, text, entries }: BookedRow, number: number): Transaction {
  return {
    series: "A",
    number,
    date,
    text,
    entries: [{ accountId: account, amount }, ...entries],
    locked: false,
  };
}
