import type { Role } from "@huvudbok/core/company";
import type { Kysely } from "kysely";
import type { Tables } from "../store/database-tables.ts";
import type { Access } from "../store/guard-face.ts";
import { roleIn } from "../store/members.ts";
import { forbidden, notFound, roleIsMissing } from "../store/refusals.ts";
import type { Actor, Refusal } from "../store/store.ts";

/** Who may do what in a company (clarification P30). */
const ROLES: Readonly<Record<Access, readonly Role[]>> = {
  read: ["owner", "bookkeeper", "reader"],
  write: ["owner", "bookkeeper"],
  own: ["owner"],
};

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
  if (role === undefined) return access === "read" ? notFound() : forbidden();
  return ROLES[access].includes(role) ? undefined : roleIsMissing();
}
