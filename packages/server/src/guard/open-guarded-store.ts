import type { StorePlace } from "../store/database/store-place.ts";
import { openStore, type StoreOptions } from "../store/open-store.ts";
import type { Store } from "../store/store-interface.ts";

/** Opens the store with the guard in each of its threads, bringing the database up to date first. */
export function openGuardedStore(where: StorePlace, options: StoreOptions): Promise<Store> {
  return openStore(where, new URL("./store-worker.ts", import.meta.url), options);
}
