import type { Draft } from "@huvudbok/core/draft";
import { formatOre } from "@huvudbok/core/money";

/** A draft in one line, as a question or a notice names it: date, text and rows. */
export function draftText({ date, text, entries }: Draft): string {
  const rows = entries.map(({ accountId, amount }) => `${accountId ?? "utan konto"} ${formatOre(amount)}`);
  const head = [date ?? "utan datum", text === "" ? "utan text" : text].join(" ");
  return rows.length === 0 ? head : `${head}: ${rows.join(", ")}`;
}

/** Said of a draft that does not exist, or does so no more. */
export function missingDraftText(id: string): string {
  return `Draft with id ${id} was not found`;
}
