import type { AccountNo } from "../account-plan/index.ts";
import type { IsoDate } from "../calendar/index.ts";
import type { DraftEntry, MatchReason } from "../draft/index.ts";
import { negateOre, type Ore, ore } from "../money/index.ts";
import { type Entry, scaledByRow } from "../transaction/index.ts";
import type { AskedRow, CategorisationIndex, Scope } from "./categorisation-index.ts";
import { type EstimatedBooking, estimatedBookings, knownWords } from "./estimated-bookings.ts";
import { knownPayee } from "./known-payees.ts";
import { type ComparedText, comparedText } from "./words/compared-text.ts";

/** A row of an account's statement, or a draft with one row. */
export interface StatementRow {
  readonly account: AccountNo;
  /** In öre, as it is booked on the account: debit positive. */
  readonly amount: Ore;
  readonly text: string;
  readonly date: IsoDate;
}

/** A way in which something may be booked. */
export interface Suggestion {
  /** The other rows of a statement's row, with which it balances; all rows of a whole booking. */
  readonly entries: readonly DraftEntry[];
  /** From 0 to 1. */
  readonly probability: number;
  readonly because: MatchReason;
  /** The words of the text that were known. */
  readonly texts: readonly string[];
}

/** A whole booking, with the rows as they were the last time. */
export interface KnownBooking extends Omit<Suggestion, "entries" | "because"> {
  readonly entries: readonly Entry[];
  readonly because: MatchReason & { readonly latest: IsoDate };
}

/** The accounts that may be suggested. */
export interface SuggestedAccounts {
  has(account: AccountNo): boolean;
}

/** Less likely suggestions are not shown. */
const LEAST_PROBABILITY = 0.3;
/** What was booked once may be booked otherwise the next time, whatever was right of other payees. */
const MOST_ONCE = 0.9;
/** Of what a payee of the list usually is: shown, and never chosen by itself. */
const PAYEE_PROBABILITY = 0.5;
const FROM_NOBODY: MatchReason = { level: 0, count: 0, total: 0 };

/**
 * How a row of a statement is likely to be booked, the likeliest first; only what is likelier than 30 percent (CT4).
 * With a chart only accounts of it are suggested, and what is bought from well-known payees while they are new (CT7).
 */
export function suggestionsFor(
  index: CategorisationIndex,
  row: Pick<StatementRow, "account" | "amount" | "text">,
  chart?: SuggestedAccounts,
): readonly Suggestion[] {
  const { account, amount, text } = row;
  if (amount === 0) return [];
  const compared = comparedText(text);
  const known = suggestions(index, "row", { account, amount }, compared, chart, ({ example, place }) =>
    bareRows((scaledByRow(example.rows, place, amount) ?? []).filter((_, at) => at !== place)),
  );
  const payee =
    known.length > 0 || amount > 0 || chart === undefined ? undefined : knownPayee(compared.words, chart);
  if (payee === undefined || payee.account === account) return known;
  const entries = [{ accountId: payee.account, amount: negateOre(amount) }];
  return [{ entries, probability: PAYEE_PROBABILITY, because: FROM_NOBODY, texts: [payee.name] }];
}

/**
 * How a text is likely to be booked as a whole, the likeliest first, with the amounts of the last time; only what is
 * likelier than 30 percent (CT4), and where a chart is given on accounts of it.
 */
export function bookingsFor(
  index: CategorisationIndex,
  text: string,
  chart?: SuggestedAccounts,
): readonly KnownBooking[] {
  return suggestions(index, "whole", {}, comparedText(text), chart, ({ example }) => example.rows);
}

/** The rows of a whole booking for another sum: its largest row gets the amount, which is positive. */
export function scaledBooking({ entries }: Pick<KnownBooking, "entries">, amount: Ore): readonly Entry[] {
  const sizes = entries.map((row) => Math.abs(row.amount));
  const largest = sizes.indexOf(Math.max(...sizes));
  const sign = Math.sign(entries[largest]?.amount ?? 1);
  return bareRows(scaledByRow(entries, largest, ore(sign * Math.abs(amount))) ?? []);
}

function suggestions<Row extends Pick<Entry, "accountId">>(
  index: CategorisationIndex,
  scope: Scope,
  asked: AskedRow,
  text: ComparedText,
  chart: SuggestedAccounts | undefined,
  entriesOf: (guess: EstimatedBooking) => readonly Row[],
) {
  return estimatedBookings(index, { ...asked, ...text, known: knownWords(index, text.words) })
    .flatMap((guess) => {
      const { level, count, total, words: texts, example, like } = guess;
      const learnt = index.calibration[scope][guess.kind].probability(guess.estimate);
      const probability = total === 1 ? Math.min(learnt, MOST_ONCE) : learnt;
      const entries = probability > LEAST_PROBABILITY ? entriesOf(guess) : [];
      const isInChart = entries.every(({ accountId }) => chart?.has(accountId) ?? true);
      if (entries.length === 0 || !isInChart) return [];
      const reason = { level, count, total, latest: example.date };
      return [{ entries, probability, because: like === undefined ? reason : { ...reason, like }, texts }];
    })
    .sort((a, b) => b.probability - a.probability);
}

/** Rows of 0 are none, and what was written at a row belongs to the booking that was. */
function bareRows(rows: readonly Entry[]): readonly Entry[] {
  return rows.flatMap(({ text: _text, ...row }) => (row.amount === 0 ? [] : [row]));
}
