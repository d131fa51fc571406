import { isBooked } from "../booked/doubt-text.ts";
import type { ToBook } from "../booked/use-ask-booked.tsx";
import type { ReviewedDraft } from "./use-draft-list.ts";

/** The chosen drafts, and those of them whose money may be booked already. */
export function toRegister(chosen: readonly ReviewedDraft[]): ToBook<ReviewedDraft> {
  return {
    chosen,
    booked: chosen.flatMap(({ draft, doubt }) => (isBooked(doubt) ? [{ draft, doubt }] : [])),
    others: chosen.filter(({ doubt }) => !isBooked(doubt)),
  };
}
