import { type BookedMoney, type BookingDoubt, RegistrationCheck } from "@huvudbok/core/categorisation";
import {
  type Draft,
  type DraftToRegister,
  draftsByDate,
  type RegisterRules,
  registerErrors,
} from "@huvudbok/core/draft";
import { useEffect, useState } from "react";
import { inSlices } from "./in-slices.ts";

/** A draft of the review. */
export interface ReviewedDraft extends DraftToRegister {
  /** Why its money may be booked already, in the books or by a draft before it. */
  readonly doubt: BookingDoubt | undefined;
}

interface BuiltList {
  readonly drafts: readonly Draft[];
  readonly rules: RegisterRules;
  readonly booked: BookedMoney;
  readonly list: readonly ReviewedDraft[];
}

/**
 * The drafts in the order they are registered, each with what keeps it from being registered and what it may be booked as
 * already. Undefined while the list is being built: in slices, and anew when the drafts or what they are checked against
 * change. `booked` is undefined while it is not known.
 */
export function useDraftsToRegister(
  drafts: readonly Draft[],
  rules: RegisterRules,
  booked: BookedMoney | undefined,
): readonly ReviewedDraft[] | undefined {
  const [built, setBuilt] = useState<BuiltList>();
  useEffect(() => {
    if (booked === undefined) return undefined;
    let isWanted = true;
    const check = new RegistrationCheck(booked, drafts);
    const reviewed = (draft: Draft) => ({
      draft,
      errors: registerErrors(draft, rules),
      doubt: check.doubtOf(draft),
    });
    void inSlices(draftsByDate(drafts), reviewed).then(
      (list) => isWanted && setBuilt({ drafts, rules, booked, list }),
    );
    return () => {
      isWanted = false;
    };
  }, [drafts, rules, booked]);
  const isOfThese = built?.drafts === drafts && built.rules === rules && built.booked === booked;
  return isOfThese ? built.list : undefined;
}
