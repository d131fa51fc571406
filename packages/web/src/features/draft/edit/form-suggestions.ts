import {
  type BookingDoubt,
  bookedAlready,
  bookingsFor,
  type CategorisationIndex,
  type KnownBooking,
  matchesOf,
  withCheckedMark,
} from "@huvudbok/core/categorisation";
import {
  type Draft,
  type DraftAction,
  type DraftEntry,
  draftOfForm,
  isMarked,
  PRESELECTED,
} from "@huvudbok/core/draft";
import { draftFormOf } from "../../../parts/entry/draft/entry-draft.ts";
import type { EntryForm } from "../../../parts/entry/form/entry-rows.ts";
import type { NearKnown, NearMoney } from "./near-money.ts";

type Match = Extract<DraftAction, { readonly kind: "match" }>;

/** A booking that is suggested for the form of a draft. */
export interface FormSuggestion {
  readonly action: Match;
  /** For a form without a sum: the whole booking, whose amounts wait for the first one that is typed. */
  readonly waiting?: KnownBooking;
}

export interface FormSuggestions {
  readonly bookings: readonly FormSuggestion[];
  /** Whether the first of them may be taken unasked: likely enough, and of no money that may be booked (CT11). */
  readonly isLikely: boolean;
  /** What the analysis has chosen that no form can do: a transfer, or to delete a duplicate. */
  readonly elsewhere: Exclude<DraftAction, Match> | undefined;
  /** Why registering what stands in the form may book its money twice. */
  readonly doubt: BookingDoubt | undefined;
}

/** What suggestions are learnt from, and the accounts that they may name. */
export interface Learnt {
  readonly index: CategorisationIndex;
  readonly ofDrafts: CategorisationIndex;
  readonly chart: ReadonlyMap<number, unknown>;
  readonly near: NearMoney;
  readonly draftOf: (id: string) => Draft | undefined;
}

/**
 * What is suggested for the form as it is typed, the likeliest first: what the list shows while the draft is as it was
 * analysed (DR3), otherwise what the books say of its text and its sum (CT10).
 */
export function formSuggestions(
  form: EntryForm,
  stored: Pick<Draft, "id"> & Partial<Draft>,
  learnt: Learnt,
): FormSuggestions {
  const draft = draftOfForm(draftFormOf(form), stored);
  const { analysis } = draft;
  const known = learnt.near(draft.date);
  const doubt = registrationDoubt(known, draft, stored);
  if (analysis !== undefined) {
    const [chosen] = analysis.actions;
    const bookings = analysis.actions.flatMap((action) =>
      action.kind === "match" && isInChart(action.entries, learnt) ? [{ action }] : [],
    );
    return {
      bookings,
      isLikely:
        doubt === undefined &&
        isMarked(withCheckedMark(known, draft, learnt.draftOf)) &&
        isSure(bookings[0]) &&
        bookings[0]?.action === chosen,
      elsewhere: chosen === undefined || chosen.kind === "match" ? undefined : chosen,
      doubt,
    };
  }
  const { text } = draft;
  const bookings =
    draft.entries.length === 0
      ? waitingBookings(form, text, learnt)
      : matchesOf(learnt, { text, entries: askedEntries(form, draft) }).map(
          (match): FormSuggestion => ({ action: { kind: "match", ...match } }),
        );
  const [first] = bookings;
  const isLikely =
    doubt === undefined && isSure(first) && bookedAlready(known, draft, first.action.entries) === undefined;
  return { bookings, isLikely, elsewhere: undefined, doubt };
}

/**
 * Why registering what stands in a form may book money twice (CT12): it may be registered, or the draft, as it is stored or
 * as it is typed, is the same as one before it.
 */
function registrationDoubt(
  { before }: NearKnown,
  draft: Draft,
  stored: Partial<Draft>,
): BookingDoubt | undefined {
  const ofStored = keepsRows(draft, stored) ? before.twins.twinOf({ ...draft, ...stored }) : undefined;
  const twin = ofStored ?? before.twins.twinOf(draft);
  return bookedAlready(before, draft) ?? (twin && { kind: "twin", twin });
}

/** Whether a form still has what is stored of its draft: the same day and text, and its rows, perhaps with those it lacked. */
function keepsRows(draft: Draft, { date, text = "", entries = [] }: Partial<Draft>): boolean {
  if (draft.date !== date || draft.text.trim() !== text.trim()) return false;
  return entries.every(({ accountId, amount }) =>
    draft.entries.some((row) =>
      accountId === undefined
        ? Math.abs(row.amount) === Math.abs(amount)
        : row.accountId === accountId && row.amount === amount,
    ),
  );
}

/** The draft that stands in a form, with why registering it may book money twice. */
export function doubtedDraft(
  form: EntryForm,
  stored: Pick<Draft, "id"> & Partial<Draft>,
  { near }: Pick<Learnt, "near">,
): { readonly draft: Draft; readonly doubt: BookingDoubt | undefined } {
  const draft = draftOfForm(draftFormOf(form), stored);
  return { draft, doubt: registrationDoubt(near(draft.date), draft, stored) };
}

function isSure(suggestion: FormSuggestion | undefined): suggestion is FormSuggestion {
  return suggestion !== undefined && suggestion.action.probability >= PRESELECTED;
}

/** The simple mode shows one sum on two rows. */
function askedEntries({ mode }: EntryForm, { entries }: Draft): readonly DraftEntry[] {
  if (mode !== "simple") return entries;
  const own = entries.filter(({ accountId }) => accountId !== undefined);
  return own.length > 0 ? own : entries.slice(0, 1);
}

/** How the text is booked as a whole, by the books or else by other drafts; the simple mode has two rows. */
function waitingBookings(
  { mode }: EntryForm,
  text: string,
  { index, ofDrafts, chart }: Learnt,
): readonly FormSuggestion[] {
  const known = bookingsFor(index, text, chart);
  const all = known.length > 0 ? known : bookingsFor(ofDrafts, text, chart);
  return all
    .filter(({ entries }) => mode === "advanced" || entries.length <= 2)
    .map((booking) => ({ action: { kind: "match", ...booking }, waiting: booking }));
}

function isInChart(entries: readonly DraftEntry[], { chart }: Learnt): boolean {
  return entries.every(({ accountId }) => accountId === undefined || chart.has(accountId));
}
