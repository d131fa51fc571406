import type { HeadOf, ItemOf } from "@huvudbok/core/document";

/** A chart of accounts that is about to be saved in a fiscal year without one. */
export interface NewChart {
  readonly head: HeadOf<"accountPlan">;
  readonly accounts: readonly ItemOf<"accountPlan">[];
}
