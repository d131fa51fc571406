import { expect, test } from "vitest";
import { draft, year2025 } from "../ledger/ledger.arbitrary.ts";
import { draftsDetailTexts, draftsToHandle } from "./drafts-to-handle.ts";

test("a receipt is a draft with a file and no booking; the oldest is next, those without date last", () => {
  const undated = draft("undated", undefined, []);
  const booked = { ...draft("booked", "2025-10-03", [[1930, 5]]), attachmentIds: ["f1"] };
  const receipt = { ...draft("receipt", "2025-10-02", [[0, 5]]), attachmentIds: ["f2"] };
  const older = { ...draft("older", "2025-10-01", []), attachments: [{ id: "f3", name: "a.pdf" }] };
  const drafts = [undated, booked, receipt, older, { ...undated, id: "other" }];
  expect(draftsToHandle(drafts, year2025)).toEqual({ all: 5, receipts: 2, outsideYear: 2, next: older });
  expect(draftsToHandle([booked, undated], year2025).next).toBe(booked);
  expect(draftsToHandle([undated, booked], year2025).next).toBe(booked);
});

test("OV8: a draft of another year is not in the year, nor is one without date", () => {
  const dates = ["2024-12-31", "2025-01-01", "2025-12-31", "2026-01-01", undefined];
  const drafts = dates.map((date) => draft(`${date}`, date, []));
  expect(draftsToHandle(drafts, year2025).outsideYear).toBe(3);
});

test.each([
  [0, 0, []],
  [1, 2, ["1 är ett kvitto utan bokföring", "2 saknar datum i året"]],
  [2, 1, ["2 är kvitton utan bokföring", "1 saknar datum i året"]],
])("with %i receipts and %i outside the year it is said what they are", (receipts, outsideYear, texts) => {
  expect(draftsDetailTexts({ all: 5, receipts, outsideYear, next: undefined })).toEqual(texts);
});

test("nothing waits", () => {
  expect(draftsToHandle([], year2025)).toEqual({ all: 0, receipts: 0, outsideYear: 0, next: undefined });
});
