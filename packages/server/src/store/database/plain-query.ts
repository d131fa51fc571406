import { CompiledQuery } from "kysely";
import type { Engine } from "./steps/engine.ts";

/**
 * A statement as text, with a question mark for each value. For the statements of every commit: building one with Kysely
 * takes longer than running it. The text must contain no other question marks.
 */
export function plainQuery<Row>(
  engine: Engine,
  text: string,
  values: readonly unknown[],
): CompiledQuery<Row> {
  return CompiledQuery.raw(engine === "postgres" ? numbered(text) : text, [...values]);
}

const cache = new Map<string, string>();
/** When the cache is full it is emptied. */
const MAX_CACHED = 1000;

/** The text with numbered parameters, as PostgreSQL requires. */
function numbered(text: string): string {
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  let count = 0;
  const result = text.replaceAll("?", () => {
    count += 1;
    return `$${count}`;
  });
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(text, result);
  return result;
}
