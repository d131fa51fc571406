import type { IsoDate } from "../calendar/index.ts";
import type { Draft } from "../draft/index.ts";
import { attachedFileIds } from "../transaction/index.ts";

/** The drafts that wait to be registered. A receipt is a draft with a file and no booking yet. */
export interface DraftsToHandle {
  readonly all: number;
  /** Drafts that are not receipts. */
  readonly drafts: number;
  readonly receipts: number;
  /** The date of the oldest dated receipt. */
  readonly oldestReceipt: IsoDate | undefined;
  /** The draft to take first: the oldest; those without date come last. */
  readonly next: Draft | undefined;
}

const AFTER_ALL_DATES = "9999-99-99";

/** Counts the drafts of a year and picks the one to take first. */
export function draftsToHandle(all: readonly Draft[]): DraftsToHandle {
  const byAge = all.toSorted(byDate);
  const receipts = byAge.filter(isReceipt);
  return {
    all: all.length,
    drafts: all.length - receipts.length,
    receipts: receipts.length,
    oldestReceipt: receipts[0]?.date,
    next: byAge[0],
  };
}

function isReceipt(draft: Draft): boolean {
  const hasFile = attachedFileIds(draft).length > 0;
  return hasFile && draft.entries.every(({ accountId }) => accountId === undefined);
}

function byDate(a: Draft, b: Draft): number {
  const [dateA, dateB] = [a.date ?? AFTER_ALL_DATES, b.date ?? AFTER_ALL_DATES];
  return dateA < dateB ? -1 : Number(dateA > dateB);
}
