import type { Method } from "./method.ts";
import { type Agreement, isSameAccounts, isSamePattern, patternOf } from "./pattern.ts";
import type { BookedRow, BookedRows } from "./statement-row.ts";

/** Below this nothing is shown. */
export const SHOWN = 0.3;

/** What came of one guess. */
export interface Outcome {
  /** Of the first suggestion; 0 when nothing was suggested. */
  readonly probability: number;
  readonly isRight: boolean;
  /** The accounts are right; their shares may be wrong. */
  readonly hasRightAccounts: boolean;
  /** The right booking is one of the first three that are shown. */
  readonly isAmongThree: boolean;
  /** The payee had never been met before. */
  readonly isUnseen: boolean;
}

/** Guesses each row of the books from those before it, in time order, and then learns how it was booked. */
export function replay(
  method: Method,
  { rows }: BookedRows,
  agreement: Agreement = isSamePattern,
): readonly Outcome[] {
  const guesser = method.begin(agreement);
  const met = new Set<string>();
  return rows.map((row) => {
    const { entries: _entries, payee: _payee, ...unbooked } = row;
    const guesses = guesser.guess(unbooked);
    const booked = patternOfRow(row);
    const [first] = guesses;
    const outcome: Outcome = {
      probability: first?.probability ?? 0,
      isRight: first !== undefined && agreement(first.pattern, booked),
      hasRightAccounts: first !== undefined && isSameAccounts(first.pattern, booked),
      isAmongThree: guesses
        .slice(0, 3)
        .some(({ pattern, probability }) => probability >= SHOWN && agreement(pattern, booked)),
      isUnseen: !met.has(row.payee),
    };
    guesser.learn(row);
    met.add(row.payee);
    return outcome;
  });
}

export function patternOfRow({ entries, account, amount }: BookedRow) {
  return patternOf(entries, account, amount);
}
