import { expect, test } from "vitest";
import { draft } from "../ledger/ledger.arbitrary.ts";
import { draftsToHandle } from "./drafts-to-handle.ts";

test("a receipt is a draft with a file and no booking; the oldest is next, those without date last", () => {
  const undated = draft("undated", undefined, []);
  const booked = { ...draft("booked", "2025-10-03", [[1930, 5]]), attachmentIds: ["f1"] };
  const receipt = { ...draft("receipt", "2025-10-02", [[0, 5]]), attachmentIds: ["f2"] };
  const older = { ...draft("older", "2025-10-01", []), attachments: [{ id: "f3", name: "a.pdf" }] };
  expect(draftsToHandle([undated, booked, receipt, older, { ...undated, id: "other" }])).toEqual({
    all: 5,
    drafts: 3,
    receipts: 2,
    oldestReceipt: "2025-10-01",
    next: older,
  });
  expect(draftsToHandle([booked, undated]).next).toBe(booked);
  expect(draftsToHandle([undated, booked]).next).toBe(booked);
});

test("nothing waits", () => {
  expect(draftsToHandle([])).toEqual({
    all: 0,
    drafts: 0,
    receipts: 0,
    oldestReceipt: undefined,
    next: undefined,
  });
});
