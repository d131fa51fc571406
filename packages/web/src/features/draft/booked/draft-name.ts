import { type Draft, draftAmount } from "@huvudbok/core/draft";
import { formatOre, ore } from "@huvudbok/core/money";

/** What names a draft for a person who does not see the row. */
export function draftName({ text, date }: Draft): string {
  return [text.trim() === "" ? "Utkast utan text" : text, date].filter(Boolean).join(", ");
}

/** The same with its sum: "Lera, 2025-03-01, 100,00". */
export function draftNameWithSum(draft: Draft): string {
  const amount = draftAmount(draft);
  return amount === undefined ? draftName(draft) : `${draftName(draft)}, ${formatOre(ore(Math.abs(amount)))}`;
}
