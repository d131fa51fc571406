import type { Company } from "@huvudbok/core/api";
import { companyFeatures } from "@huvudbok/core/feature";
import { serverDay } from "../api/server-clock.ts";

/** The features that a company has today, by the server's clock; without a company those that everybody has. */
export function featuresOf(company: Pick<Company, "config"> | undefined): ReadonlySet<number> {
  return companyFeatures(company?.config.packageSetup, serverDay());
}
