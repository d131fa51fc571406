import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { resultSoFar } from "@huvudbok/core/ledger";
import { formatOre } from "@huvudbok/core/money";
import { useEffect, useMemo } from "react";
import { useRegisteredYear } from "../../data/ledger.ts";
import type { Turns } from "./use-turns.ts";

/** Larger years are not loaded for a figure in a list. */
export const MOST_LOADED = 5000;

interface YearResultProps {
  readonly year: FiscalYear;
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly isSelected: boolean;
  /** Years are loaded one after the other. */
  readonly turns: Turns;
}

/** The result of a year. Of a large one only when it is the selected one, whose books are loaded anyway. */
export function YearResult({ year, count, isSelected, turns }: YearResultProps) {
  if (!isSelected && count !== undefined && count > MOST_LOADED) {
    return <span title="Räknas ut när året är valt">Välj året</span>;
  }
  return turns.isTurnOf(year.id) ? <LoadedResult year={year} onDone={turns.finish} /> : null;
}

interface LoadedResultProps {
  readonly year: FiscalYear;
  /** Called when the result is known, or cannot be. */
  readonly onDone: (id: string) => void;
}

function LoadedResult({ year, onDone }: LoadedResultProps) {
  const { ledger, error } = useRegisteredYear(year);
  const result = useMemo(
    () => (ledger?.fiscalYear.id === year.id ? resultSoFar(ledger, year.to) : undefined),
    [ledger, year],
  );
  const isDone = result !== undefined || error !== undefined;
  useEffect(() => {
    if (isDone) onDone(year.id);
  }, [isDone, onDone, year.id]);
  return result === undefined ? null : formatOre(result);
}
