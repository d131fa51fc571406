import type { SeriesField } from "@huvudbok/core/fiscal-year";
import { formatCounted } from "@huvudbok/core/money";
import { TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { FieldError } from "../../ui/form/field-error.tsx";
import wideError from "../../ui/form/wide-error.module.css";
import classes from "./series.module.css";
import { addedPlace, type SeriesRow } from "./series-form-content.ts";
import type { SeriesFormState } from "./use-series-form.ts";

interface SeriesFieldsProps {
  readonly form: SeriesFormState;
  readonly row: SeriesRow;
  readonly index: number;
  /** How many transactions the series has; undefined until that is known. */
  readonly count: number | undefined;
  readonly isReadOnly: boolean;
}

/** One series: its name is given once, and its first number until it has transactions. */
export function SeriesFields({ form, row, index, count, isReadOnly }: SeriesFieldsProps) {
  const name = useRef<HTMLInputElement>(null);
  const isNew = row.stored === undefined;
  const isAdded = form.addedKey === row.key;
  useEffect(() => {
    if (!isAdded) return;
    name.current?.focus();
    name.current?.select();
  }, [isAdded]);
  const isUsed = count !== 0 && !isNew;
  // It stays while the name is typed.
  const named = isNew ? `ny serie ${addedPlace(row) + 1}` : `serien ${row.form.name}`;
  function field(key: SeriesField, label: string) {
    const error = form.errorOf(index, key);
    return {
      label,
      value: row.form[key],
      autoComplete: "off",
      "aria-label": `${label}, ${named}`,
      onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
        form.type(row, { [key]: currentTarget.value }),
      onBlur: () => form.leave(row),
      error: error === undefined ? undefined : <FieldError text={error} />,
    };
  }
  return (
    <li className={classes.row}>
      <TextInput
        className={`${classes.name} ${wideError.wide}`}
        ref={name}
        disabled={!isNew || isReadOnly}
        {...field("name", "Serie")}
      />
      <TextInput
        className={classes.description}
        disabled={isReadOnly}
        {...field("description", "Beskrivning")}
      />
      <TextInput
        className={`${classes.start} ${wideError.wide}`}
        inputMode="numeric"
        disabled={isUsed || isReadOnly}
        {...field("startNo", "Första nummer")}
      />
      <span className={classes.use}>
        {isUsed ? (
          usedText(count)
        ) : (
          <RemoveSeries
            label={`Ta bort ${named}`}
            isOffered={!isReadOnly && form.rows.length > 1}
            onRemove={() => form.remove(row)}
          />
        )}
      </span>
    </li>
  );
}

/** Why the first number stands, and the series stays. */
function usedText(count: number | undefined): string {
  return count === undefined
    ? "Räknar"
    : `Ligger fast: ${formatCounted(count, "transaktion", "transaktioner")}`;
}

interface RemoveSeriesProps {
  readonly label: string;
  readonly isOffered: boolean;
  readonly onRemove: () => void;
}

/** A year has at least one series: the last one has nothing that removes it. */
function RemoveSeries({ label, isOffered, onRemove }: RemoveSeriesProps) {
  if (!isOffered) return null;
  return (
    <IconButton aria-label={label} title="Ta bort serien" onClick={onRemove}>
      <IconTrash size={16} stroke={1.65} />
    </IconButton>
  );
}
