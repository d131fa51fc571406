import { addDays, type DateRange, type IsoDate } from "../calendar/index.ts";
import type { FiscalYear, FiscalYearId } from "../fiscal-year/index.ts";
import { negateOre } from "../money/index.ts";
import { withoutHiddenCharacters } from "../text/index.ts";
import { countedEntries } from "./entries-balance.ts";
import type { Entry, NewTransaction, Transaction } from "./transaction.ts";
import { LONGEST_TRANSACTION_TEXT } from "./validate-transaction.ts";

/** Where a copy or a reversal is to be booked. */
export interface OpenPeriod {
  /** The fiscal year that is open for it. */
  readonly year: DateRange;
  readonly closedThrough?: IsoDate;
}

/**
 * The correcting entry of 'Vänd': every row negated, linked to what it corrects. It keeps the date while that day is
 * open; a correction of a finished period belongs to the first open day (BFNAR 2013:2). Undefined when no day is open.
 */
export function reversedTransaction(
  original: Transaction,
  fiscalYearId: FiscalYearId,
  period: OpenPeriod,
): NewTransaction | undefined {
  const date = openDate(original.date, period);
  if (date === undefined) return undefined;
  const { series, number, text } = original;
  return {
    series,
    date,
    text: shortened(withoutHiddenCharacters(`${correctionWords(original)}${text}`)),
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
  return text.startsWith(words) ? text.slice(words.length) : text;
}

function correctionWords({ series, number }: Pick<Transaction, "series" | "number">): string {
  return `Rättelse av ${series} ${number}: `;
}

/** Whether rows are the exact negative of others, row by row, as a reversal has them: struck ones are in neither (TR20). */
export function isReversalOf(rows: readonly Entry[], original: readonly Entry[]): boolean {
  return isCopyOf(rows, countedEntries(original).map(negatedEntry));
}

/** Whether rows are others, row by row: accounts, amounts and quantities. */
export function isCopyOf(rows: readonly Entry[], expected: readonly Entry[]): boolean {
  return (
    rows.length === expected.length &&
    expected.every(({ accountId, amount, quantity }, place) => {
      const row = rows[place];
      return row?.accountId === accountId && row.amount === amount && row.quantity === quantity;
    })
  );
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

/** Why a transaction cannot be reversed, in one sentence; undefined when it can. `year` is its `reversalYear`. */
export function reversalHindranceText(
  { correctedBy }: Pick<Transaction, "correctedBy">,
  year: FiscalYear | undefined,
): string | undefined {
  if (correctedBy !== undefined) return `Den är redan rättad av ${correctedBy.series} ${correctedBy.number}.`;
  return year === undefined
    ? "Varken det här räkenskapsåret eller något senare har en öppen dag."
    : undefined;
}

/** The transaction that 'Kopiera' starts with: text and rows, the date if it is open, no number, files or links. */
export function copiedTransaction(original: Transaction, period: OpenPeriod): NewTransaction | undefined {
  const date = openDate(original.date, period);
  if (date === undefined) return undefined;
  const { series } = original;
  const text = withoutHiddenCharacters(original.text);
  return { series, date, text, entries: copiedEntries(original.entries), locked: false };
}

/** The first day of the year after the closed period; after the year's last when the whole year is closed. */
export function firstOpenDay({ year, closedThrough }: OpenPeriod): IsoDate {
  return closedThrough === undefined || closedThrough < year.from ? year.from : addDays(closedThrough, 1);
}

/** The date itself while it may be booked on, else the first day that may; undefined when the year has none. */
export function openDate(date: IsoDate, period: OpenPeriod): IsoDate | undefined {
  const { year } = period;
  const first = firstOpenDay(period);
  if (first > year.to) return undefined;
  return date >= first && date <= year.to ? date : first;
}

/**
 * The rows that count, without who entered them and when, which belongs to the original, and without hidden characters,
 * which a file may have brought: no new text has them (CH34).
 */
function copiedEntries(entries: readonly Entry[]): Entry[] {
  return countedEntries(entries).map(
    ({ adjustmentType: _adjustmentType, date: _date, sign: _sign, text, ...entry }) => ({
      ...entry,
      ...(text === undefined ? {} : { text: withoutHiddenCharacters(text) }),
    }),
  );
}

function negatedEntry(entry: Entry): Entry {
  const { quantity, foreignCurrencyAmount } = entry;
  return {
    ...entry,
    amount: negateOre(entry.amount),
    ...(quantity === undefined ? {} : { quantity: 0 - quantity }),
    ...(foreignCurrencyAmount === undefined
      ? {}
      : {
          foreignCurrencyAmount: {
            ...foreignCurrencyAmount,
            amount: negateOre(foreignCurrencyAmount.amount),
          },
        }),
  };
}
