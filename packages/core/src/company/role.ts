/** What a person can be in a company (clarification P30). */
export const ROLES = ["owner", "bookkeeper", "reader"] as const;
export type Role = (typeof ROLES)[number];

/** The role that a stored text says; undefined for no text, and for one that no role is. */
export function roleOf(text: string | null | undefined): Role | undefined {
  return ROLES.find((role) => role === text);
}
