import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodeStoredHead, decodeStoredItem, decodeStoredNewTransaction } from "./decode.ts";
import { DOCUMENT_KINDS, type DocumentKind, isDocumentKind } from "./document-kind.ts";
import { addMadeUpKind, MADE_UP_KIND } from "./made-up-kind.arbitrary.ts";

/** Registered while the table holds it. */
function madeUp(): DocumentKind {
  if (!isDocumentKind(MADE_UP_KIND)) throw new Error("the kind is in the table while tests run");
  return MADE_UP_KIND;
}

// ST33
describe("bodies stored in several versions", () => {
  beforeAll(() => addMadeUpKind(2));
  afterAll(() => void Reflect.deleteProperty(DOCUMENT_KINDS, MADE_UP_KIND));
  const older = { id: "a", name: "Banken", accountId: 2440, amount: 10.5, from: "2025-02-01" };
  const { name: lender, ...same } = older;
  const newer = { ...same, lender, currency: "SEK" };

  test("an older item and an older head are lifted", () => {
    expect(decodeStoredItem(madeUp(), 1, older)).toEqual(decodeStoredItem(madeUp(), 2, newer));
    expect(decodeStoredItem(madeUp(), 2, newer)).toMatchObject({ ok: true, value: { lender, amount: 1050 } });
    expect(decodeStoredHead(madeUp(), 1, {})).toEqual({ ok: true, value: { currency: "SEK" } });
  });

  test.each([
    ["a form that is not of its version", 2, older, "invalid-field"],
    ["what is no object", 1, "a", "invalid-field"],
    ["a newer version", 3, newer, "newer-version"],
    ["version 0", 0, older, "invalid-field"],
    ["half a version", 1.5, older, "invalid-field"],
  ])("%s is refused", (_name, version, json, code) => {
    expect(decodeStoredItem(madeUp(), version, json)).toMatchObject({ ok: false, error: { code } });
    expect(decodeStoredHead(madeUp(), version, [])).toMatchObject({ ok: false });
  });
});

test("an asset list of before items could be disposed of is read as it is", () => {
  const item = {
    id: "i",
    name: "Dator",
    purchaseDate: "2025-01-01",
    purchasePrice: 10_000,
    depreciationYears: 5,
    inboundDepreciationAmount: 0,
    depreciationAmount: 2000,
  };
  const list = { id: "l", name: "Datorer", depreciationAccountId: 1229, depreciationCostAccountId: 7830 };
  const older = decodeStoredItem("assetManagement", 1, { ...list, items: [item] });
  expect(older).toMatchObject({ ok: true, value: { items: [{ name: "Dator", purchasePrice: 1_000_000 }] } });
  expect(decodeStoredHead("assetManagement", 1, {})).toMatchObject({ ok: true });
  const sold = { ...list, items: [{ ...item, disposedOn: "2025-06-30" }] };
  expect(decodeStoredItem("assetManagement", 2, sold)).toMatchObject({
    ok: true,
    value: { items: [{ disposedOn: "2025-06-30" }] },
  });
});

test("a new transaction that was kept in a version is read in it", () => {
  const fresh = { series: "A", date: "2025-03-01", text: "Papper", locked: false, entries: [] };
  expect(decodeStoredNewTransaction(1, fresh)).toMatchObject({ ok: true, value: { text: "Papper" } });
  expect(decodeStoredNewTransaction(2, fresh)).toMatchObject({ ok: false, error: { code: "newer-version" } });
});
