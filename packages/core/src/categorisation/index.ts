export { addToCategorisation } from "./add-to-categorisation.ts";
export { analysedDrafts, matchesOf } from "./analysed-drafts.ts";
export { BookedDrafts } from "./booked-drafts.ts";
export { addToBookedMoney, type BookedMoney, nearTo, newBookedMoney } from "./booked-money.ts";
export { type BookingDoubt, bookedAlready, draftDoubt, withCheckedMark } from "./booked-twice.ts";
export { type CategorisationIndex, newCategorisationIndex } from "./categorisation-index.ts";
export { type DraftFate, draftFates } from "./draft-fates.ts";
export { addToDraftMatcher, bookingsOfDrafts, newDraftMatcher } from "./draft-matcher.ts";
export { draftOfBooking, type KnownMoney, knownMoney } from "./known-money.ts";
export { matchReasonText } from "./reason-text.ts";
export { RegistrationCheck } from "./registration-check.ts";
export {
  bookingsFor,
  type KnownBooking,
  type StatementRow,
  type Suggestion,
  scaledBooking,
  suggestionsFor,
} from "./suggestions-for.ts";
export { nearYearEnds, otherYearOf, transfersAround } from "./transfer/around-year.ts";
