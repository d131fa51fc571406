import type { Account } from "@huvudbok/core/account-plan";
import {
  type JournalTemplate,
  journalTemplateErrorText,
  readTemplateForm,
  settledPercents,
  type TemplateFormRow,
  type TemplateReading,
  withEmptyRow,
} from "@huvudbok/core/journal-template";
import { useMemo } from "react";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { useFieldForm } from "../../ui/form/use-field-form.ts";
import { rowsOfText, rowsText, type TemplateFormContent, templateTexts } from "./template-form-content.ts";

export type TemplateColumn = keyof TemplateFormRow;
type TemplateFormError = TemplateReading["errors"][number];

interface TemplateFormOptions {
  readonly unfinished: Pick<Unfinished<TemplateFormContent>, "read" | "keep">;
  readonly templates: ReadonlyMap<string, JournalTemplate>;
  /** What is edited; undefined for a new template. */
  readonly id: string | undefined;
  /** What a new template begins with. */
  readonly begins: JournalTemplate | undefined;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly isSynced: boolean;
}

export type TemplateForm = ReturnType<typeof useTemplateForm>;

/** The form of a template: its texts, its rows with an empty one last, and what is wrong with them. */
export function useTemplateForm({ templates, begins, accounts, ...options }: TemplateFormOptions) {
  const form = useFieldForm({ ...options, storedOf: (id) => templateTexts(templates.get(id)) });
  const isBegun = options.id === undefined && !form.isChanged && begins !== undefined;
  const texts = isBegun ? { ...templateTexts(begins), id: form.texts.id } : form.texts;
  const rows = withEmptyRow(rowsOfText(texts.rows));
  const known = useMemo(() => new Set([...accounts.values()].map(({ id }) => Number(id))), [accounts]);
  const reading = readTemplateForm({ ...texts, rows }, known);
  function set(fields: Partial<typeof texts>) {
    const { id: _id, ...now } = texts;
    // What the form began with is typed with the first key.
    form.set(isBegun ? { ...now, ...fields } : fields);
  }
  const setRows = (next: readonly TemplateFormRow[]) => set({ rows: rowsText(next) });
  const changeRow = (at: number, change: (row: TemplateFormRow) => TemplateFormRow) =>
    setRows(rows.map((row, index) => (index === at ? change(row) : row)));
  const textOf = (isIts: (error: TemplateFormError) => boolean, name: string) => {
    const error = form.isShown(name) ? reading.errors.find(isIts) : undefined;
    return error && errorText(error);
  };
  return {
    ...form,
    texts,
    rows,
    set,
    /** The template as it is typed, also while something is wrong with it. */
    template: reading.template,
    isValid: reading.errors.length === 0,
    setRow: (at: number, column: TemplateColumn, text: string) =>
      changeRow(at, (row) => ({
        ...row,
        [column]: text,
        // A row is on one side.
        ...(column === "debit" && text !== "" ? { credit: "" } : {}),
        ...(column === "credit" && text !== "" ? { debit: "" } : {}),
      })),
    leaveCell: (at: number, column: TemplateColumn) => {
      form.leave(`${at} ${column}`);
      const row = rows[at];
      if (row === undefined || (column !== "debit" && column !== "credit")) return;
      const settled = settledPercents(row);
      if (settled.debit !== row.debit || settled.credit !== row.credit) changeRow(at, () => settled);
    },
    removeRow: (at: number) => setRows(rows.filter((_, index) => index !== at)),
    nameError: textOf(({ field }) => field === "name", "name"),
    wholeError: textOf(({ field }) => field === "entries", "rows"),
    cellError: (at: number, column: TemplateColumn) =>
      textOf(
        (error) => "row" in error && error.row === at && isOfColumn(error, column, rows),
        `${at} ${column}`,
      ),
  };
}

function isOfColumn(
  error: Extract<TemplateFormError, { readonly row: number }>,
  column: TemplateColumn,
  rows: readonly TemplateFormRow[],
): boolean {
  if (error.field !== "amount") return error.field === column;
  return column === (rows[error.row]?.debit.trim() === "" ? "credit" : "debit");
}

function errorText(error: TemplateFormError): string {
  return error.code === "percent-unreadable" ? "Ogiltig andel" : journalTemplateErrorText(error);
}
