const LINE_WIDTH = 200;

function lines(value: unknown, indent: string): string {
  const flat = JSON.stringify(value);
  if (typeof value !== "object" || value === null || indent.length + flat.length <= LINE_WIDTH) return flat;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  if (isList && value.every((item) => typeof item !== "object")) return flat;
  const parts = isList
    ? value.map((item: unknown) => lines(item, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${JSON.stringify(key)}: ${lines(item, inner)}`);
  const [open, close] = isList ? "[]" : "{}";
  return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
}

/**
 * JSON with one short object per line (an account, a VAT box), so that a changed account is one changed line.
 * Lists of numbers or texts stay on one line.
 */
export function jsonText(value: unknown): string {
  return `${lines(value, "")}\n`;
}
