import { openStore, type StoreOptions } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import type { StorePlace } from "../store/store-place.ts";
import { accessRefusal, roleRefusal } from "./company-access.ts";

/** Opens the store with the guard in each of its threads, bringing the database up to date first. */
export function openGuardedStore(where: StorePlace, options: StoreOptions): Promise<Store> {
  const program = new URL("./store-worker.ts", import.meta.url);
  return openStore(where, program, { accessRefusal, roleRefusal }, options);
}
