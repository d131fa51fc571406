import {
  anyKind,
  BOOKS,
  companyKey,
  type DocumentKind,
  documentKinds,
  fileReferences,
  fiscalYearKey,
  mayNameFiles,
  type Questions,
  usedAccountsOf,
} from "@huvudbok/core/document";
import type { FiscalYear, FiscalYearId } from "@huvudbok/core/fiscal-year";
import { type Kysely, sql } from "kysely";
import type { DocumentRow } from "../store/commit/lock-documents.ts";
import type { Tables } from "../store/database/database-tables.ts";
import { allItems, chunks, type StoredItem } from "../store/reading/stored-items.ts";
import { currentItemText, type StoredBody, storedItem } from "../store/reading/stored-values.ts";

export async function fiscalYearsOf(
  tx: Kysely<Tables>,
  companyId: number,
): Promise<ReadonlyMap<string, FiscalYear>> {
  return fiscalYearsIn(await allItems(tx, companyId, companyKey(companyId, BOOKS.years)).execute());
}

/** The fiscal years of a company, by id, from their stored items. */
export function fiscalYearsIn(items: readonly StoredItem[]): ReadonlyMap<string, FiscalYear> {
  return new Map(items.map((item) => [item.id, storedItem(BOOKS.years, item)]));
}

export interface AccountsAndNumbers {
  /** Those of the numbers that the chart of the year has. */
  readonly knownAccounts: ReadonlySet<number>;
  /** The highest number of each series that has one. */
  readonly highestNumber: ReadonlyMap<string, number>;
}

/**
 * Looks up accounts in the chart of a document's year, and the highest numbers of series in the document: together, since
 * every voucher that is registered asks for both. A number takes one look in an index, however many vouchers there are.
 */
export async function accountsAndNumbers(
  tx: Kysely<Tables>,
  document: Pick<DocumentRow, "company_id" | "key">,
  chartKey: string | undefined,
  { knownAccounts, highestNumber }: Pick<Questions, "knownAccounts" | "highestNumber">,
): Promise<AccountsAndNumbers> {
  const { company_id, key } = document;
  const ids = chartKey === undefined ? [] : [...knownAccounts].map(String);
  // Alone each of them is quicker on SQLite than a list of ids, for which it makes a table.
  const looks = [
    ...ids.map(
      (id) => sql`select id as account, cast(null as text) as series, cast(null as bigint) as number
        from item where company_id = ${company_id} and key = ${chartKey} and id = ${id}`,
    ),
    ...[...highestNumber].map((series) => highestNumberLook(company_id, key, series)),
  ];
  const found = { knownAccounts: new Set<number>(), highestNumber: new Map<string, number>() };
  for (const some of chunks(looks, LOOKS_PER_QUERY)) {
    const { rows } = await sql<FoundRow>`${sql.join(some, sql` union all `)}`.execute(tx);
    for (const { account, series, number } of rows) {
      if (account !== null) found.knownAccounts.add(Number(account));
      else if (series !== null && number !== null) found.highestNumber.set(series, number);
    }
  }
  return found;
}

/**
 * The values are cast and the index's own condition stands first, so that SQLite does not compare the values with that
 * condition: a statement in which it has done so is planned anew for each other value, which takes longer than to run it.
 */
function highestNumberLook(companyId: number, key: string, series: string) {
  return sql`select cast(null as text) as account, cast(${series} as text) as series, max(number) as number
    from item where number is not null and company_id = cast(${companyId} as bigint)
    and key = cast(${key} as text) and series = cast(${series} as text)`;
}

/** SQLite takes no more than 500 in one statement. */
const LOOKS_PER_QUERY = 200;

interface FoundRow {
  readonly account: string | null;
  readonly series: string | null;
  readonly number: number | null;
}

/** Stored texts have one form, in which a quotation mark inside a string is escaped: this finds the field only. */
export async function unlockedItems(
  tx: Kysely<Tables>,
  kind: DocumentKind,
  document: DocumentRow,
): Promise<number> {
  const { version } = anyKind(kind);
  const row = await tx
    .selectFrom("item")
    .select((item) => item.fn.countAll<number>().as("count"))
    .where("company_id", "=", document.company_id)
    .where("key", "=", document.key)
    .where("version", "=", version)
    .where(sql<boolean>`body like '%"locked":false%'`)
    .executeTakeFirstOrThrow();
  const older = await allItems(tx, document.company_id, document.key)
    .where("version", "<", version)
    .execute();
  const isUnlocked = (item: StoredBody): boolean => currentItemText(kind, item).includes('"locked":false');
  return row.count + older.filter(isUnlocked).length;
}

const TEXTS_PER_QUERY = 2000;

/** The accounts in use in a fiscal year (CH15): what each kind of its documents says that an item uses. */
export async function accountsInUse(
  tx: Kysely<Tables>,
  companyId: number,
  fiscalYearId: FiscalYearId,
): Promise<ReadonlySet<number>> {
  const used = new Set<number>();
  for (const kind of documentKinds()) {
    const usedAccounts = usedAccountsOf(kind);
    if (anyKind(kind).scope !== "fiscalYear" || usedAccounts === undefined) continue;
    for await (const { text } of itemsOf(tx, companyId, fiscalYearId, kind)) {
      for (const number of usedAccounts(text)) used.add(number);
    }
  }
  return used;
}

/** The items of a year's document, in their order and as this program would store them. */
export async function* itemsOf(
  tx: Kysely<Tables>,
  companyId: number,
  fiscalYearId: FiscalYearId,
  kind: DocumentKind,
): AsyncGenerator<StoredBody> {
  const { version } = anyKind(kind);
  const key = fiscalYearKey(companyId, fiscalYearId, kind);
  let last = 0;
  for (;;) {
    const rows = await allItems(tx, companyId, key)
      .where("position", ">", last)
      .orderBy("position")
      .limit(TEXTS_PER_QUERY)
      .execute();
    for (const row of rows) yield { version, text: currentItemText(kind, row) };
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.position;
  }
}

/** Those of the ids that something registered in the year names as a file. */
export async function boundItemsAmong(
  tx: Kysely<Tables>,
  companyId: number,
  fiscalYearId: FiscalYearId,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const bound = new Set<string>();
  const asked = new Set(ids);
  const binding = ids.length === 0 ? [] : documentKinds().filter((kind) => anyKind(kind).bindsFiles === true);
  for (const kind of binding) {
    for await (const item of itemsOf(tx, companyId, fiscalYearId, kind)) {
      // Few items of a large year have files, and only those are worth reading.
      if (!mayNameFiles(kind, item.text)) continue;
      for (const { fileId } of fileReferences(kind, storedItem(kind, item))) {
        if (asked.has(fileId)) bound.add(fileId);
      }
    }
  }
  return bound;
}
