import { createHash } from "node:crypto";
import type { CompanyConfig } from "@huvudbok/core/api";
import { companyKey, fiscalYearKey } from "@huvudbok/core/document";
import { invariant } from "@huvudbok/core/shared";
import { type Kysely, sql } from "kysely";
import { createCompany } from "../access/companies.ts";
import type { StoreParts } from "../access/guard-interface.ts";
import { RefusedWrite } from "../access/refusals.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Engine } from "../database/steps/engine.ts";
import { type StoredAddress, storedAddress } from "../reading/stored-address.ts";
import type { Actor } from "../store.ts";
import type { PreparedCommit } from "./prepared-change.ts";

/** A commit that makes its company. */
export type CommitWithCompany = PreparedCommit & { readonly newCompany: CompanyConfig };

/**
 * The commit in a company of its own, which is made here, in the transaction of the commit: both are there or neither is.
 * The same request of the same person finds the company that it made before (IM23).
 */
export async function inNewCompany(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  commit: CommitWithCompany,
  now: number,
): Promise<PreparedCommit> {
  const { request, newCompany, changes } = commit;
  invariant(request !== undefined, "what makes a company has a request id");
  await lockRequest(tx, parts.database.engine, actor, request.id);
  const companyId =
    (await companyOfRequest(tx, actor, request.id)) ?? (await created(tx, parts, actor, newCompany, now));
  return {
    ...commit,
    companyId,
    changes: changes.map((change) => ({ ...change, target: targetIn(actor, change.target, companyId) })),
  };
}

/** Who sends the same request at the same time waits here for the other. On SQLite one writer waits for the other anyway. */
async function lockRequest(tx: Kysely<Tables>, engine: Engine, actor: Actor, id: string): Promise<void> {
  if (engine !== "postgres") return;
  const lock = createHash("sha256")
    .update(JSON.stringify([actor.userId, id]))
    .digest()
    .readBigInt64BE();
  await sql`select pg_advisory_xact_lock(${String(lock)}::bigint)`.execute(tx);
}

/** The company that the request has made, as long as it is there and the actor is in it. */
async function companyOfRequest(
  tx: Kysely<Tables>,
  { userId }: Actor,
  id: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom("member")
    .innerJoin("request", (join) =>
      join
        .onRef("request.company_id", "=", "member.company_id")
        .onRef("request.user_id", "=", "member.user_id"),
    )
    .select("request.company_id")
    .where("member.user_id", "=", userId)
    .where("request.request_id", "=", id)
    .executeTakeFirst();
  return row?.company_id;
}

async function created(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  config: CompanyConfig,
  now: number,
): Promise<number> {
  const company = await createCompany(tx, parts, actor, config, now);
  if (!company.ok) throw new RefusedWrite(company.error);
  return company.value.id;
}

function targetIn(actor: Actor, { address }: StoredAddress, companyId: number): StoredAddress {
  invariant(address.scope !== "user", "the keys of the commit are those of a company");
  const key =
    address.scope === "fiscalYear"
      ? fiscalYearKey(companyId, address.fiscalYearId, address.kind)
      : companyKey(companyId, address.kind);
  const target = storedAddress(actor, key);
  invariant(target !== undefined, "the same document has a key in every company");
  return target;
}
