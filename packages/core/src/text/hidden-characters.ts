/**
 * Characters that are not seen and by which a text is another than it looks: marks that turn the direction of writing,
 * and characters without width. The joiners are hidden only behind what joins nothing: emoji and some scripts need them.
 */
const HIDDEN =
  /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|(?<=^|[\p{Script=Latin}\p{N}\p{P}\s])[\u200C\u200D]/u;
const EVERY_HIDDEN = new RegExp(HIDDEN, "gu");

/** Whether a text has hidden characters. Nobody types them: they come along with what is pasted. */
export function hasHiddenCharacters(text: string): boolean {
  return HIDDEN.test(text);
}

/** The text as it is seen. */
export function withoutHiddenCharacters(text: string): string {
  // Behind a joiner that goes, another may join nothing.
  return hasHiddenCharacters(text) ? withoutHiddenCharacters(text.replace(EVERY_HIDDEN, "")) : text;
}
