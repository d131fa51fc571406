import { ore } from "../../money/index.ts";
import { parseSie4Amount } from "../amounts/sie4-amount.ts";
import type { Sie4Error } from "../log/sie4-entries.ts";
import type { Sie4Draft } from "../sie4-draft.ts";
import type { Sie4Balance, Sie4PeriodBalance } from "../sie4-file.ts";
import type { RecordReader } from "./identification-records.ts";
import type { RecordFields } from "./record-fields.ts";

/** Group 4 of a file but for the vouchers: balances, results, period balances and budgets. */
export const BALANCE_RECORDS: Readonly<Record<string, RecordReader>> = {
  IB: (record, draft) => readBalance(record, "IB", draft, draft.ib),
  UB: (record, draft) => readBalance(record, "UB", draft, draft.ub),
  RES: (record, draft) => readBalance(record, "RES", draft, draft.res),
  OIB: (record, draft) => readObjectBalance(record, "OIB", draft, draft.oib),
  OUB: (record, draft) => readObjectBalance(record, "OUB", draft, draft.oub),
  PSALDO: (record, draft) => readPeriodBalance(record, "PSALDO", draft, draft.psaldo),
  PBUDGET: (record, draft) => readPeriodBalance(record, "PBUDGET", draft, draft.pbudget),
};

function readBalance(record: RecordFields, label: string, draft: Sie4Draft, balances: Sie4Balance[]): void {
  const balance = balanceOf(record, label, draft, 1);
  if (balance === undefined) return;
  balances.push(balance);
  if (label !== "UB" || balance.year !== -1) return;
  const text = record.text(2);
  if (parseSie4Amount(text).code === "rounded") {
    draft.doubtfulClosing.push({ code: "amount-not-whole-ore", line: record.line, text });
  }
}

function readObjectBalance(
  record: RecordFields,
  label: string,
  draft: Sie4Draft,
  balances: Sie4Balance[],
): void {
  const balance = balanceOf(record, label, draft, 1);
  const objects = record.objects(label);
  if (balance !== undefined) balances.push({ ...balance, objects });
}

/** Some programs leave out the braces and then write the account before the period. */
function readPeriodBalance(
  record: RecordFields,
  label: string,
  draft: Sie4Draft,
  balances: Sie4PeriodBalance[],
): void {
  const isSwapped = !isPeriod(record.text(1), draft) && isPeriod(record.text(2), draft);
  const balance = balanceOf(record, label, draft, isSwapped ? 1 : 2, 3);
  const objects = record.objects(label);
  if (balance === undefined) return;
  const period = record.text(isSwapped ? 2 : 1);
  balances.push({ ...balance, period, ...(objects.length > 0 && { objects }) });
}

function balanceOf(
  record: RecordFields,
  label: string,
  draft: Sie4Draft,
  accountAt: number,
  amountAt = 2,
): Sie4Balance | undefined {
  const { line } = record;
  const year = record.year(0);
  const account = record.text(accountAt);
  if (year === undefined || account === "" || !record.isGiven(amountAt)) {
    reportUnreadable(record, label, draft, year);
    return undefined;
  }
  // Of the balances only the opening ones of the file's own year become part of our books.
  const errorsBefore = record.log.errorCount;
  const amount = ore(record.amount(amountAt, label === "IB" && year === 0));
  if (record.log.errorCount > errorsBefore) {
    record.leaveOut();
    return undefined;
  }
  const quantity = record.quantity(amountAt + 1, label);
  return { year, account, amount, ...(!Number.isNaN(quantity) && { quantity }), line };
}

/** What could be an opening balance of the file's own year must be readable; for other balances it is a finding. */
function reportUnreadable(
  record: RecordFields,
  label: string,
  draft: Sie4Draft,
  year: number | undefined,
): void {
  const { line, log } = record;
  record.leaveOut();
  const error: Sie4Error =
    year === undefined
      ? { code: "bad-year", line, label, text: record.text(0) }
      : { code: "field-missing", line, label };
  if (label === "IB" && (year ?? 0) === 0) {
    log.error(error);
    return;
  }
  if (label === "UB" && (year ?? -1) === -1) draft.doubtfulClosing.push(error);
  if (error.code === "bad-year" && error.text !== "") {
    log.finding({ code: "year-unknown", line, label, text: error.text });
  } else log.finding({ code: "record-incomplete", line, label });
}

/** A month `yyyymm`, inside one of the file's years when it declares any. */
function isPeriod(text: string, { rar }: Sie4Draft): boolean {
  const month = Number(text.slice(4));
  if (!/^\d{6}$/.test(text) || month < 1 || month > 12) return false;
  const yearAndMonth = `${text.slice(0, 4)}-${text.slice(4)}`;
  // As text, a month sorts before its days.
  return (
    rar.length === 0 || rar.some(({ from, to }) => from.slice(0, 7) <= yearAndMonth && yearAndMonth <= to)
  );
}
