export type { Draft, DraftEntry } from "./draft.ts";
export { type DraftForm, draftOfForm, formOfDraft, isChangedDraft } from "./draft-form.ts";
export { draftAfter, draftsByDate, isCompleted } from "./draft-order.ts";
export { mergedDraft } from "./merged-draft.ts";
export { draftErrorText, validateDraft } from "./validate-draft.ts";
