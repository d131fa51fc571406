import { createHash } from "node:crypto";
import type { CompanyConfig } from "@huvudbok/core/api";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import { createCompany } from "../access/companies.ts";
import type { StoreParts } from "../access/guard-interface.ts";
import { requestIdTaken } from "../access/refusals.ts";
import { rowHash } from "../chain/row-hash.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Actor, Refusal } from "../store.ts";
import { companyOfRequest, lockRequest } from "./company-request.ts";

export interface CreatedCompany {
  readonly id: number;
  /** The same request had made it before: only its answer was lost. */
  readonly isRepeated?: true;
}

/**
 * Creates a company once for each request id of the actor. The same request again finds the company that it made (CO16);
 * one with other details is refused, and says which company that is, so that its details can be changed instead.
 */
export async function createCompanyOnce(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  config: CompanyConfig,
  requestId: string | undefined,
  now: number,
): Promise<Result<CreatedCompany, Refusal>> {
  if (requestId === undefined) return createCompany(tx, parts, actor, config, now);
  await lockRequest(tx, parts.database.engine, actor, requestId);
  const hash = hashOf(config);
  const before = await companyOfRequest(tx, actor, requestId);
  if (before !== undefined) {
    const { companyId: id } = before;
    return before.hash === hash
      ? ok({ id, isRepeated: true })
      : err({ ...requestIdTaken(), details: { id } });
  }
  const created = await createCompany(tx, parts, actor, config, now);
  if (!created.ok) return created;
  const row = {
    company_id: created.value.id,
    user_id: actor.userId,
    request_id: requestId,
    at: now,
    answer: JSON.stringify(created.value),
    body_hash: hash,
  };
  await tx
    .insertInto("request")
    .values({ ...row, row_hash: rowHash("request", row) })
    .execute();
  return created;
}

/** Of what the person has filled in: the package changes with the day. */
function hashOf({ recipient, isDemonstration = false }: CompanyConfig): string {
  return createHash("sha256")
    .update(JSON.stringify(["company", recipient, isDemonstration]))
    .digest("hex");
}
