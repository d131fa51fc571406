export type { Draft, DraftEntry } from "./draft.ts";
export { draftErrorText, validateDraft } from "./validate-draft.ts";
