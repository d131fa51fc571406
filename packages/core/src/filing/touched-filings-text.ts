import { rangeWords } from "../calendar/index.ts";
import type { HandedOut } from "./filing.ts";
import { filingKindText } from "./filing-kind.ts";

/**
 * The sentence of a dialog that is about to change a period whose file was handed out; undefined when there is none.
 * What was declared is told before what was only handed out, and each kind and period once (FI5).
 */
export function touchedFilingsText(filings: readonly HandedOut[]): string | undefined {
  const declared = namesOf(filings.filter(({ isDeclared }) => isDeclared));
  const only = [...namesOf(filings)].filter((name) => !declared.has(name));
  const parts = [
    ...(declared.size > 0 ? [`Redan inlämnat: ${[...declared].join(", ")}.`] : []),
    ...(only.length > 0 ? [`Redan hämtat som fil: ${only.join(", ")}.`] : []),
  ];
  if (parts.length === 0) return undefined;
  return `${parts.join(" ")} Ändringen gör att böckerna inte längre stämmer med det.`;
}

function namesOf(filings: readonly HandedOut[]): ReadonlySet<string> {
  return new Set(filings.map(({ kind, period }) => `${filingKindText(kind)} för ${rangeWords(period)}`));
}
