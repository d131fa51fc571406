import {
  type FiscalYear,
  type SeriesError,
  type SeriesField,
  type TransactionSeries,
  validateSeries,
} from "@huvudbok/core/fiscal-year";
import type { Result } from "@huvudbok/core/shared";
import { useState } from "react";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import {
  hasSeriesEdits,
  NO_SERIES_EDITS,
  type SeriesFormContent,
  type SeriesRow,
  seriesRows,
  withNewSeries,
  withoutSeries,
  withTypedSeries,
} from "./series-form-content.ts";

export interface SeriesFormState {
  readonly rows: readonly SeriesRow[];
  readonly result: Result<readonly TransactionSeries[], readonly SeriesError[]>;
  readonly isChanged: boolean;
  /** The line that a person has just added, which gets the focus. */
  readonly addedKey: string | undefined;
  readonly type: (row: SeriesRow, fields: Partial<SeriesRow["form"]>) => void;
  readonly add: () => void;
  readonly remove: (row: SeriesRow) => void;
  /** Shows the errors of a line, or of all of them. */
  readonly leave: (row?: SeriesRow) => void;
  readonly errorOf: (index: number, field: SeriesField) => string | undefined;
}

/** The series of a year while they are edited; kept at every key press. */
export function useSeriesForm(
  year: FiscalYear,
  { read, keep }: Pick<Unfinished<SeriesFormContent>, "read" | "keep">,
): SeriesFormState {
  const [content, setContent] = useState(() => read() ?? NO_SERIES_EDITS);
  const [left, setLeft] = useState<ReadonlySet<string> | "all">(new Set<string>());
  const [addedKey, setAddedKey] = useState<string>();
  const stored = year.transactionSeries;
  const rows = seriesRows(stored, content);
  const result = validateSeries(
    rows.map(({ form }) => form),
    stored,
  );
  function change(next: SeriesFormContent) {
    setContent(next);
    keep(hasSeriesEdits(next) ? next : undefined);
  }
  return {
    rows,
    result,
    isChanged: hasSeriesEdits(content),
    addedKey,
    type: (row, fields) => change(withTypedSeries(content, row, fields)),
    add: () => {
      change(withNewSeries(content, rows));
      setAddedKey(`added ${content.added.length}`);
    },
    remove: (row) => change(withoutSeries(content, row)),
    leave: (row) =>
      setLeft((before) => (row === undefined || before === "all" ? "all" : new Set([...before, row.key]))),
    errorOf: (index, field) => {
      const isLeft = left === "all" || left.has(rows[index]?.key ?? "");
      if (result.ok || !isLeft) return undefined;
      return result.error.find((error) => error.index === index && error.field === field)?.text;
    },
  };
}
