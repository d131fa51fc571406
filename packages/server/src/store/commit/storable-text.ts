import { isStorableText } from "@huvudbok/core/text";

/** Whether something sent is a text, and one that a database holds. */
export function isStorable(text: unknown): text is string {
  return typeof text === "string" && isStorableText(text);
}
