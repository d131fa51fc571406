import { addDays, type DateRange, type IsoDate } from "../calendar/index.ts";
import { type FiscalYear, type FiscalYearId, fiscalYearName } from "../fiscal-year/index.ts";
import { plainLine } from "../text/index.ts";
import { bookedEntries } from "./entries-balance.ts";
import { LONGEST_TRANSACTION_TEXT } from "./longest-transaction-text.ts";
import { negatedEntry } from "./negated-entry.ts";
import type { Entry, NewTransaction, Transaction, TransactionLink } from "./transaction.ts";

/** Where a copy or a reversal is to be booked. */
export interface OpenPeriod {
  /** The fiscal year that is open for it. */
  readonly year: DateRange;
  readonly closedThrough?: IsoDate;
}

/** Where a correction is to be booked. */
export interface CorrectionPeriod extends OpenPeriod {
  /** The fiscal year of what is corrected, which the text names where that is another. */
  readonly correctedYear?: DateRange;
  /** The day on which it is made; without it a finished period is corrected on the first open day. */
  readonly today?: IsoDate;
}

/**
 * The correcting entry of 'Vänd': every row negated, linked to what it corrects. It keeps the date while that day is
 * open; a finished period is corrected on the day that it is done, or the first open one (TR3). Undefined when no day is
 * open.
 */
export function reversedTransaction(
  original: Transaction,
  fiscalYearId: FiscalYearId,
  period: CorrectionPeriod,
): NewTransaction | undefined {
  const date = correctionDate(original.date, period);
  if (date === undefined) return undefined;
  const { series, number, text } = original;
  return {
    series,
    date,
    text: shortened(plainLine(`${correctionWords(original)}${yearWords(period)}: ${text}`)),
    entries: copiedEntries(original.entries).map(negatedEntry),
    locked: false,
    corrects: { fiscalYearId, series, number },
  };
}

/** What the text of a reversal says of the event itself: with other rows nothing is corrected (TR20). */
export function textWithoutCorrection(
  text: string,
  corrected: Pick<Transaction, "series" | "number">,
): string {
  const words = correctionWords(corrected);
  const rest = text.startsWith(words) ? YEAR_AND_COLON.exec(text.slice(words.length)) : null;
  return rest === null ? text : text.slice(words.length + rest[0].length);
}

/** The text of the event behind a correction, or behind a correction of one. */
export function correctedEventText(text: string): string {
  return text.replace(/^(?:Rättelse av [^:]{1,40} \d+(?: \([^():]{1,30}\))?: )+/u, "");
}

/** What stands between the number of what is corrected and its text. */
const YEAR_AND_COLON = /^(?: \([^():]{1,30}\))?: /u;

function correctionWords({ series, number }: Pick<Transaction, "series" | "number">): string {
  return `Rättelse av ${series} ${number}`;
}

/** The same number may be there in the year of the correction too: "A 20 (2024)" (TR16). */
function yearWords({ year, correctedYear }: CorrectionPeriod): string {
  return correctedYear === undefined || correctedYear.from === year.from
    ? ""
    : ` (${fiscalYearName(correctedYear)})`;
}

/** A text of ours that is too long ends with dots: what it corrects has the whole of it. */
function shortened(text: string): string {
  if (text.length <= LONGEST_TRANSACTION_TEXT) return text;
  // Half of a pair is no character.
  return `${text.slice(0, LONGEST_TRANSACTION_TEXT - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/**
 * The fiscal year in which a transaction of the year `own` is reversed: that year while it has an open day, otherwise the
 * first later one that has (TR15). Undefined when there is none.
 */
export function reversalYear(
  years: readonly FiscalYear[],
  own: FiscalYearId,
  closedThrough: IsoDate | undefined,
): FiscalYear | undefined {
  const closed = closedThrough === undefined ? {} : { closedThrough };
  const inOrder = years.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const place = inOrder.findIndex(({ id }) => id === own);
  if (place === -1) return undefined;
  return inOrder.slice(place).find((year) => !year.locked && firstOpenDay({ year, ...closed }) <= year.to);
}

/**
 * Why a transaction cannot be reversed, in one sentence; undefined when it can. `year` is its `reversalYear`; `nameOf`
 * names another transaction, with its year where that is another (TR16).
 */
export function reversalHindranceText(
  { correctedBy }: Pick<Transaction, "correctedBy">,
  year: FiscalYear | undefined,
  nameOf: (link: TransactionLink) => string,
): string | undefined {
  if (correctedBy !== undefined) return `Den är redan rättad av ${nameOf(correctedBy)}.`;
  return year === undefined
    ? "Varken det här räkenskapsåret eller något senare har en öppen dag."
    : undefined;
}

/** The transaction that 'Kopiera' starts with: text and rows, the date if it is open, no number, files or links. */
export function copiedTransaction(original: Transaction, period: OpenPeriod): NewTransaction | undefined {
  const date = openDate(original.date, period);
  if (date === undefined) return undefined;
  const { series } = original;
  const text = plainLine(original.text);
  return { series, date, text, entries: copiedEntries(original.entries), locked: false };
}

/** The first day of the year after the closed period; after the year's last when the whole year is closed. */
export function firstOpenDay({ year, closedThrough }: OpenPeriod): IsoDate {
  return closedThrough === undefined || closedThrough < year.from ? year.from : addDays(closedThrough, 1);
}

/** The day of a correction of what was booked on `date` (TR3); undefined when the year has no open day. */
function correctionDate(date: IsoDate, period: CorrectionPeriod): IsoDate | undefined {
  const { today } = period;
  if (today === undefined || openDate(date, period) === date) return openDate(date, period);
  return openDate(today, period);
}

/** The date itself while it may be booked on, else the first day that may; undefined when the year has none. */
export function openDate(date: IsoDate, period: OpenPeriod): IsoDate | undefined {
  const { year } = period;
  const first = firstOpenDay(period);
  if (first > year.to) return undefined;
  return date >= first && date <= year.to ? date : first;
}

/**
 * The rows that book something, without who entered them and when, which belongs to the original, and without hidden characters,
 * which a file may have brought: no new text has them (CH34).
 */
function copiedEntries(entries: readonly Entry[]): Entry[] {
  return bookedEntries(entries).map(
    ({ adjustmentType: _adjustmentType, date: _date, sign: _sign, text, ...entry }) => ({
      ...entry,
      ...(text === undefined ? {} : { text: plainLine(text) }),
    }),
  );
}
