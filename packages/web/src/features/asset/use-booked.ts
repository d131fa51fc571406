import {
  type AssetLookupError,
  assetLookupErrorText,
  bookedDepreciation,
  depreciationEntry,
  missingAssetAccount,
  type PreparedEntry,
} from "@huvudbok/core/asset";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import type { Ore } from "@huvudbok/core/money";
import { useMemo } from "react";
import { storeNewTransaction } from "../../data/new-transaction.ts";
import { useDocument } from "../../data/use-document.ts";
import { currentAddress, pushAddress } from "../../navigation/address.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { notFetchedError } from "../../ui/loading/not-fetched-error.ts";
import type { PageError } from "../../ui/page-frame/error-level.ts";
import type { AssetBooks } from "./asset-page.tsx";

export interface BookedList {
  readonly booked: Ore;
  /** What is left to book; undefined when nothing is. */
  readonly entry: PreparedEntry | undefined;
  /** Why it cannot be booked. */
  readonly missing: AssetLookupError | undefined;
}

interface UsedBooked {
  readonly booked: ReadonlyMap<string, BookedList> | undefined;
  readonly error: PageError | undefined;
}

/** What the books have of each list's depreciation this year, by its id; undefined until they are loaded; the error says why they were not. */
export function useBooked({ lists, year, accounts }: AssetBooks): UsedBooked {
  const { state, items, error } = useDocument("transactions");
  const isReady = isLoaded(state);
  const booked = useMemo(() => {
    if (!isReady) return undefined;
    const others = [...lists.values()];
    const known = new Set([...accounts.values()].map(({ id }) => Number(id)));
    return new Map(
      others.map((list): [string, BookedList] => {
        const booked = bookedDepreciation(list, others, items.values());
        const entry = depreciationEntry(list, fiscalYearRange(year), booked);
        return [list.id, { booked, entry, missing: missingAssetAccount(list, known) }];
      }),
    );
  }, [isReady, lists, items, accounts, year]);
  return { booked, error: state === "error" ? notFetchedError("Årets transaktioner", error) : undefined };
}

/** Opens the entry form with a prepared transaction; nothing is saved before it is registered (TR12). */
export function openPrepared(entry: PreparedEntry): void {
  storeNewTransaction({ ...entry, source: "asset", returnTo: currentAddress().href });
  pushAddress("/accounting/transaction/create/template");
}

/**
 * Opens the entry form with what is left of the first list that has something left and can be booked; otherwise the
 * error says why there is nothing to book.
 */
export function bookDepreciation(lists: readonly BookedList[]): PageError | undefined {
  const left = lists.filter(({ entry }) => entry !== undefined);
  const entry = left.find(({ missing }) => missing === undefined)?.entry;
  if (entry !== undefined) {
    openPrepared(entry);
    return undefined;
  }
  const missing = (left[0] ?? lists[0])?.missing;
  if (missing === undefined) {
    return { title: "Inget att bokföra", message: "Hela årets avskrivning är bokförd.", level: "info" };
  }
  const action = { label: "Lägg till konto", onClick: () => pushAddress("/accounting/accountPlan/edit") };
  const isInNoChart = missing.code === "account-not-in-chart";
  return {
    title: "Kan inte bokföras",
    message: assetLookupErrorText(missing),
    level: "warning",
    ...(isInNoChart ? { action } : {}),
  };
}
