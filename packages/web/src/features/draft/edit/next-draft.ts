import { type BookedMoney, bookedAlready, newBookedMoney } from "@huvudbok/core/categorisation";
import { type Draft, draftAfter } from "@huvudbok/core/draft";
import type { Transaction } from "@huvudbok/core/transaction";
import { replaceAddress } from "../../../navigation/address.ts";
import { draftPath } from "../../../ui/link/draft-path.ts";
import { nearMoney } from "./near-money.ts";

/** The draft that was opened because the one before it had been registered. */
let opened: string | undefined;

/**
 * Opens a draft in the place of one that is registered, so that a pile is gone through from one to the next; the list where
 * there is none.
 */
export function openNextDraft(next: Pick<Draft, "id"> | undefined): void {
  opened = next?.id;
  replaceAddress(next === undefined ? "/accounting/draft" : draftPath(next.id));
}

/** Whether a draft was opened like that: said once, and then it is a draft like any other. */
export function takeOpenedNext(id: string): boolean {
  const isNext = opened === id;
  opened = undefined;
  return isNext;
}

const NO_DRAFTS = newBookedMoney();

/**
 * The draft to go on with when one has been registered: the next one that is not told to be booked already, or to be the
 * same as one before it (DR14). `registered`: what is in the books, with the new one; `around`: what is near in
 * the years beside.
 */
export function nextDraft(
  drafts: ReadonlyMap<string, Draft>,
  id: string,
  registered: readonly Transaction[],
  around: BookedMoney["around"],
): Draft | undefined {
  const near = nearMoney(registered, drafts, id, around);
  return draftAfter([...drafts.values()], id, (draft) => {
    const { index, booked, twins } = near(draft.date);
    const isTwin = twins.twinOf(draft) !== undefined;
    return isTwin || bookedAlready({ index, booked, ofDrafts: NO_DRAFTS }, draft) !== undefined;
  });
}
