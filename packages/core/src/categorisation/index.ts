export { addToCategorisation } from "./add-to-categorisation.ts";
export { analysedDrafts, matchesOf } from "./analysed-drafts.ts";
export { mayBookTwice } from "./booked-twice.ts";
export { type CategorisationIndex, newCategorisationIndex } from "./categorisation-index.ts";
export { addToDraftMatcher, bookingsOfDrafts, newDraftMatcher } from "./draft-matcher.ts";
export { matchReasonText } from "./reason-text.ts";
export {
  bookingsFor,
  type KnownBooking,
  type StatementRow,
  type Suggestion,
  scaledBooking,
  suggestionsFor,
} from "./suggestions-for.ts";
