/** True when two values of plain data are equal all the way down; a field that is undefined counts as absent. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((element, index) => sameValue(element, b[index]));
  }
  const fields = fieldsOf(a);
  const others = fieldsOf(b);
  if (fields.size !== others.size) return false;
  for (const [name, value] of fields) {
    if (!others.has(name) || !sameValue(value, others.get(name))) return false;
  }
  return true;
}

function fieldsOf(object: object): Map<string, unknown> {
  return new Map(Object.entries(object).filter(([, value]) => value !== undefined));
}
