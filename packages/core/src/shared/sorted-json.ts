/** JSON in which the order of fields makes no difference: what comes from the store has another one. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value ?? null, sorted);
}

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
