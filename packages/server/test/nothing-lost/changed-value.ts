/**
 * A stored value with one change, as a bad disk or a manual edit would make it: a bit of a text, a power of two more or
 * less in a number, a value where there was none.
 */
export function changedValue(value: unknown, random: (limit: number) => number): unknown {
  if (typeof value === "number") return value + (random(2) === 0 ? 1 : -1) * 2 ** random(12);
  if (typeof value !== "string") return value === null ? random(2) : value;
  const bytes = Buffer.from(value);
  if (bytes.length === 0) return "x";
  const at = random(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random(7));
  const changed = bytes.toString().replaceAll("\0", "?");
  return changed === value ? `${value}x` : changed;
}
