import type { PreparedEntry } from "@huvudbok/core/asset";
import type { ClosingStep } from "@huvudbok/core/transaction";
import { storeNewTransaction } from "../../data/new-transaction.ts";
import { pushAddress } from "../../navigation/address.ts";

const ENTRY_FORM = "/accounting/transaction/create/template";

/** Opens the entry form with a prepared entry; nothing is saved before it is registered (PG34). */
export function openClosingEntry(
  entry: PreparedEntry & { readonly closes?: ClosingStep },
  go: (path: string) => void = pushAddress,
): void {
  storeNewTransaction({ ...entry, source: "closing" });
  go(ENTRY_FORM);
}
