import { type CompanyEvent, storeRefusalText } from "@huvudbok/core/api";
import {
  anyKind,
  BOOKS,
  companyKey,
  type DocumentKind,
  documentKinds,
  fileReferences,
  fiscalYearKey,
} from "@huvudbok/core/document";
import { isFiscalYearId } from "@huvudbok/core/fiscal-year";
import type { Kysely } from "kysely";
import { RefusedWrite, ruleBroken } from "../access/refusals.ts";
import { digestRows } from "../chain/digest-rows.ts";
import type { ResolvedChange } from "../commit/resolved-change.ts";
import type { Tables } from "../database/database-tables.ts";
import { chunks } from "../reading/stored-items.ts";
import { filesNamedInHistory, presentFiles } from "./named-in-history.ts";

const IDS_PER_STATEMENT = 1000;

/** The fiscal years that the changes of a commit take out of the list of years, and those that they bring into it. */
function movedYears(changes: readonly ResolvedChange[]) {
  const items = changes.flatMap((change) => (change.target.kind === BOOKS.years ? change.items : []));
  return {
    gone: items.filter(({ after }) => after === undefined).map(({ id }) => id),
    come: items.filter(({ before }) => before === undefined).map(({ id }) => id),
  };
}

/**
 * The files that go with deleted years: those that a document of the year names or named, and none of another year. They
 * are hidden at once, and their bytes removed 30 days later (ST8). Returns what the log of the company is told.
 */
export async function removeYearFiles(
  tx: Kysely<Tables>,
  companyId: number,
  changes: readonly ResolvedChange[],
  now: number,
): Promise<readonly CompanyEvent[]> {
  const { gone } = movedYears(changes);
  const ids = await filesNamedInHistory(tx, keysOf(companyId, gone));
  if (ids.size === 0) return [];
  for (const id of await filesNamedInHistory(tx, keysOf(companyId, await yearsOf(tx, companyId))))
    ids.delete(id);
  const events: CompanyEvent[] = [];
  for (const some of chunks([...ids], IDS_PER_STATEMENT)) {
    const removed = await tx
      .updateTable("file")
      .set({ referred: 0, removed_at: now })
      .where("company_id", "=", companyId)
      .where("id", "in", some)
      .where("removed_at", "is", null)
      .returningAll()
      .execute();
    await digestRows(tx, "file", removed);
    for (const { id: fileId, fiscal_year_id: fiscalYearId, name, size, sha256 } of removed) {
      events.push({ kind: "fileDeleted", data: { fileId, fiscalYearId, name, size, sha256 } });
    }
  }
  return events;
}

/**
 * Brings the files of years back that an undo brings back. Refused when the bytes of one that a document names are gone:
 * a year is not brought back without its receipts.
 */
export async function restoreYearFiles(
  tx: Kysely<Tables>,
  companyId: number,
  changes: readonly ResolvedChange[],
): Promise<void> {
  const { come } = movedYears(changes);
  if (come.length === 0) return;
  const ids = [...(await filesNamedInHistory(tx, keysOf(companyId, come)))];
  for (const some of chunks(ids, IDS_PER_STATEMENT)) {
    const restored = await tx
      .updateTable("file")
      .set({ referred: 1, removed_at: null })
      .where("company_id", "=", companyId)
      .where("id", "in", some)
      .where("referred", "=", 0)
      .returningAll()
      .execute();
    await digestRows(tx, "file", restored);
  }
  const needed = new Set(changes.flatMap(neededFiles));
  for (const some of chunks([...needed], IDS_PER_STATEMENT)) {
    for (const id of await presentFiles(tx, companyId, some)) needed.delete(id);
  }
  if (needed.size > 0) {
    throw new RefusedWrite(ruleBroken("FilesAreGone", storeRefusalText({ code: "year-files-gone" })));
  }
}

/** What the items of a change name that can be nothing else than a file. */
function neededFiles({ target, items }: ResolvedChange): readonly string[] {
  return items.flatMap(({ after }) =>
    after === undefined
      ? []
      : fileReferences(target.kind, after.value).flatMap(({ fileId, names }) =>
          names === "file" ? [fileId] : [],
        ),
  );
}

async function yearsOf(tx: Kysely<Tables>, companyId: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom("item")
    .select("id")
    .where("company_id", "=", companyId)
    .where("key", "=", companyKey(companyId, BOOKS.years))
    .execute();
  return rows.map(({ id }) => id);
}

/** Where the documents of the years are that can name files. */
function keysOf(companyId: number, years: readonly string[]) {
  const naming = documentKinds().filter((kind) => {
    const { scope, files } = anyKind(kind);
    return scope === "fiscalYear" && files !== undefined;
  });
  return years
    .filter(isFiscalYearId)
    .flatMap((year) =>
      naming.map((kind: DocumentKind) => ({ companyId, kind, key: fiscalYearKey(companyId, year, kind) })),
    );
}
