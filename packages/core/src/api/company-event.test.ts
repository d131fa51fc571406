import { expect, test } from "vitest";
import { companyEventsSchema, filingSchema, isEventData, recordFilingSchema } from "./index.ts";

const YEAR = `f${"1".repeat(32)}`;
const FILE = { name: "momsrapport.xml", size: 3, sha256: "a".repeat(64) };
const FILING = { kind: "vat", from: "2026-01-01", to: "2026-03-31", files: [FILE], figures: { "05": -1 } };

test.each<[string, unknown, boolean]>([
  [
    "yearLock",
    { fiscalYearId: YEAR, from: "2025-01-01", to: "2025-12-31", before: false, after: true },
    true,
  ],
  ["yearLock", { fiscalYearId: YEAR, before: false, after: true }, false],
  ["closedThrough", { before: null, after: "2025-01-31" }, true],
  ["closedThrough", { before: null, after: "2025-02-31" }, false],
  ["member", { userId: "u", name: "Bo", before: null, after: "reader" }, true],
  ["member", { userId: "u", name: "Bo", before: null, after: "chief" }, false],
  ["export", { format: "sie4", fiscalYearId: YEAR, fileName: "a.se" }, true],
  ["filing", FILING, true],
  ["filing", { ...FILING, more: 1 }, false],
  ["filingDeclared", { filing: 2, before: false, after: true }, true],
  ["filingDeclared", { filing: 2, after: true }, false],
  ["unknown", {}, false],
  ["toString", {}, false],
])("data of %s: %j", (kind, data, isData) => {
  expect(isEventData(kind, data)).toBe(isData);
});

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, code) => [code, 1]));

test.each<[string, object]>([
  ["another kind", { kind: "exe" }],
  ["no day", { from: "2026-02-30" }],
  ["days in the wrong order", { from: "2026-04-01" }],
  ["no file", { files: [] }],
  ["three files", { files: [FILE, FILE, FILE] }],
  ["no name", { files: [{ ...FILE, name: "" }] }],
  ["a long name", { files: [{ ...FILE, name: "a".repeat(201) }] }],
  ["a name that cannot be stored", { files: [{ ...FILE, name: "a\u0000" }] }],
  ["a name of two lines", { files: [{ ...FILE, name: "a\nb" }] }],
  ["a name with a path", { files: [{ ...FILE, name: "../a.xml" }] }],
  ["a name that turns the text", { files: [{ ...FILE, name: "a\u202Elmx.exe" }] }],
  ["a day before all fiscal years", { from: "1899-12-31" }],
  ["a day after all fiscal years", { to: "2200-01-01" }],
  ["nothing in it", { files: [{ ...FILE, size: 0 }] }],
  ["more in it than a file holds", { files: [{ ...FILE, size: 1e15 }] }],
  ["the text of the file", { files: [{ ...FILE, text: "hemligt" }] }],
  ["another hash", { files: [{ ...FILE, sha256: "A".repeat(64) }] }],
  ["a size below zero", { files: [{ ...FILE, size: -1 }] }],
  ["öre", { figures: { "05": 0.5 } }],
  ["a text as figure", { figures: { "05": "1" } }],
  ["a text as code", { figures: { "hej du": 1 } }],
  ["too large a figure", { figures: { "05": 1e14 } }],
  ["too many figures", { figures: many(401) }],
  ["a field of its own", { more: 1 }],
])("FI1: a file with %s is refused", (_, fields) => {
  expect(filingSchema.safeParse({ ...FILING, figures: many(400) }).success).toBe(true);
  expect(filingSchema.safeParse({ ...FILING, ...fields }).success).toBe(false);
});

test.each<[string, Record<string, number> | undefined, boolean]>([
  ["vat", { "05": 1, "08": 1, 10: 1, 24: 1, 32: 1, 35: 1, 42: 1, 48: 1, 49: 1, 50: 1, 62: 1 }, true],
  ["vat", { 5: 1 }, false],
  ["vat", { 49: 1, "09": 1 }, false],
  ["vat", { 33: 1 }, false],
  ["vat", { 43: 1 }, false],
  ["vat", { "DE123456789-35": 1 }, false],
  ["ecSales", { 35: 1, 38: 0, 39: 0, "DE123456789-35": 1, "XI123456789-39": -1 }, true],
  ["ecSales", { 36: 1 }, false],
  ["ecSales", { "DE123456789-36": 1 }, false],
  ["ecSales", { "de123456789-35": 1 }, false],
  ["incomeTax", { 7410: 1, 8045: 1 }, true],
  ["incomeTax", { 80: 1, 84: 1, 86: 1, 93: 1, 95: 1, 96: 1, 97: 1, 98: 1 }, true],
  ["incomeTax", { 49: 1 }, false],
  ["incomeTax", { 81: 1 }, false],
  ["incomeTax", { 94: 1 }, false],
  ["ecSales", { "IE1+23456L-35": 1, "IE1*23456L-39": 1 }, true],
  ["incomeTax", { "0410": 1 }, false],
  ["oss", undefined, true],
  ["oss", { DE: 1 }, false],
  ["sie4", undefined, true],
  ["sie4", { 49: 1 }, false],
])("FI6: a file of %s with %j is taken: %s", (kind, figures, isTaken) => {
  const { figures: _, ...filing } = FILING;
  const given = { ...filing, kind, ...(figures === undefined ? {} : { figures }) };
  expect(recordFilingSchema.safeParse(given).success).toBe(isTaken);
  // What is stored already is not judged by it.
  expect(filingSchema.safeParse(given).success).toBe(true);
});

test("an erased event has no data", () => {
  const event = {
    sequence: 1,
    at: "2025-06-10T10:00:00.000Z",
    userId: "u",
    userName: "Anna",
    kind: "member",
  };
  const page = { events: [{ ...event, data: null }], next: null };
  expect(companyEventsSchema.safeParse(page).success).toBe(true);
});
