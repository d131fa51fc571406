import {
  type ChangeIntent,
  type FileReference,
  fileListKinds,
  fileReferences,
  fiscalYearKey,
} from "@huvudbok/core/document";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { Kysely } from "kysely";
import { fileIsMissing, RefusedWrite } from "../access/refusals.ts";
import type { Tables } from "../database/database-tables.ts";
import { presentFiles } from "../files/named-in-history.ts";
import { chunks } from "../reading/stored-items.ts";
import { storedReferences } from "./referred-files.ts";
import type { ResolvedChange } from "./resolved-change.ts";

const IDS_PER_QUERY = 1000;

/**
 * Refuses a commit that names a file which is not there: one of nobody, of another company, or removed, or an entry of
 * another year's list, which nothing would keep (CH16). Only what it names anew is looked for: what the items of a year
 * named before stays, wherever in that year it goes, as from a voucher to a draft. An undo puts back what was stored, to
 * the letter. Asked when the items are written, before files are marked.
 */
export async function refuseMissingFiles(
  tx: Kysely<Tables>,
  companyId: number,
  intent: ChangeIntent,
  changes: readonly ResolvedChange[],
): Promise<void> {
  if (intent === "undo") return;
  for (const [fiscalYearId, ofYear] of Map.groupBy(changes, yearOf)) {
    const named = newReferences(ofYear);
    const ids = [...named.keys()];
    const missing = new Set(ids);
    for (const some of chunks(ids, IDS_PER_QUERY)) {
      for (const id of await presentFiles(tx, companyId, some)) missing.delete(id);
    }
    const entries = [...missing].filter((id) => named.get(id) === "file-or-entry");
    for (const some of chunks(entries, IDS_PER_QUERY)) {
      for (const id of await listedEntries(tx, companyId, fiscalYearId, some)) missing.delete(id);
    }
    const [first] = missing;
    if (first !== undefined) throw new RefusedWrite(fileIsMissing(first));
  }
}

function yearOf({ target: { address } }: ResolvedChange): FiscalYearId | undefined {
  return address.scope === "fiscalYear" ? address.fiscalYearId : undefined;
}

/** By id what it must be; the way of older versions, which named a file anywhere, names no new one that is elsewhere. */
function newReferences(changes: readonly ResolvedChange[]): ReadonlyMap<string, FileReference["names"]> {
  const before = new Set<string>();
  const after = new Map<string, FileReference["names"]>();
  for (const { items, target } of changes) {
    for (const item of items) {
      if (item.before !== undefined) {
        for (const { fileId } of storedReferences(target.kind, item.before)) before.add(fileId);
      }
      if (item.after === undefined) continue;
      for (const { fileId, names } of fileReferences(target.kind, item.after.value)) {
        if (after.get(fileId) !== "file") after.set(fileId, names === "any-file" ? "file-or-entry" : names);
      }
    }
  }
  for (const id of before) after.delete(id);
  return after;
}

/** Entries of the year's lists of attachments; each names a file, which was looked for when the entry came. */
async function listedEntries(
  tx: Kysely<Tables>,
  companyId: number,
  fiscalYearId: FiscalYearId | undefined,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (fiscalYearId === undefined) return [];
  const lists = fileListKinds().map((kind) => fiscalYearKey(companyId, fiscalYearId, kind));
  const rows = await tx
    .selectFrom("item")
    .select("id")
    .where("company_id", "=", companyId)
    .where("key", "in", lists)
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id }) => id);
}
