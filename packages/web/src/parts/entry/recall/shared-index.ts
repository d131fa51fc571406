import type { Transaction } from "@huvudbok/core/transaction";
import { Listeners } from "../../../data/events/listeners.ts";
import { addedLast } from "../../../data/registered-ledger.ts";
import { forgetAtSignOut } from "../../../data/sign-in/stored-sign-in.ts";
import { WorkInTurns } from "../../../workers/work-in-turns.ts";

export type Bookings = ReadonlyMap<string, Transaction>;

interface Built<Index> {
  readonly items: Bookings;
  readonly index: Index;
}

/** How an index is made and extended, in place. */
interface Growing<Index> {
  readonly empty: () => Index;
  readonly add: (index: Index, transactions: Iterable<Transaction>) => void;
  /** The order in which a new index learns; as they are stored without it. */
  readonly inOrder?: (transactions: Iterable<Transaction>) => Iterable<Transaction>;
}

/** The index of bookings that was built last: the next page of the same books continues with it. */
export class SharedIndex<Index> {
  readonly #growing: Growing<Index>;
  #built: Built<Index> | undefined;
  readonly #listeners = new Listeners();

  constructor(growing: Growing<Index>) {
    this.#growing = growing;
    forgetAtSignOut(() => {
      this.#built = undefined;
    });
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly read = (): Built<Index> | undefined => this.#built;

  /** Updates the index to these books, unless it is stopped because they have changed meanwhile. */
  async bring(items: Bookings, signal: AbortSignal): Promise<void> {
    const added = this.#built === undefined ? undefined : addedLast(this.#built.items, items);
    const { empty, add, inOrder } = this.#growing;
    const index = (added === undefined ? undefined : this.#built?.index) ?? empty();
    const work = new WorkInTurns();
    for (const transaction of added ?? inOrder?.(items.values()) ?? items.values()) {
      add(index, [transaction]);
      if (!work.isTurnDue) continue;
      // Whoever continued with it in the meantime would count what has been added twice.
      if (this.#built?.index === index) this.#built = undefined;
      await work.turn();
      if (signal.aborted) return;
    }
    this.#built = { items, index };
    this.#listeners.notify();
  }
}

/** The index, if it is of these books as they are or before something was added. */
export function indexOf<Index>(built: Built<Index> | undefined, items: Bookings): Index | undefined {
  const isOfThese =
    built !== undefined && (built.items === items || addedLast(built.items, items) !== undefined);
  return isOfThese ? built.index : undefined;
}
