import type { Account } from "@huvudbok/core/account-plan";
import { isEmptyTemplateRow } from "@huvudbok/core/journal-template";
import { TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { flushSync } from "react-dom";
import { useChartSuggestions } from "../../parts/account/use-chart-suggestions.ts";
import { AccountPicker } from "../../ui/account/account-picker.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { FieldError, fieldError } from "../../ui/form/field-error.tsx";
import grid from "../../ui/form/field-grid.module.css";
import { type HandleKey, useControlKeys } from "../../ui/keys/use-control-keys.ts";
import classes from "./journal-template.module.css";
import { PercentField } from "./percent-field.tsx";
import { TEMPLATE_ROW_KEYS } from "./template-keys.ts";
import type { TemplateColumn, TemplateForm } from "./use-template-form.ts";

interface TemplateRowsProps {
  readonly form: TemplateForm;
  readonly accounts: ReadonlyMap<string, Account>;
}

const COLUMNS: readonly TemplateColumn[] = ["account", "debit", "credit", "text"];

/** The rows of a template: account, its share in debit or credit, and the text of the row. The last one is empty. */
export function TemplateRows({ form, accounts }: TemplateRowsProps) {
  const suggest = useChartSuggestions(accounts);
  return (
    <>
      <table className={`${grid.grid} ${classes.rows}`} aria-label="Konteringsrader">
        <thead>
          <tr>
            <th scope="col" className={grid.account}>
              Konto
            </th>
            <th scope="col">
              <span className="visually-hidden">Kontonamn</span>
            </th>
            <th scope="col" className={grid.amount}>
              Debet %
            </th>
            <th scope="col" className={grid.amount}>
              Kredit %
            </th>
            <th scope="col" className={classes.rowText}>
              Text
            </th>
            <th scope="col" className={grid.act}>
              <span className="visually-hidden">Åtgärder</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {form.rows.map((_, at) => (
            // The rows have no ids: all of a row is in its texts.
            // oxlint-disable-next-line react/no-array-index-key
            <TemplateRow key={at} at={at} form={form} accounts={accounts} suggest={suggest} />
          ))}
        </tbody>
      </table>
      {form.wholeError !== undefined && <FieldError text={form.wholeError} />}
    </>
  );
}

interface TemplateRowProps extends TemplateRowsProps {
  readonly at: number;
  readonly suggest: ReturnType<typeof useChartSuggestions>;
}

function TemplateRow({ at, form, accounts, suggest }: TemplateRowProps) {
  const handleKey = useControlKeys(TEMPLATE_ROW_KEYS);
  const row = form.rows[at];
  if (row === undefined) return null;
  const isLast = at === form.rows.length - 1;
  const isEmpty = isEmptyTemplateRow(row);
  const number = at + 1;
  const remove = () => {
    form.removeRow(at);
    focusCell(at, "account");
  };
  const cell = (column: TemplateColumn): CellProps => ({
    "data-cell": cellName(at, column),
    variant: "unstyled",
    "aria-label": `${LABELS[column]}, rad ${number}`,
    onBlur: () => form.leaveCell(at, column),
    onKeyDown: (event) =>
      void handleKey(event, {
        onNext: () => focusNext(at, column, isEmpty),
        onRemove: () => {
          if (!isLast) remove();
          return !isLast;
        },
      }),
  });
  return (
    <tr className={grid.row}>
      <td className={grid.account}>
        <AccountPicker
          {...cell("account")}
          text={row.account}
          suggest={suggest}
          error={form.cellError(at, "account")}
          onPick={(text) => form.setRow(at, "account", text)}
        />
      </td>
      <td className={grid.name}>{accounts.get(row.account.trim())?.name}</td>
      {(["debit", "credit"] as const).map((side) => (
        <td key={side} className={grid.amount} data-label={side === "debit" ? "Debet %" : "Kredit %"}>
          <PercentField
            {...cell(side)}
            text={row[side]}
            error={form.cellError(at, side)}
            onText={(text) => form.setRow(at, side, text)}
          />
        </td>
      ))}
      <td className={classes.rowText}>
        <TextInput
          {...cell("text")}
          placeholder="Text"
          autoComplete="off"
          value={row.text}
          error={fieldError(form.cellError(at, "text"))}
          onChange={(event) => form.setRow(at, "text", event.currentTarget.value)}
        />
      </td>
      <td className={grid.act}>
        {!isLast && (
          <IconButton aria-label={`Ta bort rad ${number}`} onClick={remove}>
            <IconTrash size={16} stroke={1.65} aria-hidden />
          </IconButton>
        )}
      </td>
    </tr>
  );
}

interface CellProps {
  readonly "data-cell": string;
  readonly variant: "unstyled";
  readonly "aria-label": string;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: Parameters<HandleKey<never>>[0]) => void;
}

const LABELS: Readonly<Record<TemplateColumn, string>> = {
  account: "Konto",
  debit: "Debet i procent",
  credit: "Kredit i procent",
  text: "Text",
};

function cellName(at: number, column: TemplateColumn): string {
  return `template-${at}-${column}`;
}

export function focusCell(at: number, column: TemplateColumn): void {
  // The row that follows the last one is there when the change has been rendered.
  flushSync(() => undefined);
  document.querySelector<HTMLElement>(`[data-cell="${cellName(at, column)}"]`)?.focus();
}

/** Enter leads through the fields; from an empty row it is left to the form, which saves. */
function focusNext(at: number, column: TemplateColumn, isEmpty: boolean): boolean {
  if (isEmpty) return false;
  const next = COLUMNS[COLUMNS.indexOf(column) + 1];
  if (next === undefined) focusCell(at + 1, "account");
  else focusCell(at, next);
  return true;
}
