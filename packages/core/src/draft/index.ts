export type { Draft, DraftAction, DraftEntry } from "./draft.ts";
export { chosenAction, isMarked } from "./draft-actions.ts";
export { draftAccounts, draftAmount } from "./draft-amount.ts";
export { type DraftForm, draftFormKey, draftOfForm, formOfDraft } from "./draft-form.ts";
export { draftOfFile } from "./draft-of-file.ts";
export { draftAfter, draftsByDate, isCompleted } from "./draft-order.ts";
export { draftStatus } from "./draft-status.ts";
export { type DraftFilter, filteredDrafts } from "./filter-drafts.ts";
export { mergedDraft } from "./merged-draft.ts";
export { draftsOn, migratedDrafts } from "./migrate-drafts.ts";
export { performedActions } from "./performed-actions.ts";
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
