import { expect, test } from "vitest";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import {
  companyKey,
  documentKey,
  fiscalYearKey,
  NEW_COMPANY_ID,
  parseDocumentKey,
  parseNewCompanyKey,
  userKey,
} from "./document-key.ts";

const fiscalYearId = fiscalYearIdFromGuid("0123456789abcdef0123456789abcdef");

test("a key is taken apart as it was put together", () => {
  expect(parseDocumentKey(userKey("userSettings"))).toEqual({ scope: "user", kind: "userSettings" });
  expect(parseDocumentKey(companyKey(7, "shopify"))).toEqual({
    scope: "company",
    kind: "shopify",
    companyId: 7,
  });
  expect(parseDocumentKey(fiscalYearKey(7, fiscalYearId, "transactions"))).toEqual({
    scope: "fiscalYear",
    kind: "transactions",
    companyId: 7,
    fiscalYearId,
  });
});

test("the key of any kind follows from its scope", () => {
  expect([
    documentKey("userSettings", 7, fiscalYearId),
    documentKey("accountSettings", 7, fiscalYearId),
    documentKey("transactions", 7, fiscalYearId),
  ]).toEqual(["u-userSettings", "c7-accountSettings", `c7-${fiscalYearId}-transactions`]);
});

test.each([
  "",
  "userSettings",
  "u-transactions",
  "u-nothing",
  "c1-nothing",
  "c0-shopify",
  "c1-transactions",
  "c1-userSettings",
  `c1-${fiscalYearId}-shopify`,
  `c1-${fiscalYearId}-nothing`,
  "c1-toString",
  "c1234567890123456-shopify",
  "c1-f0-transactions",
])("%j is no key", (key) => {
  expect(parseDocumentKey(key)).toBeUndefined();
});

test("a company that its commit makes is 0 in its keys, and nowhere else", () => {
  const key = fiscalYearKey(NEW_COMPANY_ID, fiscalYearId, "transactions");
  expect(parseNewCompanyKey(key)).toEqual({
    scope: "fiscalYear",
    kind: "transactions",
    companyId: 0,
    fiscalYearId,
  });
  expect(parseDocumentKey(key)).toBeUndefined();
  for (const other of ["", "u-userSettings", "c7-shopify", "c00-shopify"])
    expect(parseNewCompanyKey(other)).toBeUndefined();
});
