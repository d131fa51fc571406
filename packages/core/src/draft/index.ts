export {
  type Conversion,
  type ConversionHindrance,
  conversionHindranceText,
  conversionOf,
} from "./conversion.ts";
export type { Draft, DraftAction, DraftAnalysis, DraftEntry, MatchReason } from "./draft.ts";
export {
  chosenAction,
  isChosenByHand,
  isMarked,
  isSameAction,
  otherSideOf,
  PRESELECTED,
  withChosenAction,
} from "./draft-actions.ts";
export { draftAccounts, draftAmount } from "./draft-amount.ts";
export { type DraftForm, draftFormKey, draftOfForm, formOfDraft, isSameDraft } from "./draft-form.ts";
export { draftOfFile } from "./draft-of-file.ts";
export { draftOfTransaction } from "./draft-of-transaction.ts";
export { draftAfter, draftsByDate, isCompleted } from "./draft-order.ts";
export { draftStatus } from "./draft-status.ts";
export { DraftTwins } from "./draft-twins.ts";
export { entriesInPlaceOf } from "./entries-in-place-of.ts";
export { type DraftFilter, filteredDrafts } from "./filter-drafts.ts";
export { isUnbooked } from "./is-unbooked.ts";
export { mergedDraft, possibleMerger } from "./merged-draft.ts";
export { draftsOn, migratedDrafts } from "./migrate-drafts.ts";
export { type OutsideLink, outsideLinks, outsideLinksText } from "./outside-links.ts";
export { isActionAsAsked, performedActions } from "./performed-actions.ts";
export { canBeTransfer, withPossibleActions } from "./possible-transfer.ts";
export {
  countAfterTick,
  type DraftToRegister,
  type RegisterRules,
  registerErrors,
  registrableCount,
  transactionOfDraft,
} from "./register-drafts.ts";
export { type RegisterProgress, registerProgress } from "./register-progress.ts";
export { type DraftSortKey, sortedDrafts } from "./sort-drafts.ts";
export { draftErrorText, validateDraft } from "./validate-draft.ts";
export { waitingDraft } from "./waiting-draft.ts";
