import type { Draft } from "@huvudbok/core/draft";

/** A row of the list: a new object when the draft or its selection changes. */
export interface DraftRow {
  readonly draft: Draft;
  readonly isSelected: boolean;
}

/** What names a draft for a person who does not see the row. */
export function draftName({ text, date }: Draft): string {
  return [text.trim() === "" ? "Utkast utan text" : text, date].filter(Boolean).join(", ");
}
