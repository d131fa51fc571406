import type { Guesser } from "../replay/method.ts";
import { isSamePattern } from "../replay/pattern.ts";
import { type Outcome, patternOfRow, replay } from "../replay/replay.ts";
import type { BookedRows } from "../replay/statement-row.ts";
import { Counts, totalOf } from "./counts.ts";
import { Labels } from "./labels.ts";
import { ranked } from "./ranked.ts";

const UNKNOWN = 0.2;
const LATEST = 12;

/**
 * The ceiling: what could be reached by one who is told who was paid and which way the money went, whatever the text
 * says, and goes by how the latest twelve of those rows were booked, or those of them with the same amount to the öre
 * if there are two. No method can know this.
 */
export function replayKnowingThePayee(books: BookedRows): readonly Outcome[] {
  // The texts are the payees: what a method is told is then who was paid.
  const rows = books.rows.map((row) => ({ ...row, text: `${row.payee} ${row.amount < 0 ? "out" : "in"}` }));
  return replay({ name: "knows the payee", begin: latestOfText }, { ...books, rows });
}

function latestOfText(): Guesser {
  const labels = new Labels(isSamePattern);
  const latest = new Map<string, readonly number[]>();
  return {
    guess: ({ text, amount }) => {
      const counts = new Counts<string>();
      const ofAmount = latest.get(`${text} ${String(amount)}`) ?? [];
      for (const label of ofAmount.length < 2 ? (latest.get(text) ?? []) : ofAmount) counts.add(text, label);
      const found = counts.of(text);
      const total = totalOf(found) + UNKNOWN;
      return ranked(
        labels,
        [...found].map(([label, count]) => [label, count / total] as const),
      );
    },
    learn: (row) => {
      for (const key of [row.text, `${row.text} ${String(row.amount)}`]) {
        const known = [...(latest.get(key) ?? []), labels.numberOf(patternOfRow(row))];
        latest.set(key, known.slice(-LATEST));
      }
    },
  };
}
