import type { TaxForm } from "@huvudbok/core/income-tax";
import { typedFieldKind } from "@huvudbok/core/income-tax";
import { BUSINESS_CODE, QUESTIONS, TICKS } from "./questions.ts";
import type { ReturnKind } from "./return-props.ts";

/** The codes of everything that is typed of a form. */
export function codesOf(kind: ReturnKind, { main, sections }: TaxForm): readonly number[] {
  const parts = [...(main === undefined ? [] : [main]), ...sections];
  const rows = parts.flatMap(({ items }) => items.flatMap((group) => group.items));
  const amounts = rows.map(({ sruMap }) => sruMap[0].sru).filter((code) => typedFieldKind(code) === "amount");
  const answers = QUESTIONS[kind].flatMap(({ yes, no }) => [yes, no]);
  const ticks = TICKS[kind].map(([code]) => code);
  return [...amounts, ...answers, ...ticks, ...(kind === "NE" ? [BUSINESS_CODE] : [])];
}
