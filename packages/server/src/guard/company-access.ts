import { type Access, type Role, roleMay } from "@huvudbok/core/company";
import type { Kysely } from "kysely";
import { roleIn } from "../store/access/members.ts";
import { forbidden, hidden, roleIsMissing } from "../store/access/refusals.ts";
import type { Tables } from "../store/database/database-tables.ts";
import type { Actor, Refusal } from "../store/store.ts";

/** See `Guard`. */
export async function accessRefusal(
  tx: Kysely<Tables>,
  actor: Actor,
  companyId: number,
  access: Access,
): Promise<Refusal | undefined> {
  if (companyId === 0) return undefined;
  return roleRefusal(companyId, await roleIn(tx, actor, companyId), access);
}

/** See `Guard`. */
export function roleRefusal(companyId: number, role: Role | undefined, access: Access): Refusal | undefined {
  if (companyId === 0) return undefined;
  if (role === undefined) return access === "read" ? hidden() : forbidden();
  return roleMay(role, access) ? undefined : roleIsMissing();
}
