import { expect, test } from "vitest";
import { companyEventsSchema, exportSchema, isEventData } from "./index.ts";

const YEAR = `f${"1".repeat(32)}`;

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
  ["unknown", {}, false],
  ["toString", {}, false],
])("data of %s: %j", (kind, data, isData) => {
  expect(isEventData(kind, data)).toBe(isData);
});

test.each<[string, object]>([
  ["another format", { format: "exe" }],
  ["no year", { fiscalYearId: "1" }],
  ["no name", { fileName: "" }],
  ["a long name", { fileName: "a".repeat(201) }],
  ["a field of its own", { more: 1 }],
])("an export with %s is refused", (_, fields) => {
  const made = { format: "sie4", fiscalYearId: YEAR, fileName: "a.se" };
  expect(exportSchema.safeParse(made).success).toBe(true);
  expect(exportSchema.safeParse({ ...made, ...fields }).success).toBe(false);
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
