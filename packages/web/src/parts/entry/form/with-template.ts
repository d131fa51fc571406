import type { Entry } from "@huvudbok/core/transaction";
import { asSimpleForm } from "./entry-form.ts";
import { type EntryForm, isUntouched, normalized, withRows } from "./entry-rows.ts";

/** What a template makes of a sum. */
export interface AppliedTemplate {
  readonly name: string;
  readonly entries: readonly Entry[];
  /** Accounts of the rows that the chart does not have: they stand in their fields as typed numbers do. */
  readonly unknown: ReadonlySet<number>;
  /** The rows in which something is typed go; otherwise they stay before the new ones. */
  readonly replaces: boolean;
}

/**
 * The form with the rows of a template (JT4). The name is the text of a form that has none. In the simple mode it stays
 * simple where two rows do.
 */
export function withTemplate(
  form: EntryForm,
  { name, entries, unknown, replaces }: AppliedTemplate,
): EntryForm {
  const { direction: _direction, vatSplits = [], ...rest } = form;
  const kept = replaces ? [] : form.rows.filter((row) => !isUntouched(row));
  const keys = new Set(kept.map(({ key }) => key));
  const made = withRows({ ...rest, mode: "advanced", rows: [] }, entries);
  const rows = made.rows
    .slice(0, entries.length)
    .map(({ accountId, ...row }) =>
      accountId === undefined || unknown.has(accountId) ? row : { ...row, accountId },
    );
  const splits = vatSplits.filter(({ key }) => keys.has(key));
  const filled = normalized({
    ...made,
    ...(splits.length === 0 ? {} : { vatSplits: splits }),
    rows: [...kept, ...rows],
    text: form.text.trim() === "" ? name : form.text,
  });
  return form.mode === "simple" ? (asSimpleForm(filled) ?? filled) : filled;
}
