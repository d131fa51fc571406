import type { CompanyConfig } from "@huvudbok/core/api";
import { companyKey, fiscalYearKey } from "@huvudbok/core/document";
import { invariant } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import { createCompany } from "../access/companies.ts";
import type { StoreParts } from "../access/guard-interface.ts";
import { RefusedWrite } from "../access/refusals.ts";
import type { Tables } from "../database/database-tables.ts";
import { type StoredAddress, storedAddress } from "../reading/stored-address.ts";
import type { Actor } from "../store.ts";
import { companyOfRequest, lockRequest } from "./company-request.ts";
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
    (await companyOfRequest(tx, actor, request.id))?.companyId ??
    (await created(tx, parts, actor, newCompany, now));
  return {
    ...commit,
    companyId,
    changes: changes.map((change) => ({ ...change, target: targetIn(actor, change.target, companyId) })),
  };
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
