import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Product } from "./product.ts";

interface StoredConfig {
  readonly packageSetup: { readonly featureSetups: readonly { readonly featureId: number }[] };
}

/** Takes a feature from a company, as when its package has run out: every one is included in the product's own prices. */
export function withoutFeature(product: Product, companyId: number, feature: number): void {
  const database = new DatabaseSync(join(product.dataFolder(), "huvudbok.sqlite"));
  try {
    const row = database.prepare("select config from company where id = ?").get(companyId);
    const config = JSON.parse(String(row?.["config"])) as StoredConfig;
    const featureSetups = config.packageSetup.featureSetups.filter(({ featureId }) => featureId !== feature);
    const left = { ...config, packageSetup: { ...config.packageSetup, featureSetups } };
    database.prepare("update company set config = ? where id = ?").run(JSON.stringify(left), companyId);
  } finally {
    database.close();
  }
}
