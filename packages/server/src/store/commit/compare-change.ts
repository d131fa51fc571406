import { DOCUMENT_KINDS, type DocumentKind, decodeHead, encodeHead } from "@huvudbok/core/document";
import type { Kysely } from "kysely";
import { documentRefusal, etagMismatch, newerVersion, notFound, RefusedWrite } from "../access/refusals.ts";
import type { Tables } from "../database/database-tables.ts";
import { etagOf, isInHistory } from "../reading/etag.ts";
import type { StoredAddress } from "../reading/stored-address.ts";
import { allItems, itemsById, type StoredItem } from "../reading/stored-items.ts";
import { currentHeadText, type StoredBody } from "../reading/stored-values.ts";
import { type DocumentRow, headOfDocument } from "./lock-documents.ts";
import type {
  ItemwiseChange,
  PreparedChange,
  PreparedHead,
  PreparedItem,
  WholeChange,
} from "./prepared-change.ts";
import { type ComparedChange, isAsStored } from "./resolved-change.ts";

/**
 * Compares a change with what is stored: refuses a conflict (412) and finds what differs. For single items only what
 * was touched since counts as a conflict; for a whole state any newer revision does (ST5).
 */
export async function compareChange(
  tx: Kysely<Tables>,
  document: DocumentRow,
  wasEmpty: boolean,
  change: PreparedChange,
): Promise<ComparedChange> {
  const { target } = change;
  if (document.head !== null && document.version > DOCUMENT_KINDS[target.kind].version) {
    throw new RefusedWrite(newerVersion(target.kind, document.version));
  }
  const headBefore = headOfDocument(document);
  const common = { target, document, headBefore, wasEmpty, ends: false, append: [] };
  switch (change.mode) {
    case "items": {
      await refuseItemConflict(tx, document, change);
      const existing = await itemsById(tx, document.company_id, document.key, touchedIds(change));
      const gone = change.remove.find((id) => !existing.has(id));
      if (gone !== undefined) throw conflict(document, target, [gone]);
      const { remove, append } = change;
      const head = changedHead(target, headBefore, change.head);
      return { ...common, head, existing, put: differing(target.kind, existing, change.put), remove, append };
    }
    case "whole": {
      await refuseOtherRevision(tx, document, change);
      const existing = await everyItem(tx, document);
      const kept = new Set(change.items.map((item) => item.id));
      const remove = [...existing.keys()].filter((id) => !kept.has(id));
      const head = changedHead(target, headBefore, change.head);
      return { ...common, head, existing, put: differing(target.kind, existing, change.items), remove };
    }
    case "removal": {
      if (change.isEnd || change.ifMatch !== undefined) await refuseOtherRevision(tx, document, change);
      if (headBefore === undefined) {
        if (!change.isEnd) throw new RefusedWrite(notFound());
        return { ...common, head: undefined, ends: true, existing: new Map(), put: [], remove: [] };
      }
      const existing = await everyItem(tx, document);
      return { ...common, head: undefined, ends: true, existing, put: [], remove: [...existing.keys()] };
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
  if (ifMatch === undefined || !(await isInHistory(tx, document, ifMatch))) throw conflict(document, target);
  const { revision } = ifMatch;
  if (revision === document.revision) return;
  if (change.head !== undefined && document.head_revision > revision) throw conflict(document, target);
  const touchedSince = await tx
    .selectFrom("item_history")
    .select("id")
    .where("company_id", "=", document.company_id)
    .where("key", "=", document.key)
    .where("revision", ">", revision)
    .execute();
  const changedIds = new Set(touchedSince.map((row) => row.id));
  const both = ids.filter((id) => changedIds.has(id));
  if (both.length > 0) throw conflict(document, target, both);
}

async function refuseOtherRevision(
  tx: Kysely<Tables>,
  document: DocumentRow,
  { target, ifMatch }: Pick<WholeChange, "target" | "ifMatch">,
): Promise<void> {
  const current = document.head === null ? undefined : document.revision;
  if (ifMatch?.revision !== current) throw conflict(document, target);
  if (ifMatch !== undefined && !(await isInHistory(tx, document, ifMatch))) throw conflict(document, target);
}

function conflict(document: DocumentRow, target: StoredAddress, items?: readonly string[]): RefusedWrite {
  const current = document.head === null ? undefined : etagOf(document);
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
  before: StoredBody | undefined,
  wanted: PreparedHead | undefined,
): PreparedHead | undefined {
  if (wanted !== undefined) {
    const isSame = before !== undefined && currentHeadText(target.kind, before) === wanted.text;
    return isSame ? undefined : wanted;
  }
  if (before !== undefined) return undefined;
  const empty = decodeHead(target.kind, {});
  if (!empty.ok) throw new RefusedWrite(documentRefusal(empty.error));
  return { value: empty.value, text: JSON.stringify(encodeHead(target.kind, empty.value)) };
}

function differing(
  kind: DocumentKind,
  existing: ReadonlyMap<string, StoredItem>,
  put: readonly PreparedItem[],
): readonly PreparedItem[] {
  return put.filter((item) => !isAsStored(kind, item, existing.get(item.id)));
}
