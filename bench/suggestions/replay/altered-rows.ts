import { negateOre, ore } from "@huvudbok/core/money";
import { seededRandom } from "../../support/random.ts";
import type { Method } from "./method.ts";
import type { BookedRow, BookedRows } from "./statement-row.ts";

/** The same rows, each booked as some other row of the books was: nothing is left to learn but what is common. */
export function withShuffledBookings({ name, rows }: BookedRows, seed: number): BookedRows {
  const random = seededRandom(seed);
  const order = rows.map((row) => ({ row, place: random.below(1_000_000_000) }));
  const shuffled = order.toSorted((a, b) => a.place - b.place).map(({ row }) => row);
  return { name, rows: rows.map((row, index) => bookedAs(row, shuffled[index] ?? row)) };
}

/** A method that is asked about each row as if the money had gone the other way, and learns it as it was. */
export function askedOfRefunds(method: Method): Method {
  return {
    name: method.name,
    begin: (agreement) => {
      const { guess, learn } = method.begin(agreement);
      return { guess: (row) => guess({ ...row, amount: negateOre(row.amount) }), learn };
    },
  };
}

function bookedAs(row: BookedRow, other: BookedRow): BookedRow {
  const [first, ...others] = other.entries.map(({ accountId, amount }) => ({
    accountId,
    amount: ore(Math.round((amount / other.amount) * row.amount)),
  }));
  if (first === undefined) return row;
  const rest = others.reduce((sum, { amount }) => sum + amount, 0);
  return { ...row, entries: [{ ...first, amount: ore(0 - row.amount - rest) }, ...others] };
}
