/** What a commit is; what each may do to transactions is checked by `checkTransactionsChange`. */
export const COMMIT_INTENTS = [
  "register",
  "import",
  "correct",
  "annotate",
  "delete",
  "convert",
  "undo",
  "edit",
] as const;
export type CommitIntent = (typeof COMMIT_INTENTS)[number];

/** A commit's intent, or "save" for a whole state whose differences the server has found. */
export type ChangeIntent = CommitIntent | "save";
