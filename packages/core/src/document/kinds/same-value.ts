/**
 * Whether two decoded values have the same fields with the same values, in whichever order. A field that is undefined
 * counts as one that is there.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [fields, others] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return (
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && isSameValue(value, others.get(name)))
  );
}
