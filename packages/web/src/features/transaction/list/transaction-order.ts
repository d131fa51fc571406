import { invariant } from "@huvudbok/core/shared";
import type { Transaction } from "@huvudbok/core/transaction";
import { type TransactionSortKey, transactionComparator } from "./transaction-comparator.ts";

/** How many transactions are sorted at a time: about a millisecond's work when they are compared by text. */
const SLICE = 200;

/** Compares the transactions at two positions of a list. */
type Compare = (a: number, b: number) => number;
type Steps = Generator<undefined, readonly number[]>;

/**
 * The order of a list of transactions by one column, as positions in the list. Comparing a hundred thousand texts takes
 * a second, so it is done in slices, so that other work can run in between; a changed list takes over the order of the
 * transactions that are still at their positions and compares what is new.
 */
export class TransactionOrder {
  readonly transactions: readonly Transaction[];
  readonly #key: TransactionSortKey;
  readonly #steps: Steps;
  #positions: readonly number[] | undefined;

  constructor(transactions: readonly Transaction[], key: TransactionSortKey, before?: TransactionOrder) {
    this.transactions = transactions;
    this.#key = key;
    const compareTwo = transactionComparator(key);
    const known = before !== undefined && before.#key === key ? before.#stillInOrder(transactions) : [];
    this.#steps = extended(known, transactions.length, (a, b) =>
      compareTwo(transactionAt(transactions, a), transactionAt(transactions, b)),
    );
  }

  get isReady(): boolean {
    return this.#positions !== undefined;
  }

  /** Sorts one more slice. */
  prepare(): void {
    if (!this.isReady) this.#positions = this.#steps.next().value;
  }

  /** The positions in order; sorts what is left. */
  positions(): readonly number[] {
    while (this.#positions === undefined) this.prepare();
    return this.#positions;
  }

  /** The positions where another list has the same items as this one, in this one's order. */
  #stillInOrder(transactions: readonly Transaction[]): readonly number[] {
    const before = this.transactions;
    return this.#positions?.filter((position) => transactions[position] === before[position]) ?? [];
  }
}

function transactionAt(transactions: readonly Transaction[], position: number): Transaction {
  const transaction = transactions[position];
  invariant(transaction !== undefined, "a position is one of the list's");
  return transaction;
}

/** Merges the positions that are not in order yet with those that are. */
function* extended(known: readonly number[], length: number, compare: Compare): Steps {
  const isKnown = new Uint8Array(length);
  for (const position of known) isKnown[position] = 1;
  const come = yield* sorted(
    [...isKnown.keys()].filter((position) => isKnown[position] === 0),
    compare,
  );
  if (known.length === 0) return come;
  const parts: (readonly number[])[] = [];
  let at = 0;
  for (const position of come) {
    const place = placeOf(position, known, at, compare);
    parts.push(known.slice(at, place), [position]);
    at = place;
  }
  return [...parts, known.slice(at)].flat();
}

function* sorted(positions: readonly number[], compare: Compare): Steps {
  let runs = yield* runsOf(positions, compare);
  while (runs.length > 1) {
    const longer: (readonly number[])[] = [];
    for (const [index, run] of runs.entries()) {
      if (index % 2 === 0) longer.push(yield* merged(run, runs[index + 1] ?? [], compare));
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

/**
 * Lists in order that the positions are made of, one after another: what is in order already, as vouchers are by number in
 * most books, is only looked through.
 */
function* runsOf(
  positions: readonly number[],
  compare: Compare,
): Generator<undefined, readonly (readonly number[])[]> {
  const runs: (readonly number[])[] = [];
  for (let from = 0; from < positions.length; ) {
    let to = from + 1;
    while (isInOrder(positions[to - 1], positions[to], compare)) {
      to += 1;
      if ((to - from) % SLICE === 0) yield;
    }
    const isLong = to - from >= SLICE;
    const run = positions.slice(from, isLong ? to : from + SLICE);
    runs.push(isLong ? run : run.sort(compare));
    from += run.length;
    yield;
  }
  return runs;
}

function isInOrder(first: number | undefined, second: number | undefined, compare: Compare): boolean {
  return first !== undefined && second !== undefined && compare(first, second) <= 0;
}

function* merged(a: readonly number[], b: readonly number[], compare: Compare): Steps {
  const result: number[] = [];
  let [atA, atB] = [0, 0];
  for (;;) {
    const [first, second] = [a[atA], b[atB]];
    if (first !== undefined && (second === undefined || compare(first, second) <= 0)) {
      result.push(first);
      atA += 1;
    } else if (second !== undefined) {
      result.push(second);
      atB += 1;
    } else return result;
    if (result.length % SLICE === 0) yield;
  }
}

/** How many of the sorted ones, from a position on, come before a given one. */
function placeOf(position: number, ordered: readonly number[], from: number, compare: Compare): number {
  let low = from;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = ordered[middle];
    if (other !== undefined && compare(other, position) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
