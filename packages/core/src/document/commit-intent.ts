/**
 * What a commit is (CH23). The names are hashed and never change. What each may do to transactions is checked by
 * `checkTransactionsChange`, the rest by `intentRefusal`. Archiving a company and closing a year are events of the
 * company and not commits.
 */
export const COMMIT_INTENTS = [
  "register",
  "import",
  "correct",
  "annotate",
  "delete",
  "convert",
  "undo",
  "edit",
  "deleteYear",
  "restore",
  "erase",
] as const;
export type CommitIntent = (typeof COMMIT_INTENTS)[number];

/** A commit's intent, or "save" for a whole state whose differences the server has found. */
export type ChangeIntent = CommitIntent | "save";

/** Intents without a page so far: nothing is stored under these names until their pages exist (CH23). */
export const COMING_INTENTS: ReadonlySet<ChangeIntent> = new Set(["restore", "erase"]);
