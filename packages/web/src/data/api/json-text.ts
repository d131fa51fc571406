/** The value of a JSON text; undefined, which no JSON text means, when it is not one. */
export function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
