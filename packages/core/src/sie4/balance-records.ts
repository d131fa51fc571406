import { ore } from "../money/index.ts";
import type { RecordReader } from "./identification-records.ts";
import type { RecordFields } from "./record-fields.ts";
import type { Sie4Draft } from "./sie4-draft.ts";
import type { Sie4Balance, Sie4PeriodBalance } from "./sie4-file.ts";

/** Group 4 of a file (sie.md B) but for the vouchers: balances, results, period balances and budgets. */
export const BALANCE_RECORDS: Readonly<Record<string, RecordReader>> = {
  IB: (record, draft) => readBalance(record, "IB", draft.ib),
  UB: (record, draft) => readBalance(record, "UB", draft.ub),
  RES: (record, draft) => readBalance(record, "RES", draft.res),
  OIB: (record, draft) => readObjectBalance(record, "OIB", draft.oib),
  OUB: (record, draft) => readObjectBalance(record, "OUB", draft.oub),
  PSALDO: (record, draft) => readPeriodBalance(record, "PSALDO", draft, draft.psaldo),
  PBUDGET: (record, draft) => readPeriodBalance(record, "PBUDGET", draft, draft.pbudget),
};

function readBalance(record: RecordFields, label: string, balances: Sie4Balance[]): void {
  const balance = balanceOf(record, label, 1);
  if (balance !== undefined) balances.push(balance);
}

function readObjectBalance(record: RecordFields, label: string, balances: Sie4Balance[]): void {
  const balance = balanceOf(record, label, 1);
  if (balance !== undefined) balances.push({ ...balance, objects: record.objects() });
}

/** Some programs leave out the braces and then write the account before the period (sie.md F). */
function readPeriodBalance(
  record: RecordFields,
  label: string,
  draft: Sie4Draft,
  balances: Sie4PeriodBalance[],
): void {
  const isSwapped = !isPeriod(record.text(1), draft) && isPeriod(record.text(2), draft);
  const balance = balanceOf(record, label, isSwapped ? 1 : 2, 3);
  if (balance === undefined) return;
  const objects = record.objects();
  const period = record.text(isSwapped ? 2 : 1);
  balances.push({ ...balance, period, ...(objects.length > 0 && { objects }) });
}

function balanceOf(
  record: RecordFields,
  label: string,
  accountAt: number,
  amountAt = 2,
): Sie4Balance | undefined {
  const { line } = record;
  const year = record.year(0);
  const account = record.text(accountAt);
  if (year === undefined || account === "" || !record.isGiven(amountAt)) {
    record.problems.finding({ code: "record-ignored", line, label });
    return undefined;
  }
  // Of the balances only the opening ones of the file's own year become part of our books.
  const amount = ore(record.amount(amountAt, label, label === "IB" && year === 0));
  const quantity = record.quantity(amountAt + 1, label);
  return { year, account, amount, ...(!Number.isNaN(quantity) && { quantity }), line };
}

/** A month `yyyymm`, inside one of the file's years when it declares any. */
function isPeriod(text: string, { rar }: Sie4Draft): boolean {
  const month = Number(text.slice(4));
  if (!/^\d{6}$/.test(text) || month < 1 || month > 12) return false;
  const yearAndMonth = `${text.slice(0, 4)}-${text.slice(4)}`;
  // A month comes before its own days.
  return (
    rar.length === 0 || rar.some(({ from, to }) => from.slice(0, 7) <= yearAndMonth && yearAndMonth <= to)
  );
}
