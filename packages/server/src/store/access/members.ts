import { type Role, roleOf } from "@huvudbok/core/company";
import type { Kysely } from "kysely";
import { compileOnce } from "../database/compile-once.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Actor } from "../store.ts";
import type { Guard } from "./guard-interface.ts";

/** The role of the actor in a company; undefined for unknown companies, those of others, and unknown roles. */
export async function roleIn(tx: Kysely<Tables>, actor: Actor, companyId: number): Promise<Role | undefined> {
  const { rows } = await memberRow(tx, companyId, actor.userId);
  return roleOf(rows[0]?.role);
}

const memberRow = compileOnce((tx: Kysely<Tables>, companyId: number, userId: string) =>
  tx.selectFrom("member").select("role").where("company_id", "=", companyId).where("user_id", "=", userId),
);

/** The companies that the actor may read. */
export async function companiesOf(
  tx: Kysely<Tables>,
  guard: Pick<Guard, "roleRefusal">,
  actor: Actor,
): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom("member")
    .select(["company_id", "role"])
    .where("user_id", "=", actor.userId)
    .execute();
  return rows.filter((row) => mayRead(guard, row.company_id, row.role)).map((row) => row.company_id);
}

/** Whether a member with this stored role may read the company: the row alone gives no right (ST15). */
export function mayRead(guard: Pick<Guard, "roleRefusal">, companyId: number, role: string): boolean {
  return guard.roleRefusal(companyId, roleOf(role), "read") === undefined;
}
