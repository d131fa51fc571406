import { CompiledQuery } from "kysely";
import type { Engine } from "./steps/engine-words.ts";

/**
 * A statement as it is written, with a question mark for each value, for what is asked at every commit: to have one built
 * of parts takes longer than to run it. The text may hold no other question marks.
 */
export function plainQuery<Row>(
  engine: Engine,
  text: string,
  values: readonly unknown[],
): CompiledQuery<Row> {
  return CompiledQuery.raw(engine === "postgres" ? numbered(text) : text, [...values]);
}

const known = new Map<string, string>();
/** More texts than this, and they are numbered anew. */
const MOST_KNOWN = 1000;

/** PostgreSQL has numbers for the values. */
function numbered(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  let count = 0;
  const made = text.replaceAll("?", () => {
    count += 1;
    return `$${count}`;
  });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, made);
  return made;
}
