import { type Access, type Role, roleMay } from "@huvudbok/core/company";
import { useMemo } from "react";
import { useCompany } from "./company/selected-company.ts";

/**
 * What the person may do in the selected company. The server decides: pages ask in order not to offer what it would
 * refuse.
 */
export interface Rights {
  readonly role: Role | undefined;
  readonly may: (access: Access) => boolean;
  readonly mayWrite: boolean;
}

export function useRights(): Rights {
  const role = useCompany()?.role;
  return useMemo(() => rightsOf(role), [role]);
}

/** What a role may do, in a company that is not the selected one. */
export function rightsOf(role: Role | undefined): Rights {
  const may = (access: Access) => roleMay(role, access);
  return { role, may, mayWrite: may("write") };
}
