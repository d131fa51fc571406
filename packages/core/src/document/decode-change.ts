import { err, ok, type Result } from "../shared/index.ts";
import type { NewTransaction } from "../transaction/index.ts";
import { decodeHead, decodeItem, decodeNewTransaction } from "./decode.ts";
import type { DocumentError } from "./document-error.ts";
import type { DocumentKind, HeadOf, ItemOf } from "./document-kind.ts";
import { itemId } from "./item-id.ts";

/** What a commit says it does to one document, in stored form; see `documentChangeSchema` of the calls. */
export interface StoredChange {
  readonly head?: unknown;
  readonly put?: readonly unknown[] | undefined;
  readonly remove?: readonly string[] | undefined;
  readonly append?: readonly unknown[] | undefined;
}

/** The same as core knows it. `append` is empty for every kind but transactions. */
export interface DecodedChange<Kind extends DocumentKind> {
  readonly head?: HeadOf<Kind>;
  readonly put: readonly ItemOf<Kind>[];
  readonly remove: readonly string[];
  readonly append: readonly NewTransaction[];
}

/** Reads a change; refuses what no schema allows, appending to anything but transactions, and an id named twice. */
export function decodeChange<Kind extends DocumentKind>(
  kind: Kind,
  change: StoredChange,
): Result<DecodedChange<Kind>, DocumentError> {
  const head = change.head === undefined ? undefined : decodeHead(kind, change.head);
  if (head?.ok === false) return head;
  const put = decodeAll(change.put ?? [], (json) => decodeItem(kind, json));
  if (!put.ok) return put;
  const append = decodeAll(change.append ?? [], decodeNewTransaction);
  if (!append.ok) return append;
  if (append.value.length > 0 && kind !== "transactions") {
    return err({ code: "invalid-field", kind, path: ["append"], fault: "unknown-field" });
  }
  const remove = change.remove ?? [];
  const twice = repeated([...put.value.map((item) => itemId(kind, item) ?? ""), ...remove]);
  if (twice !== undefined) {
    return err({ code: "invalid-field", kind, item: twice, path: [], fault: "duplicate" });
  }
  return ok({
    ...(head === undefined ? {} : { head: head.value }),
    put: put.value,
    remove,
    append: append.value,
  });
}

function decodeAll<T>(
  stored: readonly unknown[],
  decode: (json: unknown) => Result<T, DocumentError>,
): Result<readonly T[], DocumentError> {
  const decoded: T[] = [];
  for (const json of stored) {
    const one = decode(json);
    if (!one.ok) return one;
    decoded.push(one.value);
  }
  return ok(decoded);
}

function repeated(ids: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return ids.find((id) => seen.size === seen.add(id).size);
}
