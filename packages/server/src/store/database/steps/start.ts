import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "./engine.ts";

/** The first tables. */
export function startMigration(engine: Engine): Migration {
  const { id, text, time, bytes, clustered } = columnTypes(engine);
  const statements = [
    sql`create table company (id ${id}, config ${text} not null, created_at ${time} not null)`,
    sql`create table member (company_id bigint not null, user_id ${text} not null, role ${text} not null,
      primary key (company_id, user_id)) ${clustered}`,
    sql`create index member_by_user on member (user_id)`,
    sql`create table user_account (id ${text} primary key, issuer ${text} not null, subject ${text} not null,
      name ${text} not null, email ${text} not null, picture ${text} not null, tier integer not null,
      created_at ${time} not null, unique (issuer, subject))`,
    sql`create table session (id ${text} primary key, user_id ${text} not null, created_at ${time} not null,
      last_seen_at ${time} not null, provider_tokens ${bytes})`,
    sql`create table document (company_id bigint not null, key ${text} not null, kind ${text} not null,
      file_id ${text} not null, name ${text} not null, version integer not null, revision bigint not null,
      head ${text}, head_revision bigint not null, next_position bigint not null, size bigint not null,
      created_at ${time} not null, modified_at ${time} not null, primary key (company_id, key))`,
    sql`create unique index document_by_file_id on document (company_id, file_id)`,
    sql`create index document_by_name on document (company_id, name)`,
    sql`create table item (company_id bigint not null, key ${text} not null, id ${text} not null,
      position bigint not null, revision bigint not null, series ${text}, number bigint, body ${text} not null,
      primary key (company_id, key, id))`,
    sql`create unique index item_by_position on item (company_id, key, position)`,
    sql`create index item_by_revision on item (company_id, key, revision)`,
    sql`create index item_by_number on item (company_id, key, series, number) where number is not null`,
    sql`create table revision (company_id bigint not null, key ${text} not null, revision bigint not null,
      commit_id ${text} not null, at ${time} not null, user_id ${text} not null, user_name ${text} not null,
      intent ${text} not null, head ${text}, head_hash ${text}, hash ${text} not null,
      primary key (company_id, key, revision)) ${clustered}`,
    sql`create index revision_by_commit on revision (company_id, commit_id)`,
    sql`create table item_history (company_id bigint not null, key ${text} not null, id ${text} not null,
      revision bigint not null, body ${text}, body_hash ${text}, primary key (company_id, key, id, revision))`,
    sql`create index item_history_by_revision on item_history (company_id, key, revision, id)`,
    sql`create table request (company_id bigint not null, user_id ${text} not null, request_id ${text} not null,
      at ${time} not null, answer ${text} not null, primary key (company_id, user_id, request_id)) ${clustered}`,
    sql`create table file (company_id bigint not null, id ${text} not null, fiscal_year_id ${text} not null,
      name ${text} not null, mime_type ${text} not null, size bigint not null, sha256 ${text} not null,
      created_at ${time} not null, modified_at ${time} not null, referred integer not null, removed_at ${time},
      primary key (company_id, id)) ${clustered}`,
    sql`create index file_by_name on file (company_id, name)`,
    sql`create index file_by_sha256 on file (sha256)`,
    sql`create table loose_blob (sha256 ${text} primary key, since ${time} not null)`,
  ];
  return {
    up: async (db) => {
      for (const statement of statements) await statement.execute(db);
    },
  };
}
