import { formatQuantity } from "@huvudbok/core/transaction";
import { TextInput } from "@mantine/core";
import { type ComponentProps, useState } from "react";
import { fieldError } from "../../../ui/form/field-error.tsx";
import { fieldErrorText } from "../form/entry-errors.ts";
import type { EntryRow } from "../form/entry-rows.ts";
import type { EntryFields } from "./entry-fields.ts";
import classes from "./entry-grid.module.css";
import type { DetailColumn } from "./use-asked.ts";

interface RowDetailsProps {
  readonly fields: EntryFields;
  readonly row: EntryRow;
  readonly index: number;
  readonly asked: ReadonlySet<DetailColumn>;
  /** What every field of the row has. */
  readonly cell: (column: DetailColumn) => ComponentProps<typeof TextInput>;
}

/** The text and the quantity of a row, below it: each when it has one, or a person has asked for it (TR28). */
export function RowDetails({ fields, row, index, asked, cell }: RowDetailsProps) {
  const { key, text, quantity, typedQuantity } = row;
  const { dispatch } = fields.store;
  const hasText = asked.has("text") || text !== undefined;
  const hasQuantity = asked.has("quantity") || (quantity ?? typedQuantity) !== undefined;
  if (!hasText && !hasQuantity) return null;
  const number = index + 1;
  return (
    <tr className={classes.textRow}>
      <td colSpan={5}>
        <div className={classes.details}>
          {hasText && (
            <TextInput
              {...cell("text")}
              className={classes.detailText}
              aria-label={`Radtext, rad ${number}`}
              wrapperProps={{ "data-label": "Radtext" }}
              error={fieldError(fieldErrorText(fields.errors, "row-text", index))}
              value={text ?? ""}
              onChange={(event) => dispatch({ kind: "row-text", key, text: event.currentTarget.value })}
            />
          )}
          {hasQuantity && (
            <QuantityInput
              {...cell("quantity")}
              className={classes.detailQuantity}
              aria-label={`Kvantitet, rad ${number}`}
              wrapperProps={{ "data-label": "Kvantitet" }}
              error={fieldError(fieldErrorText(fields.errors, "quantity", index))}
              stored={typedQuantity ?? (quantity === undefined ? "" : formatQuantity(quantity))}
              onTyped={(typed) => dispatch({ kind: "row-quantity", key, text: typed })}
            />
          )}
        </div>
      </td>
    </tr>
  );
}

interface QuantityInputProps extends ComponentProps<typeof TextInput> {
  /** As the form has it. */
  readonly stored: string;
  readonly onTyped: (text: string) => void;
}

/** While it is typed it stands as it is typed, `2,` too; then as the form has it. */
function QuantityInput({ stored, onTyped, ...input }: QuantityInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      value={typed ?? stored}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onTyped(value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
