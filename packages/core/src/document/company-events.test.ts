import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { type FiscalYear, fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { eventsOfChange, hasEvents } from "./company-events.ts";

const id = fiscalYearIdFromGuid("1".repeat(32));
const year = (locked: boolean): FiscalYear => ({
  id,
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked,
  transactionSeries: [],
});
const head = (closedThrough?: string) =>
  closedThrough === undefined
    ? { currentFiscalYearId2: id }
    : { currentFiscalYearId2: id, closedThrough: isoDate(closedThrough) };
const lock = (before: boolean, after: boolean) => ({
  kind: "yearLock",
  data: { fiscalYearId: id, from: "2025-01-01", to: "2025-12-31", before, after },
});

// EV1
test.each<[string, Parameters<typeof eventsOfChange<"accountSettings">>[1], readonly object[]]>([
  ["a year is locked", { items: [{ before: year(false), after: year(true) }] }, [lock(false, true)]],
  ["a year is unlocked", { items: [{ before: year(true), after: year(false) }] }, [lock(true, false)]],
  ["a year arrives locked", { items: [{ before: undefined, after: year(true) }] }, [lock(false, true)]],
  ["a year arrives", { items: [{ before: undefined, after: year(false) }] }, []],
  [
    "a year goes",
    { items: [{ before: year(false), after: undefined }] },
    [{ kind: "yearDeleted", data: { fiscalYearId: id, from: "2025-01-01", to: "2025-12-31" } }],
  ],
  ["nothing is there before or after", { items: [{ before: undefined, after: undefined }] }, []],
  [
    "days are closed",
    { head: { before: head(), after: head("2025-01-31") }, items: [] },
    [{ kind: "closedThrough", data: { before: null, after: "2025-01-31" } }],
  ],
  [
    "days are opened",
    { head: { before: head("2025-01-31"), after: undefined }, items: [] },
    [{ kind: "closedThrough", data: { before: "2025-01-31", after: null } }],
  ],
  ["the head changes otherwise", { head: { before: undefined, after: head() }, items: [] }, []],
])("when %s", (_, change, events) => {
  expect(eventsOfChange("accountSettings", change)).toEqual(events);
});

test("other kinds have no events", () => {
  expect([hasEvents("accountSettings"), hasEvents("transactions")]).toEqual([true, false]);
  expect(eventsOfChange("accountPlan", { items: [] })).toEqual([]);
});
