import { type DateRange, rangeContains } from "../calendar/index.ts";
import type { Draft } from "../draft/index.ts";
import { attachedFileIds } from "../transaction/index.ts";

/** The drafts that wait to be registered. A receipt is a draft with a file and no booking yet. */
export interface DraftsToHandle {
  readonly all: number;
  /** How many of them are receipts. */
  readonly receipts: number;
  /** How many of them have no date in the year: reports and the closing of the year do not count these. */
  readonly outsideYear: number;
  /** The draft to take first: the oldest; those without date come last. */
  readonly next: Draft | undefined;
}

const AFTER_ALL_DATES = "9999-99-99";

/** Counts the drafts of a year and picks the one to take first. */
export function draftsToHandle(all: readonly Draft[], year: DateRange): DraftsToHandle {
  return {
    all: all.length,
    receipts: all.filter(isReceipt).length,
    outsideYear: all.filter(({ date }) => date === undefined || !rangeContains(year, date)).length,
    next: all.toSorted(byDate)[0],
  };
}

/** What some of the drafts are: "2 är kvitton utan bokföring", "1 saknar datum i året". */
export function draftsDetailTexts({ receipts, outsideYear }: DraftsToHandle): readonly string[] {
  return [
    ...(receipts === 0 ? [] : [`${receipts} är ${receipts === 1 ? "ett kvitto" : "kvitton"} utan bokföring`]),
    ...(outsideYear === 0 ? [] : [`${outsideYear} saknar datum i året`]),
  ];
}

function isReceipt(draft: Draft): boolean {
  const hasFile = attachedFileIds(draft).length > 0;
  return hasFile && draft.entries.every(({ accountId }) => accountId === undefined);
}

function byDate(a: Draft, b: Draft): number {
  const [dateA, dateB] = [a.date ?? AFTER_ALL_DATES, b.date ?? AFTER_ALL_DATES];
  return dateA < dateB ? -1 : Number(dateA > dateB);
}
