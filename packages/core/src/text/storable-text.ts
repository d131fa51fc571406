/** Text as every database holds it: PostgreSQL knows neither NUL nor half of a pair of characters. */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
