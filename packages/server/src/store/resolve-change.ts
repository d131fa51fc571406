import { decodeHead, encodeHead } from "@huvudbok/core/document";
import type { Kysely } from "kysely";
import type { Tables } from "./database-tables.ts";
import { etagOf } from "./etag.ts";
import type { DocumentRow } from "./lock-documents.ts";
import { documentRefusal } from "./prepare-commit.ts";
import type {
  ItemwiseChange,
  PreparedChange,
  PreparedHead,
  PreparedItem,
  WholeChange,
} from "./prepared-change.ts";
import { etagMismatch, notFound, RefusedWrite } from "./refusals.ts";
import type { ResolvedChange, ResolvedItem } from "./resolved-change.ts";
import type { StoredAddress } from "./stored-address.ts";
import { allItems, hasItems, itemsById, type StoredItem } from "./stored-items.ts";

/** Gives new transactions their numbers; `taken` are the items that the same change puts, `gone` those it removes. */
export type GiveNumbers = (
  change: ItemwiseChange,
  gone: ReadonlySet<string>,
) => Promise<readonly PreparedItem[]>;

/**
 * Compares a change with what is stored: refuses a conflict (412) and finds what is to be written. For single items
 * only what was touched since counts as a conflict; for a whole state any newer revision does (clarification P20).
 */
export async function resolveChange(
  tx: Kysely<Tables>,
  document: DocumentRow,
  change: PreparedChange,
  giveNumbers: GiveNumbers,
): Promise<ResolvedChange> {
  const { target } = change;
  const headBefore = document.head ?? undefined;
  const wasEmpty = !(await hasItems(tx, document.company_id, document.key));
  const common = { target, document, headBefore, wasEmpty, ends: false, appended: [] };
  switch (change.mode) {
    case "items": {
      await refuseItemConflict(tx, document, change);
      const stored = await itemsById(tx, document.company_id, document.key, touchedIds(change));
      const gone = change.remove.find((id) => !stored.has(id));
      if (gone !== undefined) throw conflict(document, target, [gone]);
      const appended = await giveNumbers(change, new Set(change.remove));
      return {
        ...common,
        head: changedHead(target, headBefore, change.head),
        items: changedItems(stored, [...change.put, ...appended], change.remove),
        appended,
      };
    }
    case "whole": {
      refuseOtherRevision(document, change);
      const stored = await everyItem(tx, document);
      const kept = new Set(change.items.map((item) => item.id));
      const removed = [...stored.keys()].filter((id) => !kept.has(id));
      return {
        ...common,
        head: changedHead(target, headBefore, change.head),
        items: changedItems(stored, change.items, removed),
      };
    }
    case "removal": {
      if (headBefore === undefined) throw new RefusedWrite(notFound());
      if (change.ifMatch !== undefined) refuseOtherRevision(document, change);
      const stored = await everyItem(tx, document);
      return { ...common, head: undefined, ends: true, items: changedItems(stored, [], [...stored.keys()]) };
    }
    default:
      return change satisfies never;
  }
}

async function refuseItemConflict(
  tx: Kysely<Tables>,
  document: DocumentRow,
  change: ItemwiseChange,
): Promise<void> {
  const { target, ifMatch } = change;
  if (document.head === null) {
    if (ifMatch !== undefined) throw conflict(document, target);
    return;
  }
  const ids = touchedIds(change);
  if (ids.length === 0 && change.head === undefined) return;
  if (ifMatch === undefined || ifMatch > document.revision) throw conflict(document, target);
  if (ifMatch === document.revision) return;
  if (change.head !== undefined && document.head_revision > ifMatch) throw conflict(document, target);
  const touchedSince = await tx
    .selectFrom("item_history")
    .select("id")
    .where("company_id", "=", document.company_id)
    .where("key", "=", document.key)
    .where("revision", ">", ifMatch)
    .execute();
  const changedIds = new Set(touchedSince.map((row) => row.id));
  const both = ids.filter((id) => changedIds.has(id));
  if (both.length > 0) throw conflict(document, target, both);
}

function refuseOtherRevision(document: DocumentRow, change: Pick<WholeChange, "target" | "ifMatch">): void {
  const current = document.head === null ? undefined : document.revision;
  if (change.ifMatch !== current) throw conflict(document, change.target);
}

function conflict(document: DocumentRow, target: StoredAddress, items?: readonly string[]): RefusedWrite {
  const current = document.head === null ? undefined : etagOf(document.revision);
  const details = items === undefined ? undefined : { items: items.slice(0, 100) };
  return new RefusedWrite(etagMismatch(target.key, current, details));
}

function touchedIds(change: ItemwiseChange): readonly string[] {
  return [...change.put.map((item) => item.id), ...change.remove];
}

async function everyItem(tx: Kysely<Tables>, document: DocumentRow): Promise<Map<string, StoredItem>> {
  const rows = await allItems(tx, document.company_id, document.key).orderBy("position").execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The head if it is another one; a document that is created without one gets the empty head, if its kind allows it. */
function changedHead(
  target: StoredAddress,
  before: string | undefined,
  wanted: PreparedHead | undefined,
): PreparedHead | undefined {
  if (wanted !== undefined) return wanted.text === before ? undefined : wanted;
  if (before !== undefined) return undefined;
  const empty = decodeHead(target.kind, {});
  if (!empty.ok) throw new RefusedWrite(documentRefusal(empty.error));
  return { value: empty.value, text: JSON.stringify(encodeHead(target.kind, empty.value)) };
}

function changedItems(
  stored: ReadonlyMap<string, StoredItem>,
  put: readonly PreparedItem[],
  removed: readonly string[],
): readonly ResolvedItem[] {
  const items: ResolvedItem[] = [];
  for (const after of put) {
    const before = stored.get(after.id);
    if (before?.text !== after.text) items.push({ id: after.id, before, after });
  }
  for (const id of removed) items.push({ id, before: stored.get(id), after: undefined });
  return items;
}
