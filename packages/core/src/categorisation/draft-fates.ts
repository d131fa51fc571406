import { type Draft, isSameDraft } from "../draft/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { BookedDrafts } from "./booked-drafts.ts";
import { addToBookedMoney, newBookedMoney } from "./booked-money.ts";

/** What has become of a draft that a person had before them (DR16). */
export type DraftFate = { readonly draft: Draft } & (
  | { readonly kind: "left" }
  /** It is there, and says something else. */
  | { readonly kind: "changed"; readonly now: Draft }
  /** It is registered. */
  | { readonly kind: "booked"; readonly booking: Transaction }
  /** It is deleted, or put together with another one. */
  | { readonly kind: "gone" }
);

interface Now {
  /** The drafts of the year, by id. */
  readonly drafts: ReadonlyMap<string, Draft>;
  /** What was registered since those drafts were there: an older booking that is like one is another event. */
  readonly registered: Iterable<Transaction>;
}

/** What has become of drafts, in their order: as far as the books tell, one that went is what was registered instead. */
export function draftFates(asked: readonly Draft[], { drafts, registered }: Now): readonly DraftFate[] {
  const money = newBookedMoney();
  addToBookedMoney(money, registered);
  const booked = new BookedDrafts(
    money.rows,
    asked.filter(({ id }) => !drafts.has(id)),
  );
  return asked.map((draft): DraftFate => {
    const now = drafts.get(draft.id);
    if (now !== undefined)
      return isSameDraft(draft, now) ? { draft, kind: "left" } : { draft, kind: "changed", now };
    const found = booked.bookedAs(draft);
    return found?.isOwn === true
      ? { draft, kind: "booked", booking: found.booking }
      : { draft, kind: "gone" };
  });
}
