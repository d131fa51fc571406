import {
  isEmptyTemplateRow,
  type JournalTemplate,
  type TemplateFormRow,
  templateFormRows,
} from "@huvudbok/core/journal-template";
import * as z from "zod/mini";
import { type FieldEdits, fieldEditsFormat } from "../../data/unfinished/field-edits.ts";

/** The texts of a template's form. The rows are one text, so that two people who change them meet (UN11). */
export interface TemplateTexts extends Readonly<Record<string, string>> {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly rows: string;
}

export type TemplateFormContent = FieldEdits<TemplateTexts>;

const text = z.string();

export const TEMPLATE_FORMAT = fieldEditsFormat<TemplateTexts>(
  z.partial(z.object({ id: text, name: text, description: text, rows: text })),
);

const rowsSchema = z.array(z.object({ account: text, debit: text, credit: text, text }));

/** The name of the form that edits a template, that makes one from a transaction, or an empty one. */
export function templateFormName(id: string | undefined, transaction: string | undefined): string {
  if (id !== undefined) return `journal template ${id}`;
  return transaction === undefined ? "journal template new" : `journal template from ${transaction}`;
}

/** The texts of a stored template, or of an empty form. */
export function templateTexts(template: JournalTemplate | undefined): TemplateTexts {
  if (template === undefined) return { id: "", name: "", description: "", rows: "[]" };
  const { id, name, description } = template;
  return { id, name, description, rows: rowsText(templateFormRows(template)) };
}

/** The rows as one text; empty ones at the end are left out. */
export function rowsText(rows: readonly TemplateFormRow[]): string {
  const last = rows.findLastIndex((row) => !isEmptyTemplateRow(row));
  return JSON.stringify(rows.slice(0, last + 1));
}

/** The rows of such a text; none of one that cannot be read. */
export function rowsOfText(stored: string): readonly TemplateFormRow[] {
  try {
    const parsed = z.safeParse(rowsSchema, JSON.parse(stored));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
