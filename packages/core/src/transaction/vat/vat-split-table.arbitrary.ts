import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ListedAccountVat, VatSplitTable } from "./vat-treatment.ts";

const file = join(import.meta.dirname, "../../../../resources/public/vat-split.json");
const { accounts } = JSON.parse(readFileSync(file, "utf8")) as {
  readonly accounts: readonly ListedAccountVat[];
};

/** The table of VAT splits that comes with the product, for tests. */
export const publishedVatSplits: VatSplitTable = new Map(accounts.map((each) => [each.account, each]));
