/**
 * Whether somebody has typed the name of a company, as a proof that it is the one they mean. Blanks that nobody sees do not
 * count, nor in which form an accented letter was typed; upper and lower case do.
 */
export function isTypedName(typed: string, name: string): boolean {
  return comparable(typed) === comparable(name);
}

function comparable(text: string): string {
  return text.normalize("NFC").replaceAll(/\s+/g, " ").trim();
}
