/** Text as a database holds it: PostgreSQL knows neither NUL nor half characters. */
export function isStorable(text: unknown): text is string {
  return typeof text === "string" && !text.includes("\0") && text.isWellFormed();
}
