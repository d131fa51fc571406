import { companyConfigSchema } from "@huvudbok/core/api";
import { ROLES } from "@huvudbok/core/company";
import { type RawBuilder, sql } from "kysely";
import type { Inspection } from "./inspection.ts";
import { LOOSE_PEOPLE } from "./people/loose-people.ts";
import { HASHED_TABLES, type HashedTable, isHashedTable, rowHash } from "./row-hash.ts";
import { type AnyRow, TABLE_KEYS, tablePages } from "./table-pages.ts";

/** Inspects the rows that are in no chain of revisions: each against its hash, and for what hangs loose. */
export async function verifyRows(look: Inspection, companyId?: number): Promise<void> {
  for (const table of HASHED_TABLES) {
    const company = companyColumn(table);
    if (company === undefined && companyId !== undefined) continue;
    const where =
      companyId === undefined || company === undefined ? sql`true` : sql`${sql.ref(company)} = ${companyId}`;
    for await (const rows of tablePages(look.tx, table, where)) {
      for (const row of rows) if (!isWhole(table, row)) tell(look, table, row);
    }
  }
  const ofCompany = companyId === undefined ? sql`true` : sql`company_id = ${companyId}`;
  for (const { table, orphans } of ORPHANS) {
    const { rows } = await orphans(ofCompany).execute(look.tx);
    for (const row of rows) tell(look, table, row);
  }
  await verifyOwners(look, companyId);
  await verifyRoles(look, companyId);
  if (companyId === undefined) await verifyPeople(look);
  await verifyLineage(look);
}

/** The database has one name. */
async function verifyLineage({ tx, onFault }: Inspection): Promise<void> {
  const names = await tx.selectFrom("lineage").select("id").execute();
  if (names.length !== 1) onFault({ companyId: 0, key: "lineage", revision: 0, code: "row" });
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

function tell({ onFault }: Inspection, table: string, row: AnyRow): void {
  const key = isHashedTable(table) ? TABLE_KEYS[table] : ["company_id", "key"];
  const names = key.filter((column) => column !== "company_id").map((column) => String(row[column]));
  onFault({
    companyId: Number(row["company_id"] ?? (table === "company" ? row["id"] : 0)),
    key: [table, ...names].join(" "),
    revision: 0,
    code: "row",
  });
}

/** Told of at most this many: one is enough to know, and a lost company leaves a row for each voucher. */
const TOLD = 100;

/** Rows of a document, a company or a person that is not there. */
const ORPHANS: readonly {
  readonly table: string;
  readonly orphans: (where: RawBuilder<unknown>) => RawBuilder<AnyRow>;
}[] = [
  ...["item", "item_history", "revision"].map((table) => ({
    table,
    orphans: (where: RawBuilder<unknown>) =>
      sql<AnyRow>`select distinct company_id, key from ${sql.table(table)} as loose where ${where} and not exists
        (select 1 from document where document.company_id = loose.company_id and document.key = loose.key)
        limit ${TOLD}`,
  })),
  ...(["document", "member", "request", "file"] as const).map((table) => ({
    table,
    orphans: (where: RawBuilder<unknown>) =>
      sql<AnyRow>`select ${sql.join(TABLE_KEYS[table].map((column) => sql.ref(column)))} from ${sql.table(table)} as loose
        where ${where} and company_id <> 0
        and not exists (select 1 from company where company.id = loose.company_id) limit ${TOLD}`,
  })),
  {
    table: "member",
    orphans: (where) =>
      sql<AnyRow>`select company_id, user_id from member as loose where ${where}
        and not exists (select 1 from user_account where user_account.id = loose.user_id) limit ${TOLD}`,
  },
];

async function verifyPeople(look: Inspection): Promise<void> {
  for (const { table, orphans } of LOOSE_PEOPLE) {
    const { rows } = await orphans(TOLD).execute(look.tx);
    for (const row of rows) tell(look, table, row);
  }
}

async function verifyOwners({ tx, onFault }: Inspection, companyId: number | undefined): Promise<void> {
  const chosen = companyId === undefined ? sql`true` : sql`company.id = ${companyId}`;
  const { rows } = await sql<{ id: number }>`select company.id from company where ${chosen} and not exists
    (select 1 from member where member.company_id = company.id and member.role = 'owner')`.execute(tx);
  for (const { id } of rows) onFault({ companyId: id, key: "", revision: 0, code: "owner-missing" });
}

/** Whoever has another word than a role in a company is nobody there, and nobody may see that they were meant to be. */
async function verifyRoles({ tx, onFault }: Inspection, companyId: number | undefined): Promise<void> {
  const chosen = companyId === undefined ? sql`true` : sql`company_id = ${companyId}`;
  const { rows } = await sql<{ company_id: number; user_id: string }>`select company_id, user_id from member
    where ${chosen} and role not in (${sql.join(ROLES)}) order by company_id, user_id`.execute(tx);
  for (const { company_id, user_id } of rows) {
    onFault({ companyId: company_id, key: `member ${user_id}`, revision: 0, code: "role-unknown" });
  }
}
