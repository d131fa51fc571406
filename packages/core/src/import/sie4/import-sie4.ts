import { type DateRange, dateParts, isoDate } from "../../calendar/index.ts";
import {
  DEFAULT_TRANSACTION_SERIES,
  importedSeries,
  type TransactionSeries,
} from "../../fiscal-year/index.ts";
import { sumOre } from "../../money/index.ts";
import { err, ok, type Result } from "../../shared/index.ts";
import { openingRecords, type Sie4File } from "../../sie4/index.ts";
import { compareTransactions, type Transaction } from "../../transaction/index.ts";
import type { ImportError } from "../import-error.ts";
import type { ImportNotice } from "../import-notice.ts";
import type { ImportRates } from "../import-rates.ts";
import type { ImportedBooks } from "../imported-books.ts";
import type { KnownAccounts } from "../known-account.ts";
import { balancesOfFile } from "./balances-of-file.ts";
import { contentNotices, renumberedNotices, unusedHeaderNotices } from "./checks/content-notices.ts";
import { hiddenCharactersNotices } from "./checks/hidden-characters.ts";
import { limitErrors } from "./checks/limit-errors.ts";
import { companyOfFile } from "./company-of-file.ts";
import { type ConvertedBooks, convertBooks } from "./currency/convert-books.ts";
import { currencyError, otherCurrency, rateFinder } from "./currency/file-currency.ts";
import { planOfFile } from "./plan-of-file.ts";
import { programOf } from "./program-of.ts";
import { kindsOfRecords } from "./record-kinds.ts";
import { summaryVoucher } from "./summary-voucher.ts";
import { transactionOfVoucher } from "./transaction-of-voucher.ts";
import { unusedRecords } from "./unused-records.ts";

export interface ImportSie4Options {
  /** The chart that gives names to accounts that a file without a chart uses (IM8). */
  readonly knownAccounts: KnownAccounts;
  readonly fileName: string;
  /** Types 1 to 3 only: one locked voucher that brings the balances to the file's closing balances (IM8). */
  readonly withSummaryVoucher?: boolean;
  /** For a file in another currency; without them it is refused (IM13). */
  readonly rates?: ImportRates;
}

/**
 * Turns a parsed SIE 4 file into one fiscal year of books: the file's accounts active, its opening balances of year 0,
 * its vouchers locked and sorted by series and number (SI8, IM2, IM18, IM8, IM15).
 */
export function importSie4(
  file: Sie4File,
  options: ImportSie4Options,
): Result<ImportedBooks, readonly ImportError[]> {
  const errors: ImportError[] = file.errors.map(
    (error) => ({ code: "file", format: "sie4", error }) as const,
  );
  const notices: ImportNotice[] = file.findings.map((finding) => ({
    code: "finding",
    format: "sie4",
    finding,
  }));
  const fiscalYear = yearOfFile(file, notices);
  if (fiscalYear !== undefined) errors.push(...fileErrors(file, fiscalYear, options));
  if (errors.length > 0) return err(errors);
  if (file.ver.length === 0 && file.konton.length === 0 && openingRecords(file).length === 0) {
    return err([{ code: "no-sie-data" }]);
  }
  if (fiscalYear === undefined) {
    return err([{ code: "fiscal-year-not-found", years: [...voucherYears(file)].sort((a, b) => a - b) }]);
  }
  const plan = planOfFile(file, options.knownAccounts, notices);
  if (!plan.ok) return err([plan.error]);
  const ofAmounts: ImportNotice[] = [];
  const converted = booksInKronor(file, fiscalYear, options, ofAmounts);
  if (!converted.ok) return err([converted.error]);
  const { openingBalances, transactions } = converted.value;
  noticeOpeningSum(openingBalances, notices);
  notices.push(...contentNotices(file), ...renumberedNotices(file), ...unusedHeaderNotices(file));
  notices.push(...ofAmounts);
  notices.push(...hiddenCharactersNotices({ accounts: plan.value, transactions }));
  const company = companyOfFile(file, notices);
  const records = recordsToKeep(file, notices);
  const kinds = kindsOfRecords(opensByLastYear(file) ? records.filter(isNotOpening) : records);
  if (kinds.length > 0) notices.push({ code: "unused-records", kinds });
  const program = programOf(file);
  return ok({
    origin: {
      format: "sie4",
      fileName: options.fileName,
      ...(program === undefined ? {} : { program }),
    },
    company,
    fiscalYear,
    transactionSeries: seriesOfTransactions(transactions),
    planName: file.header.kptyp ?? "Kontoplan från SIE",
    accounts: plan.value,
    openingBalances,
    transactions,
    assets: [],
    files: [],
    unusedRecords: records,
    notices,
  });
}

function fileErrors(
  file: Sie4File,
  fiscalYear: DateRange,
  { rates }: ImportSie4Options,
): readonly ImportError[] {
  const currency = currencyError(file, fiscalYear, rates);
  return [...(currency === undefined ? [] : [currency]), ...limitErrors(file, fiscalYear)];
}

/** The amounts of the file, in kronor (IM13). */
function booksInKronor(
  file: Sie4File,
  fiscalYear: DateRange,
  options: ImportSie4Options,
  notices: ImportNotice[],
): Result<Omit<ConvertedBooks, "openingRate">, ImportError> {
  const openingBalances = balancesOfFile(openingRecords(file));
  const transactions = transactionsOf(file, fiscalYear, options, notices);
  const currency = otherCurrency(file);
  if (currency === undefined || options.rates === undefined) return ok({ openingBalances, transactions });
  const rateOf = rateFinder(currency, options.rates.observations);
  const converted = convertBooks({ openingBalances, transactions }, fiscalYear, { currency, rateOf });
  if (!converted.ok) return converted;
  const { openingRate, ...books } = converted.value;
  notices.push({ code: "converted", currency, openingRate });
  return ok(books);
}

/** What is kept for the next export, which is in kronor: of a file in another currency nothing with an amount. */
function recordsToKeep(file: Sie4File, notices: ImportNotice[]): readonly string[] {
  const records = unusedRecords(file);
  const currency = otherCurrency(file);
  if (currency === undefined) return records;
  const kinds = kindsOfRecords(records.filter(hasAmount));
  if (kinds.length > 0) notices.push({ code: "amounts-left-out", currency, kinds });
  return records.filter((line) => !hasAmount(line));
}

/** The vouchers of the file; of one without them the summary voucher, if it is asked for (IM8). */
function transactionsOf(
  file: Sie4File,
  { to }: DateRange,
  { withSummaryVoucher = false }: ImportSie4Options,
  notices: ImportNotice[],
): readonly Transaction[] {
  if (file.ver.length > 0 || file.header.sietyp === 4) {
    return Array.from(file.ver, transactionOfVoucher).sort(compareTransactions);
  }
  const { transaction, difference } = summaryVoucher(file, to);
  if (difference !== 0) notices.push({ code: "summary-unbalanced", difference });
  return withSummaryVoucher && transaction !== undefined ? [transaction] : [];
}

/** The file's year 0, or without it the calendar year that all vouchers are dated in (IM8). */
function yearOfFile(file: Sie4File, notices: ImportNotice[]): DateRange | undefined {
  const year = file.rar.find((candidate) => candidate.year === 0);
  if (year !== undefined) return { from: year.from, to: year.to };
  const years = voucherYears(file);
  const [only] = years;
  if (only === undefined || years.size > 1) return undefined;
  const text = String(only).padStart(4, "0");
  const guessed = { from: isoDate(`${text}-01-01`), to: isoDate(`${text}-12-31`) };
  notices.push({ code: "year-guessed", ...guessed });
  return guessed;
}

function voucherYears(file: Sie4File): ReadonlySet<number> {
  const years = new Set<number>();
  for (const { date } of file.ver) years.add(dateParts(date).year);
  return years;
}

/** The series of the new year: the default one, and each that the file uses (CH4). */
function seriesOfTransactions(transactions: readonly Transaction[]): readonly TransactionSeries[] {
  const names = new Set(transactions.map((transaction) => transaction.series));
  names.delete(DEFAULT_TRANSACTION_SERIES.name);
  return [DEFAULT_TRANSACTION_SERIES, ...[...names].map(importedSeries)];
}

function opensByLastYear(file: Sie4File): boolean {
  return !file.ib.some(({ year }) => year === 0) && openingRecords(file).length > 0;
}

function hasAmount(line: string): boolean {
  return /^#(?:IB|UB|RES|OIB|OUB|PSALDO|PBUDGET) /.test(line);
}

function isNotOpening(line: string): boolean {
  return !line.startsWith("#UB -1 ");
}

/** Adds the notice only when the reader of the file has not given it already. */
function noticeOpeningSum(balances: ImportedBooks["openingBalances"], notices: ImportNotice[]): void {
  const sum = sumOre(balances.map((balance) => balance.balance));
  const isSaid = notices.some((notice) => notice.code === "finding" && notice.finding.code === "opening-sum");
  if (sum !== 0 && !isSaid) notices.push({ code: "opening-sum", sum });
}
