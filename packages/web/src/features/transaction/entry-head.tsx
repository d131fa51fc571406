import type { IsoDate } from "@huvudbok/core/calendar";
import { addDays } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { type TransactionError, transactionErrorText } from "@huvudbok/core/transaction";
import { NativeSelect, TextInput } from "@mantine/core";
import type { Dispatch, KeyboardEvent } from "react";
import { DateField } from "../../ui/date-field.tsx";
import { focusNamed } from "./cell-focus.ts";
import type { EntryAction } from "./entry-form.ts";
import type { EntryForm } from "./entry-rows.ts";
import classes from "./transaction-entry.module.css";

interface EntryHeadProps {
  readonly form: EntryForm;
  readonly dispatch: Dispatch<EntryAction>;
  readonly year: FiscalYear;
  readonly closedThrough: IsoDate | undefined;
  readonly errors: readonly TransactionError[];
  /** Enter or Tab in the text field: the rows come next. */
  readonly onTextDone: () => void;
}

/** Date, text and series: the first line of the form. */
export function EntryHead({ form, dispatch, year, closedThrough, errors, onTextDone }: EntryHeadProps) {
  const first =
    closedThrough !== undefined && closedThrough >= year.from ? addDays(closedThrough, 1) : year.from;
  const errorOf = (field: string) => {
    const error = errors.find((candidate) => "field" in candidate && candidate.field === field);
    return error === undefined ? undefined : transactionErrorText(error);
  };
  function onEnter(event: KeyboardEvent, next: () => void) {
    const isMove = event.key === "Enter" && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isMove) return;
    event.preventDefault();
    next();
  }
  return (
    <div className={classes.head}>
      <DateField
        label="Datum"
        data-cell="entry-date"
        data-autofocus
        value={form.date}
        fiscalYear={fiscalYearRange(year)}
        limits={{ min: first, max: year.to }}
        error={errorOf("date")}
        onCommit={(date) => dispatch({ kind: "date", date })}
        onKeyDown={(event) => onEnter(event, () => focusNamed("entry-text"))}
      />
      <TextInput
        label="Text"
        className={classes.text}
        data-cell="entry-text"
        value={form.text}
        error={errorOf("text")}
        maxLength={400}
        onChange={(event) => dispatch({ kind: "text", text: event.currentTarget.value })}
        onKeyDown={(event) => {
          onEnter(event, onTextDone);
          if (event.key === "Tab" && !event.shiftKey) {
            event.preventDefault();
            onTextDone();
          }
        }}
      />
      {year.transactionSeries.length > 1 && (
        <NativeSelect
          label="Serie"
          w={76}
          value={form.series}
          data={year.transactionSeries.map(({ name }) => name)}
          onChange={(event) => dispatch({ kind: "series", series: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
