import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { resultSoFar } from "@huvudbok/core/ledger";
import { formatOre } from "@huvudbok/core/money";
import { useMemo } from "react";
import { useLedger } from "../../data/ledger.ts";

/** Larger years are not loaded for a figure in a list. */
const MOST_LOADED = 5000;

interface YearResultProps {
  readonly year: FiscalYear;
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly isSelected: boolean;
}

/** The result of a year. Of a large one only when it is the selected one, whose books are loaded anyway. */
export function YearResult({ year, count, isSelected }: YearResultProps) {
  if (isSelected || (count !== undefined && count <= MOST_LOADED)) return <LoadedResult year={year} />;
  return count === undefined ? null : <span title="Räknas ut när året är valt">Välj året</span>;
}

function LoadedResult({ year }: { readonly year: FiscalYear }) {
  const { ledger } = useLedger({ fiscalYear: year, includeDrafts: false });
  const result = useMemo(
    () => (ledger?.fiscalYear.id === year.id ? resultSoFar(ledger, year.to) : undefined),
    [ledger, year],
  );
  return result === undefined ? null : formatOre(result);
}
