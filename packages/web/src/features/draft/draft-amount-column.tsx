import { type Draft, draftAmount } from "@huvudbok/core/draft";
import { formatOre, ore } from "@huvudbok/core/money";
import type { Column } from "../../ui/data-table/column.ts";

/** In px: what most amounts need, a character of tabular figures, and the space beside them. */
const [LEAST, CHARACTER, BESIDE] = [116, 8, 20];

/** The amount of a draft, in a column that is wide enough for the largest of those that are shown. */
export function draftAmountColumn<Row extends { readonly draft: Draft }>(
  drafts: readonly Draft[],
): Column<Row> {
  return {
    key: "amount",
    heading: "Belopp",
    align: "right",
    width: amountWidth(drafts),
    phone: "amount",
    render: ({ draft }) => {
      const amount = draftAmount(draft);
      return amount === undefined ? "–" : formatOre(amount);
    },
  };
}

function amountWidth(drafts: readonly Draft[]): number {
  let largest = 0;
  for (const draft of drafts) largest = Math.max(largest, Math.abs(draftAmount(draft) ?? 0));
  return Math.max(LEAST, formatOre(ore(-largest)).length * CHARACTER + BESIDE);
}
