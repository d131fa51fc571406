import type { Draft } from "@huvudbok/core/draft";

/** What names a draft for a person who does not see the row. */
export function draftName({ text, date }: Draft): string {
  return [text.trim() === "" ? "Utkast utan text" : text, date].filter(Boolean).join(", ");
}
