import type { FeatureList } from "@huvudbok/core/api";

/** The settings of tests of the store, where an operator would set others. */
const TEST_FEATURES = new Map([
  [1001, "Bokföring plus"],
  [1002, "Verifikat"],
  [1101, "E-handel"],
]);

/** Low, so that tests need no large documents to meet it. */
export const TEST_HEAD_LIMIT = 2_000_000;

/** What a guard of the tests is made with; tests of a limit say theirs. */
export const TEST_GUARD = {
  featureNames: TEST_FEATURES,
  headLimit: TEST_HEAD_LIMIT,
  companiesPerPerson: 10_000,
  filesLimit: 50_000_000,
};

/** A log that discards everything. */
export const SILENT = { error: () => undefined };

/** The same as an operator's file: without prices, the last one not available. */
export const TEST_FEATURE_LIST: FeatureList = {
  features: [...TEST_FEATURES].map(([id, name]) => ({
    id,
    name,
    description: name,
    isOptional: true,
    isAvailable: id !== 1101,
    priceModel: { basePricePerMonth: 0, periodPrices: [] },
  })),
};
