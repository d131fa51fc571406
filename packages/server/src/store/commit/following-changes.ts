import {
  anyKind,
  BOOKS,
  type ChangeRefusal,
  companyKey,
  type DocumentKind,
  type FollowingChange,
  fiscalYearKey,
  followedYears,
  followingFields,
  type ItemOf,
} from "@huvudbok/core/document";
import { type FiscalYearId, fiscalYearName } from "@huvudbok/core/fiscal-year";
import { invariant } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import { changeRefusal, RefusedWrite } from "../access/refusals.ts";
import type { Tables } from "../database/database-tables.ts";
import type { StoredAddress } from "../reading/stored-address.ts";
import { allItems, itemsById } from "../reading/stored-items.ts";
import { currentItemText, type StoredBody, storedItem } from "../reading/stored-values.ts";
import { type DocumentRow, headOfDocument } from "./lock-documents.ts";
import { preparedItems } from "./prepare-commit.ts";
import type { PreparedChange, PreparedCommit, PreparedItem } from "./prepared-change.ts";
import { isAsStored, isNothing, type ResolvedChange } from "./resolved-change.ts";

/** What a change leads to in an item of its kind, in whichever fiscal year's document. */
export interface KindFollow {
  readonly kind: DocumentKind;
  readonly follow: FollowingChange<ItemOf<DocumentKind>>;
}

/** The documents that a commit may change, or is judged by, beside those that it names: they are locked with the others. */
export async function followedDocuments(
  tx: Kysely<Tables>,
  commit: PreparedCommit,
): Promise<readonly StoredAddress[]> {
  const documents: StoredAddress[] = [];
  for (const change of commit.changes) {
    const { kind, companyId } = change.target;
    const marks = followingFields(kind).map((field) => `"${field}":`);
    if (marks.length === 0) continue;
    const { version } = anyKind(kind);
    const leaving = await itemsThatMayLeave(tx, change, marks);
    const items = [
      ...sentItems(change).map(({ text }) => ({ version, text })),
      ...leaving.map((item) => ({ version, text: currentItemText(kind, item) })),
    ];
    const moving = [
      ...(change.mode === "items" ? change.append : []),
      // A quotation mark inside a string is escaped in a stored text, so this finds the field only.
      ...items
        .filter(({ text }) => marks.some((mark) => text.includes(mark)))
        .map((item) => storedItem(kind, item)),
    ];
    for (const year of followedYears(kind, commit.intent, moving)) {
      documents.push(addressInYear(companyId, year, kind));
    }
  }
  return documents;
}

function sentItems(change: PreparedChange): readonly PreparedItem[] {
  if (change.mode === "removal") return [];
  return change.mode === "items" ? change.put : change.items;
}

/** What a whole state leaves out is not known yet: it may be any of those with one of the fields. */
async function itemsThatMayLeave(
  tx: Kysely<Tables>,
  change: PreparedChange,
  marks: readonly string[],
): Promise<readonly StoredBody[]> {
  const { companyId, storedKey, kind } = change.target;
  if (change.mode === "items")
    return [...(await itemsById(tx, companyId, storedKey, change.remove)).values()];
  return allItems(tx, companyId, storedKey)
    .where((item) =>
      item.or([
        ...marks.map((mark) => item("body", "like", `%${mark}%`)),
        item("version", "<", anyKind(kind).version),
      ]),
    )
    .execute();
}

/** Adds what the changes lead to, to them or as changes of the documents where it is. */
export async function withFollowing(
  tx: Kysely<Tables>,
  companyId: number,
  changes: readonly ResolvedChange[],
  follows: readonly KindFollow[],
  rows: ReadonlyMap<string, DocumentRow>,
): Promise<readonly ResolvedChange[]> {
  const byKey = new Map(changes.map((change) => [change.target.storedKey, change]));
  for (const { kind, follow } of follows) {
    const target = addressInYear(companyId, follow.fiscalYearId, kind);
    const change = byKey.get(target.storedKey) ?? untouched(target, rows.get(target.storedKey));
    const followed = await withFollow(tx, change, follow);
    // A document that the commit does not name is no part of it unless something of it changes.
    if (byKey.has(target.storedKey) || !isNothing(followed)) byKey.set(target.storedKey, followed);
  }
  return [...byKey.values()];
}

async function withFollow(
  tx: Kysely<Tables>,
  change: ResolvedChange,
  { fiscalYearId, item: id, isOptional, apply }: KindFollow["follow"],
): Promise<ResolvedChange> {
  const { target, items } = change;
  const touched = items.find((item) => item.id === id);
  const stored = touched?.before ?? (await itemsById(tx, target.companyId, target.storedKey, [id])).get(id);
  const { version } = anyKind(target.kind);
  const after = touched?.after === undefined ? undefined : { version, text: touched.after.text };
  const body = touched === undefined ? stored : after;
  if (body === undefined && isOptional === true) return change;
  const applied = apply(body === undefined ? undefined : storedItem(target.kind, body));
  if (!applied.ok) {
    throw new RefusedWrite(
      changeRefusal(await withItsYear(tx, target.companyId, fiscalYearId, applied.error)),
    );
  }
  const prepared = preparedItems(target, [applied.value]);
  if (!prepared.ok) throw new RefusedWrite(prepared.error);
  const others = items.filter((item) => item.id !== id);
  const changed = prepared.value
    .filter((after) => !isAsStored(target.kind, after, stored))
    .map((after) => ({ id, before: stored, after }));
  return { ...change, items: [...others, ...changed] };
}

/** A refusal that names a transaction of another fiscal year says which (TR16). */
async function withItsYear(
  tx: Kysely<Tables>,
  companyId: number,
  own: FiscalYearId,
  refusal: ChangeRefusal,
): Promise<ChangeRefusal> {
  if (refusal.code !== "already-corrected" || refusal.by.fiscalYearId === own) return refusal;
  const { fiscalYearId } = refusal.by;
  const years = await itemsById(tx, companyId, companyKey(companyId, BOOKS.years), [fiscalYearId]);
  const year = years.get(fiscalYearId);
  return year === undefined ? refusal : { ...refusal, byYear: fiscalYearName(storedItem(BOOKS.years, year)) };
}

function untouched(target: StoredAddress, row: DocumentRow | undefined): ResolvedChange {
  invariant(row !== undefined, `${target.storedKey} is locked`);
  const headBefore = headOfDocument(row);
  return {
    target,
    document: row,
    headBefore,
    head: undefined,
    ends: false,
    items: [],
    sent: [],
    appended: [],
  };
}

function addressInYear(companyId: number, fiscalYearId: FiscalYearId, kind: DocumentKind): StoredAddress {
  const key = fiscalYearKey(companyId, fiscalYearId, kind);
  const address = { scope: "fiscalYear", kind, companyId, fiscalYearId } as const;
  return { key, address, kind, companyId, storedKey: key };
}
