import { adjustmentText, type VoucherEntry } from "@huvudbok/core/report";

/** A row's own text, and what happened to the row afterwards. */
export function entryTexts({ text, adjustment }: VoucherEntry): readonly string[] {
  return [
    ...(text === undefined || text === "" ? [] : [text]),
    ...(adjustment === undefined ? [] : [adjustmentText(adjustment)]),
  ];
}
