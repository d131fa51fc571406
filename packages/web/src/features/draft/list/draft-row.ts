import type { Draft } from "@huvudbok/core/draft";

/** A row of the list: a new object when the draft or its selection changes. */
export interface DraftRow {
  readonly draft: Draft;
  readonly isSelected: boolean;
}
