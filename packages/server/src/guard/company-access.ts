import type { Kysely } from "kysely";
import type { Tables } from "../store/database-tables.ts";
import { forbidden, notFound, roleIsMissing } from "../store/refusals.ts";
import type { Actor, Refusal, Role } from "../store/store.ts";

/** What a call wants to do with a company's data. */
export type Access = "read" | "write" | "own";

const ROLES: Readonly<Record<Access, readonly Role[]>> = {
  read: ["owner", "bookkeeper", "reader"],
  write: ["owner", "bookkeeper"],
  own: ["owner"],
};

export async function roleIn(db: Kysely<Tables>, actor: Actor, companyId: number): Promise<Role | undefined> {
  const member = await db
    .selectFrom("member")
    .select("role")
    .where("company_id", "=", companyId)
    .where("user_id", "=", actor.userId)
    .executeTakeFirst();
  return isRole(member?.role) ? member.role : undefined;
}

/**
 * Undefined when the actor may do it. A company that does not exist and one of somebody else give the same refusal, so
 * that nothing can be learned from it. Company 0 is the actor's own documents.
 */
export async function accessRefusal(
  db: Kysely<Tables>,
  actor: Actor,
  companyId: number,
  access: Access,
): Promise<Refusal | undefined> {
  if (companyId === 0) return undefined;
  const role = await roleIn(db, actor, companyId);
  if (role === undefined) return access === "read" ? notFound() : forbidden();
  return ROLES[access].includes(role) ? undefined : roleIsMissing();
}

/** The companies whose data the actor may read. */
export async function companiesOf(db: Kysely<Tables>, actor: Actor): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("member")
    .select("company_id")
    .where("user_id", "=", actor.userId)
    .execute();
  return rows.map((row) => row.company_id);
}

function isRole(text: string | undefined): text is Role {
  return text === "owner" || text === "bookkeeper" || text === "reader";
}
