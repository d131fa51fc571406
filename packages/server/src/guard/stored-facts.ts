import type { IsoDate } from "@huvudbok/core/calendar";
import { companyKey, fiscalYearKey, type HeadOf } from "@huvudbok/core/document";
import type { FiscalYear, FiscalYearId } from "@huvudbok/core/fiscal-year";
import { attachedFileIds } from "@huvudbok/core/transaction";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../store/database-tables.ts";
import type { DocumentRow } from "../store/lock-documents.ts";
import { userDocumentKey } from "../store/stored-address.ts";
import { allItems, chunks } from "../store/stored-items.ts";
import { storedHead, storedItem } from "../store/stored-values.ts";

export async function fiscalYearsOf(
  tx: Kysely<Tables>,
  companyId: number,
): Promise<ReadonlyMap<string, FiscalYear>> {
  const rows = await allItems(tx, companyId, companyKey(companyId, "accountSettings")).execute();
  return new Map(rows.map((row) => [row.id, storedItem("accountSettings", row.text)]));
}

/** The last closed day of the company (clarification B47). */
export async function closedThroughOf(tx: Kysely<Tables>, companyId: number): Promise<IsoDate | undefined> {
  const head = await headText(tx, companyId, companyKey(companyId, "accountSettings"));
  return head === undefined ? undefined : storedHead("accountSettings", head).closedThrough;
}

export async function userSettingsOf(tx: Kysely<Tables>, userId: string): Promise<HeadOf<"userSettings">> {
  const head = await headText(tx, 0, userDocumentKey(userId, "userSettings"));
  return head === undefined ? {} : storedHead("userSettings", head);
}

async function headText(tx: Kysely<Tables>, companyId: number, key: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("document")
    .select("head")
    .where("company_id", "=", companyId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.head ?? undefined;
}

/** Those of the numbers that the chart of the year has. */
export async function knownAccountsAmong(
  tx: Kysely<Tables>,
  companyId: number,
  fiscalYearId: FiscalYearId,
  numbers: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  const known = new Set<number>();
  const ids = [...numbers].map(String);
  for (const some of chunks(ids, 1000)) {
    const rows = await tx
      .selectFrom("item")
      .select("id")
      .where("company_id", "=", companyId)
      .where("key", "=", fiscalYearKey(companyId, fiscalYearId, "accountPlan"))
      .where("id", "in", some)
      .execute();
    for (const row of rows) known.add(Number(row.id));
  }
  return known;
}

/** The highest number of each series; one look in an index for each, however many transactions there are. */
export async function highestNumbersOf(
  tx: Kysely<Tables>,
  document: DocumentRow,
  series: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const highest = new Map<string, number>();
  for (const name of series) {
    const row = await tx
      .selectFrom("item")
      .select((item) => item.fn.max("number").as("number"))
      .where("company_id", "=", document.company_id)
      .where("key", "=", document.key)
      .where("series", "=", name)
      .where("number", "is not", null)
      .executeTakeFirst();
    if (typeof row?.number === "number") highest.set(name, row.number);
  }
  return highest;
}

/** Stored texts have one form, in which a quotation mark inside a string is escaped: this finds the field only. */
export async function unlockedTransactions(tx: Kysely<Tables>, document: DocumentRow): Promise<number> {
  const row = await tx
    .selectFrom("item")
    .select((item) => item.fn.countAll<number>().as("count"))
    .where("company_id", "=", document.company_id)
    .where("key", "=", document.key)
    .where(sql<boolean>`body like '%"locked":false%'`)
    .executeTakeFirstOrThrow();
  return row.count;
}

const TEXTS_PER_QUERY = 2000;
const ACCOUNT = /"accountId":(\d+)[,}]/g;

/**
 * The accounts in use in a fiscal year (clarification B9): those of rows in transactions and drafts, struck rows too,
 * and those with an opening balance or quantity.
 */
export async function accountsInUse(
  tx: Kysely<Tables>,
  companyId: number,
  fiscalYearId: FiscalYearId,
): Promise<ReadonlySet<number>> {
  const used = new Set<number>();
  for (const kind of ["transactions", "transactionDrafts"] as const) {
    for await (const text of textsOf(tx, companyId, fiscalYearKey(companyId, fiscalYearId, kind))) {
      for (const [, number] of text.matchAll(ACCOUNT)) used.add(Number(number));
    }
  }
  for await (const text of textsOf(tx, companyId, fiscalYearKey(companyId, fiscalYearId, "accountBalance"))) {
    const { accountId, balance, quantity } = storedItem("accountBalance", text);
    if (balance !== 0 || (quantity ?? 0) !== 0) used.add(accountId);
  }
  return used;
}

/** The stored texts of the items of a document, in their order. */
export async function* textsOf(tx: Kysely<Tables>, companyId: number, key: string): AsyncGenerator<string> {
  let last = 0;
  for (;;) {
    const rows = await allItems(tx, companyId, key)
      .where("position", ">", last)
      .orderBy("position")
      .limit(TEXTS_PER_QUERY)
      .execute();
    for (const row of rows) yield row.text;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.position;
  }
}

/** Those of the attachments that a transaction of the year refers to. */
export async function attachmentsInUse(
  tx: Kysely<Tables>,
  companyId: number,
  fiscalYearId: FiscalYearId,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const bound = new Set<string>();
  const asked = new Set(ids);
  for await (const text of textsOf(tx, companyId, fiscalYearKey(companyId, fiscalYearId, "transactions"))) {
    // Few transactions of a large year have files, and only those are worth reading.
    if (!text.includes('"attachmentIds":') && !text.includes('"attachments":')) continue;
    for (const id of attachedFileIds(storedItem("transactions", text))) if (asked.has(id)) bound.add(id);
  }
  return bound;
}
