import { companyConfigSchema } from "@huvudbok/core/api";
import { ROLES } from "@huvudbok/core/company";
import { type RawBuilder, sql } from "kysely";
import { HASHED_TABLES, type HashedTable, isHashedTable, rowHash } from "../chain/row-hash.ts";
import { type AnyRow, TABLE_KEYS, tablePages } from "../database/table-pages.ts";
import { ORPHANED_PEOPLE } from "../people/orphaned-people.ts";
import type { Inspection } from "./inspection.ts";
import { verifyEvents } from "./verify-events.ts";

/** Inspects the rows that are in no chain of revisions: each against its hash, and for missing parents. */
export async function verifyRows(look: Inspection, companyId?: number): Promise<void> {
  for (const table of HASHED_TABLES) {
    const company = companyColumn(table);
    if (company === undefined && companyId !== undefined) continue;
    const where =
      companyId === undefined || company === undefined ? sql`true` : sql`${sql.ref(company)} = ${companyId}`;
    for await (const rows of tablePages(look.tx, table, where)) {
      for (const row of rows) if (!isWhole(table, row)) report(look, table, row);
    }
  }
  const ofCompany = companyId === undefined ? sql`true` : sql`company_id = ${companyId}`;
  for (const { table, orphans } of ORPHANS) {
    const { rows } = await orphans(ofCompany).execute(look.tx);
    for (const row of rows) report(look, table, row);
  }
  await verifyCommits(look, ofCompany);
  await verifyFileTotals(look, ofCompany);
  await verifyEvents(look, companyId);
  await verifyOwners(look, companyId);
  await verifyRoles(look, companyId);
  if (companyId === undefined) await verifyPeople(look);
  await verifyLineage(look);
}

/** Each revision says how many documents its commit changed. No chain of hashes covers that number. */
async function verifyCommits({ tx, onFinding }: Inspection, where: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ company_id: number; key: string; revision: number }>`select company_id,
    min(key) as key, min(revision) as revision from revision where ${where} group by company_id, commit_id
    having min(documents) <> count(*) or max(documents) <> count(*)
    order by company_id, min(key), min(revision) limit ${MAX_REPORTED}`.execute(tx);
  for (const { company_id, key, revision } of rows) {
    onFinding({ companyId: company_id, key, revision, code: "commit" });
  }
}

/** The bytes that are counted for a company are those of its files. */
async function verifyFileTotals({ tx, onFinding }: Inspection, where: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ company_id: number }>`select company_id from
    (select company_id, bytes from file_total where ${where}
      union all select company_id, -size from file where ${where}) as counted
    group by company_id having sum(bytes) <> 0 order by company_id limit ${MAX_REPORTED}`.execute(tx);
  for (const { company_id } of rows)
    onFinding({ companyId: company_id, key: "file_total", revision: 0, code: "row" });
}

/** The database has exactly one name. */
async function verifyLineage({ tx, onFinding }: Inspection): Promise<void> {
  const names = await tx.selectFrom("lineage").select("id").execute();
  if (names.length !== 1) onFinding({ companyId: 0, key: "lineage", revision: 0, code: "row" });
}

function companyColumn(table: HashedTable): "id" | "company_id" | undefined {
  if (table === "company") return "id";
  return TABLE_KEYS[table].some((column) => column === "company_id") ? "company_id" : undefined;
}

function isWhole(table: HashedTable, row: AnyRow): boolean {
  if (row["row_hash"] !== rowHash(table, row)) return false;
  return table !== "company" || isConfig(row["config"]);
}

function isConfig(config: unknown): boolean {
  try {
    return companyConfigSchema.safeParse(JSON.parse(String(config))).success;
  } catch {
    return false;
  }
}

function report({ onFinding }: Inspection, table: string, row: AnyRow): void {
  const key = isHashedTable(table) || isLogTable(table) ? TABLE_KEYS[table] : ["company_id", "key"];
  const names = key.filter((column) => column !== "company_id").map((column) => String(row[column]));
  onFinding({
    companyId: Number(row["company_id"] ?? (table === "company" ? row["id"] : 0)),
    key: [table, ...names].join(" "),
    revision: 0,
    code: "row",
  });
}

function isLogTable(table: string): table is "company_event" | "event_log" {
  return table === "company_event" || table === "event_log";
}

/** At most this many are reported: one is enough to know, and a lost company leaves a row for each voucher. */
const MAX_REPORTED = 100;

/** Rows whose document, company or person is missing. */
const ORPHANS: readonly {
  readonly table: string;
  readonly orphans: (where: RawBuilder<unknown>) => RawBuilder<AnyRow>;
}[] = [
  ...["item", "item_history", "revision"].map((table) => ({
    table,
    orphans: (where: RawBuilder<unknown>) =>
      sql<AnyRow>`select distinct company_id, key from ${sql.table(table)} as orphan where ${where} and not exists
        (select 1 from document where document.company_id = orphan.company_id and document.key = orphan.key)
        limit ${MAX_REPORTED}`,
  })),
  ...(["document", "member", "request", "file", "company_event", "event_log"] as const).map((table) => ({
    table,
    orphans: (where: RawBuilder<unknown>) =>
      sql<AnyRow>`select ${sql.join(TABLE_KEYS[table].map((column) => sql.ref(column)))} from ${sql.table(table)} as orphan
        where ${where} and company_id <> 0
        and not exists (select 1 from company where company.id = orphan.company_id) limit ${MAX_REPORTED}`,
  })),
  {
    table: "member",
    orphans: (where) =>
      sql<AnyRow>`select company_id, user_id from member as orphan where ${where}
        and not exists (select 1 from user_account where user_account.id = orphan.user_id) limit ${MAX_REPORTED}`,
  },
];

async function verifyPeople(look: Inspection): Promise<void> {
  for (const { table, orphans } of ORPHANED_PEOPLE) {
    const { rows } = await orphans(MAX_REPORTED).execute(look.tx);
    for (const row of rows) report(look, table, row);
  }
}

async function verifyOwners({ tx, onFinding }: Inspection, companyId: number | undefined): Promise<void> {
  const chosen = companyId === undefined ? sql`true` : sql`company.id = ${companyId}`;
  const { rows } = await sql<{ id: number }>`select company.id from company where ${chosen} and not exists
    (select 1 from member where member.company_id = company.id and member.role = 'owner')`.execute(tx);
  for (const { id } of rows) onFinding({ companyId: id, key: "", revision: 0, code: "owner-missing" });
}

/** A member with an unknown role has no access (ST15), and nobody would notice that they were meant to have some. */
async function verifyRoles({ tx, onFinding }: Inspection, companyId: number | undefined): Promise<void> {
  const chosen = companyId === undefined ? sql`true` : sql`company_id = ${companyId}`;
  const { rows } = await sql<{ company_id: number; user_id: string }>`select company_id, user_id from member
    where ${chosen} and role not in (${sql.join(ROLES)}) order by company_id, user_id`.execute(tx);
  for (const { company_id, user_id } of rows) {
    onFinding({ companyId: company_id, key: `member ${user_id}`, revision: 0, code: "role-unknown" });
  }
}
