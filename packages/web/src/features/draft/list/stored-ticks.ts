import * as z from "zod/mini";
import { parseJsonText } from "../../../data/api/json-text.ts";

/** By the ids of drafts: ticked or unticked. */
export type Ticks = ReadonlyMap<string, boolean>;

const STORED_AS = "draftTicks";
const schema = z.array(z.tuple([z.string(), z.boolean()]));

/** What was ticked in this tab before it was loaded again. */
export function readTicks(): Ticks {
  return new Map(parsedTicks(sessionStorage.getItem(STORED_AS)));
}

export function writeTicks(ticks: Ticks): void {
  try {
    if (ticks.size === 0) sessionStorage.removeItem(STORED_AS);
    else sessionStorage.setItem(STORED_AS, JSON.stringify([...ticks]));
  } catch {
    // The session has no room for all drafts of a big year: they are as they were marked.
  }
}

function parsedTicks(raw: string | null): z.output<typeof schema> {
  const parsed = schema.safeParse(raw === null ? [] : parseJsonText(raw));
  return parsed.success ? parsed.data : [];
}
