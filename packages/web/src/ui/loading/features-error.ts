import type { UsedFeatures } from "../../data/company/use-features.ts";
import { type PageError, pageErrorOf } from "../page-frame/error-level.ts";

/** Why the list of features is missing, with a button that asks for it again; undefined when it is there or on its way. */
export function featuresError({ features, error, reload }: UsedFeatures): PageError | undefined {
  if (error === undefined || features !== undefined) return undefined;
  return {
    ...pageErrorOf(error),
    title: "Kan inte hämta funktioner",
    action: { label: "Försök igen", onClick: () => void reload() },
  };
}
