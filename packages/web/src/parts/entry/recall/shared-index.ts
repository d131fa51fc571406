import { addToSuggestions, newSuggestionIndex, type SuggestionIndex } from "@huvudbok/core/suggestion";
import type { Transaction } from "@huvudbok/core/transaction";
import { Listeners } from "../../../data/events/listeners.ts";
import { addedLast } from "../../../data/registered-ledger.ts";
import { forgetAtSignOut } from "../../../data/sign-in/stored-sign-in.ts";
import { WorkInTurns } from "../../../workers/work-in-turns.ts";

export type Bookings = ReadonlyMap<string, Transaction>;

interface Built {
  readonly items: Bookings;
  readonly index: ReturnType<typeof newSuggestionIndex>;
}

/** The index of one year's bookings that was built last: the next form of the same books continues with it. */
export class SharedIndex {
  #built: Built | undefined;
  readonly #listeners = new Listeners();

  constructor() {
    forgetAtSignOut(() => {
      this.#built = undefined;
    });
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly read = (): Built | undefined => this.#built;

  /** Updates the index to these books, unless it is stopped because they have changed meanwhile. */
  async bring(items: Bookings, signal: AbortSignal): Promise<void> {
    const added = this.#built === undefined ? undefined : addedLast(this.#built.items, items);
    const index = (added === undefined ? undefined : this.#built?.index) ?? newSuggestionIndex();
    const work = new WorkInTurns();
    for (const transaction of added ?? items.values()) {
      addToSuggestions(index, [transaction]);
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
export function indexOf(built: Built | undefined, items: Bookings): SuggestionIndex | undefined {
  const isOfThese =
    built !== undefined && (built.items === items || addedLast(built.items, items) !== undefined);
  return isOfThese ? built.index : undefined;
}
