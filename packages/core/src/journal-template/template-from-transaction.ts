import { PERCENT_PARTS } from "../money/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import { plainLine } from "../text/index.ts";
import { countedEntries, type Transaction } from "../transaction/index.ts";
import type { JournalTemplate } from "./journal-template.ts";

/** Why a transaction gives no template. */
export type NoTemplate = "no-valid-entry";

export const NO_TEMPLATE_TEXT = "Ingen giltig kontering hittades för att skapa en mall";

/**
 * A template that books like a transaction (JT3): its rows on accounts of the chart in per cent of the largest, with
 * four decimals. Struck rows, rows of 0 and those too small for four decimals are left out, since a row of 0 would balance
 * the rest. `id` is that of the new template, which is not saved by this.
 */
export function templateFromTransaction(
  { text, entries }: Pick<Transaction, "text" | "entries">,
  knownAccounts: ReadonlySet<number>,
  id: string,
): Result<JournalTemplate, NoTemplate> {
  const counted = countedEntries(entries).filter(({ accountId }) => knownAccounts.has(accountId));
  const largest = Math.max(0, ...counted.map(({ amount }) => Math.abs(amount)));
  const rows = counted.flatMap(({ accountId, amount, text: description }) => {
    const percent = Math.round((amount / largest) * 100 * PERCENT_PARTS) / PERCENT_PARTS;
    return percent === 0 || largest === 0
      ? []
      : [
          {
            accountId,
            amount: percent,
            ...(description === undefined ? {} : { description: plainLine(description) }),
          },
        ];
  });
  return rows.length === 0
    ? err("no-valid-entry")
    : ok({ id, name: plainLine(text), description: "", entries: rows });
}
