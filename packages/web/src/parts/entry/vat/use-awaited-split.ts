import type { VatRate } from "@huvudbok/core/transaction";
import { useEffect, useRef } from "react";
import type { EntryRow } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";

/** A split of a row, of the account that it has then. */
interface AskedSplit {
  readonly row: EntryRow;
  readonly rate: VatRate | undefined;
}

interface AwaitedSplitOptions {
  readonly store: EntryStore;
  /** While the table of accounts is on its way. */
  readonly isLoading: boolean;
  /** Splits the row; false when it was refused, and told so. */
  readonly split: (key: number, rate: VatRate | undefined) => boolean;
  /** Tells at the row that the table could not be had. */
  readonly tellMissing: (key: number) => void;
}

/** The splits that wait for the table of accounts, and what waits for them. */
export interface AwaitedSplit {
  /** Splits the row when the table comes. */
  readonly ask: (row: EntryRow, rate: VatRate | undefined) => void;
  /** A split could not be made for lack of the table. */
  readonly miss: (key: number) => void;
  /**
   * `waits` while a split does: then `act` is called when it is made, in place of what waited before. `refused` once
   * when one was not made for lack of the table, which somebody who types fast has not seen: it is told at the row.
   */
  readonly await: (act: () => void) => "waits" | "refused" | undefined;
}

/** A split that is asked for before the table has come is made when it comes, and what is done with the form waits (TR25). */
export function useAwaitedSplit({ store, isLoading, split, tellMissing }: AwaitedSplitOptions): AwaitedSplit {
  const asked = useRef(new Map<number, AskedSplit>());
  const missed = useRef<number>(undefined);
  const awaited = useRef<() => void>(undefined);
  const rowOf = (key: number) => store.form().rows.find((row) => row.key === key);
  useEffect(() => {
    if (isLoading || asked.current.size === 0) return;
    const act = awaited.current;
    const splits = [...asked.current].filter(([key]) => rowOf(key) !== undefined);
    awaited.current = undefined;
    asked.current.clear();
    // What was changed meanwhile is split as it is now, as VAT that was split off follows its row (TR11).
    const made = splits.map(([key, { row, rate }]) =>
      split(key, rowOf(key)?.accountId === row.accountId ? rate : undefined),
    );
    if (act === undefined) return;
    // What was refused has been told to somebody who waited for it.
    missed.current = undefined;
    if (made.length === 0 || made.includes(false)) return;
    // After the render that shows it, which the focus has to wait for.
    queueMicrotask(act);
  });
  return {
    ask: (row, rate) => asked.current.set(row.key, { row, rate }),
    miss: (key) => {
      missed.current = key;
    },
    await: (act) => {
      const isWaiting = [...asked.current.keys()].some((key) => rowOf(key) !== undefined);
      awaited.current = isWaiting ? act : undefined;
      if (isWaiting) return "waits";
      const key = missed.current;
      missed.current = undefined;
      if (key === undefined || rowOf(key) === undefined) return undefined;
      tellMissing(key);
      return "refused";
    },
  };
}
