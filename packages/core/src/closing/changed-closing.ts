import type { PreparedEntry } from "../asset/index.ts";
import { type ClosingStep, type Entry, isCopyOf } from "../transaction/index.ts";
import type { ResultBooks } from "./closing-books.ts";
import { closingEntry } from "./closing-entry.ts";
import { closingFindingTexts } from "./closing-finding.ts";

/** What a form was prepared with. */
interface PreparedForm {
  readonly text: string;
  readonly entries: readonly Entry[];
}

interface PreparedStep extends PreparedForm {
  readonly step: ClosingStep;
}

export interface ChangedClosing {
  readonly text: string;
  /** What it would be prepared with now; undefined where nothing is left to book, or something is in the way. */
  readonly entries?: readonly Entry[];
}

const CHANGED = "Beloppet har ändrats sedan formuläret fylldes i.";

/**
 * Of a form that was prepared with a step of the closing and is still open: that the step would book something else now,
 * in Swedish, since somebody has booked in the year (CL11). Undefined where it is what it was.
 */
export function changedClosing(
  { step, ...prepared }: PreparedStep,
  books: ResultBooks,
): ChangedClosing | undefined {
  const now = closingEntry(step, books);
  if ("finding" in now) return { text: [CHANGED, ...closingFindingTexts(now.finding)].join(" ") };
  return changedEntry(prepared, "entry" in now ? now.entry : undefined);
}

/** The same of any form, by what it would be prepared with now; undefined where nothing is left to book. */
export function changedEntry(
  { text, entries }: PreparedForm,
  now: PreparedEntry | undefined,
): ChangedClosing | undefined {
  // What the closing goes on with, on another day, is not what this form books (CL4).
  if (now?.text !== text) return { text: `${CHANGED} Det finns inget kvar att bokföra.` };
  return isCopyOf(now.entries, entries) ? undefined : { text: CHANGED, entries: now.entries };
}
