import { addToSuggestions, newSuggestionIndex, type SuggestionIndex } from "@huvudbok/core/suggestion";
import { useMemo } from "react";
import { type Bookings, SharedIndex } from "./shared-index.ts";
import { useSharedIndex } from "./use-shared-index.ts";

const NOTHING: SuggestionIndex = newSuggestionIndex();
const NONE: Bookings = new Map();

const growing = { empty: newSuggestionIndex, add: addToSuggestions };
const ofYear = new SharedIndex(growing);
const ofYearBefore = new SharedIndex(growing);

/**
 * What the bookings of a fiscal year teach about the next one, and those of the year before, once they are there:
 * extended when transactions are added, and built the first time in stretches of some milliseconds, so that it never
 * delays typing. It is empty until it belongs to these books: another company's bookings are never suggested.
 */
export function useSuggestionIndex(items: Bookings, before: Bookings = NONE): SuggestionIndex {
  const index = useSharedIndex(ofYear, items) ?? NOTHING;
  const earlier = useSharedIndex(ofYearBefore, before) ?? NOTHING;
  return useMemo(() => (earlier === NOTHING ? index : { ...index, earlier }), [index, earlier]);
}
