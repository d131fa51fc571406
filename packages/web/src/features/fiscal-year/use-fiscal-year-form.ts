import type { DateRange, IsoDate } from "@huvudbok/core/calendar";
import {
  type FiscalYearError,
  fiscalYearErrorText,
  suggestedEnd,
  suggestFiscalYear,
  validateFiscalYear,
} from "@huvudbok/core/fiscal-year";
import type { Result } from "@huvudbok/core/shared";
import { useMemo, useState } from "react";
import { useToday } from "../../ui/use-today.ts";

type DateName = "from" | "to";

export interface FiscalYearFormState {
  readonly values: Readonly<Record<DateName, IsoDate | undefined>>;
  readonly result: Result<DateRange, readonly FiscalYearError[]>;
  readonly type: (field: DateName, text: string) => void;
  readonly commit: (field: DateName, date: IsoDate | undefined) => void;
  /** Errors show from when a field has been left. */
  readonly leave: () => void;
  readonly errorText: (field: DateName) => string | undefined;
}

/** The two dates of a new year, which start as the suggestion; the end follows the start until it has been typed. */
export function useFiscalYearForm(existing: readonly DateRange[]): FiscalYearFormState {
  const today = useToday();
  const [start] = useState(() => suggestFiscalYear(existing, today));
  const [values, setValues] = useState<Record<DateName, IsoDate | undefined>>(start);
  const [texts, setTexts] = useState<Record<DateName, string>>(start);
  const [isLeft, setIsLeft] = useState(false);
  const [isEndTyped, setIsEndTyped] = useState(false);
  const result = useMemo(() => validateFiscalYear(texts, existing), [texts, existing]);
  function commit(field: DateName, date: IsoDate | undefined) {
    const follows = field === "from" && date !== undefined && !isEndTyped;
    const changed = { [field]: date, ...(follows ? { to: suggestedEnd(date) } : {}) };
    if (field === "to") setIsEndTyped(true);
    setValues((now) => ({ ...now, ...changed }));
    setTexts((now) => ({ ...now, [field]: date ?? "", ...(follows ? { to: suggestedEnd(date) } : {}) }));
  }
  function errorText(field: DateName) {
    const error = result.ok ? undefined : result.error.find((candidate) => candidate.field === field);
    return error === undefined || !isLeft ? undefined : fiscalYearErrorText(error);
  }
  return {
    values,
    result,
    type: (field, text) => setTexts((now) => ({ ...now, [field]: text })),
    commit,
    leave: () => setIsLeft(true),
    errorText,
  };
}
