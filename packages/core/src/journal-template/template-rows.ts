import { isAccountNo } from "../account-plan/index.ts";
import { PERCENT_PARTS, parsePercentInput } from "../money/index.ts";
import type { JournalTemplate, JournalTemplateEntry } from "./journal-template.ts";
import { type JournalTemplateError, validateJournalTemplate } from "./validate-journal-template.ts";

/** A row of a template while it is typed: the texts of its fields. One of debit and credit is empty. */
export interface TemplateFormRow {
  readonly account: string;
  readonly debit: string;
  readonly credit: string;
  readonly text: string;
}

export const EMPTY_TEMPLATE_ROW: TemplateFormRow = { account: "", debit: "", credit: "", text: "" };

/** What a template form reads from its texts, and what is wrong with it. */
export interface TemplateReading {
  readonly template: JournalTemplate;
  readonly errors: readonly (JournalTemplateError | PercentError)[];
}

/** A percentage that cannot be read. `row` counts from 0. */
export interface PercentError {
  readonly code: "percent-unreadable";
  readonly field: "debit" | "credit";
  readonly row: number;
}

/** Reads a form, also one that cannot be saved yet; rows in which nothing is typed are left out. */
export function readTemplateForm(
  form: Pick<JournalTemplate, "id" | "name" | "description"> & { readonly rows: readonly TemplateFormRow[] },
  knownAccounts: ReadonlySet<number>,
): TemplateReading {
  const rows = form.rows.map((row) => ({ ...row, ...readPercents(row) }));
  const unreadable = rows.flatMap(({ error }, row): PercentError[] =>
    error === undefined ? [] : [{ code: "percent-unreadable", field: error, row }],
  );
  const entries = rows.map((row) =>
    isEmptyTemplateRow(row) ? { amount: 0 } : { accountId: accountIn(row), amount: row.amount },
  );
  const found = validateJournalTemplate({ name: form.name, entries }, knownAccounts);
  return {
    template: {
      id: form.id,
      name: form.name.trim(),
      description: form.description.trim(),
      entries: rows.flatMap(entryOf),
    },
    // A share that cannot be read is none of 0.
    errors: [
      ...found.filter(({ code }) => code !== "shares-missing" || unreadable.length === 0),
      ...unreadable,
    ],
  };
}

/** The rows of a form for a stored template. */
export function templateFormRows({ entries }: Pick<JournalTemplate, "entries">): readonly TemplateFormRow[] {
  return entries.map(({ accountId, amount, description = "" }) => ({
    account: String(accountId),
    debit: amount > 0 ? percentText(amount) : "",
    credit: amount < 0 ? percentText(-amount) : "",
    text: description,
  }));
}

/** The rows with exactly one empty row, last. */
export function withEmptyRow(rows: readonly TemplateFormRow[]): readonly TemplateFormRow[] {
  const last = rows.findLastIndex((row) => !isEmptyTemplateRow(row));
  return [...rows.slice(0, last + 1), EMPTY_TEMPLATE_ROW];
}

export function isEmptyTemplateRow({ account, debit, credit, text }: TemplateFormRow): boolean {
  return [account, debit, credit, text].every((each) => each.trim() === "");
}

/** The row after one of its percentages has been left: as it was read, a negative one on the other side. */
export function settledPercents(row: TemplateFormRow): TemplateFormRow {
  const { amount, error } = readPercents(row);
  if (error !== undefined || (row.debit.trim() === "" && row.credit.trim() === "")) return row;
  return {
    ...row,
    debit: amount > 0 ? percentText(amount) : "",
    credit: amount < 0 ? percentText(-amount) : "",
  };
}

/** A percentage as Swedish text, without the sign of percent. */
export function percentText(percent: number): string {
  return String(percent).replace(".", ",").replace("-", "−");
}

/** The percentages of a template, debit and credit, and whether a row of 0 takes what is left. */
export function templateSums(entries: readonly Pick<JournalTemplateEntry, "amount">[]): {
  readonly debit: number;
  readonly credit: number;
  readonly hasRest: boolean;
} {
  const sum = (sign: number) =>
    entries.reduce((total, { amount }) => total + Math.max(0, Math.round(sign * amount * PERCENT_PARTS)), 0) /
    PERCENT_PARTS;
  return { debit: sum(1), credit: sum(-1), hasRest: entries.some(({ amount }) => amount === 0) };
}

/** Debit is positive. A row without a percentage is one of 0. */
function readPercents({ debit, credit }: TemplateFormRow): {
  readonly amount: number;
  readonly error: "debit" | "credit" | undefined;
} {
  const side = debit.trim() === "" ? "credit" : "debit";
  const typed = side === "debit" ? debit : credit;
  if (typed.trim() === "") return { amount: 0, error: undefined };
  const percent = parsePercentInput(typed);
  if (!percent.ok) return { amount: 0, error: side };
  return {
    amount: side === "debit" || percent.value === 0 ? percent.value : -percent.value,
    error: undefined,
  };
}

/** 0 for a text that is no account. */
function accountIn({ account }: TemplateFormRow): number {
  const typed = account.trim();
  return /^\d{4}$/.test(typed) ? Number(typed) : 0;
}

function entryOf(row: TemplateFormRow & { readonly amount: number }): readonly JournalTemplateEntry[] {
  const accountId = accountIn(row);
  const text = row.text.trim();
  if (!isAccountNo(accountId)) return [];
  return [{ accountId, amount: row.amount, ...(text === "" ? {} : { description: text }) }];
}
