import type { Company } from "@huvudbok/core/api";
import { shownCompanyName } from "./shown-company-name.ts";

/**
 * What each company is called in a list of them, by id. Where two have the same name their numbers tell them apart, and
 * where these are the same too, the number of the company in this product, which the settings show.
 */
export function companyNames(
  companies: readonly Pick<Company, "id" | "config">[],
): ReadonlyMap<number, string> {
  const names = companies.map(({ id, config }) => ({ id, config, name: shownCompanyName(config) }));
  return new Map(
    names.map(({ id, config, name }) => {
      const number = config.recipient.organizationNumber;
      const namesakes = names.filter((other) => other.id !== id && other.name === name);
      if (namesakes.length === 0) return [id, name];
      const isTwin = namesakes.some((other) => other.config.recipient.organizationNumber === number);
      return [id, [name, number, isTwin ? `företag ${id}` : ""].filter((part) => part !== "").join(", ")];
    }),
  );
}
