import { namedAccounts } from "@huvudbok/core/account-plan";
import { useMemo } from "react";
import { useDocument } from "../../../data/use-document.ts";
import { isLoaded } from "../../../ui/loading/is-loaded.ts";

/** The accounts that templates, and the asset lists of the year, name (AP15); undefined until both are loaded. */
export function useNamedAccounts(): ReadonlySet<number> | undefined {
  const templates = useDocument("journalTemplates");
  const assets = useDocument("assetManagement");
  const isReady = isLoaded(templates.state) && isLoaded(assets.state);
  return useMemo(
    () => (isReady ? namedAccounts(templates.items.values(), assets.items.values()) : undefined),
    [isReady, templates.items, assets.items],
  );
}
