import type { DateRange, IsoDate } from "@huvudbok/core/calendar";
import {
  type FiscalYearError,
  fiscalYearErrorText,
  suggestedEnd,
  suggestFiscalYear,
  validateFiscalYear,
} from "@huvudbok/core/fiscal-year";
import type { Result } from "@huvudbok/core/shared";
import { useEffect, useMemo, useState } from "react";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { useToday } from "../../ui/date/use-today.ts";
import { type DateName, isCreated, withDate, type YearFormContent } from "./year-form-content.ts";

export interface FiscalYearFormState extends YearFormContent {
  readonly result: Result<DateRange, readonly FiscalYearError[]>;
  readonly type: (field: DateName, text: string) => void;
  readonly commit: (field: DateName, date: IsoDate | undefined) => void;
  /** Errors are shown once a field has been left. */
  readonly leave: () => void;
  readonly errorText: (field: DateName) => string | undefined;
}

/** The two dates of a new year, initially the suggestion; the end follows the start until it has been typed. */
export function useFiscalYearForm(
  existing: readonly DateRange[],
  unfinished: Pick<Unfinished<YearFormContent>, "read" | "keep">,
): FiscalYearFormState {
  const today = useToday();
  const [start] = useState(() => suggestFiscalYear(existing, today));
  const [begun] = useState(() => unfinished.read());
  const [known] = useState(existing);
  const [isDone] = useState(begun !== undefined && isCreated(begun, existing));
  const [typing, setTyping] = useState<YearFormContent>(
    begun === undefined || isDone ? { values: start, texts: start, isEndTyped: false } : begun,
  );
  const [isLeft, setIsLeft] = useState(false);
  const { texts } = typing;
  const result = useMemo(() => validateFiscalYear(texts, existing), [texts, existing]);
  const { keep } = unfinished;
  useEffect(() => {
    if (isDone) keep(undefined);
  }, [isDone, keep]);
  function change(next: YearFormContent) {
    setTyping(next);
    const isSuggested = next.texts.from === start.from && next.texts.to === start.to;
    keep(isSuggested ? undefined : next);
  }
  function commit(field: DateName, date: IsoDate | undefined) {
    const read = withDate(typing, field, date);
    const follows = field === "from" && date !== undefined && !typing.isEndTyped;
    if (follows) change(withDate(read, "to", suggestedEnd(date, existing)));
    else change({ ...read, isEndTyped: typing.isEndTyped || field === "to" });
  }
  function errorText(field: DateName) {
    const error = result.ok ? undefined : result.error.find((candidate) => candidate.field === field);
    // What somebody else has created meanwhile is no mistake of who types: it is told at once.
    const isShown = isLeft || existing !== known;
    return error === undefined || !isShown ? undefined : fiscalYearErrorText(error);
  }
  return {
    ...typing,
    result,
    type: (field, text) => change({ ...typing, texts: { ...texts, [field]: text } }),
    commit,
    leave: () => setIsLeft(true),
    errorText,
  };
}
