import { type FiscalYear, fiscalYearRange } from "@huvudbok/core/fiscal-year";
import type { KnownText } from "@huvudbok/core/suggestion";
import { dateErrors, firstOpenDay, type TransactionError, textErrors } from "@huvudbok/core/transaction";
import { NativeSelect } from "@mantine/core";
import { DateField } from "../../ui/date/date-field.tsx";
import { fieldError } from "../../ui/form/field-error.tsx";
import wideError from "../../ui/form/wide-error.module.css";
import { useControlKeys } from "../../ui/keys/use-control-keys.ts";
import { fieldErrorText, TEXT_RULE } from "./form/entry-errors.ts";
import { entryText } from "./form/entry-form.ts";
import type { EntryForm } from "./form/entry-rows.ts";
import type { EntryStore } from "./form/entry-store.ts";
import { closedDateNotice } from "./form/use-date-notice.ts";
import { type EntryStart, openPeriod } from "./form/use-entry-form.ts";
import { TextPicker } from "./recall/text-picker.tsx";
import { focusDrawn, focusNamed, NEW_AMOUNTS } from "./row/cell-focus.ts";
import { FIELD_KEYS } from "./row/entry-keys.ts";
import classes from "./transaction-entry.module.css";

interface EntryHeadProps {
  readonly form: EntryForm;
  readonly store: EntryStore;
  readonly start: Pick<EntryStart, "year" | "closedThrough">;
  readonly errors: readonly TransactionError[];
  /** Why nothing can be registered in the series. */
  readonly seriesRefusal: string | undefined;
  /** The texts used before, and what takes one of them. */
  readonly texts: {
    readonly suggest: (typed: string) => readonly KnownText[];
    readonly take: (known: KnownText) => void;
  };
  /** Called on Enter or Tab in the text field: the rows come next. */
  readonly onTextDone: () => void;
}

/** Date, text and series: the first line of the form. */
export function EntryHead({ form, store, start, errors, seriesRefusal, texts, onTextDone }: EntryHeadProps) {
  const handleKey = useControlKeys(FIELD_KEYS);
  const { year } = start;
  const series = seriesChoices(year, form.series);
  const period = openPeriod(start);
  const text = entryText(form);
  const { dispatch } = store;
  const wrongDay = form.date === undefined ? [] : dateErrors(form.date, period);
  // What became of a prepared day on closed days is said by a notice of its own.
  const isTold = closedDateNotice(form, start) !== undefined;
  const closed = wrongDay.filter(({ code }) => code === "date-closed" && !isTold);
  const isWrong = textErrors(text, TEXT_RULE).some(({ code }) => code !== "text-missing");
  function leaveDate(stroke: string) {
    if (stroke === "Tab") return false;
    // A date that cannot be booked on leads on: of another than a closed one the message comes with the attempt to register.
    focusNamed("entry-text");
    return true;
  }
  function leaveText(stroke: string) {
    // Tab passes what a notice below offers; Enter goes to the rows.
    if (stroke === "Tab" && focusDrawn(NEW_AMOUNTS)) return;
    onTextDone();
  }
  return (
    <div className={classes.head}>
      <DateField
        label="Datum"
        data-cell="entry-date"
        data-autofocus
        value={form.date}
        fiscalYear={fiscalYearRange(year)}
        limits={{ min: firstOpenDay(period), max: year.to }}
        takesOutside
        error={fieldErrorText([...errors, ...closed], "date") ?? wrongDay.length > 0}
        className={wideError.wide}
        typed={form.typedDate}
        onTyped={(text) => dispatch({ kind: "typed-date", text })}
        onCommit={(date) => dispatch({ kind: "date", date })}
        onInvalid={() => dispatch({ kind: "date", date: undefined })}
        onKeyDown={(event) => handleKey(event, { onNext: leaveDate })}
      />
      <TextPicker
        label="Text"
        className={classes.text}
        data-cell="entry-text"
        text={text}
        error={fieldError(fieldErrorText(errors, "text") ?? isWrong)}
        onText={(typed) => dispatch({ kind: "text", text: typed })}
        suggest={texts.suggest}
        onTake={texts.take}
        onKeyDown={(event) => handleKey(event, { onNext: leaveText })}
      />
      {(series.length > 1 || seriesRefusal !== undefined) && (
        <NativeSelect
          label="Serie"
          w={76}
          className={wideError.wide}
          data-cell="entry-series"
          error={fieldError(seriesRefusal)}
          value={form.series}
          data={series}
          onChange={(event) => dispatch({ kind: "series", series: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

/** The series of the year; and that of the form, which may be gone since it was begun. */
function seriesChoices(year: FiscalYear, chosen: string): string[] {
  const names = year.transactionSeries.map(({ name }) => name);
  return names.includes(chosen) ? names : [...names, chosen];
}
