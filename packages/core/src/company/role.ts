/** The role of a person in a company (CO9). */
export const ROLES = ["owner", "bookkeeper", "reader"] as const;
export type Role = (typeof ROLES)[number];

/** The role of a stored text; undefined without a text, and for one that is not a role. */
export function roleOf(text: string | null | undefined): Role | undefined {
  return ROLES.find((role) => role === text);
}

/** The access that a call or a page needs: to read, to change the books, or to do what only the owner may. */
export type Access = "read" | "write" | "own";

const MAY: Readonly<Record<Role, readonly Access[]>> = {
  owner: ["read", "write", "own"],
  bookkeeper: ["read", "write"],
  reader: ["read"],
};

/** Whether a role has the access (CO9); without a role nothing is allowed. */
export function roleMay(role: Role | undefined, access: Access): boolean {
  return role !== undefined && MAY[role].includes(access);
}
