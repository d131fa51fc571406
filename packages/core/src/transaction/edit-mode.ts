import type { AccountType } from "../account-plan/index.ts";
import { type CompanyType, companyTypeRules } from "../company/index.ts";
import { negateOre, type Ore, ore } from "../money/index.ts";
import { entriesBalance } from "./entries-balance.ts";
import { isEmptyRow, type TransactionError, type TransactionFormRow } from "./validate-transaction.ts";

/** simple: an account, its contra account and one amount. advanced: any number of rows. */
export type TransactionEditMode = "simple" | "advanced";

/** 'Pengar ut': debit on the first row and credit on the second. 'Pengar in': the reverse (TR9). */
export type MoneyDirection = "out" | "in";

/** The two rows of the simple mode; the second amount is always the negative of the first. */
export type SimpleRows = readonly [TransactionFormRow, TransactionFormRow];

/** The mode that a form opens in: the user's last choice, else simple for households (TR13). */
export function defaultEditMode(
  stored: TransactionEditMode | undefined,
  companyType: CompanyType,
): TransactionEditMode {
  return stored ?? companyTypeRules(companyType).defaultEditMode;
}

/**
 * The rows as the simple mode shows them, in their order; undefined when they cannot be shown so: more than two are
 * filled, or two with amounts that do not balance (TR9).
 */
export function simpleRows(rows: readonly TransactionFormRow[]): SimpleRows | undefined {
  const filled = rows.filter((row) => !isEmptyRow(row));
  if (filled.length > 2) return undefined;
  const [first = {}, second = {}] = filled;
  if (!hasAmount(second)) return withAmountOf(first, second);
  if (!hasAmount(first)) return [{ ...first, amount: negateOre(second.amount) }, second];
  return entriesBalance(filled) === 0 ? [first, second] : undefined;
}

/**
 * A further error of the simple mode: the same account on both sides moves no money (TR10). In the advanced mode it may
 * be intended, to distinguish two texts or objects.
 */
export function simpleModeErrors([first, second]: readonly TransactionFormRow[]): TransactionError[] {
  const account = second?.accountId;
  if (account === undefined || account !== first?.accountId) return [];
  return [{ code: "same-account", field: "account", row: 1, account }];
}

/** The rows after the amount of the first has changed: positive is debit there and credit on the second. */
export function withSimpleAmount(rows: SimpleRows, amount: TransactionFormRow["amount"]): SimpleRows {
  const { amount: _, ...first } = rows[0];
  return withAmountOf(amount === undefined ? first : { ...first, amount }, rows[1]);
}

/** The direction of the money until a person chooses: in for income, out for all other accounts (TR9). */
export function usualDirection(type: AccountType | undefined): MoneyDirection {
  return type === "income" ? "in" : "out";
}

/** The direction of the money when the first row has this amount; undefined without one. */
export function moneyDirectionOf(amount: Ore | undefined): MoneyDirection | undefined {
  if (amount === undefined || amount === 0) return undefined;
  return amount > 0 ? "out" : "in";
}

/** The amount of the first row for an amount typed without a sign; a minus reverses it. */
export function directedAmount(typed: Ore, direction: MoneyDirection): Ore {
  return direction === "out" ? typed : negateOre(typed);
}

/** The same amount in the given direction. */
export function turnedTo(amount: Ore, direction: MoneyDirection): Ore {
  return directedAmount(ore(Math.abs(amount)), direction);
}

function withAmountOf(first: TransactionFormRow, second: TransactionFormRow): SimpleRows {
  const { amount: _, ...rest } = second;
  return [first, hasAmount(first) ? { ...rest, amount: negateOre(first.amount) } : rest];
}

function hasAmount(
  row: TransactionFormRow,
): row is TransactionFormRow & Required<Pick<TransactionFormRow, "amount">> {
  return row.amount !== undefined && row.amount !== 0;
}
