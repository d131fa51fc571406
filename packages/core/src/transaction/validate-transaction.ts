import { isAccountNo } from "../account-plan/index.ts";
import type { DateRange, IsoDate } from "../calendar/index.ts";
import type { Ore } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";
import { hasHiddenOnLine } from "../text/index.ts";
import { type AmountRow, entriesBalance } from "./entries-balance.ts";
import type { Entry, ForeignCurrencyAmount } from "./transaction.ts";

/** A row as filled in a form: anything may still be missing. */
export interface TransactionFormRow extends AmountRow {
  readonly accountId?: number;
  readonly amount?: Ore;
  readonly text?: string;
  readonly quantity?: number;
  readonly foreignCurrencyAmount?: ForeignCurrencyAmount;
}

/** A form of a transaction, or of a draft to be registered, as far as it is filled in. */
export interface TransactionForm {
  readonly date?: IsoDate;
  readonly text: string;
  readonly rows: readonly TransactionFormRow[];
}

/** What a transaction is checked against. */
export interface TransactionRules {
  readonly year: DateRange;
  /** The last closed day: nothing is registered on or before it (CH3). */
  readonly closedThrough?: IsoDate;
  /** The numbers of the chart. */
  readonly knownAccounts: ReadonlySet<number>;
  /** The most characters of a text; imported ones and what follows from them may have more. */
  readonly longestText?: number;
  /** Set for texts that a person types: those with hidden characters are refused. */
  readonly refusesHidden?: boolean;
}

/** What keeps a transaction from being registered. `row` counts from 0; an error without a field is about the whole. */
export type TransactionError =
  | { readonly code: "date-missing"; readonly field: "date" }
  | { readonly code: "date-outside-year"; readonly field: "date"; readonly year: DateRange }
  | { readonly code: "date-closed"; readonly field: "date"; readonly closedThrough: IsoDate }
  | { readonly code: "text-missing"; readonly field: "text" }
  | {
      readonly code: "text-too-long";
      readonly field: "text";
      readonly length: number;
      readonly longest: number;
    }
  | { readonly code: "text-hidden"; readonly field: "text" }
  | { readonly code: "row-text-hidden"; readonly field: "row-text"; readonly row: number }
  | { readonly code: "quantity-invalid"; readonly field: "quantity"; readonly row: number }
  | { readonly code: "account-invalid"; readonly field: "account"; readonly row: number }
  | {
      readonly code: "same-account";
      readonly field: "account";
      readonly row: number;
      readonly account: number;
    }
  | { readonly code: "amount-missing"; readonly field: "amount"; readonly row: number }
  | { readonly code: "unbalanced"; readonly difference: Ore }
  | { readonly code: "no-amount" };

/**
 * Everything that keeps a transaction from being registered, in the order of the form. Rows without account and amount
 * are ignored, since a form always ends with one. An amount of 0 is missing (CO2).
 */
export function validateTransaction(form: TransactionForm, rules: TransactionRules): TransactionError[] {
  return [
    ...dateErrors(form.date, rules),
    ...textErrors(form.text, rules),
    ...form.rows.flatMap((row, index) => rowErrors(row, index, rules)),
    ...sumErrors(form.rows),
  ];
}

/** What is wrong with a date on its own, without the rest of the transaction. */
export function dateErrors(
  date: IsoDate | undefined,
  { year, closedThrough }: Pick<TransactionRules, "year" | "closedThrough">,
): TransactionError[] {
  if (date === undefined) return [{ code: "date-missing", field: "date" }];
  if (date < year.from || date > year.to) return [{ code: "date-outside-year", field: "date", year }];
  if (closedThrough !== undefined && date <= closedThrough) {
    return [{ code: "date-closed", field: "date", closedThrough }];
  }
  return [];
}

/** What is wrong with a text on its own. */
export function textErrors(
  text: string,
  {
    longestText = Number.POSITIVE_INFINITY,
    refusesHidden,
  }: Pick<TransactionRules, "longestText" | "refusesHidden">,
): TransactionError[] {
  if (text.trim() === "") return [{ code: "text-missing", field: "text" }];
  if (refusesHidden === true && hasHiddenOnLine(text)) return [{ code: "text-hidden", field: "text" }];
  const { length } = text;
  if (length <= longestText) return [];
  return [{ code: "text-too-long", field: "text", length, longest: longestText }];
}

function rowErrors(
  row: TransactionFormRow,
  index: number,
  { knownAccounts, refusesHidden }: TransactionRules,
): TransactionError[] {
  if (isEmptyRow(row)) return [];
  const hasAccount = row.accountId !== undefined && knownAccounts.has(row.accountId);
  const hasAmount = row.amount !== undefined && row.amount !== 0;
  const isHidden = refusesHidden === true && hasHiddenOnLine(row.text ?? "");
  return [
    ...(hasAccount ? [] : [{ code: "account-invalid", field: "account", row: index } as const]),
    ...(hasAmount ? [] : [{ code: "amount-missing", field: "amount", row: index } as const]),
    ...(isHidden ? [{ code: "row-text-hidden", field: "row-text", row: index } as const] : []),
  ];
}

function sumErrors(rows: readonly TransactionFormRow[]): TransactionError[] {
  const difference = entriesBalance(rows);
  if (difference !== 0) return [{ code: "unbalanced", difference }];
  const hasAmount = rows.some((row) => row.adjustmentType !== false && (row.amount ?? 0) !== 0);
  return hasAmount ? [] : [{ code: "no-amount" }];
}

/** True for a row without account and amount. */
export function isEmptyRow(row: TransactionFormRow): boolean {
  return row.accountId === undefined && (row.amount === undefined || row.amount === 0);
}

/** True when a row has an amount and no account. */
export function lacksAccount(rows: readonly TransactionFormRow[]): boolean {
  return rows.some((row) => row.accountId === undefined && !isEmptyRow(row));
}

/** The rows of a form as entries; empty rows and rows without an account number are left out. */
export function entriesOfForm(rows: readonly TransactionFormRow[]): Entry[] {
  return rows.flatMap((row) => {
    const { accountId, amount, ...rest } = row;
    const isFilled = accountId !== undefined && isAccountNo(accountId) && amount !== undefined;
    return isFilled ? [{ accountId, amount, ...rest }] : [];
  });
}

/** The Swedish text of an error. */
export function transactionErrorText(error: TransactionError): string {
  switch (error.code) {
    case "date-missing":
      return "Datum måste anges";
    case "date-outside-year":
      return `Datum måste vara inom räkenskapsåret (${error.year.from} - ${error.year.to})`;
    case "date-closed":
      return `Bokföringen är låst till och med ${error.closedThrough}`;
    case "text-missing":
      return "Text måste anges";
    case "text-too-long":
      return `Texten har ${error.length} tecken, och får ha högst ${error.longest}`;
    case "text-hidden":
    case "row-text-hidden":
      return "Texten har dolda tecken. Skriv om den";
    case "quantity-invalid":
      return "Kvantitet måste vara ett tal, till exempel 2,5";
    case "account-invalid":
      return "Kontonummer måste vara ett giltigt kontonummer";
    case "same-account":
      return `Konto ${error.account} står på båda sidor: välj ett annat här, annars bokförs ingenting`;
    case "amount-missing":
      return "Belopp måste anges";
    case "unbalanced":
      return "Summan av debet och kredit måste vara noll";
    case "no-amount":
      return "Minst en rad måste innehålla ett belopp";
    default:
      return assertNever(error);
  }
}
