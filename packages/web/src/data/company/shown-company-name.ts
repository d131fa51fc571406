import type { CompanyConfig } from "@huvudbok/core/api";

/** The name of a company wherever it is shown alone: an example says that it is one. */
export function shownCompanyName({
  recipient: { name },
  isDemonstration,
}: Pick<CompanyConfig, "recipient" | "isDemonstration">): string {
  return isDemonstration === true ? `${name} (exempelföretag)` : name;
}
