import type { DraftCounts } from "../ledger/index.ts";

/** The lines above a report that counts drafts: which were left out and which do not balance (LE7). */
export function draftsNoteTexts(counts: DraftCounts): readonly string[] {
  const reasons = [
    reason(counts.withoutDate, "utan datum"),
    reason(counts.outsideYear, "utanför räkenskapsåret"),
    reason(counts.withoutAccount, "utan konto i kontoplanen"),
  ].flat();
  const leftOut = counts.withoutDate + counts.outsideYear + counts.withoutAccount;
  const unbalanced = counts.unbalanced.length;
  return [
    ...(leftOut === 0 ? [] : [`${leftOut} utkast är inte med i rapporten: ${reasons.join(", ")}.`]),
    ...(unbalanced === 0 ? [] : [`${unbalanced} utkast i rapporten balanserar inte.`]),
  ];
}

function reason(count: number, text: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${text}`];
}
