import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { digestColumns } from "../../chain/digest-rows.ts";
import { bodyHash } from "../../chain/revision-hash.ts";
import { columnsHash } from "../../chain/row-hash.ts";
import { firstEventHash } from "../../events/event-hash.ts";
import { tablePages } from "../table-pages.ts";
import { BrokenChain } from "./broken-chain.ts";
import { columnTypes, type Engine } from "./engine.ts";
import { type MovedChain, moveChain } from "./move-chain.ts";

const DIGESTED_BEFORE = {
  company: ["id", "config", "created_at"],
  document: ["company_id", "key", "kind", "file_id", "name"],
} as const;
const DIGESTED_NOW = {
  company: ["id", "config", "created_at", "origin"],
  document: ["company_id", "key", "kind", "file_id"],
} as const;

/**
 * Chains of hashes and hashes of rows covered the number of the company, which changes when books move to another
 * server. They are rewritten to cover the origin of the company instead. Each must be intact first: otherwise a change
 * made behind the back of the program would get a valid hash. The last hashes from before are stored in the first event
 * of the company.
 */
export function originMigration(engine: Engine): Migration {
  const { text, time, clustered } = columnTypes(engine);
  const statements = [
    sql`alter table company add column origin ${text} not null default ''`,
    sql`drop index document_by_name`,
    sql`alter table document drop column name`,
    sql`create table company_event (company_id bigint not null, sequence bigint not null, at ${time} not null,
      user_id ${text} not null, user_name ${text} not null, kind ${text} not null, version integer not null,
      body ${text}, body_hash ${text} not null, hash ${text} not null,
      primary key (company_id, sequence)) ${clustered}`,
    sql`create table event_log (company_id bigint not null primary key, sequence bigint not null,
      hash ${text} not null) ${clustered}`,
  ];
  return {
    up: async (db) => {
      await refuseDamagedRows(db);
      for (const statement of statements) await statement.execute(db);
      await moveDocuments(db, 0, "");
      for await (const companies of tablePages(db, "company")) {
        for (const company of companies) await moveCompany(db, company);
      }
      for await (const rows of tablePages(db, "document")) {
        await digestColumns(db, "document", DIGESTED_NOW.document, rows);
      }
    },
  };
}

async function refuseDamagedRows(db: Kysely<unknown>): Promise<void> {
  for (const table of ["company", "document"] as const) {
    for await (const rows of tablePages(db, table)) {
      for (const row of rows) {
        if (row["row_hash"] === columnsHash(table, DIGESTED_BEFORE[table], row)) continue;
        throw new BrokenChain(`${table} ${String(row[table === "company" ? "id" : "key"])}`);
      }
    }
  }
}

async function moveCompany(db: Kysely<unknown>, row: Readonly<Record<string, unknown>>): Promise<void> {
  const id = Number(row["id"]);
  const origin = randomBytes(16).toString("hex");
  await sql`update company set origin = ${origin} where id = ${id}`.execute(db);
  await digestColumns(db, "company", DIGESTED_NOW.company, [{ ...row, origin }]);
  const documents = await moveDocuments(db, id, origin);
  const { rows: members } = await sql<{
    userId: string;
    role: string;
  }>`select user_id as "userId", role from member
    where company_id = ${id} order by user_id`.execute(db);
  const config: unknown = JSON.parse(String(row["config"]));
  const at = Date.now();
  const body = JSON.stringify({ config, members, documents });
  const event = {
    origin,
    at,
    userId: "",
    userName: "",
    kind: "rechained",
    version: 1,
    bodyHash: bodyHash(body),
  };
  const hash = firstEventHash(event);
  await sql`insert into company_event (company_id, sequence, at, user_id, user_name, kind, version, body, body_hash, hash)
    values (${id}, 1, ${at}, '', '', 'rechained', 1, ${body}, ${event.bodyHash}, ${hash})`.execute(db);
  await sql`insert into event_log (company_id, sequence, hash) values (${id}, 1, ${hash})`.execute(db);
}

/** Every document of a company, one after the other. */
async function moveDocuments(
  db: Kysely<unknown>,
  companyId: number,
  origin: string,
): Promise<readonly MovedChain[]> {
  const moved: MovedChain[] = [];
  for await (const rows of tablePages(db, "document", sql`company_id = ${companyId}`)) {
    for (const row of rows) {
      const chain = await moveChain(db, row, origin);
      if (chain === undefined) throw new BrokenChain(String(row["key"]));
      if (chain.revision > 0) moved.push(chain);
    }
  }
  return moved;
}
