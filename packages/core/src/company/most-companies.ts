import type { Role } from "./role.ts";

/**
 * Whether a person with these roles owns as many companies as they may. `most` is undefined when the server does not
 * say.
 */
export function ownsMostCompanies(roles: readonly Role[], most: number | undefined): most is number {
  return most !== undefined && roles.filter((role) => role === "owner").length >= most;
}

/** Said by the server, and before anything is sent by the pages that make a company. */
export function tooManyCompaniesText(most: number): string {
  return `Du kan äga högst ${most} företag, och har redan så många. Radera ett som du inte behöver, eller be den som sköter servern höja gränsen (HUVUDBOK_COMPANIES_PER_PERSON).`;
}
