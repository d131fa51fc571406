import type { Kysely } from "kysely";
import type { Tables } from "./database-tables.ts";
import { preparedQuery } from "./prepared-query.ts";
import type { Actor, Role } from "./store.ts";

const membership = preparedQuery((tx, companyId: number, userId: string) =>
  tx.selectFrom("member").select("role").where("company_id", "=", companyId).where("user_id", "=", userId),
);

const memberships = preparedQuery((tx, userId: string) =>
  tx.selectFrom("member").select("company_id").where("user_id", "=", userId),
);

/** What the actor is in a company; undefined for unknown companies and those of others. */
export async function roleIn(tx: Kysely<Tables>, actor: Actor, companyId: number): Promise<Role | undefined> {
  const [member] = await membership(tx, companyId, actor.userId);
  return roleOf(member?.role);
}

/** The companies that the actor is a member of. */
export async function companiesOf(tx: Kysely<Tables>, actor: Actor): Promise<readonly number[]> {
  const rows = await memberships(tx, actor.userId);
  return rows.map((row) => row.company_id);
}

/** The role that a stored text says; undefined for no row, and for what no role is. */
export function roleOf(text: string | null | undefined): Role | undefined {
  return text === "owner" || text === "bookkeeper" || text === "reader" ? text : undefined;
}
