import type { Kysely } from "kysely";
import type { Tables } from "./database-tables.ts";
import type { Actor, Role } from "./store.ts";

/** What the actor is in a company; undefined for unknown companies and those of others. */
export async function roleIn(tx: Kysely<Tables>, actor: Actor, companyId: number): Promise<Role | undefined> {
  const member = await tx
    .selectFrom("member")
    .select("role")
    .where("company_id", "=", companyId)
    .where("user_id", "=", actor.userId)
    .executeTakeFirst();
  return isRole(member?.role) ? member.role : undefined;
}

/** The companies that the actor is a member of. */
export async function companiesOf(tx: Kysely<Tables>, actor: Actor): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom("member")
    .select("company_id")
    .where("user_id", "=", actor.userId)
    .execute();
  return rows.map((row) => row.company_id);
}

function isRole(text: string | undefined): text is Role {
  return text === "owner" || text === "bookkeeper" || text === "reader";
}
