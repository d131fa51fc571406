import { readFile } from "node:fs/promises";
import { featureListSchema } from "@huvudbok/core/api";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type * as z from "zod/mini";

export type FeatureList = z.infer<typeof featureListSchema>;

/** The feature that every company has: bookkeeping itself (clarification 2.1). */
const BASE_FEATURE = 1000;

/** The operator's features and prices, or in Swedish what is wrong with the file. */
export async function readFeatures(path: string): Promise<Result<FeatureList, string>> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return err(`Filen med funktioner kan inte läsas: ${path}`);
  const parsed = featureListSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    const places = parsed.error.issues.map((issue) => issue.path.join(".") || "hela filen");
    return err(`Filen med funktioner är felaktig: ${path} (${places.join(", ")})`);
  }
  const problem = problemOf(parsed.data);
  return problem === undefined
    ? ok(parsed.data)
    : err(`Filen med funktioner är felaktig: ${path} (${problem})`);
}

function problemOf({ features }: FeatureList): string | undefined {
  const ids = new Set(features.map((feature) => feature.id));
  if (ids.size !== features.length) return "samma id finns två gånger";
  const base = features.find((feature) => feature.id === BASE_FEATURE);
  if (base === undefined || base.isOptional || !base.isAvailable)
    return `funktion ${BASE_FEATURE} måste finnas för alla`;
  const prices = features.flatMap(({ priceModel }) => [
    priceModel.basePricePerMonth,
    ...priceModel.periodPrices.map((price) => price.pricePerMonth),
  ]);
  return prices.every((price) => price >= 0) ? undefined : "ett pris är mindre än noll";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
