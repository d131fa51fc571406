/**
 * Shown beside a disabled button: how many fields are still empty, and how many hold what is not valid; undefined when
 * none does. `typed`: what stands in each field that is not valid.
 */
export function remainingFieldsText(typed: readonly string[]): string | undefined {
  const empty = typed.filter((text) => text.trim() === "").length;
  const wrong = typed.length - empty;
  if (typed.length === 0) return undefined;
  if (wrong === 0) return `${empty} fält kvar`;
  return empty === 0 ? `Rätta ${wrong} fält` : `${empty} fält kvar, rätta ${wrong}`;
}
