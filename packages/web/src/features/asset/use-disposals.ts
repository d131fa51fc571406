import { bookedDisposals } from "@huvudbok/core/asset";
import type { Transaction } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import { useDocument } from "../../data/use-document.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import type { AssetBooks } from "./asset-page.tsx";

/** The transactions that the disposals of the year are booked by (AS13), by item; undefined until they are loaded. */
export function useDisposals({
  lists,
}: Pick<AssetBooks, "lists">): ReadonlyMap<string, Transaction> | undefined {
  const { state, items } = useDocument("transactions");
  const isReady = isLoaded(state);
  return useMemo(
    () => (isReady ? bookedDisposals([...lists.values()], items.values()) : undefined),
    [isReady, lists, items],
  );
}
