import {
  type Draft,
  type DraftToRegister,
  draftsByDate,
  type RegisterRules,
  registerErrors,
} from "@huvudbok/core/draft";
import { useEffect, useState } from "react";
import { inSlices } from "./in-slices.ts";

interface BuiltList {
  readonly drafts: readonly Draft[];
  readonly rules: RegisterRules;
  readonly list: readonly DraftToRegister[];
}

/**
 * The drafts in the order they are registered, each with what keeps it from being registered. Undefined while the list is
 * being built: in slices, and anew when the drafts or what they are checked against change.
 */
export function useDraftsToRegister(
  drafts: readonly Draft[],
  rules: RegisterRules,
): readonly DraftToRegister[] | undefined {
  const [built, setBuilt] = useState<BuiltList>();
  useEffect(() => {
    let isWanted = true;
    void inSlices(draftsByDate(drafts), (draft) => ({ draft, errors: registerErrors(draft, rules) })).then(
      (list) => isWanted && setBuilt({ drafts, rules, list }),
    );
    return () => {
      isWanted = false;
    };
  }, [drafts, rules]);
  return built?.drafts === drafts && built.rules === rules ? built.list : undefined;
}
