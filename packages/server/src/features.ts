import { readFile } from "node:fs/promises";
import { type FeatureList, featureFileSchema } from "@huvudbok/core/api";
import { FEATURE_RULES, isFeatureId } from "@huvudbok/core/feature";
import { err, ok, type Result } from "@huvudbok/core/shared";

/** The operator's features and prices, or a Swedish sentence about what is wrong with the file. */
export async function readFeatures(path: string): Promise<Result<FeatureList, string>> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return err(`Filen med funktioner kan inte läsas: ${path}`);
  const parsed = featureFileSchema.safeParse(parseJson(text));
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
  const ids = features.map((feature) => feature.id);
  if (new Set(ids).size !== ids.length) return "samma id finns två gånger";
  const unknown = ids.find((id) => !isFeatureId(id));
  if (unknown !== undefined) return `okänd funktion ${unknown}`;
  for (const rule of FEATURE_RULES) {
    const feature = features.find(({ id }) => id === rule.id);
    if (feature === undefined) return `funktion ${rule.id} saknas`;
    if (feature.isOptional !== rule.isOptional)
      return `funktion ${rule.id}: isOptional ska vara ${rule.isOptional}`;
    // An operator can withhold a feature, but cannot offer one that is not built.
    if (feature.isAvailable && !rule.isAvailable) return `funktion ${rule.id} kan inte vara tillgänglig än`;
  }
  if (features.some(({ isOptional, isAvailable }) => !isOptional && !isAvailable))
    return "bokföring måste vara tillgänglig";
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
