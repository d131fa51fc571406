const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;
const CLOSE_LIST = 0x5d;
const CLOSE_OBJECT = 0x7d;

/** The least bytes that a document has for each of its lists and objects, and for each comma. */
const BYTES_PER_GROUP = 16;
const BYTES_PER_COMMA = 5;
const DEEPEST = 50;

/**
 * Whether a JSON text has more parts for its length, or deeper ones, than any document of ours: such a text takes a
 * hundred times as long to parse and twenty times as much memory as its bytes.
 */
export function isTooDense(json: Uint8Array): boolean {
  let groups = 0;
  let commas = 0;
  let depth = 0;
  const mostGroups = json.length / BYTES_PER_GROUP;
  const mostCommas = json.length / BYTES_PER_COMMA;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) {
      at = endOfText(json, at + 1);
    } else if (byte === COMMA) {
      commas += 1;
      if (commas > mostCommas) return true;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      groups += 1;
      depth += 1;
      if (groups > mostGroups || depth > DEEPEST) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
  return false;
}

/** The end of the string that begins here. */
function endOfText(json: Uint8Array, from: number): number {
  let at = from;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
