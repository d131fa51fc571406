export type { Draft, DraftAction, DraftAnalysis, DraftEntry } from "./draft.ts";
